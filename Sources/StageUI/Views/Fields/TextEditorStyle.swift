// Licensed under the Apache License, Version 2.0.

/// The look of text editors; they look alike.
public protocol TextEditorStyle {}

/// The usual look.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}
}
/// The text alone.
public struct PlainTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The usual look.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// The text alone.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
    /// Sets the look of the text editors inside the view; they look alike.
    public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}
