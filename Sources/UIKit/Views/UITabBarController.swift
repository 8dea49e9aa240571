// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A controller of tabs, for representables; `TabView` shows one.
@MainActor
@preconcurrency
open class UITabBarController: UIViewController {
    /// The object that is asked and informed; nobody touches a tab of UIKit's here.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The controllers of the tabs.
    open var viewControllers: [UIViewController]? {
        didSet {
            tabBar.items = viewControllers?.map(\.tabBarItem)
            selectedIndex = hasSelection ? selectedIndex : 0
        }
    }
    /// Sets the controllers of the tabs.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }
    /// The controllers whose tabs users may move.
    open var customizableViewControllers: [UIViewController]?
    /// The number of the tab that is seen, from 0.
    open var selectedIndex = 0 {
        didSet { tabBar.selectedItem = selectedViewController?.tabBarItem }
    }
    /// The bar.
    open lazy var tabBar: UITabBar = UITabBar(frame: .zero)
    /// The controller that is seen; one that is none of the tabs' is not taken.
    open var selectedViewController: UIViewController? {
        get { hasSelection ? viewControllers?[selectedIndex] : nil }
        set {
            if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
        }
    }
    private var hasSelection: Bool { viewControllers?.indices.contains(selectedIndex) ?? false }
}

/// The object that a controller of tabs asks and informs.
@MainActor
@preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Returns whether a tab may be chosen.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// Tells the delegate that a tab was selected.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Tells the delegate that customization of the tabs begins.
    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    /// Tells the delegate that customization of the tabs is about to end.
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
        changed: Bool)
    /// Tells the delegate that customization of the tabs has ended.
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
        changed: Bool)
    /// Returns the orientations that the controller allows.
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientationMask
}

extension UITabBarControllerDelegate {
    /// True.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {}
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {}
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {}
    /// Those of the controller.
    public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientationMask
    { tabBarController.supportedInterfaceOrientations }
}
