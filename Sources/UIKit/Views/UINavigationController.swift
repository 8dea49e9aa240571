// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// A controller of several views, for representables; `NavigationStack` shows one.
@MainActor
@preconcurrency
open class UINavigationController: UIViewController {
    /// The delegate.
    public weak var delegate: (any UINavigationControllerDelegate)?
    /// The controllers, the first one at the bottom.
    open var viewControllers: [UIViewController] = []
    /// The bar at the top.
    open lazy var navigationBar: UINavigationBar = UINavigationBar(frame: .zero)
    /// Indicates whether the bar is hidden.
    open var isNavigationBarHidden = false
    /// Hides the bar, or shows it.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Indicates whether the bar goes while a finger scrolls; it does not here, which is told.
    open var hidesBarsOnSwipe = false { didSet { tellOfBars(hidesBarsOnSwipe, "hidesBarsOnSwipe") } }
    /// Indicates whether a tap hides the bar and shows it again; it does not here, which is told.
    open var hidesBarsOnTap = false { didSet { tellOfBars(hidesBarsOnTap, "hidesBarsOnTap") } }
    /// Indicates whether the bar goes on a telephone on its side; it does not here, which is told.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet { tellOfBars(hidesBarsWhenVerticallyCompact, "hidesBarsWhenVerticallyCompact") }
    }
    /// Indicates whether the bar goes while the keyboard is seen; it does not here, which is told.
    open var hidesBarsWhenKeyboardAppears = false {
        didSet { tellOfBars(hidesBarsWhenKeyboardAppears, "hidesBarsWhenKeyboardAppears") }
    }
    private func tellOfBars(_ isWanted: Bool, _ name: String) {
        guard isWanted else { return }
        Stage.current?.tell("\(name) has no effect on the stage: hide the bar with .toolbar(.hidden).")
    }
    /// The recognizer of the finger that goes back.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
        UIGestureRecognizer()
    /// The bar at the bottom.
    open lazy var toolbar = UIToolbar(frame: .zero)
    /// Indicates whether the bar at the bottom is hidden.
    open var isToolbarHidden = true
    /// Hides the bar at the bottom, or shows it.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    /// Creates a controller without others, with bars of classes of one's own.
    public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        self.init(nibName: nil, bundle: nil)
        if let type = navigationBarClass as? UINavigationBar.Type { navigationBar = _MadeByType.make(type) }
        if let type = toolbarClass as? UIToolbar.Type { toolbar = _MadeByType.make(type) }
    }
    /// Creates a controller over a first one.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }
    /// The controller on top.
    open var topViewController: UIViewController? { viewControllers.last }
    /// The controller that is seen.
    open var visibleViewController: UIViewController? { viewControllers.last }
    /// Puts a controller on top, which is not shown.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }
    /// Takes the controller on top away, unless it is the first one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }
    /// Takes all controllers but the first one away, and returns them.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let first = viewControllers.first, viewControllers.count > 1 else { return nil }
        defer { viewControllers = [first] }
        return Array(viewControllers.dropFirst())
    }
    /// Takes the controllers above one away, and returns them.
    @discardableResult
    open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
        defer { viewControllers.removeSubrange((index + 1)...) }
        return Array(viewControllers[(index + 1)...])
    }
    /// Sets the controllers, which are not shown.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }
}

/// The object that a controller of several views informs; nobody tells it anything here, as none of them is shown.
@MainActor
@preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {
    /// Tells the delegate that a controller is about to be shown.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool)
    /// Tells the delegate that a controller was shown.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {}
}
