// Licensed under the Apache License, Version 2.0.

/// A field for one line of private text: it shows bullets.
public struct SecureField<Label: View>: View {
    private let title: EditorTitle
    private let text: Binding<String>
    private let prompt: Text?
    /// The callback of old fields on a submission.
    var submitted: (@MainActor () -> Void)?

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - text: The text of the field.
    ///   - prompt: The placeholder of an empty field; the label if there is none.
    ///   - label: The purpose of the field.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        title = EditorTitle(label())
        self.text = text
        self.prompt = prompt
    }

    /// The field in the style of the environment.
    public var body: some View {
        var field = TextField<_TextFieldStyleLabel>(content: .text(text), prompt: prompt, title: title)
        (field.isSecure, field.submitted) = (true, submitted)
        return StyledField(field: field)
    }
}

extension SecureField where Label == Text {
    /// Creates a field whose title is shown while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }
    /// Creates a field with a title that is read and a prompt that is shown while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }
    /// Creates a field whose title is shown while it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }
    /// Creates a field with a title that is read and a prompt that is shown while it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}
