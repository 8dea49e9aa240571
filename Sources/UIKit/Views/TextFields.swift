// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// The object that a field for lines of text informs.
@MainActor
@preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Learns that the text has changed.
    func textViewDidChange(_ textView: UITextView)
    /// Learns that editing begins.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Learns that editing ends.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns whether a change may be made.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
}

extension UITextViewDelegate {
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// True.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
}

/// The object that a field informs.
@MainActor
@preconcurrency
public protocol UITextFieldDelegate: AnyObject {
    /// Learns that editing begins.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Learns that editing ends.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Returns whether the key for return does its work.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Returns whether a change may be made.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Learns that the text or the choice in it has changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// True.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// True.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
}

/// A field for lines of text.
@MainActor
@preconcurrency
open class UITextView: UIScrollView {
    /// The text.
    open var text = ""
    /// The text with its attributes.
    open var attributedText = NSAttributedString(string: "")
    /// The font.
    open var font: UIFont?
    /// The colour.
    open var textColor: UIColor? { didSet { note("textColor", instead: ".foregroundStyle") } }
    /// The side that lines stand at.
    open var textAlignment = NSTextAlignment.natural
    /// The keyboard.
    open var keyboardType = UIKeyboardType.default
    /// The word on the key for return.
    open var returnKeyType = UIReturnKeyType.default
    /// Indicates whether spelling is corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// The words that begin with a capital.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// The meaning of the text.
    open var textContentType: UITextContentType?
    /// The view above the keyboard.
    open var inputAccessoryView: UIView?
    /// Indicates whether the text can be changed.
    open var isEditable = true
    /// Indicates whether the text can be chosen.
    open var isSelectable = true
    /// The space around the text, in points.
    open var textContainerInset = UIEdgeInsets.zero {
        didSet { note("textContainerInset", instead: ".contentMargins") }
    }
    /// The room of the lines.
    open private(set) lazy var textContainer = NSTextContainer()
    /// Indicates whether the text follows the user's size of text.
    open var adjustsFontForContentSizeCategory = false
    /// Indicates whether users can change attributes.
    open var allowsEditingTextAttributes = false
    /// The kinds of data that become links.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// Indicates whether words are proposed while the user types.
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// The attributes of links.
    open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The part that is chosen, in UTF-16.
    open var selectedRange = NSRange(location: 0, length: 0)
}

/// A field for a line of text.
@MainActor
@preconcurrency
open class UITextField: UIControl {
    /// The text.
    open var text: String?
    /// The words in an empty field.
    open var placeholder: String?
    /// The font.
    open var font: UIFont?
    /// The colour.
    open var textColor: UIColor? { didSet { note("textColor", instead: ".foregroundStyle") } }
    /// The keyboard.
    open var keyboardType = UIKeyboardType.default
    /// The word on the key for return.
    open var returnKeyType = UIReturnKeyType.default
    /// Indicates whether spelling is corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// The words that begin with a capital.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// The meaning of the text.
    open var textContentType: UITextContentType?
    /// The view above the keyboard.
    open var inputAccessoryView: UIView?
    /// The text with its attributes.
    open var attributedText: NSAttributedString?
    /// The words in an empty field with their attributes.
    open var attributedPlaceholder: NSAttributedString?
    /// The side that the text stands at.
    open var textAlignment = NSTextAlignment.natural
    /// The look of the border.
    open var borderStyle = BorderStyle.none
    /// The looks of a border.
    public enum BorderStyle: Int, Sendable {
        /// None.
        case none
        /// A line.
        case line
        /// Carved.
        case bezel
        /// Round.
        case roundedRect
    }
    /// The view before the text.
    open var leftView: UIView?
    /// The view after the text.
    open var rightView: UIView?
    /// Indicates whether the text is hidden.
    open var isSecureTextEntry = false
    /// The object that is informed; nobody tells it anything here.
    public weak var delegate: (any UITextFieldDelegate)?
    /// The places of the sign that clears a field.
    public enum ViewMode: Int, Sendable {
        /// Nowhere.
        case never
        /// While it is edited.
        case whileEditing
        /// While it is not edited.
        case unlessEditing
        /// Always.
        case always
    }
    /// The place of the sign that clears the field.
    open var clearButtonMode = ViewMode.never {
        didSet { note("clearButtonMode", instead: "a button over the field") }
    }
}

/// The words on the key for return.
public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default`
    /// Go.
    case go
    /// Join.
    case join = 4
    /// Next.
    case next = 3
    /// Search.
    case search = 6
    /// Send.
    case send = 7
    /// Done.
    case done = 9
    /// Continue.
    case `continue` = 11
}

/// The settings for spelling.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As usual.
    case `default`
    /// Not corrected.
    case no
    /// Corrected.
    case yes
}
