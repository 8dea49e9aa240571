// Licensed under the Apache License, Version 2.0.

import LaunchCore
import Testing

@testable import FirstlightExploration

@Suite struct LaunchLanesTests {
    private func lanes(_ spans: [(Int, Int)]) -> [Int] {
        LaunchLanes.assign(spans.map { (.milliseconds($0.0), .milliseconds($0.1)) })
    }

    @Test func spansThatOverlapGetLanesOfTheirOwn() {
        #expect(lanes([(0, 10), (5, 15), (10, 20), (12, 13)]) == [0, 1, 0, 2])
    }

    @Test func aSpanMayFollowInTheLaneWhereAnotherEnds() {
        #expect(lanes([(0, 10), (10, 20), (20, 20), (20, 30)]) == [0, 0, 0, 0])
    }

    @Test(arguments: 1...40) func thereAreAsManyLanesAsSpansAtOneTime(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        let spans = (0..<30).map { _ -> (Int, Int) in
            let start = Int(random.next() % 100)
            return (start, start + 1 + Int(random.next() % 30))
        }
        let found = lanes(spans)
        for (one, other) in zip(spans.indices, spans.indices.dropFirst()) where found[one] == found[other] {
            #expect(spans[one].1 <= spans[other].0 || spans[other].1 <= spans[one].0)
        }
        let most = spans.map { span in spans.count { $0.0 <= span.0 && span.0 < $0.1 } }.max() ?? 0
        #expect((found.max() ?? 0) + 1 == most)
    }
}
