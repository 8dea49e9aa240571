// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// The bar of tabs. Its appearance for all bars is drawn, without pictures.
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
        didSet {
            forAll {
                $0.tabs = standardAppearance.drawn
                standardAppearance.setTabs(of: &$0)
            }
        }
    }
    /// The look where nothing is behind the bar.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            forAll {
                $0.tabsAtEdge = scrollEdgeAppearance?.drawn
                scrollEdgeAppearance?.setTabs(of: &$0)
            }
        }
    }
    /// The colour of the bar while content is behind it.
    open var barTintColor: UIColor? {
        didSet { forAll { $0.setTabs { $0.color = Color?(shown: barTintColor) } } }
    }
    /// The style of the bar.
    open var barStyle = UIBarStyle.default { didSet { note("barStyle", instead: ".toolbarColorScheme") } }
    /// The colour of the tabs that are not chosen.
    open var unselectedItemTintColor: UIColor? {
        didSet { forAll { $0.tab.icon = Color?(shown: unselectedItemTintColor) } }
    }
    /// Indicates whether content shows through the bar.
    open var isTranslucent = true {
        didSet { forAll { $0.setTabs { $0.setTranslucent(isTranslucent) } } }
    }
    /// The picture behind the bar: without a size, it takes the ground away.
    open var backgroundImage: UIImage? {
        didSet {
            if backgroundImage?.isNothing == false {
                return note("backgroundImage", instead: Self.background)
            }
            forAll { $0.setTabs { ($0.material, $0.color) = (backgroundImage == nil ? .bar : nil, nil) } }
        }
    }
    /// The picture of the line at the bar's edge: without a size, it takes the line away.
    open var shadowImage: UIImage? {
        didSet {
            if shadowImage?.isNothing == false { return note("shadowImage", instead: Self.background) }
            forAll { $0.setTabs { $0.line = shadowImage == nil ? SystemLooks.Bar().line : nil } }
        }
    }
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
    override func backgroundDidChange() { forAll { $0.tabsColor = Color?(shown: backgroundColor) } }
    override func tintDidChange() { forAll { $0.chosenTab.icon = Color?(shown: tintColor) } }
    override func hidingDidChange() { forAll { $0.hidesTabs = isHidden } }
}

extension SystemLooks {
    /// Changes the look of the bar of tabs while content is behind it.
    fileprivate mutating func setTabs(_ change: (inout Bar) -> Void) {
        var bar = tabs ?? Bar()
        change(&bar)
        tabs = bar
    }
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
