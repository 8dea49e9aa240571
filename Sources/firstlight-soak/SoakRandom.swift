// Licensed under the Apache License, Version 2.0.

/// Random numbers that a seed repeats: SplitMix64.
struct SoakRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// The numbers of one run: runs with other indices draw others.
    init(seed: UInt64, index: Int) {
        state = seed
        state = next() ^ UInt64(truncatingIfNeeded: index)
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func seconds(in range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

    mutating func pick<Element>(_ values: [Element]) -> Element {
        values[Int.random(in: values.indices, using: &self)]
    }
}
