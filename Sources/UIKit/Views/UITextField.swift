// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// The object that a field informs.
@MainActor
@preconcurrency
public protocol UITextFieldDelegate: AnyObject {
    /// Returns whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Tells the delegate that editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Tells the delegate that editing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Returns whether the sign that clears the field does its work.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns whether the key for return does its work.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Returns whether a change may be made.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Tells the delegate that the text or its selection has changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
    /// True.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// True.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// True.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
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
    private var views: (keyboard: UIView?, above: UIView?) = (nil, nil)
    /// The view above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { views.above }
        set { views.above = newValue }
    }
    /// The view in place of the keyboard.
    open override var inputView: UIView? {
        get { views.keyboard }
        set { views.keyboard = newValue }
    }
    /// Indicates whether the key for return has no use in an empty field.
    open var enablesReturnKeyAutomatically = false
    /// The look of the keyboard.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// Indicates whether wrong words are marked.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Indicates whether two hyphens become a dash.
    open var smartDashesType = UITextSmartDashesType.default
    /// Indicates whether straight quotation marks become curly.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Indicates whether spaces are added and taken away as text is pasted.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// The rules of new passwords.
    open var passwordRules: UITextInputPasswordRules?
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
    /// The times at which the view before the text is seen.
    open var leftViewMode = ViewMode.never
    /// The view after the text.
    open var rightView: UIView?
    /// The times at which the view after the text is seen.
    open var rightViewMode = ViewMode.never
    /// The attributes of all of the text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of what is typed.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// Indicates whether the text follows the user's size of text.
    open var adjustsFontForContentSizeCategory = false
    /// Indicates whether the text is smaller where it has no room.
    open var adjustsFontSizeToFitWidth = false
    /// The least size of text that has no room, in points; 0 for none.
    open var minimumFontSize: CGFloat = 0
    /// Indicates whether the text goes as editing begins.
    open var clearsOnBeginEditing = false
    /// Indicates whether the text goes as the user types.
    open var clearsOnInsertion = false
    /// Indicates whether users can change attributes.
    open var allowsEditingTextAttributes = false
    /// The picture of the field.
    open var background: UIImage?
    /// The picture of a field without use.
    open var disabledBackground: UIImage?
    /// Indicates whether the text is being edited: never.
    open var isEditing: Bool { false }
    /// The part of the text that is chosen, as it was set.
    open var selectedTextRange: UITextRange?
    /// Indicates whether there is a text.
    open var hasText: Bool { !(text ?? "").isEmpty }
    /// Puts characters at the end of the text.
    open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    /// Takes the last character away.
    open func deleteBackward() { text = text.map { String($0.dropLast()) } }
    /// Indicates whether the text is hidden.
    open var isSecureTextEntry = false
    /// The object that is informed; nobody tells it anything here.
    public weak var delegate: (any UITextFieldDelegate)?
    /// The times at which something in a field is seen.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never
        /// While it is edited.
        case whileEditing
        /// While it is not edited.
        case unlessEditing
        /// Always.
        case always
    }
    /// The times at which the sign that clears the field is seen.
    open var clearButtonMode = ViewMode.never {
        didSet { note("clearButtonMode", instead: "a button over the field") }
    }

    // MARK: - Places

    /// Returns the place of the text, in points: between the views before and after it.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let (left, right) = (
            leftViewMode == .never ? .zero : leftViewRect(forBounds: bounds),
            rightViewMode == .never ? .zero : rightViewRect(forBounds: bounds)
        )
        return CGRect(
            x: bounds.minX + left.width, y: bounds.minY,
            width: max(0, bounds.width - left.width - right.width), height: bounds.height)
    }
    /// Returns the place of the text while it is edited, in points.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the place of the words in an empty field, in points.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the place of the view before the text, in points: at the left, in the middle of the height.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return CGRect(
            x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    /// Returns the place of the view after the text, in points: at the right, in the middle of the height.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }
    /// Returns the place of the sign that clears the field, in points.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
    }
}
