// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A view that scrolls.
@MainActor
@preconcurrency
open class UIScrollView: UIView {
    /// Indicates whether content goes past its end and back.
    open var bounces = true { didSet { note("bounces", instead: ".scrollBounceBehavior") } }
    /// Indicates whether the bars are shown.
    open var showsVerticalScrollIndicator = true {
        didSet { note("showsVerticalScrollIndicator", instead: ".scrollIndicators") }
    }
    /// Indicates whether content stops at pages.
    open var isPagingEnabled = false {
        didSet { note("isPagingEnabled", instead: ".scrollTargetBehavior(.paging)") }
    }
    /// The way in which the keyboard is put away.
    open var keyboardDismissMode = KeyboardDismissMode.none {
        didSet { note("keyboardDismissMode", instead: ".scrollDismissesKeyboard") }
    }
    /// The object that is informed; nobody tells it anything here.
    public weak var delegate: (any UIScrollViewDelegate)?
    /// Indicates whether the bars at the bottom are shown.
    open var showsHorizontalScrollIndicator = true
    /// Indicates whether a finger scrolls.
    open var isScrollEnabled = true { didSet { note("isScrollEnabled", instead: ".scrollDisabled") } }
    /// Indicates whether content that fits goes past its end, too.
    open var alwaysBounceVertical = false
    /// Indicates whether content that fits goes past its side, too.
    open var alwaysBounceHorizontal = false
    /// The greatest scale.
    open var maximumZoomScale: CGFloat = 1
    /// The least scale.
    open var minimumZoomScale: CGFloat = 1
    /// The scale.
    open var zoomScale: CGFloat = 1
    /// Indicates whether the scale goes past its ends and back.
    open var bouncesZoom = true
    /// The size of the content, in points.
    open var contentSize = CGSize.zero
    /// The corner of the content that is seen, in points.
    open var contentOffset = CGPoint.zero
    /// The space around the content, in points.
    open var contentInset = UIEdgeInsets.zero
    /// Sets the corner of the content that is seen.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }
    /// The ways in which the keyboard is put away.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Not by scrolling.
        case none
        /// When scrolling begins.
        case onDrag
        /// By the finger.
        case interactive
    }
}

/// A list of rows.
@MainActor
@preconcurrency
open class UITableView: UIScrollView {
    /// The styles of the lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none
        /// One line.
        case singleLine
    }
    /// The style of the lines between rows.
    open var separatorStyle = SeparatorStyle.singleLine {
        didSet { note("separatorStyle", instead: ".listRowSeparator") }
    }
    /// The colour of the lines between rows.
    open var separatorColor: UIColor? { didSet { note("separatorColor", instead: ".listRowSeparatorTint") } }
    /// The space above a section, in points.
    open var sectionHeaderTopPadding: CGFloat = 0 {
        didSet { note("sectionHeaderTopPadding", instead: ".listSectionSpacing") }
    }
    /// The view after the last row.
    open var tableFooterView: UIView? { didSet { note("tableFooterView", instead: "a row of its own") } }
}

/// A row of a list.
@MainActor
@preconcurrency
open class UITableViewCell: UIView {
    /// The ways in which a chosen row is marked.
    public enum SelectionStyle: Int, Sendable {
        /// Not at all.
        case none
        /// In blue.
        case blue
        /// In grey.
        case gray
        /// As usual.
        case `default`
    }
    /// The way in which a chosen row is marked.
    open var selectionStyle = SelectionStyle.default {
        didSet { note("selectionStyle", instead: ".listRowBackground") }
    }
}

/// Views in a grid.
@MainActor
@preconcurrency
open class UICollectionView: UIScrollView {}

/// The object that a view that scrolls informs.
@MainActor
@preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
    /// Learns that the content has moved.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Learns that the content has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Learns that the scale has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Returns the view whose scale changes.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// No view's.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

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
}

extension UITextFieldDelegate {
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// True.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
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
    /// Indicates whether the text can be changed.
    open var isEditable = true
    /// Indicates whether the text can be chosen.
    open var isSelectable = true
    /// The space around the text, in points.
    open var textContainerInset = UIEdgeInsets.zero {
        didSet { note("textContainerInset", instead: ".contentMargins") }
    }
}

/// A field for a line of text.
@MainActor
@preconcurrency
open class UITextField: UIView {
    /// The text.
    open var text: String?
    /// The words in an empty field.
    open var placeholder: String?
    /// The font.
    open var font: UIFont?
    /// The colour.
    open var textColor: UIColor? { didSet { note("textColor", instead: ".foregroundStyle") } }
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

/// The dots of a pager.
@MainActor
@preconcurrency
open class UIPageControl: UIView {
    /// The number of pages.
    open var numberOfPages = 0
    /// The number of the page that is shown, from 0.
    open var currentPage = 0
    /// The colour of the dot of the page that is shown.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet {
            note(
                "currentPageIndicatorTintColor",
                instead: "dots of its own, with .tabViewStyle(.page(indexDisplayMode: .never))")
        }
    }
    /// The colour of the other dots.
    open var pageIndicatorTintColor: UIColor? {
        didSet {
            note(
                "pageIndicatorTintColor",
                instead: "dots of its own, with .tabViewStyle(.page(indexDisplayMode: .never))")
        }
    }
}

/// A control.
@MainActor
@preconcurrency
open class UIControl: UIView {
    /// The states of a control.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates states from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The usual one.
        public static let normal = State([])
        /// Touched.
        public static let highlighted = State(rawValue: 1)
        /// Without use.
        public static let disabled = State(rawValue: 2)
        /// Chosen.
        public static let selected = State(rawValue: 4)
    }
}

/// A choice between segments.
@MainActor
@preconcurrency
open class UISegmentedControl: UIControl {
    /// The colour of the chosen segment.
    open var selectedSegmentTintColor: UIColor? {
        didSet { note("selectedSegmentTintColor", instead: "a picker of its own") }
    }
    /// Sets the attributes of titles in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
    {
        note("setTitleTextAttributes", instead: "a picker of its own")
    }
}

/// A switch.
@MainActor
@preconcurrency
open class UISwitch: UIControl {
    /// The colour of a switch that is on.
    open var onTintColor: UIColor? { didSet { note("onTintColor", instead: ".tint") } }
    /// The colour of the knob.
    open var thumbTintColor: UIColor? {
        didSet { note("thumbTintColor", instead: "a toggle style of its own") }
    }
}

/// A knob on a line.
@MainActor
@preconcurrency
open class UISlider: UIControl {
    /// The colour of the line up to the knob.
    open var minimumTrackTintColor: UIColor? { didSet { note("minimumTrackTintColor", instead: ".tint") } }
    /// The colour of the line after the knob.
    open var maximumTrackTintColor: UIColor? { didSet { note("maximumTrackTintColor", instead: ".tint") } }
    /// The colour of the knob.
    open var thumbTintColor: UIColor? { didSet { note("thumbTintColor", instead: ".tint") } }
}
