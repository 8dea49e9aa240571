// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

extension UIView {
    /// The ways in which a change is slow and fast.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut
        /// Slow at the start.
        case easeIn
        /// Slow at the end.
        case easeOut
        /// Even.
        case linear
    }
}

/// The kinds of ways in which a change is slow and fast.
public enum UITimingCurveType: Int, Sendable {
    /// One of those of the system.
    case builtin
    /// A curve with two points.
    case cubic
    /// A spring.
    case spring
    /// A curve and a spring.
    case composed
}

/// The way in which a change is slow and fast.
@MainActor
@preconcurrency
public protocol UITimingCurveProvider: NSObjectProtocol {
    /// The kind.
    var timingCurveType: UITimingCurveType { get }
    /// The curve, where it is one.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, where it is one.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve of a change, with two points.
@MainActor
@preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The way of the system.
    public let animationCurve: UIView.AnimationCurve
    /// The first point.
    public let controlPoint1: CGPoint
    /// The second point.
    public let controlPoint2: CGPoint
    private let isBuiltin: Bool

    /// Creates the curve of a way of the system.
    public init(animationCurve curve: UIView.AnimationCurve) {
        (animationCurve, isBuiltin) = (curve, true)
        let (one, two): ((Double, Double), (Double, Double)) =
            switch curve {
            case .easeInOut: ((0.42, 0), (0.58, 1))
            case .easeIn: ((0.42, 0), (1, 1))
            case .easeOut: ((0, 0), (0.58, 1))
            case .linear: ((0, 0), (1, 1))
            }
        (controlPoint1, controlPoint2) = (CGPoint(x: one.0, y: one.1), CGPoint(x: two.0, y: two.1))
    }
    /// Creates a curve with two points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (animationCurve, isBuiltin) = (.easeInOut, false)
        (controlPoint1, controlPoint2) = (point1, point2)
    }
    /// The kind.
    open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    /// Itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// None.
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring of a change.
@MainActor
@preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The speed at the start, in shares of the whole way in a second.
    public let initialVelocity: CGVector
    /// Creates a spring by its damping: 1 does not swing.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)) {
        initialVelocity = velocity
    }
    /// Creates a spring by its mass, its stiffness and its damping.
    public init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat,
        initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)
    ) { initialVelocity = velocity }
    /// A spring.
    open var timingCurveType: UITimingCurveType { .spring }
    /// None.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// Itself.
    open var springTimingParameters: UISpringTimingParameters? { self }
}
