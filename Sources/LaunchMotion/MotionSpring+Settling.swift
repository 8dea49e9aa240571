// Licensed under the Apache License, Version 2.0.

extension MotionSpring {
    /// Returns the seconds after which the spring stays within a distance of its rest.
    ///
    /// For an overshooting spring it is the instant at which the envelope of the oscillation gets
    /// that narrow, the figure that Core Animation reports for its springs.
    ///
    /// - Parameters:
    ///   - epsilon: The distance, as a share of the way; at least 1e-12.
    ///   - initialVelocity: The speed at the start in full ways a second.
    public func settlingDuration(epsilon: Double = 0.001, initialVelocity: Double = 0) -> Double {
        let epsilon = epsilon >= 1e-12 ? epsilon : 1e-12
        let motion = motion(initialVelocity)
        if case .underdamped(let decay, _, let a, let b) = motion {
            return max(0, -Libm.logarithm(epsilon / (a.magnitude + b.magnitude)) / decay)
        }
        let turn = motion.turningPoint
        // From the turn on (or from the start when there is none) the distance only shrinks.
        if let turn, motion.displacement(at: turn).magnitude <= epsilon {
            return Self.lastInstant(from: 0, to: turn) { motion.displacement(at: $0) < -epsilon }
        }
        let start = turn ?? 0
        var limit = start + response
        while motion.displacement(at: limit).magnitude > epsilon { limit += limit - start }
        return Self.lastInstant(from: start, to: limit) {
            motion.displacement(at: $0).magnitude > epsilon
        }
    }

    // Bisection: isOutside holds up to one instant and not after it.
    private static func lastInstant(
        from start: Double, to end: Double, while isOutside: (Double) -> Bool
    ) -> Double {
        var low = start
        var high = end
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if isOutside(middle) { low = middle } else { high = middle }
        }
        return high
    }
}
