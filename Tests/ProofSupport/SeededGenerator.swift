// Licensed under the Apache License, Version 2.0.

/// A reproducible source of random numbers (SplitMix64): the same from a seed, on each machine.
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// Creates a source from a seed.
    public init(seed: UInt64) { state = seed }

    /// Returns the next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}
