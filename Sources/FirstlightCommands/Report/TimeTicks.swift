// Licensed under the Apache License, Version 2.0.

/// Round instants for a time axis.
enum TimeTicks {
    /// Multiples of 1, 2 or 5 times a power of ten, from 0 to at most `end`, near `count` of them.
    static func times(end: Double, count: Int) -> [Double] {
        guard end.isFinite, end > 1e-9, count > 0 else { return [0] }
        let rough = end / Double(count)
        var power = 1.0
        while power * 10 <= rough { power *= 10 }
        while power > rough { power /= 10 }
        let factor = [1.0, 2, 5, 10].first { $0 * power >= rough } ?? 10
        let step = factor * power
        // A tolerance, so that an end that is a multiple gets its tick in spite of rounding.
        return (0...Int(end / step + 1e-9)).map { Double($0) * step }
    }
}
