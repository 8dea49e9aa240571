// Licensed under the Apache License, Version 2.0.

public import Foundation

// Controllers are not presented on the stage, which `present(_:animated:completion:)` tells: the objects that steer and move
// a presentation are kept, and nobody asks them.

/// The object that steers how a controller is presented.
@MainActor
@preconcurrency
open class UIPresentationController: NSObject {
    /// The controller that is presented.
    public let presentedViewController: UIViewController
    /// The controller that presents it: none.
    open var presentingViewController: UIViewController? { nil }
    /// The view around both: none.
    open var containerView: UIView? { nil }
    /// The view that is presented.
    open var presentedView: UIView? { presentedViewController.view }
    /// The place of the view that is presented.
    open var frameOfPresentedViewInContainerView: CGRect { presentedViewController.view.frame }
    /// The delegate.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// Creates an object for a controller.
    public init(presentedViewController: UIViewController, presenting: UIViewController?) {
        self.presentedViewController = presentedViewController
    }
    /// Called before the presentation; nobody calls it here.
    open func presentationTransitionWillBegin() {}
    /// Called after the presentation; nobody calls it here.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the end of it; nobody calls it here.
    open func dismissalTransitionWillBegin() {}
    /// Called after the end of it; nobody calls it here.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before a layout; nobody calls it here.
    open func containerViewWillLayoutSubviews() {}
    /// Called after a layout; nobody calls it here.
    open func containerViewDidLayoutSubviews() {}
}

/// The bubble that a controller is presented in.
@MainActor
@preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
    /// Creates a bubble of no controller in particular.
    public convenience init() { self.init(presentedViewController: UIViewController(), presenting: nil) }
    /// The view that it points to.
    open var sourceView: UIView?
    /// The rectangle that it points to, in points of the view.
    open var sourceRect = CGRect.zero
    /// The button that it points to.
    open var barButtonItem: UIBarButtonItem?
    /// The directions in which its arrow may point.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// An object that a presentation informs; nobody informs it here.
@MainActor
@preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns the way in which a controller is presented where there is little room.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns whether a finger may put it away.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Tells the delegate that the user tried to dismiss the presentation.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    /// Tells the delegate that dismissal begins.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Tells the delegate that the presentation was dismissed.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns the usual one.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .automatic }
    /// Returns true.
    public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool { true }
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {}
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

/// The controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that was seen.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The one that will be seen.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that was seen.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The one that will be seen.
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// A transition between controllers; nobody makes one here.
@MainActor
@preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view around both.
    var containerView: UIView { get }
    /// Indicates whether it moves.
    var isAnimated: Bool { get }
    /// Indicates whether a finger moves it.
    var isInteractive: Bool { get }
    /// Indicates whether it was given up.
    var transitionWasCancelled: Bool { get }
    /// Ends it.
    func completeTransition(_ didComplete: Bool)
    /// Returns one of the controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns one of the views.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the place at the start.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the place at the end.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// An object that moves controllers; nobody asks it here.
@MainActor
@preconcurrency
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    /// Moves the views.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Responds to the end of the transition.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that moves controllers by a finger; nobody asks it here.
@MainActor
@preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// An object that says who moves and steers a presentation; nobody asks it here.
@MainActor
@preconcurrency
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Returns the object that brings a controller.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the object that takes a controller away.
    func animationController(forDismissed dismissed: UIViewController) -> (
        any UIViewControllerAnimatedTransitioning
    )?
    /// Returns the object that steers the presentation.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Returns nil.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns nil.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns nil.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}
