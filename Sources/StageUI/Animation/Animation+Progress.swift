// Licensed under the Apache License, Version 2.0.

internal import LaunchMotion

extension Animation {
    /// Where a motion is at a time.
    struct Progress {
        /// The share of the way, 0 to 1 and beyond for springs.
        var value: Double
        /// The share of the way each second.
        var velocity: Double
        var isFinished: Bool
        /// Whether the motion counts as complete although it may still settle.
        var isLogicallyComplete: Bool
    }

    /// Returns the motion's progress so many seconds after it began.
    ///
    /// - Parameter initialVelocity: The speed taken over from an earlier spring, in ways a second.
    func progress(at elapsed: Double, initialVelocity: Double = 0) -> Progress {
        let time = (elapsed - delay) * speed
        guard time > 0 || (time == 0 && passLength == 0) else {
            return Progress(value: 0, velocity: 0, isFinished: false, isLogicallyComplete: false)
        }
        guard let repetition else { return pass(at: time, initialVelocity: initialVelocity) }
        let length = max(passLength, 1e-6)
        let index = Int((time / length).rounded(.down))
        if let count = repetition.count, index >= count {
            let value = repetition.autoreverses && count.isMultiple(of: 2) ? 0.0 : 1
            return Progress(value: value, velocity: 0, isFinished: true, isLogicallyComplete: true)
        }
        var result = pass(at: time - Double(index) * length, initialVelocity: initialVelocity)
        if repetition.autoreverses, !index.isMultiple(of: 2) {
            result.value = 1 - result.value
            result.velocity = -result.velocity
        }
        result.isFinished = false
        result.isLogicallyComplete = false
        return result
    }

    /// The seconds of one pass.
    private var passLength: Double {
        switch base {
        case .curve(_, let duration): duration
        case .fluidSpring(let response, let fraction):
            MotionSpring(response: response, dampingFraction: fraction).settlingDuration()
        case .interpolatingSpring(let mass, let stiffness, let damping, let velocity):
            MotionSpring(stiffness: stiffness, damping: damping, mass: mass)
                .settlingDuration(initialVelocity: velocity)
        }
    }

    private func pass(at time: Double, initialVelocity: Double) -> Progress {
        switch base {
        case .curve(let curve, let duration):
            // At the very end the last value is still delivered; only then is the motion over.
            guard duration > 0, time <= duration else {
                return Progress(value: 1, velocity: 0, isFinished: true, isLogicallyComplete: true)
            }
            return Progress(
                value: curve.value(at: time / duration), velocity: 0, isFinished: false,
                isLogicallyComplete: false)
        case .fluidSpring(let response, let fraction):
            let spring = MotionSpring(response: response, dampingFraction: fraction)
            let value = spring.value(at: time, initialVelocity: initialVelocity)
            let velocity = spring.velocity(at: time, initialVelocity: initialVelocity)
            // The rule: slow, hardly pulled any more, and within one percent of the way.
            let omega = spring.angularFrequency
            let force = omega * omega * (1 - value) - 2 * fraction * omega * velocity
            let finished = max(velocity * velocity, force * force) <= 0.0036 && abs(1 - value) <= 0.01
            return Progress(
                value: finished ? 1 : value, velocity: velocity, isFinished: finished,
                isLogicallyComplete: time >= response)
        case .interpolatingSpring(let mass, let stiffness, let damping, let velocity):
            let spring = MotionSpring(stiffness: stiffness, damping: damping, mass: mass)
            let finished = time >= spring.settlingDuration(initialVelocity: velocity)
            return Progress(
                value: finished ? 1 : spring.value(at: time, initialVelocity: velocity),
                velocity: spring.velocity(at: time, initialVelocity: velocity), isFinished: finished,
                isLogicallyComplete: time >= 2 * .pi / spring.angularFrequency)
        }
    }

    var isFluidSpring: Bool {
        if case .fluidSpring = base { return repetition == nil }
        return false
    }
}
