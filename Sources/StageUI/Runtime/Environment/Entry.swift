// Licensed under the Apache License, Version 2.0.

/// Turns a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`
/// into an entry of them:
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var accent: Color = .blue
/// }
/// ```
///
/// An entry of `FocusedValues` has an optional type and no value: no view may have the focus.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "StageMacros", type: "Entry")
