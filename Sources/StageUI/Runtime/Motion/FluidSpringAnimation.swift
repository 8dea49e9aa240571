// Licensed under the Apache License, Version 2.0.

import Foundation

/// A spring that continues from the place and the speed of the motion that it replaces.
///
/// It moves in fixed steps, so that, as on a device, the result does not depend on when it was drawn: the state of the
/// last step is kept from frame to frame.
struct FluidSpringAnimation: CustomAnimation {
    /// The seconds of a period without damping.
    var response: Double
    /// The share of critical damping.
    var dampingFraction: Double
    /// The seconds over which the response changes from that of the spring before.
    var blendDuration: Double

    private static let step = 1.0 / 300

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        var state = context.state.spring
        let response = response(at: time, state)
        if time - state.startTime >= response { context.isLogicallyComplete = true }
        // After a long break the motion continues where it was.
        if time - state.time > 1 { state.time = time - 1.0 / 60 }
        advance(&state, to: time, target: value, response: response)
        context.state.spring = state
        guard state.offset.magnitudeSquared.isFinite, state.velocity.magnitudeSquared.isFinite else {
            return nil
        }
        // The rule: slow, barely accelerated, and within one percent of the way.
        let activity = max(state.velocity.magnitudeSquared, state.force.magnitudeSquared)
        let rest = (value - state.offset).magnitudeSquared
        let isOver = activity <= 0.0036 && rest <= value.scaled(by: 0.01).magnitudeSquared
        // Back where it started there is no way of which to take a percent.
        let isHome = activity <= 0.0036 && value.magnitudeSquared == 0
        return isOver || isHome ? nil : state.offset
    }

    private func response<V>(at time: Double, _ state: FluidSpringState<V>) -> Double {
        guard blendDuration > 0, state.blendInterval != 0 else { return response }
        let share = min(max((time - state.blendStart) / blendDuration, 0), 1)
        return response + state.blendInterval * (1 - share * share * (3 - 2 * share))
    }

    private func advance<V>(
        _ state: inout FluidSpringState<V>, to time: Double, target: V, response: Double
    ) {
        let root = response > 0 ? 2 * Double.pi / response : .infinity
        let stiffness = min(root * root, 45000)
        // The step cannot follow a damping of more than this, and would throw the value away.
        let damping = min(2 * stiffness.squareRoot() * max(dampingFraction, 0), 500)
        while state.time < time {
            let pushed = state.force.scaled(by: 1.0 / 600) + state.velocity
            state.offset += pushed.scaled(by: Self.step)
            state.force =
                pushed.scaled(by: -damping) + (target - state.offset).scaled(by: stiffness)
            state.velocity = state.force.scaled(by: 1.0 / 600) + pushed
            state.time += Self.step
        }
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { context.state.spring.velocity }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        let place = previous.animate(value: value, time: time, context: &context)
        let speed = previous.velocity(value: value, time: time, context: context)
        var state = context.state.spring
        state.offset = place ?? value
        state.velocity = speed ?? .zero
        if !(previous.base is FluidSpringAnimation) { state.force = .zero }
        state.time = time
        state.startTime = time
        if let previous = previous.base as? FluidSpringAnimation, previous.response != response {
            state.blendInterval = previous.response - response
            state.blendStart = time
        }
        context.state.spring = state
        context.isLogicallyComplete = false
        return true
    }
}

/// The position of a fluid spring, and its speed.
struct FluidSpringState<Value: VectorArithmetic> {
    /// The way covered.
    var offset = Value.zero
    /// The speed a second.
    var velocity = Value.zero
    /// The acceleration of the last step.
    var force = Value.zero
    /// The time of the last step, in seconds of the motion.
    var time = 0.0
    /// The time when the spring took over.
    var startTime = 0.0
    var blendStart = 0.0
    /// The duration by which the previous spring's response was longer.
    var blendInterval = 0.0
}
