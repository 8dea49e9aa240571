// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// The window of the app. It has no view controllers, as the app's views are SwiftUI's.
@MainActor
@preconcurrency
open class UIWindow: UIView {
    /// The controller of the window's views: none.
    open var rootViewController: UIViewController?
    /// The appearance that replaces the device's; to ask for one, use `preferredColorScheme`.
    open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        didSet {
            Stage.current?.tell(
                "UIWindow.overrideUserInterfaceStyle has no effect on the stage: use .preferredColorScheme.")
        }
    }
    /// The place in front of other windows, of which there are none.
    open var windowLevel = Level.normal
    /// The scene of the window.
    open var windowScene: UIWindowScene? { .only }
    /// Indicates whether the window takes keys.
    open var isKeyWindow: Bool { true }
    /// Shows the window, which the app's own views fill.
    open func makeKeyAndVisible() {}
    /// Has the window take keys, which it does.
    open func makeKey() {}
    /// Responds to the window becoming the key window; not called here.
    open func becomeKey() {}
    /// Responds to the window resigning as the key window; not called here.
    open func resignKey() {}
    /// Creates a window of a scene.
    public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }
}

/// The presentation styles.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole screen.
    case fullScreen
    /// As a page.
    case pageSheet
    /// As a form.
    case formSheet
    /// Over the whole screen, with what lies behind.
    case overFullScreen = 5
    /// As a bubble.
    case popover = 7
    /// As the system does it.
    case automatic = -2
}

/// A controller of views of UIKit, which are not drawn.
@MainActor
@preconcurrency
open class UIViewController: UIResponder {
    /// Creates a controller; there are no files of views.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    /// Creates a controller from an archive, whose content is ignored.
    public required init?(coder: NSCoder) { super.init() }
    /// Creates a controller.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The view, which is made when it is first asked for.
    open lazy var view: UIView! = UIView()
    /// Makes the view; nobody calls it here.
    open func loadView() {}
    /// The title.
    open var title: String?
    /// Indicates whether what it shows can be changed.
    open var isEditing = false
    /// Sets whether what it shows can be changed.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// Called after the view is made; nobody calls it here.
    open func viewDidLoad() {}
    /// Called before the view appears; nobody calls it here.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called after the view has appeared; nobody calls it here.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears; nobody calls it here.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view has disappeared; nobody calls it here.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before a layout; nobody calls it here.
    open func viewWillLayoutSubviews() {}
    /// Called after a layout; nobody calls it here.
    open func viewDidLayoutSubviews() {}
    /// Called to make new constraints; nobody calls it here.
    open func updateViewConstraints() {}
    /// Called after the traits have changed; nobody calls it here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The controller of several views around it: none.
    open var navigationController: UINavigationController? { nil }
    /// The controller of tabs around it: none.
    open var tabBarController: UITabBarController? { nil }
    /// The controller around it: none.
    open var parent: UIViewController? { nil }
    /// The controller that presents it: none.
    open var presentingViewController: UIViewController? { nil }
    /// The title and the buttons in the bar at the top.
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// The entry in the bar of tabs.
    open lazy var tabBarItem = UITabBarItem()
    /// The controller of columns around it: none.
    open var splitViewController: UISplitViewController? { nil }
    /// The storyboard that it comes from: none.
    open var storyboard: UIStoryboard? { nil }
    /// Called before a way to another controller is gone; nobody calls it here.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Goes a way of a storyboard, of which there is none: it says so.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { UIStoryboard.tell() }
    /// Called before the size changes; nobody calls it here.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Called while the view appears, when its size is known; nobody calls it here.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the safe area has changed; nobody calls it here.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called when there is little memory; nobody calls it here.
    open func didReceiveMemoryWarning() {}
    /// Makes the view if that was not done yet.
    open func loadViewIfNeeded() { _ = view }
    /// Indicates whether it turns with the device.
    open var shouldAutorotate: Bool { true }
    /// Indicates whether the bar at the bottom of the screen goes while nobody touches it.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Asks again whether that bar goes: use `persistentSystemOverlays`.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// The way in which the status bar comes and goes.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Indicates whether it says the look of the status bar, although it does not fill the screen.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Indicates whether its presentation begins: never here.
    open var isBeingPresented: Bool { false }
    /// Indicates whether its presentation ends: never here.
    open var isBeingDismissed: Bool { false }
    /// Indicates whether it comes into the controller around it: never here.
    open var isMovingToParent: Bool { false }
    /// Indicates whether it leaves the controller around it: never here.
    open var isMovingFromParent: Bool { false }
    /// The space that the controller takes from the safe area, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// The colours of the status bar that it wants.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Indicates whether it wants no status bar.
    open var prefersStatusBarHidden: Bool { false }
    /// Asks for another look of the status bar: use `toolbarColorScheme` and `statusBarHidden`.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// The orientations that it allows.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// The traits.
    open var traitCollection: UITraitCollection { .ofStage }
    /// The appearance that replaces the device's, which it does not here.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Indicates whether a finger cannot put it away.
    open var isModalInPresentation = false
    /// Indicates whether the bar of tabs goes while it is seen.
    open var hidesBottomBarWhenPushed = false
    /// The bubble that it is in: none.
    open var popoverPresentationController: UIPopoverPresentationController? { nil }
    /// The object that steers its presentation: none.
    open var presentationController: UIPresentationController? { nil }
    /// The object that says who moves its presentation.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Asks for the orientations again, which the device does not need.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// The controllers inside.
    open private(set) var children: [UIViewController] = []
    /// Adds a controller inside.
    open func addChild(_ childController: UIViewController) { children.append(childController) }
    /// Takes it out of the controller around it.
    open func removeFromParent() {}
    /// Responds to a parent being about to change.
    open func willMove(toParent parent: UIViewController?) {}
    /// Responds to the change of the parent.
    open func didMove(toParent parent: UIViewController?) {}
    /// The size that it wants, in points.
    open var preferredContentSize = CGSize.zero
    /// The presentation style.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The motion with which it is presented.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// The controller that is shown above this one: none.
    open var presentedViewController: UIViewController? { nil }
    /// Tells that a controller cannot be shown.
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        Stage.current?.tell(
            "\(type(of: controller)) cannot be presented on the stage: use .sheet or .fullScreenCover.")
    }
    /// Takes the presentation away that a picker is shown in; does nothing for other controllers, as they are not shown.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        dismissal?()
        completion?()
    }
    /// Takes the presentation away that the controller is shown in.
    var dismissal: (() -> Void)?
}
