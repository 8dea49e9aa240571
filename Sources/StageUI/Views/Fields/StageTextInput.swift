// Licensed under the Apache License, Version 2.0.

/// The input state that the field with the focus gives the keyboard.
public struct StageTextInput: Hashable, Sendable {
    /// The name of the field.
    public let label: String
    /// The text of the field; bullets when it is hidden.
    public let text: String
    /// The selected characters; empty where the caret stands.
    public let selection: Range<Int>
    /// The kind of keyboard.
    public let keyboardType: UIKeyboardType
    /// The meaning of the text, for filling it in.
    public let textContentType: UITextContentType?
    /// The letters that are made capitals; nil for the first of each sentence.
    public let autocapitalization: TextInputAutocapitalization?
    /// Indicates whether the keyboard shows capitals now.
    public let isShifted: Bool
    /// Indicates whether text is left as it was typed.
    public let isAutocorrectionDisabled: Bool
    /// The label of the return key.
    public let submitLabel: SubmitLabel
    /// Indicates whether the text is hidden.
    public let isSecure: Bool
    /// Indicates whether the return key begins a new line.
    public let isMultiline: Bool
}

extension Stage {
    /// The input state that the field with the focus gives the keyboard; nil when no field has the focus.
    public var textInput: StageTextInput? { (focus.current as? EditorNode)?.input }
}

extension EditorNode {
    fileprivate var input: StageTextInput {
        StageTextInput(
            label: view.title.text.plain(in: environment), text: shown, selection: buffer.selection,
            keyboardType: environment.keyboardType,
            textContentType: environment.textContentType,
            autocapitalization: environment.autocapitalization, isShifted: isShifted,
            isAutocorrectionDisabled: environment.autocorrectionDisabled,
            submitLabel: environment.submitLabel, isSecure: view.isSecure, isMultiline: isMultiline)
    }

    /// Keyboards for URLs and numbers have no shift state.
    private var isShifted: Bool {
        if view.isSecure { return false }
        switch environment.keyboardType {
        case .default, .twitter, .namePhonePad, .asciiCapable, .webSearch: break
        default: if environment.autocapitalization == nil { return false }
        }
        return (environment.autocapitalization ?? .sentences).isShifted(after: buffer.textBefore)
    }
}
