// Licensed under the Apache License, Version 2.0.

/// The look of text fields; the subset has the styles below and accepts no others.
public protocol TextFieldStyle {}

/// The usual look, which is the plain one.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
}

/// Text without anything around it.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
}

/// Text inside a box with rounded corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The usual look.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Text without anything around it.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// Text inside a box with rounded corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private enum BorderedFieldKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var hasBorderedFields: Bool {
        get { self[BorderedFieldKey.self] }
        set { self[BorderedFieldKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the text fields inside the view.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.hasBorderedFields, style is RoundedBorderTextFieldStyle)
    }
}
