// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// A view of UIKit. None is drawn: what an app sets is kept. Of the appearances that it sets for all views, those that the
/// views of SwiftUI have on iOS are drawn, and the others are told.
@MainActor
@preconcurrency
open class UIView: UIResponder {
    /// Indicates whether this object stands for the appearance of all views of its class.
    fileprivate var isAppearance = false

    /// Creates a view with a frame in points.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }
    /// Creates a view from an archive, whose content is ignored.
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }
    /// Creates a view without a size.
    public override convenience init() { self.init(frame: .zero) }

    /// Returns the appearance of all views of the class. What bars, segments, dots of pages and switches have of it is
    /// drawn; the rest is told.
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
        if isAppearance { Self.tell(self, property, instead: instead) }
    }

    /// Changes the looks of the app where the object stands for the appearance of all views of its class.
    func forAll(_ change: (inout SystemLooks) -> Void) {
        if isAppearance { SystemLooks.change(change) }
    }

    static func tell(_ appearance: NSObject, _ property: String, instead: String) {
        Stage.current?.tell(
            "\(type(of: appearance)).appearance().\(property) has no effect on the stage, which has no views of "
                + "UIKit: use \(instead).")
    }

    /// Draws or tells the colour behind all views of the class.
    func backgroundDidChange() { note("backgroundColor", instead: ".background or .toolbarBackground") }
    /// Draws or tells the colour of what can be tapped in all views of the class.
    func tintDidChange() { note("tintColor", instead: ".tint") }
    /// Draws or tells whether all views of the class are hidden.
    func hidingDidChange() { note("isHidden", instead: "a condition, or .toolbar(.hidden)") }

    /// The frame in the view around it, in points.
    open var frame: CGRect
    /// The rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// The colour behind the view.
    open var backgroundColor: UIColor? {
        didSet { backgroundDidChange() }
    }
    /// The colour of what can be tapped.
    open var tintColor: UIColor? { didSet { tintDidChange() } }
    /// The opacity, 0 to 1.
    open var alpha: CGFloat = 1 { didSet { note("alpha", instead: ".opacity") } }
    /// Indicates whether the view is hidden.
    open var isHidden = false { didSet { hidingDidChange() } }
    /// Indicates whether the view takes touches.
    open var isUserInteractionEnabled = true
    /// Indicates whether the view is clipped to its bounds.
    open var clipsToBounds = false
    /// The views inside, back to front.
    open private(set) var subviews: [UIView] = []
    /// The content modes.
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
    /// The content mode.
    open var contentMode = ContentMode.scaleToFill
    /// Indicates whether the frame makes constraints; there are none here.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// The number that identifies the view.
    open var tag = 0
    /// The identifier for tests.
    open var accessibilityIdentifier: String?
    /// The accessibility label.
    open var accessibilityLabel: String?
    /// Called when the view is laid out; nobody calls it here.
    open func layoutSubviews() {}
    /// Draws the view, which is not drawn; nobody calls it here.
    open func draw(_ rect: CGRect) {}
    /// The class of the layer behind the view.
    open class var layerClass: AnyClass { CALayer.self }
    /// The layer behind the view, which is kept and not drawn.
    public private(set) lazy var layer = _MadeByType.make(Self.layerClass as? CALayer.Type ?? CALayer.self)
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
    /// Returns the size that fits, which a view that is not drawn does not have.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { .zero }
    /// The size that asks for the least one.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// The size that asks for the greatest one.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
    /// Draws the view and those inside; returns whether that is done, which it is not.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
    /// Asks for a drawing, which views of UIKit do not have here.
    open func setNeedsDisplay() {}
    /// Makes the view as large as its content; it has none here.
    open func sizeToFit() {}
    /// Responds to the superview being about to change; not called here.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Responds to the change of the superview; not called here.
    open func didMoveToSuperview() {}
    /// Responds to the window being about to change; not called here.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Responds to the change of the window; not called here.
    open func didMoveToWindow() {}
    /// Takes the view out of the one around it.
    open func removeFromSuperview() {}
    /// The recognizers of gestures; nil for none.
    open private(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// Adds a recognizer of gestures, which recognizes none: views of UIKit are not touched on the stage.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.move(to: self)
        Stage.current?.tell(
            "\(type(of: gestureRecognizer)) recognizes nothing on the stage: use .gesture, .onTapGesture or "
                + ".onLongPressGesture.")
    }
    /// Removes a recognizer of gestures.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        let left = gestureRecognizers?.filter { $0 !== gestureRecognizer } ?? []
        gestureRecognizers = left.isEmpty ? nil : left
        if gestureRecognizer.view === self { gestureRecognizer.move(to: nil) }
    }
    /// Puts a view inside, in front of the others.
    open func addSubview(_ view: UIView) { subviews.append(view) }
    /// Puts a view inside, at a place among the others.
    open func insertSubview(_ view: UIView, at index: Int) {
        subviews.insert(view, at: min(max(0, index), subviews.count))
    }
    /// Puts a view that is inside in front of the others.
    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }
    /// Puts a view that is inside behind the others.
    open func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }
    /// Returns whether a place is in the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// Returns the view at a place that takes touches; nobody asks for it here.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let isTouched = isUserInteractionEnabled && !isHidden && alpha >= 0.01
        guard isTouched, self.point(inside: point, with: event) else { return nil }
        for view in subviews.reversed() {
            let place = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
            if let found = view.hitTest(place, with: event) { return found }
        }
        return self
    }
    /// Indicates whether it takes part in reading aloud.
    open var isAccessibilityElement = false
    /// The space between the edges and what is inside, in points.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// Indicates whether nothing behind the view shows through.
    open var isOpaque = true
    /// The parts of the view's size that follow the one around it; nothing follows here.
    open var autoresizingMask: AutoresizingMask = []
    /// The parts of a size and a place that follow the view around.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates parts from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }
    /// The parts of the screen that the system covers, in points.
    open var safeAreaInsets: UIEdgeInsets {
        let area = Stage.current?.configuration.safeArea
        return UIEdgeInsets(
            top: area?.top ?? 0, left: area?.leading ?? 0, bottom: area?.bottom ?? 0,
            right: area?.trailing ?? 0)
    }
    /// The appearance that replaces the device's, which it does not here.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The traits of the view.
    open var traitCollection: UITraitCollection { .ofStage }
    /// Ends editing; returns whether a field had the focus.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { Stage.current?.endEditing() ?? false }
    /// Asks for a layout, which a view that is not drawn does not need.
    open func setNeedsLayout() {}
    /// Does a layout, which a view that is not drawn does not need.
    open func layoutIfNeeded() {}
    /// Asks for new constraints, which a view that is not drawn does not need.
    open func setNeedsUpdateConstraints() {}
    /// Makes new constraints, if they were asked for; none were.
    open func updateConstraintsIfNeeded() {}
    /// Makes new constraints; nobody calls it here.
    open func updateConstraints() {}

    /// Indicates whether changes move: never.
    open class var areAnimationsEnabled: Bool { false }
    /// Sets whether changes move, without effect: none do.
    open class func setAnimationsEnabled(_ enabled: Bool) {}
    /// Prepares the view after it was loaded from a nib file; not called here.
    open func awakeFromNib() {}

    /// Makes changes at once and without motion, and tells that they have ended.
    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    /// Makes changes at once and without motion, and tells that they have ended.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { animate(withDuration: duration, animations: animations, completion: completion) }
    /// Makes changes at once and without motion, and tells that they have ended.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { animate(withDuration: duration, animations: animations, completion: completion) }
    /// Makes changes without motion.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        actionsWithoutAnimation()
    }
    /// The ways in which changes are animated, of which none is here.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates ways from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Slow at both ends.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// With touches in between.
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        /// From what is seen.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        /// Again and again.
        public static let `repeat` = AnimationOptions(rawValue: 8)
        /// Forth and back.
        public static let autoreverse = AnimationOptions(rawValue: 16)
    }
}
