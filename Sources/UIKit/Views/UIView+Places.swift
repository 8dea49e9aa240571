// Licensed under the Apache License, Version 2.0.

public import Foundation

extension UIView {
    /// The corner of the view in the window, in points.
    private var cornerInWindow: CGPoint {
        var (x, y, next) = (frame.origin.x, frame.origin.y, superview)
        while let view = next {
            (x, y, next) = (
                x + view.frame.origin.x - view.bounds.origin.x,
                y + view.frame.origin.y - view.bounds.origin.y,
                view.superview
            )
        }
        return CGPoint(x: x - bounds.origin.x, y: y - bounds.origin.y)
    }

    /// Returns a place of the view as another view has it, or the window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (own, other) = (cornerInWindow, view?.cornerInWindow ?? .zero)
        return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }
    /// Returns a place of another view, or of the window, as the view has it.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (own, other) = (cornerInWindow, view?.cornerInWindow ?? .zero)
        return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
    }
    /// Returns a rectangle of the view as another view has it, or the window.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }
    /// Returns a rectangle of another view, or of the window, as the view has it.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }
    /// Puts a view inside, in front of one of those.
    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        let index = subviews.firstIndex { $0 === siblingSubview } ?? subviews.count - 1
        insertSubview(view, at: index + 1)
    }
    /// Puts a view inside, behind one of those.
    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
    }
}

extension UIView {
    /// Makes changes in a view at once and without motion, and tells that they have ended.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }
    /// Makes changes in steps at once and without motion, and tells that they have ended.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    /// Makes the changes of a step at once.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) { animations() }

    /// The ways in which changes in steps are animated, of which none is here.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates ways from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Again and again.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
        /// Forth and back.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
        /// Even between steps.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// From step to step.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Even over all steps.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Round through the steps.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    }
}

extension UIView.AnimationOptions {
    /// With the layout of the views inside.
    public static let layoutSubviews = UIView.AnimationOptions(rawValue: 1)
    /// With views that are hidden and shown in place of those that come and go.
    public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
    /// Turned over the left side.
    public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
    /// Turned over the right side.
    public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
    /// Rolled up.
    public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
    /// Rolled down.
    public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
    /// One fading into the other.
    public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
    /// Turned over the top.
    public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
    /// Turned over the bottom.
    public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)
}

extension UIScrollView {
    /// Sets the scale, with no motion.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
    }
    /// Scales so that a part of the content fills the view, with no motion.
    public func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0, bounds.width > 0 else { return }
        setZoomScale(
            zoomScale * min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    }
    /// Scrolls as little as has a part of the content seen, with no motion.
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        func least(_ offset: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            low < offset ? low : high > offset + length ? min(low, high - length) : offset
        }
        contentOffset = CGPoint(
            x: least(contentOffset.x, bounds.width, rect.minX, rect.maxX),
            y: least(contentOffset.y, bounds.height, rect.minY, rect.maxY))
    }
}
