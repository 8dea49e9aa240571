// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// The bar of tabs. The appearance of all bars is drawn.
@MainActor
@preconcurrency
open class UITabBar: UIView {
    /// The arrangements of the items.
    public enum ItemPositioning: Int, Sendable {
        /// As the device has it.
        case automatic
        /// Over all of its width.
        case fill
        /// In its middle.
        case centered
    }
    /// The delegate.
    open weak var delegate: (any UITabBarDelegate)?
    /// The items.
    open var items: [UITabBarItem]?
    /// Sets the items.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    /// The selected item.
    open weak var selectedItem: UITabBarItem?
    /// The appearance while content is behind the bar.
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            forAll {
                $0.tabs = standardAppearance.drawn
                standardAppearance.setTabs(of: &$0)
            }
        }
    }
    /// The appearance where no content is behind the bar.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            forAll {
                $0.tabsAtEdge = scrollEdgeAppearance?.drawn
                scrollEdgeAppearance?.setTabs(of: &$0)
            }
        }
    }
    /// The background colour of the bar while content is behind it.
    open var barTintColor: UIColor? {
        didSet { forAll { $0.tabs.set { $0.color = Color?(shown: barTintColor) } } }
    }
    /// The style of the bar.
    open var barStyle = UIBarStyle.default { didSet { note("barStyle", instead: ".toolbarColorScheme") } }
    /// The colour of the tabs that are not chosen.
    open var unselectedItemTintColor: UIColor? {
        didSet { forAll { $0.tab.icon = Color?(shown: unselectedItemTintColor) } }
    }
    /// Indicates whether content shows through the bar.
    open var isTranslucent = true {
        didSet { forAll { $0.tabs.set { $0.setTranslucent(isTranslucent) } } }
    }
    /// The background image; one without a size removes the background.
    open var backgroundImage: UIImage? {
        didSet { forAll { $0.tabs.set { $0.setGround(backgroundImage) } } }
    }
    /// The image of the shadow; one without a size removes the shadow.
    open var shadowImage: UIImage? {
        didSet { forAll { $0.tabs.set { $0.setLine(shadowImage) } } }
    }
    /// The image behind the selected tab.
    open var selectionIndicatorImage: UIImage? {
        didSet { note("selectionIndicatorImage", instead: "a label of its own for each tab") }
    }
    /// The arrangement of the items.
    open var itemPositioning = ItemPositioning.automatic {
        didSet { note("itemPositioning", instead: "the bar as it is") }
    }
    /// The width of tabs in the middle, in points; 0 for that of the system.
    open var itemWidth: CGFloat = 0 { didSet { note("itemWidth", instead: "the bar as it is") } }
    /// The space between tabs in the middle, in points; 0 for that of the system.
    open var itemSpacing: CGFloat = 0 { didSet { note("itemSpacing", instead: "the bar as it is") } }
    override func backgroundDidChange() { forAll { $0.tabsColor = Color?(shown: backgroundColor) } }
    override func tintDidChange() { forAll { $0.chosenTab.icon = Color?(shown: tintColor) } }
    override func hidingDidChange() { forAll { $0.hidesTabs = isHidden } }
}

/// The delegate of a tab bar; not called here.
@MainActor
@preconcurrency
public protocol UITabBarDelegate: AnyObject {
    /// Tells the delegate that a tab was selected.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
