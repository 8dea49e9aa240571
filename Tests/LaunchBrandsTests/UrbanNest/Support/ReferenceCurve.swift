// Licensed under the Apache License, Version 2.0.

/// The easings of the requirements, solved in another way than the product does.
enum ReferenceCurve {
    /// The share of the way after a share of the time, for the curve (0, 0, 0.58, 1).
    static func easeOut(_ progress: Double) -> Double { bezier(0, 0, 0.58, 1, progress) }

    /// The share of the way after a share of the time, for the curve (0.42, 0, 1, 1).
    static func easeIn(_ progress: Double) -> Double { bezier(0.42, 0, 1, 1, progress) }

    /// The share of the way after a share of the time, for the curve (0.42, 0, 0.58, 1).
    static func easeInOut(_ progress: Double) -> Double { bezier(0.42, 0, 0.58, 1, progress) }

    /// The value of a motion with the curve easeOut at a time, all times in milliseconds.
    static func easeOut(
        from: Double, to: Double, start: Double, duration: Double, at time: Double
    ) -> Double {
        from + (to - from) * easeOut((time - start) / duration)
    }

    /// Halves the interval of the curve's own parameter until x is met.
    private static func bezier(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double
    ) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        func point(_ a: Double, _ b: Double, _ s: Double) -> Double {
            3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
        }
        var low = 0.0
        var high = 1.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if point(x1, x2, middle) < x { low = middle } else { high = middle }
        }
        return point(y1, y2, low)
    }
}
