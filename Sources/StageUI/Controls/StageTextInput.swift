// Licensed under the Apache License, Version 2.0.

/// What the field with the focus wants of the keyboard.
public struct StageTextInput: Hashable, Sendable {
    /// The name of the field.
    public let label: String
    /// The kind of keyboard.
    public let keyboardType: UIKeyboardType
    /// The meaning of the text, for filling it in.
    public let textContentType: UITextContentType?
    /// Which letters are made capitals; nil for the first of each sentence.
    public let autocapitalization: TextInputAutocapitalization?
    /// Whether words are left as they were typed.
    public let isAutocorrectionDisabled: Bool
    /// What the return key says.
    public let submitLabel: SubmitLabel
    /// Whether the text is hidden.
    public let isSecure: Bool
}

extension Stage {
    /// What the field with the focus wants of the keyboard; nil when no field has the focus.
    public var textInput: StageTextInput? { (focus.current as? EditorNode)?.input }
}

extension EditorNode {
    fileprivate var input: StageTextInput {
        StageTextInput(
            label: view.title.text.plain, keyboardType: environment.keyboardType,
            textContentType: environment.textContentType,
            autocapitalization: environment.autocapitalization,
            isAutocorrectionDisabled: environment.autocorrectionDisabled,
            submitLabel: environment.submitLabel, isSecure: view.isSecure)
    }
}
