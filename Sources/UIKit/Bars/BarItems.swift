// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// An item of a bar; kept, and not drawn.
@MainActor
@preconcurrency
open class UIBarItem: NSObject {
    /// Indicates whether this object stands for the appearance of all entries of its class.
    private(set) var isAppearance = false
    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    /// The title.
    open var title: String?
    /// The image.
    open var image: UIImage?
    /// The image for landscape.
    open var landscapeImagePhone: UIImage?
    /// The image of the large content viewer.
    open var largeContentSizeImage: UIImage?
    /// The insets of the image, in points.
    open var imageInsets = UIEdgeInsets.zero
    /// Indicates whether the item is enabled.
    open var isEnabled = true
    /// The number that identifies the item.
    open var tag = 0
    /// The identifier for tests.
    open var accessibilityIdentifier: String?
    /// The accessibility label.
    open var accessibilityLabel: String?
    /// Creates an item.
    public override init() { super.init() }
    /// Creates an item from an archive, whose content is ignored.
    public required init?(coder: NSCoder) { super.init() }
    /// Sets the attributes of the title for a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
    {
        titleAttributes[state] = attributes
        attributesDidChange(attributes, for: state)
    }
    /// Draws or tells the attributes of the titles of all entries of the class.
    func attributesDidChange(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { note("setTitleTextAttributes", instead: ".font and .tint of the labels") }
    /// Returns the attributes of the title for a state, as they were set.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }
    /// Returns the appearance proxy of the class. That of tabs is drawn; the rest is reported.
    open class func appearance() -> Self {
        let result = _MadeByType.make(self)
        result.isAppearance = true
        return result
    }
    /// Returns the appearance proxy of the class; containers make no difference here.
    open class func appearance(whenContainedInInstancesOf containerTypes: [UIView.Type]) -> Self {
        appearance()
    }
    /// Tells that a property of an appearance has no effect.
    func note(_ property: String, instead: String) {
        if isAppearance { UIView.tell(self, property, instead: instead) }
    }
}

/// A button of a bar.
@MainActor
@preconcurrency
open class UIBarButtonItem: UIBarItem {
    /// The styles.
    public enum Style: Int, Sendable {
        /// Usual.
        case plain
        /// With a border.
        case bordered
        /// The style of a done button.
        case done
    }
    /// The style.
    open var style = Style.plain
    /// The colour.
    open var tintColor: UIColor? { didSet { note("tintColor", instead: ".tint") } }
    /// The width, in points; 0 for that of the content.
    open var width: CGFloat = 0
    /// The titles whose widths the button has room for.
    open var possibleTitles: Set<String>?
    /// The custom view, in place of an image and a title.
    open var customView: UIView?
    /// The target of the action.
    open weak var target: AnyObject?
    /// The selector of the action.
    open var action: Selector?
    /// The primary action.
    open var primaryAction: UIAction?
    /// The menu of the button.
    open var menu: UIMenu?
    /// Indicates whether the button is selected.
    open var isSelected = false
    /// Indicates whether it is hidden.
    open var isHidden = false
    /// Indicates whether a tap toggles the selection.
    open var changesSelectionAsPrimaryAction = false

    /// Creates a system button with an action or a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }
    /// Creates a system button with a target and a selector.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
        if systemItem == .done || systemItem == .save { style = .done }
    }
    /// Creates a button with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style, self.action) = (title, style, action)
        self.target = target.map { $0 as AnyObject }
    }
    /// Creates a button with an image, and one for landscape.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage? = nil, style: Style, target: Any?, action: Selector?
    ) {
        self.init(title: nil, style: style, target: target, action: action)
        (self.image, self.landscapeImagePhone) = (image, landscapeImagePhone)
    }
    /// Creates a button that does something, or opens a menu; its title and its picture are the action's where there is one.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = primaryAction?.title ?? title
        self.image = primaryAction?.image ?? image
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }
    /// Creates a button with a custom view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
    /// Returns a flexible space.
    open class func flexibleSpace() -> Self { _MadeByType.make(self) }
    /// Returns a fixed space of a width in points.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let space = _MadeByType.make(self)
        space.width = width
        return space
    }
    /// Sets a picture behind the button in a state.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { note("setBackgroundImage", instead: "a button with a style of its own") }
    /// Sets a picture behind the button that leads back in a state.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { note("setBackButtonBackgroundImage", instead: "a button of its own in .toolbar") }
    /// Sets the distance of the title of the button that leads back from its place.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        note("setBackButtonTitlePositionAdjustment", instead: "a button of its own in .toolbar")
    }
    /// Sets the distance of the title from its place.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        note("setTitlePositionAdjustment", instead: "a label with .offset")
    }
}

/// An item of a tab bar.
@MainActor
@preconcurrency
open class UITabBarItem: UIBarItem {
    /// The system items.
    public enum SystemItem: Int, Sendable {
        /// More.
        case more
        /// Favorites.
        case favorites
        /// Featured.
        case featured
        /// Top rated.
        case topRated
        /// Recents.
        case recents
        /// Contacts.
        case contacts
        /// History.
        case history
        /// Bookmarks.
        case bookmarks
        /// Search.
        case search
        /// Downloads.
        case downloads
        /// Most recent.
        case mostRecent
        /// Most viewed.
        case mostViewed
    }
    /// The image of the selected state; the usual image where none was set.
    open var selectedImage: UIImage? {
        get { chosenImage ?? image }
        set { chosenImage = newValue }
    }
    private var chosenImage: UIImage?
    /// The text of the badge.
    open var badgeValue: String?
    /// The colour of the badge.
    open var badgeColor: UIColor? {
        didSet {
            guard isAppearance else { return }
            SystemLooks.change {
                $0.tab.badge = Color?(shown: badgeColor)
                $0.chosenTab.badge = Color?(shown: badgeColor)
            }
        }
    }
    override func attributesDidChange(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        guard isAppearance else { return }
        if state == .normal { SystemLooks.change { $0.tab.take(attributes) } }
        if state == .selected { SystemLooks.change { $0.chosenTab.take(attributes) } }
    }
    private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    /// Sets the attributes of the badge's text for a state.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        badgeAttributes[state] = textAttributes
        note("setBadgeTextAttributes", instead: "a Text with a colour in .badge")
    }
    /// Returns the attributes of the badge's text for a state, as they were set.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { note("titlePositionAdjustment", instead: "a label of its own for each tab") }
    }
    /// The look of the bar while this tab is seen and content is behind the bar.
    open var standardAppearance: UITabBarAppearance?
    /// The look of the bar while this tab is seen and nothing is behind the bar.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// Creates an item.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }
    /// Creates an item with a separate image for the selected state.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, chosenImage) = (title, image, selectedImage)
    }
    /// Creates a system item.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.tag = tag
    }
}
