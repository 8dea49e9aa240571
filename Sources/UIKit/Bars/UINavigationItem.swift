// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The title and the buttons of a controller in the navigation bar.
@MainActor
@preconcurrency
open class UINavigationItem: NSObject {
    /// The display modes of the back button.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, where it fits.
        case `default`
        /// A generic title.
        case generic
        /// The back indicator alone.
        case minimal
    }
    /// The display modes of the large title.
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
    /// The styles of the bar.
    public enum ItemStyle: Int, Sendable {
        /// The title in the middle.
        case navigator
        /// The title at the start, as browsers have it.
        case browser
        /// The title at the start, as editors have it.
        case editor
    }
    /// The placements of the search bar.
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
    /// The subtitle.
    open var subtitle: String?
    /// The prompt.
    open var prompt: String?
    /// The display mode of the large title.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// The style of the bar.
    open var style = ItemStyle.navigator
    /// The display mode of the back button.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// The back button of the next screens.
    open var backBarButtonItem: UIBarButtonItem?
    /// The title of the back button of the next screens; nil for its own title.
    open var backButtonTitle: String?
    /// The action of the back button; nil for going back.
    open var backAction: UIAction?
    /// Indicates whether the leading buttons stand beside the back button.
    open var leftItemsSupplementBackButton = false
    /// The leading buttons.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The trailing buttons.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// The leading button.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The trailing button.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// The title view.
    open var titleView: UIView?
    /// The search controller.
    open var searchController: UISearchController?
    /// The placement of the search bar.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// Indicates whether the search bar is hidden while the user scrolls.
    open var hidesSearchBarWhenScrolling = true
    /// Indicates whether the back button is hidden.
    open var hidesBackButton = false
    /// The standard appearance; nil for the bar's.
    open var standardAppearance: UINavigationBarAppearance?
    /// The appearance in landscape; nil for the bar's.
    open var compactAppearance: UINavigationBarAppearance?
    /// The appearance where no content is behind the bar; nil for the bar's.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The appearance in landscape where no content is behind the bar; nil for the bar's.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    /// Shows or hides the back button.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }
    /// Sets the leading button.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the leading buttons.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }
    /// Sets the trailing button.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the trailing buttons.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }
    /// Creates an item with a title.
    public init(title: String) { self.title = title }
}
