// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The bar of tabs.
@MainActor
@preconcurrency
open class UITabBar: UIView {
    private static let background = ".toolbarBackground(_:for: .tabBar)"
    /// The ways in which tabs stand in the bar.
    public enum ItemPositioning: Int, Sendable {
        /// As the device has it.
        case automatic
        /// Over all of its width.
        case fill
        /// In its middle.
        case centered
    }
    /// The object that is informed.
    open weak var delegate: (any UITabBarDelegate)?
    /// The entries.
    open var items: [UITabBarItem]?
    /// Sets the entries.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    /// The chosen entry.
    open weak var selectedItem: UITabBarItem?
    /// The look while content is behind the bar.
    open var standardAppearance = UITabBarAppearance() {
        didSet { note("standardAppearance", instead: Self.background) }
    }
    /// The look where nothing is behind the bar.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet { note("scrollEdgeAppearance", instead: Self.background) }
    }
    /// The colour of the bar.
    open var barTintColor: UIColor? { didSet { note("barTintColor", instead: Self.background) } }
    /// The style of the bar.
    open var barStyle = UIBarStyle.default { didSet { note("barStyle", instead: ".toolbarColorScheme") } }
    /// The colour of the tabs that are not chosen.
    open var unselectedItemTintColor: UIColor? {
        didSet { note("unselectedItemTintColor", instead: "the colour of each label") }
    }
    /// Indicates whether content shows through the bar.
    open var isTranslucent = true { didSet { note("isTranslucent", instead: Self.background) } }
    /// The picture behind the bar.
    open var backgroundImage: UIImage? { didSet { note("backgroundImage", instead: Self.background) } }
    /// The picture of the line at the bar's edge.
    open var shadowImage: UIImage? { didSet { note("shadowImage", instead: Self.background) } }
    /// The picture behind the chosen tab.
    open var selectionIndicatorImage: UIImage? {
        didSet { note("selectionIndicatorImage", instead: "a label of its own for each tab") }
    }
    /// The way in which tabs stand in the bar.
    open var itemPositioning = ItemPositioning.automatic {
        didSet { note("itemPositioning", instead: "the bar as it is") }
    }
    /// The width of tabs in the middle, in points; 0 for that of the system.
    open var itemWidth: CGFloat = 0 { didSet { note("itemWidth", instead: "the bar as it is") } }
    /// The space between tabs in the middle, in points; 0 for that of the system.
    open var itemSpacing: CGFloat = 0 { didSet { note("itemSpacing", instead: "the bar as it is") } }
}

/// The object that a bar of tabs informs; nobody touches one of UIKit's here.
@MainActor
@preconcurrency
public protocol UITabBarDelegate: AnyObject {
    /// Learns that a tab was chosen.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
