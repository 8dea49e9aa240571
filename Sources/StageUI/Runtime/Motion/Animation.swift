// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The way in which a change is drawn in steps.
public struct Animation: Sendable {
    /// The motion itself.
    public let base: any CustomAnimation

    /// Creates an animation from a custom motion.
    public init<A: CustomAnimation>(_ base: A) { self.base = base }

    /// Returns the covered part of a way after seconds, or nil when the motion is over.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// Returns the speed a second after seconds, or nil when it is not known.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Returns whether the motion replaces a running one, whose state it then has.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

extension Animation: Hashable {
    /// Returns whether both are the same motion with the same numbers.
    public static func == (a: Animation, b: Animation) -> Bool {
        func isEqual<A: CustomAnimation>(_ a: A) -> Bool { (b.base as? A) == a }
        return isEqual(a.base)
    }

    /// Feeds the motion into a hasher.
    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Animation: CustomStringConvertible {
    /// The motion with its numbers.
    public var description: String { String(describing: base) }
}

extension Animation {
    /// A motion of even speed; 0.35 s where no duration is given.
    public static let linear = linear(duration: 0.35)
    /// A motion that starts slowly; 0.35 s where no duration is given.
    public static let easeIn = easeIn(duration: 0.35)
    /// A motion that ends slowly; 0.35 s where no duration is given.
    public static let easeOut = easeOut(duration: 0.35)
    /// A motion that starts and ends slowly; 0.35 s where no duration is given.
    public static let easeInOut = easeInOut(duration: 0.35)

    /// A motion of even speed over seconds.
    public static func linear(duration: TimeInterval) -> Animation {
        timingCurve(.linear, duration: duration)
    }
    /// A motion that starts slowly, over seconds.
    public static func easeIn(duration: TimeInterval) -> Animation {
        timingCurve(.easeIn, duration: duration)
    }
    /// A motion that ends slowly, over seconds.
    public static func easeOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeOut, duration: duration)
    }
    /// A motion that starts and ends slowly, over seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeInOut, duration: duration)
    }
    /// A motion along a cubic curve with two control points, over seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(
                startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
            duration: duration)
    }
    /// A motion along a curve, over seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve: curve, duration: duration))
    }
}

/// A curve over a duration in seconds.
struct CurveAnimation: CustomAnimation {
    var curve: UnitCurve
    var duration: Double

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        // At the very end the last value is still delivered; only then is the motion over, and complete.
        guard time <= duration else { return nil }
        return value.scaled(by: duration > 0 ? curve.value(at: time / duration) : 0)
    }
}
