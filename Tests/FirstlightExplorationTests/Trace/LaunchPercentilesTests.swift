// Licensed under the Apache License, Version 2.0.

import FirstlightExploration
import LaunchCore
import Testing

@Suite struct LaunchPercentilesTests {
    private static func launch(_ milliseconds: Int, kind: LaunchKind = .cold) -> LaunchTimeline {
        TraceSamples.timeline(
            [
                (0, .began(kind)), (0, .runBegan(1)), (0, .phase(.holding)),
                (milliseconds, .phase(.completing)), (milliseconds, .phase(.exiting)),
                (milliseconds, .phase(.finished)),
            ], specs: [])
    }

    @Test func percentilesAreTimesThatHappened() throws {
        let launches = (1...200).reversed().map { Self.launch($0) }
        let row = try #require(LaunchPercentiles(launches).rows.first { $0.name == "launch" })
        #expect(row.count == 200 && row.longest == .milliseconds(200))
        #expect([row.p50, row.p90, row.p95, row.p99] == [100, 180, 190, 198].map { .milliseconds($0) })
    }

    @Test func oneLaunchIsEveryPercentile() throws {
        let row = try #require(LaunchPercentiles([Self.launch(7)]).rows.first)
        #expect(row.p50 == .milliseconds(7) && row.p99 == .milliseconds(7))
    }

    @Test(
        arguments: [
            (LaunchPercentiles.Sample(seconds: 1), nil), (.init(seconds: -0.1), .negative),
            (.init(seconds: .nan), .notANumber), (.init(seconds: .infinity), .tooLong),
            (.init(seconds: 61), .tooLong), (.init(seconds: 60), nil), (.init(seconds: nil), .unfinished),
            (.init(seconds: 1, kind: .prewarmed), .prewarmed), (.init(seconds: 1, kind: .background), nil),
            (.init(seconds: 1, hasClockJump: true), .clockJump),
        ] as [(LaunchPercentiles.Sample, LaunchPercentiles.Defect?)])
    func anImpossibleSampleIsDroppedForAReason(
        sample: LaunchPercentiles.Sample, defect: LaunchPercentiles.Defect?
    ) {
        #expect(sample.defect(ceiling: .seconds(60)) == defect)
    }

    @Test func whatIsDroppedIsCounted() {
        var backwards = Self.launch(100)
        backwards.runs[0].phases[3].start = .milliseconds(-5)
        var jumped = Self.launch(100)
        jumped.hasClockJump = true
        var unfinished = Self.launch(100)
        unfinished.runs[0].phases.removeLast()
        let percentiles = LaunchPercentiles([
            Self.launch(100), Self.launch(90_000), Self.launch(100, kind: .prewarmed), backwards, jumped,
            unfinished,
        ])
        #expect(percentiles.launches == 6 && percentiles.rows.first?.count == 1)
        #expect(
            percentiles.dropped == [.tooLong: 1, .prewarmed: 1, .negative: 1, .clockJump: 1, .unfinished: 1])
    }
}
