// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// The object that a field for lines of text informs.
@MainActor
@preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Tells the delegate that the text has changed.
    func textViewDidChange(_ textView: UITextView)
    /// Tells the delegate that editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Tells the delegate that editing has ended.
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
