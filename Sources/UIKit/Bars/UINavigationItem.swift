// Licensed under the Apache License, Version 2.0.

public import Foundation

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
    /// The ways in which the title is large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As that of the screen before.
        case automatic
        /// Always.
        case always
        /// Never.
        case never
        /// In the line of the buttons.
        case inline
    }
    /// The arrangements of title and buttons.
    public enum ItemStyle: Int, Sendable {
        /// The title in the middle.
        case navigator
        /// The title at the start, as browsers have it.
        case browser
        /// The title at the start, as editors have it.
        case editor
    }
    /// The places of the field for searching.
    public enum SearchBarPlacement: Int, Sendable {
        /// As the system does it.
        case automatic
        /// In the line of the buttons.
        case inline
        /// Below the title.
        case stacked
    }
    /// The title.
    open var title: String?
    /// The line below the title.
    open var subtitle: String?
    /// The line of words above the title.
    open var prompt: String?
    /// The way in which the title is large.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// The arrangement of title and buttons.
    open var style = ItemStyle.navigator
    /// The way in which the button back to it says so.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// The button that leads back to it, on the screens above.
    open var backBarButtonItem: UIBarButtonItem?
    /// The title of the button that leads back to it; nil for its own title.
    open var backButtonTitle: String?
    /// The action of the button that leads back from it; nil for going back.
    open var backAction: UIAction?
    /// Indicates whether buttons at the start stand beside the one that leads back, not in its place.
    open var leftItemsSupplementBackButton = false
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
    /// The place of the field for searching.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// Indicates whether the field for searching leaves while users scroll.
    open var hidesSearchBarWhenScrolling = true
    /// Indicates whether there is no button back.
    open var hidesBackButton = false
    /// The look of the bar while content is behind it; nil for that of the bar.
    open var standardAppearance: UINavigationBarAppearance?
    /// The look of the bar on a low screen; nil for that of the bar.
    open var compactAppearance: UINavigationBarAppearance?
    /// The look of the bar where nothing is behind it; nil for that of the bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The look of the bar on a low screen where nothing is behind it; nil for that of the bar.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    /// Hides the button back, or shows it.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }
    /// Sets the button at the start.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the buttons at the start.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }
    /// Sets the button at the end.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the buttons at the end.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }
    /// Creates an item with a title.
    public init(title: String) { self.title = title }
}
