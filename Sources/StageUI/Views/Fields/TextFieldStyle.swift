// Licensed under the Apache License, Version 2.0.

/// The look of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The type of the drawn field.
    associatedtype _Body: View
    /// The label of a field that a style gets.
    typealias _Label = _TextFieldStyleLabel
    /// Draws a field.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of a field that a style gets.
public struct _TextFieldStyleLabel: View {
    /// Nothing: the field itself shows its label.
    public var body: some View { EmptyView() }
}

/// The usual look, which is the plain one.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The field as it is.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// Text without anything around it.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The field as it is.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// Text inside a box with rounded corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The field as it is.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
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

/// A type-erased style of an app.
struct DrawnField {
    let draw: @MainActor (TextField<_TextFieldStyleLabel>) -> AnyView
}

private enum DrawnFieldKey: EnvironmentKey { static var defaultValue: DrawnField? { nil } }

extension EnvironmentValues {
    var hasBorderedFields: Bool {
        get { self[BorderedFieldKey.self] }
        set { self[BorderedFieldKey.self] = newValue }
    }
    /// Draws fields; nil for a look of the system.
    var drawnField: DrawnField? {
        get { self[DrawnFieldKey.self] }
        set { self[DrawnFieldKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the text fields inside the view.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        let isSystems = style is DefaultTextFieldStyle || style is PlainTextFieldStyle
        let isBordered = style is RoundedBorderTextFieldStyle
        return environment(\.hasBorderedFields, isBordered).environment(
            \.drawnField,
            isSystems || isBordered
                ? nil
                : DrawnField { field in AnyView(MadeView(style) { $0._body(configuration: field) }) })
    }
}

/// A field in the style of the environment: one of the system's, or an app's own, in which a field looks as usual.
struct StyledField<Label: View>: View, UnnamedView {
    let field: TextField<Label>
    @Environment(\.drawnField) private var style

    var body: some View {
        if let style {
            style.draw(TextField(field)).environment(\.drawnField, nil)
        } else {
            TextFieldBody(field: field)
        }
    }
}
