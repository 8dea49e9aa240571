// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The state of a transition; nobody makes one here.
@MainActor
@preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Indicates whether it is an animation.
    var isAnimated: Bool { get }
    /// Indicates whether it was broken off.
    var isCancelled: Bool { get }
    /// The seconds that it takes.
    var transitionDuration: TimeInterval { get }
    /// The view around it.
    var containerView: UIView { get }
    /// Returns a controller of it.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// The object that lets changes run along with a transition; nobody makes one here.
@MainActor
@preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Makes changes along with the transition, and others after it.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Makes changes along with the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
