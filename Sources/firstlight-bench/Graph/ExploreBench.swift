// Licensed under the Apache License, Version 2.0.

import FirstlightExploration
import LaunchCore

/// Measures the exploration of a launch, on one core, beside a set that is only filled with the same states.
@MainActor
struct ExploreBench {
    /// The transitions of one measurement; the bar is a second for these.
    static let transitions = 500_000

    /// Measures some explorations of one brand's launch.
    func measure(_ model: LaunchModel, times: Int) -> ComparedSamples {
        var measure = ComparedSamples()
        let explorer = LaunchExplorer(model)
        var states: [SIMD4<UInt64>] = []
        states.reserveCapacity(Self.transitions)
        _ = explorer.explore(limit: Self.transitions) { states.append($0) }
        for _ in 0..<times {
            measure.own.measure { _ = explorer.explore(limit: Self.transitions) }
            measure.reference.measure {
                var seen: Set<SIMD4<UInt64>> = []
                for state in states { seen.insert(state) }
            }
        }
        return measure
    }
}
