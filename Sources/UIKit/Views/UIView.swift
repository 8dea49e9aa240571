// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// A view of UIKit. None is drawn: what an app sets is kept, and an appearance that it sets for all views is told.
@MainActor
@preconcurrency
open class UIView: UIResponder {
    /// Indicates whether this object stands for the appearance of all views of its class.
    fileprivate var isAppearance = false

    /// Creates a view with a frame in points.
    public required init(frame: CGRect) {
        self.frame = frame
        super.init()
    }
    /// Creates a view without a size.
    public override convenience init() { self.init(frame: .zero) }

    /// Returns the appearance of all views of the class, which has no effect here; what is set is told.
    open class func appearance() -> Self {
        let result = self.init(frame: .zero)
        result.isAppearance = true
        return result
    }
    /// Returns the appearance of the views of the class in others, which has no effect here; what is set is told.
    open class func appearance(whenContainedInInstancesOf containerTypes: [UIView.Type]) -> Self {
        appearance()
    }

    /// Tells that a property of an appearance has no effect.
    func note(_ property: String, instead: String) {
        guard isAppearance else { return }
        Stage.current?.tell(
            "\(type(of: self)).appearance().\(property) has no effect on the stage, which has no views of UIKit: use "
                + "\(instead).")
    }

    /// The frame in the view around it, in points.
    open var frame: CGRect
    /// The rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// The colour behind the view.
    open var backgroundColor: UIColor? {
        didSet { note("backgroundColor", instead: ".background or .toolbarBackground") }
    }
    /// The colour of what can be tapped.
    open var tintColor: UIColor? { didSet { note("tintColor", instead: ".tint") } }
    /// The opacity, 0 to 1.
    open var alpha: CGFloat = 1 { didSet { note("alpha", instead: ".opacity") } }
    /// Indicates whether the view is hidden.
    open var isHidden = false { didSet { note("isHidden", instead: "a condition, or .toolbar(.hidden)") } }
    /// Indicates whether the view takes touches.
    open var isUserInteractionEnabled = true
    /// Indicates whether the view is clipped to its bounds.
    open var clipsToBounds = false
    /// The views inside, back to front.
    open private(set) var subviews: [UIView] = []
    /// The ways in which content fits a view.
    public enum ContentMode: Int, Sendable {
        /// As large as the view, with other proportions.
        case scaleToFill
        /// As large as fits.
        case scaleAspectFit
        /// As large as fills.
        case scaleAspectFill
        /// As large as it is, drawn again with each size.
        case redraw
        /// As large as it is, in the middle.
        case center
        /// As large as it is, at the top.
        case top
        /// As large as it is, at the bottom.
        case bottom
    }
    /// The way in which content fits.
    open var contentMode = ContentMode.scaleToFill
    /// Indicates whether the frame makes constraints; there are none here.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// The number that the view is found by.
    open var tag = 0
    /// The name that tests find the view by.
    open var accessibilityIdentifier: String?
    /// The words that are read aloud.
    open var accessibilityLabel: String?
    /// Called when the view is laid out; nobody calls it here.
    open func layoutSubviews() {}
    /// The layer behind the view, which is kept and not drawn.
    public private(set) lazy var layer = CALayer()
    /// The view around it: none.
    open var superview: UIView? { nil }
    /// The window of the view: that of the app.
    open var window: UIWindow? { UIWindowScene.only.keyWindow }
    /// The place of its middle, in points.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    /// The map of the view.
    open var transform = CGAffineTransform.identity
    /// The size of its content: none.
    open var intrinsicContentSize: CGSize { .zero }
    /// Returns the size that fits, which a view that is not drawn does not have.
    open func sizeThatFits(_ size: CGSize) -> CGSize { .zero }
    /// Draws the view and those inside; returns whether that is done, which it is not.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
    /// Asks for a drawing, which views of UIKit do not have here.
    open func setNeedsDisplay() {}
    /// Makes the view as large as its content; it has none here.
    open func sizeToFit() {}
    /// Takes the view out of the one around it.
    open func removeFromSuperview() {}
    /// Puts a view inside, in front of the others.
    open func addSubview(_ view: UIView) { subviews.append(view) }
    /// The parts of the screen that the system covers, in points.
    open var safeAreaInsets: UIEdgeInsets {
        let area = Stage.current?.configuration.safeArea
        return UIEdgeInsets(
            top: area?.top ?? 0, left: area?.leading ?? 0, bottom: area?.bottom ?? 0,
            right: area?.trailing ?? 0)
    }
    /// The traits of the view.
    open var traitCollection: UITraitCollection { .ofStage }
    /// Ends editing; returns whether a field had the focus.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { Stage.current?.endEditing() ?? false }
    /// Asks for a layout, which a view that is not drawn does not need.
    open func setNeedsLayout() {}
    /// Does a layout, which a view that is not drawn does not need.
    open func layoutIfNeeded() {}

    /// Makes changes at once and without motion, and tells that they have ended.
    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
}

/// The layer behind a view, which is kept and not drawn.
@MainActor
@preconcurrency
open class CALayer: NSObject {
    /// Creates a layer.
    public override init() {}
    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 0
    /// The width of the border, in points.
    open var borderWidth: CGFloat = 0
    /// The colour of the border.
    open var borderColor: CGColor?
    /// The colour behind.
    open var backgroundColor: CGColor?
    /// Indicates whether what is inside is clipped.
    open var masksToBounds = false
    /// The colour of the shadow.
    open var shadowColor: CGColor?
    /// The opacity of the shadow, 0 to 1.
    open var shadowOpacity: Float = 0
    /// The radius of the shadow, in points.
    open var shadowRadius: CGFloat = 3
    /// The move of the shadow, in points.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The opacity, 0 to 1.
    open var opacity: Float = 1
    /// The frame, in points.
    open var frame = CGRect.zero
}

/// The distances between the sides of two rectangles, in points.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The distance at the top.
    public var top: CGFloat
    /// The distance on the left.
    public var left: CGFloat
    /// The distance at the bottom.
    public var bottom: CGFloat
    /// The distance on the right.
    public var right: CGFloat
    /// No distances.
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// Creates distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

/// The window of the app. It has no view controllers, as the app's views are SwiftUI's.
@MainActor
@preconcurrency
open class UIWindow: UIView {
    /// The controller of the window's views: none.
    open var rootViewController: UIViewController?
    /// The appearance that replaces the device's; to ask for one, use `preferredColorScheme`.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet {
            Stage.current?.tell(
                "UIWindow.overrideUserInterfaceStyle has no effect on the stage: use .preferredColorScheme.")
        }
    }
    /// The scene of the window.
    open var windowScene: UIWindowScene? { .only }
    /// Indicates whether the window takes keys.
    open var isKeyWindow: Bool { true }
}

/// The ways in which a controller is presented.
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
    /// Creates a controller.
    public override init() {}
    /// The view.
    open lazy var view: UIView = UIView()
    /// The title.
    open var title: String?
    /// Called after the view is made; nobody calls it here.
    open func viewDidLoad() {}
    /// Called before the view appears; nobody calls it here.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called after the view has appeared; nobody calls it here.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears; nobody calls it here.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The controllers inside.
    open private(set) var children: [UIViewController] = []
    /// Adds a controller inside.
    open func addChild(_ childController: UIViewController) { children.append(childController) }
    /// Learns that it is inside another controller.
    open func didMove(toParent parent: UIViewController?) {}
    /// The size that it wants, in points.
    open var preferredContentSize = CGSize.zero
    /// The way in which it is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The controller that is shown above this one: none.
    open var presentedViewController: UIViewController? { nil }
    /// Tells that a controller cannot be shown.
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        Stage.current?.tell(
            "\(type(of: controller)) cannot be presented on the stage: use .sheet or .fullScreenCover.")
    }
    /// Does nothing, as no controller is shown.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
}
