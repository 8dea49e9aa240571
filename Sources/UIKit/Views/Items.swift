// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// An entry of a bar of UIKit, which is kept and not drawn.
@MainActor
@preconcurrency
open class UIBarItem: NSObject {
    /// Indicates whether this object stands for the appearance of all entries of its class.
    fileprivate var isAppearance = false
    /// The title.
    open var title: String?
    /// The picture.
    open var image: UIImage?
    /// Indicates whether it can be used.
    open var isEnabled = true
    /// The number that it is found by.
    open var tag = 0
    /// Creates an entry.
    public override init() { super.init() }
    /// Sets the attributes of titles in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
    {
        if isAppearance {
            UIView.tell(self, "setTitleTextAttributes", instead: ".font and .tint of the labels")
        }
    }
    /// Returns the appearance of all entries of the class, which has no effect here; what is set is told.
    open class func appearance() -> Self {
        let result = _MadeByType.make(self)
        result.isAppearance = true
        return result
    }
}

/// A button in a bar of UIKit.
@MainActor
@preconcurrency
open class UIBarButtonItem: UIBarItem {
    /// The looks.
    public enum Style: Int, Sendable {
        /// Usual.
        case plain
        /// The look of the button that answers.
        case done = 2
    }
    /// The colour.
    open var tintColor: UIColor? {
        didSet { if isAppearance { UIView.tell(self, "tintColor", instead: ".tint") } }
    }
    /// Creates a button of the system that does something.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) { self.init() }
    /// Creates a button of the system.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
    }
    /// Creates a button with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
    }
    /// Creates a button with a picture.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
    }
    /// Creates a button of a view.
    public convenience init(customView: UIView) { self.init() }
    /// Returns a space that grows.
    open class func flexibleSpace() -> Self { _MadeByType.make(self) }
}

/// An entry of a bar of tabs of UIKit.
@MainActor
@preconcurrency
open class UITabBarItem: UIBarItem {
    /// The words on the badge.
    open var badgeValue: String?
    /// The colour of the badge.
    open var badgeColor: UIColor? {
        didSet {
            if isAppearance { UIView.tell(self, "badgeColor", instead: "a Text with a colour in .badge") }
        }
    }
    /// Creates an entry.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }
}

/// The title and the buttons that a controller has in the bar at the top.
@MainActor
@preconcurrency
open class UINavigationItem: NSObject {
    /// The ways in which the button to the screen before says where it leads.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// By the title, where it fits.
        case `default`
        /// By a word for all screens.
        case generic
        /// By its sign alone.
        case minimal
    }
    /// The title.
    open var title: String?
    /// The way in which the button back to it says so.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// The buttons at the start.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The buttons at the end.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// The button at the start.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The button at the end.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// The view in place of the title.
    open var titleView: UIView?
    /// The search of the screen.
    open var searchController: UISearchController?
    /// Indicates whether the field for searching leaves while users scroll.
    open var hidesSearchBarWhenScrolling = true
    /// Indicates whether there is no button back.
    open var hidesBackButton = false
    /// Hides the button back, or shows it.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }
    /// Creates an item with a title.
    public init(title: String) { self.title = title }
}

/// A bar of buttons of UIKit.
@MainActor
@preconcurrency
open class UIToolbar: UIView {
    /// The buttons.
    open var items: [UIBarButtonItem]?
    /// The colour of the bar.
    open var barTintColor: UIColor? { didSet { note("barTintColor", instead: ".toolbarBackground") } }
    /// Sets the buttons.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

/// The object that a field for searching informs; nobody types into one of UIKit's here.
@MainActor
@preconcurrency
public protocol UISearchBarDelegate: AnyObject {
    /// Returns whether editing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Learns that editing begins.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Learns that editing ends.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Learns that the text has changed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Learns that the search is to begin.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Learns that the search is to end.
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
    /// The object that is informed.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The text.
    open var text: String?
    /// The look.
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

/// Wheels of choices, of UIKit.
@MainActor
@preconcurrency
open class UIPickerView: UIView {
    /// Asks for the choices again.
    open func reloadAllComponents() {}
    /// Chooses a row of a wheel.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
    /// Returns the chosen row of a wheel: none.
    open func selectedRow(inComponent component: Int) -> Int { -1 }
}
