// Licensed under the Apache License, Version 2.0.

// A cubic Bezier from (0, 0) to (1, 1), read as a function y(x).
struct UnitBezier {
    let x1: Double
    let y1: Double
    let x2: Double
    let y2: Double

    // x must not turn back, or one instant would have several values; CSS restricts it the same way.
    init(x1: Double, y1: Double, x2: Double, y2: Double) {
        self.x1 = x1.isNaN ? 0 : min(max(x1, 0), 1)
        self.y1 = y1.isFinite ? y1 : 0
        self.x2 = x2.isNaN ? 1 : min(max(x2, 0), 1)
        self.y2 = y2.isFinite ? y2 : 1
    }

    func value(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        return Self.coordinate(parameter(at: x), y1, y2)
    }

    func velocity(at x: Double) -> Double {
        let parameter = parameter(at: min(max(x, 0), 1))
        let run = Self.slope(parameter, x1, x2)
        if run > 1e-6 { return Self.slope(parameter, y1, y2) / run }
        // The tangent is vertical or vanishes here: the secant over a millionth is the useful answer.
        let low = max(0, x - 5e-7)
        let high = min(1, x + 5e-7)
        return (value(at: high) - value(at: low)) / (high - low)
    }

    // Newton's method inside a shrinking bracket. Where the curve is so steep that Newton would leave
    // the bracket, the step is a bisection, so the error at least halves each time.
    private func parameter(at x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var guess = x
        for _ in 0..<80 {
            let error = Self.coordinate(guess, x1, x2) - x
            if error == 0 { return guess }
            if error > 0 { high = guess } else { low = guess }
            if high - low < 1e-15 { return guess }
            let slope = Self.slope(guess, x1, x2)
            var next = slope > 0 ? guess - error / slope : .nan
            if !(next > low && next < high) { next = (low + high) / 2 }
            if (next - guess).magnitude < 1e-16 { return next }
            guess = next
        }
        return guess
    }

    private static func coordinate(_ u: Double, _ a: Double, _ b: Double) -> Double {
        let v = 1 - u
        return 3 * v * v * u * a + 3 * v * u * u * b + u * u * u
    }

    private static func slope(_ u: Double, _ a: Double, _ b: Double) -> Double {
        let v = 1 - u
        return 3 * v * v * a + 6 * v * u * (b - a) + 3 * u * u * (1 - b)
    }
}
