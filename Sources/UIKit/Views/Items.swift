// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// The object that a field for searching informs; nobody types into one of UIKit's here.
@MainActor
@preconcurrency
public protocol UISearchBarDelegate: AnyObject {
    /// Returns whether editing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Tells the delegate that editing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Tells the delegate that editing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Tells the delegate that the text has changed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Tells the delegate that the search button was tapped.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Tells the delegate that the cancel button was tapped.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    /// True.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A field for searching of UIKit.
@MainActor
@preconcurrency
open class UISearchBar: UIView {
    /// The looks of a field for searching.
    public enum Style: UInt, Sendable {
        /// As usual.
        case `default`
        /// Large.
        case prominent
        /// Without anything behind.
        case minimal
    }
    /// The delegate.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The text.
    open var text: String?
    /// The style.
    open var searchBarStyle = Style.default
    /// The letters that the keyboard makes capitals.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Indicates whether the keyboard mends words.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// The kind of the keyboard.
    open var keyboardType = UIKeyboardType.default
    /// The label of the return key.
    open var returnKeyType = UIReturnKeyType.default
    /// Indicates whether the return key has no use in an empty field.
    open var enablesReturnKeyAutomatically = true
    /// Indicates whether a button ends the search.
    open var showsCancelButton = false
    /// Shows a button that ends the search.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    /// The words in an empty field.
    open var placeholder: String?
    /// The colour of the bar.
    open var barTintColor: UIColor? { didSet { note("barTintColor", instead: ".toolbarBackground") } }
    /// The field.
    open private(set) lazy var searchTextField = UITextField()
    /// Sets a picture behind the field.
    open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        note("setSearchFieldBackgroundImage", instead: "a field of its own")
    }
}

/// Two buttons that count, of UIKit.
@MainActor
@preconcurrency
open class UIStepper: UIControl {
    /// The number.
    open var value = 0.0
    /// The least number.
    open var minimumValue = 0.0
    /// The greatest number.
    open var maximumValue = 100.0
    /// The number of a step.
    open var stepValue = 1.0
}

/// A line that fills, of UIKit.
@MainActor
@preconcurrency
open class UIProgressView: UIView {
    /// The filled share, 0 to 1.
    open var progress: Float = 0
    /// The colour of the filled part.
    open var progressTintColor: UIColor? { didSet { note("progressTintColor", instead: ".tint") } }
    /// The colour of the line.
    open var trackTintColor: UIColor? { didSet { note("trackTintColor", instead: "a style of its own") } }
    /// Sets the filled share.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// A sign that a list is loaded again, of UIKit.
@MainActor
@preconcurrency
open class UIRefreshControl: UIControl {
    /// Indicates whether it turns.
    open private(set) var isRefreshing = false
    /// The text below it.
    open var attributedTitle: NSAttributedString? {
        didSet { note("attributedTitle", instead: ".refreshable") }
    }
    /// Turns.
    open func beginRefreshing() { isRefreshing = true }
    /// Stops.
    open func endRefreshing() { isRefreshing = false }
}
