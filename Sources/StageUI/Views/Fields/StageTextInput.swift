// Licensed under the Apache License, Version 2.0.

/// What the field with the focus tells the keyboard.
public struct StageTextInput: Hashable, Sendable {
    /// The name of the field.
    public let label: String
    /// What is in the field; bullets when it is hidden.
    public let text: String
    /// The selected characters; empty where the caret stands.
    public let selection: Range<Int>
    /// The kind of keyboard.
    public let keyboardType: UIKeyboardType
    /// The meaning of the text, for filling it in.
    public let textContentType: UITextContentType?
    /// Which letters are made capitals; nil for the first of each sentence.
    public let autocapitalization: TextInputAutocapitalization?
    /// Whether the keyboard shows capitals now.
    public let isShifted: Bool
    /// Whether words are left as they were typed.
    public let isAutocorrectionDisabled: Bool
    /// What the return key says.
    public let submitLabel: SubmitLabel
    /// Whether the text is hidden.
    public let isSecure: Bool
    /// Whether the return key begins a new line.
    public let isMultiline: Bool
}

extension Stage {
    /// What the field with the focus tells the keyboard; nil when no field has the focus.
    public var textInput: StageTextInput? { (focus.current as? EditorNode)?.input }
}

extension EditorNode {
    fileprivate var input: StageTextInput {
        StageTextInput(
            label: view.title.text.plain, text: shown, selection: buffer.selection,
            keyboardType: environment.keyboardType,
            textContentType: environment.textContentType,
            autocapitalization: environment.autocapitalization, isShifted: isShifted,
            isAutocorrectionDisabled: environment.autocorrectionDisabled,
            submitLabel: environment.submitLabel, isSecure: view.isSecure, isMultiline: isMultiline)
    }

    /// Keyboards for addresses and numbers have no shift of their own.
    private var isShifted: Bool {
        if view.isSecure { return false }
        switch environment.keyboardType {
        case .default, .twitter, .namePhonePad, .asciiCapable, .webSearch: break
        default: if environment.autocapitalization == nil { return false }
        }
        return (environment.autocapitalization ?? .sentences).isShifted(after: buffer.textBefore)
    }
}
