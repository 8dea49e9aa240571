// Licensed under the Apache License, Version 2.0.

import Foundation
internal import LaunchMotion

/// A spring in its closed form, which is added to the motion that it meets.
struct MechanicalSpringAnimation: CustomAnimation {
    var mass: Double
    var stiffness: Double
    var damping: Double
    /// The speed at the start, in ways a second.
    var initialVelocity: Double

    /// An over-damped spring counts as one without overshoot.
    private var spring: MotionSpring {
        let root = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return MotionSpring(response: 2 * .pi / root, dampingFraction: min(ratio, 1))
    }

    /// The seconds until the spring stays within a thousandth of its end.
    var settlingDuration: Double {
        guard stiffness > 0, mass > 0, damping > 0 else { return damping > 0 ? 0 : .infinity }
        return spring.settlingDuration(initialVelocity: initialVelocity)
    }

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        if time >= 2 * .pi / max(stiffness, 0).squareRoot() { context.isLogicallyComplete = true }
        guard time < settlingDuration else { return nil }
        return value.scaled(by: spring.value(at: time, initialVelocity: initialVelocity))
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        value.scaled(by: spring.velocity(at: time, initialVelocity: initialVelocity))
    }
}
