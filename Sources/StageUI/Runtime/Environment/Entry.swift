// Licensed under the Apache License, Version 2.0.

/// Turns a variable in an extension of the environment's or a transaction's values into an entry of them:
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var accent: Color = .blue
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "StageMacros", type: "Entry")
