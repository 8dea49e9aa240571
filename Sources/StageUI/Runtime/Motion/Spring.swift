// Licensed under the Apache License, Version 2.0.

public import Foundation
internal import LaunchMotion

/// The motion of a spring as a function of time.
public struct Spring: Hashable, Sendable {
    /// The frequency of the undamped spring in radians a second.
    private var frequency: Double
    /// The share of critical damping.
    private var ratio: Double
    /// The moved mass.
    public private(set) var mass: Double = 1

    /// A spring by its perceived duration in seconds and its bounce, -1 to 1.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: Self.dampingFraction(bounce: bounce))
    }
    /// A spring by its period without damping in seconds and its share of critical damping.
    public init(response: Double, dampingRatio: Double) {
        frequency = 2 * .pi / response
        ratio = dampingRatio
    }
    /// A spring by its physical properties; without leave, over-damping counts as critical damping.
    public init(
        mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
    ) {
        frequency = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.ratio = allowOverDamping ? ratio : min(ratio, 1)
        self.mass = mass
    }
    /// A spring by the seconds until it stays within a distance of its end.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // A spring of twice the frequency settles in half the time.
        let unit = MotionSpring(response: 2 * .pi, dampingFraction: dampingRatio)
        frequency = unit.settlingDuration(epsilon: epsilon) / settlingDuration
        ratio = dampingRatio
    }

    /// A spring without overshoot.
    public static var smooth: Spring { smooth() }
    /// A spring without overshoot, but for the extra bounce; the duration is in seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// A spring with a small overshoot.
    public static var snappy: Spring { snappy() }
    /// A spring with a small overshoot; the duration is in seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring with a clear overshoot.
    public static var bouncy: Spring { bouncy() }
    /// A spring with a clear overshoot; the duration is in seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// The perceived duration in seconds.
    public var duration: TimeInterval { response }
    /// The overshoot of the spring, -1 to 1.
    public var bounce: Double { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }
    /// The period without damping in seconds.
    public var response: Double { 2 * .pi / frequency }
    /// The share of critical damping.
    public var dampingRatio: Double { ratio }
    /// The spring's constant.
    public var stiffness: Double { frequency * frequency * mass }
    /// The drag.
    public var damping: Double { 2 * ratio * frequency * mass }
    /// The seconds until the spring stays within a thousandth of its end.
    public var settlingDuration: TimeInterval { motion.settlingDuration() }

    static func dampingFraction(bounce: Double) -> Double { bounce < 0 ? 1 / (1 + bounce) : 1 - bounce }

    private var motion: MotionSpring { MotionSpring(response: response, dampingFraction: ratio) }
}

extension Spring {
    /// Returns the place after seconds on the way from zero to a target.
    public func value<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let share = motion.value(at: time)
        let push = motion.value(at: time, initialVelocity: 1) - share
        return target.scaled(by: share) + initialVelocity.scaled(by: push)
    }

    /// Returns the speed a second after seconds on the way from zero to a target.
    public func velocity<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let share = motion.velocity(at: time)
        let push = motion.velocity(at: time, initialVelocity: 1) - share
        return target.scaled(by: share) + initialVelocity.scaled(by: push)
    }

    /// Advances a value and its velocity by seconds towards a target.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let way = target - value
        let speed = velocity
        velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
        value += self.value(target: way, initialVelocity: speed, time: deltaTime)
    }

    /// Returns the force that acts at a place and a speed.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Returns the seconds until the spring stays within a distance of its target.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let way = target.magnitudeSquared.squareRoot()
        let speed = initialVelocity.magnitudeSquared.squareRoot()
        guard way > 0 || speed > 0 else { return 0 }
        // The envelope of both motions together, halved until it is found.
        var low = 0.0
        var high = max(response, 0.001)
        func isInside(_ time: Double) -> Bool {
            let decay = min(ratio, 1) * frequency
            let reach = (way + speed / frequency) * (1 + frequency * time)
            return reach * exp(-decay * time) <= epsilon
        }
        while !isInside(high), high < 1e6 { high *= 2 }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if isInside(middle) { high = middle } else { low = middle }
        }
        if speed == 0 { return motion.settlingDuration(epsilon: epsilon / way) }
        return high
    }
}

extension Spring {
    /// Returns the value after seconds on the way from one value to another.
    @MainActor @preconcurrency
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = fromValue
        let start = fromValue.animatableData
        result.animatableData =
            start
            + value(
                target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData,
                time: time)
        return result
    }

    /// Returns the speed a second after seconds on the way from one value to another.
    @MainActor @preconcurrency
    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = fromValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns the seconds until the spring stays within a distance of its target.
    @MainActor @preconcurrency
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}
