// Licensed under the Apache License, Version 2.0.

import LaunchCore

extension SplitMix: RandomNumberGenerator {}

extension SplitMix {
    /// The numbers of one run: runs with other indices draw others.
    init(seed: UInt64, index: Int) {
        var first = SplitMix(seed: seed)
        self.init(seed: first.next() ^ UInt64(truncatingIfNeeded: index))
    }

    mutating func seconds(in range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

    mutating func pick<Element>(_ values: [Element]) -> Element {
        values[Int.random(in: values.indices, using: &self)]
    }
}
