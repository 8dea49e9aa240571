// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

// Layers are kept and not drawn: their animations are kept, too, and not played.

/// The change of a layer with time, which is kept and not played.
@MainActor
@preconcurrency
open class CAAnimation: NSObject {
    /// Creates a change.
    public override init() {}
    /// The time at which it begins, in seconds of the layer around it.
    open var beginTime: CFTimeInterval = 0
    /// The seconds of it that are left out at the start.
    open var timeOffset: CFTimeInterval = 0
    /// The seconds that it takes.
    open var duration: CFTimeInterval = 0
    /// The speed; 1 is the usual one.
    open var speed: Float = 1
    /// The number of times that it is played.
    open var repeatCount: Float = 0
    /// The seconds for which it is played again.
    open var repeatDuration: CFTimeInterval = 0
    /// Indicates whether it is played back, too.
    open var autoreverses = false
    /// The layer's looks before and after it.
    open var fillMode = CAMediaTimingFillMode.removed
    /// Indicates whether it goes when it has been played.
    open var isRemovedOnCompletion = true
    /// The way in which it is slow and fast.
    open var timingFunction: CAMediaTimingFunction?
    /// The object that is notified, to which nothing is told here.
    open var delegate: (any CAAnimationDelegate)?
}

/// An object that is notified of an animation, to which nothing is told here.
@MainActor
@preconcurrency
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Responds to the start.
    func animationDidStart(_ anim: CAAnimation)
    /// Responds to the end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The change of a property of a layer, which is kept and not played.
@MainActor
@preconcurrency
open class CAPropertyAnimation: CAAnimation {
    /// The name of the property.
    open var keyPath: String?
    /// Indicates whether values are added to the property's own.
    open var isAdditive = false
    /// Indicates whether each time it is played begins where the last one has ended.
    open var isCumulative = false
    /// Creates a change of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// The change of a property of a layer between two values, which is kept and not played.
@MainActor
@preconcurrency
open class CABasicAnimation: CAPropertyAnimation {
    /// The value before.
    open var fromValue: Any?
    /// The value after.
    open var toValue: Any?
    /// The difference between both.
    open var byValue: Any?
}

/// The change of a property of a layer by a spring, which is kept and not played.
@MainActor
@preconcurrency
open class CASpringAnimation: CABasicAnimation {
    /// The mass at the end of the spring.
    open var mass: CGFloat = 1
    /// The stiffness of the spring.
    open var stiffness: CGFloat = 100
    /// The damping of the spring.
    open var damping: CGFloat = 10
    /// The speed at the start.
    open var initialVelocity: CGFloat = 0
}

/// The change of a property of a layer through several values, which is kept and not played.
@MainActor
@preconcurrency
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    open var values: [Any]?
    /// The outline along which a place moves.
    open var path: CGPath?
    /// The times of the values, as shares of the duration.
    open var keyTimes: [NSNumber]?
    /// The ways in which it is slow and fast between the values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The way between the values.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// The turn of what moves along an outline.
    open var rotationMode: CAAnimationRotationMode?
}

/// Changes of a layer that are played together; they are kept and not played.
@MainActor
@preconcurrency
open class CAAnimationGroup: CAAnimation {
    /// The changes.
    open var animations: [CAAnimation]?
}

/// The change between two looks of a layer, which is kept and not played.
@MainActor
@preconcurrency
open class CATransition: CAAnimation {
    /// The kind.
    open var type = CATransitionType.fade
    /// The side that it comes from.
    open var subtype: CATransitionSubtype?
    /// The share of it at which it begins.
    open var startProgress: Float = 0
    /// The share of it at which it ends.
    open var endProgress: Float = 1
}

/// The way in which a change is slow and fast, by two points.
open class CAMediaTimingFunction: NSObject {
    private let points: [(x: Float, y: Float)]

    /// Creates one of the system's.
    public init(name: CAMediaTimingFunctionName) {
        points =
            switch name {
            case .easeIn: [(0.42, 0), (1, 1)]
            case .easeOut: [(0, 0), (0.58, 1)]
            case .easeInEaseOut: [(0.42, 0), (0.58, 1)]
            case .default: [(0.25, 0.1), (0.25, 1)]
            default: [(0, 0), (1, 1)]
            }
    }
    /// Creates one with two points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [(c1x, c1y), (c2x, c2y)]
    }
    /// Writes a point: 0 is the start, 1 and 2 are the two between, and 3 is the end.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let point = idx <= 0 ? (0, 0) : idx >= 3 ? (1, 1) : points[idx - 1]
        (ptr[0], ptr[1]) = point
    }
}

/// The names of the system's ways in which a change is slow and fast.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Even.
    public static let linear = Self(rawValue: "linear")
    /// Slow at the start.
    public static let easeIn = Self(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = Self(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
    /// The curve of the system's own changes.
    public static let `default` = Self(rawValue: "default")
}

/// A layer's looks before and after an animation.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its own.
    public static let removed = Self(rawValue: "removed")
    /// The last ones of the animation, after it.
    public static let forwards = Self(rawValue: "forwards")
    /// The first ones of the animation, before it.
    public static let backwards = Self(rawValue: "backwards")
    /// Those of the animation, before and after it.
    public static let both = Self(rawValue: "both")
}

/// The ways between the values of an animation.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Straight lines.
    public static let linear = Self(rawValue: "linear")
    /// Steps.
    public static let discrete = Self(rawValue: "discrete")
    /// Straight lines, as fast at each place.
    public static let paced = Self(rawValue: "paced")
    /// Curves.
    public static let cubic = Self(rawValue: "cubic")
    /// Curves, as fast at each place.
    public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// The turns of what moves along an outline.
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along the outline.
    public static let rotateAuto = Self(rawValue: "auto")
    /// Against the outline.
    public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// The kinds of changes between two looks of a layer.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One fades into the other.
    public static let fade = Self(rawValue: "fade")
    /// The new one comes over the old one.
    public static let moveIn = Self(rawValue: "moveIn")
    /// The new one pushes the old one away.
    public static let push = Self(rawValue: "push")
    /// The old one goes from over the new one.
    public static let reveal = Self(rawValue: "reveal")
}

/// The sides that a layer's new looks come from.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The right.
    public static let fromRight = Self(rawValue: "fromRight")
    /// The left.
    public static let fromLeft = Self(rawValue: "fromLeft")
    /// The top.
    public static let fromTop = Self(rawValue: "fromTop")
    /// The bottom.
    public static let fromBottom = Self(rawValue: "fromBottom")
}
