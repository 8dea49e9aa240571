// Licensed under the Apache License, Version 2.0.

/// The repetition of the action of a button that is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    let name: String
    /// As the system has it.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// It acts repeatedly.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// It acts once.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

private enum ButtonRepeatKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
    /// The repetition of the action of buttons that are held.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatKey.self] }
        set { self[ButtonRepeatKey.self] = newValue }
    }
}

extension View {
    /// Sets whether buttons act repeatedly while a finger, or their shortcut, is held; by default each acts once.
    @_disfavoredOverload
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
