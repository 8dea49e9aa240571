// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Ticking: View {
    let model: Model
    var body: some View {
        TimelineView(.animation(minimumInterval: nil, paused: model.flag)) { context in
            Color.red.offset(x: context.date.timeIntervalSinceReferenceDate * 60)
        }
    }
}

private struct Counted: View {
    let x: Double
    var body: some View { Color.red.offset(x: x) }
}

@MainActor
@Suite struct TimelineViewTests {
    let model = Model()

    @Test func anAnimationTimelineIsUpdatedWithEachFrame() {
        let probe = StageProbe { Ticking(model: model) }
        #expect(probe.trace(3) { Double(probe.leaves[0].origin.x).rounded() } == [1, 2, 3])
        #expect(probe.stage.activity == ["timeline Ticking"])
        #expect(probe.bodies("Ticking") == 1)
    }

    @Test func aPausedTimelineRests() {
        model.flag = true
        let probe = StageProbe { Ticking(model: model) }
        let list = probe.list
        #expect(probe.stage.isSettled)
        #expect(probe.step(5) == list)
        model.flag = false
        probe.step(2)
        #expect(!probe.stage.isSettled)
        #expect(probe.list != list)
        model.flag = true
        probe.step()
        #expect(probe.stage.isSettled)
    }

    @Test func aLeastIntervalIsKept() {
        let probe = StageProbe {
            TimelineView(.animation(minimumInterval: 1.0 / 30)) { context in
                Counted(x: context.date.timeIntervalSinceReferenceDate)
            }
        }
        probe.step(60)
        #expect(probe.bodies("Counted") == 31)
    }

    @Test func aLeastIntervalIsKeptOnALateDate() {
        let probe = StageProbe {
            $0.startDate = Date(timeIntervalSinceReferenceDate: 800_000_000.3)
        } content: {
            TimelineView(.animation(minimumInterval: 1.0 / 30)) { Counted(x: $0.date.timeIntervalSince1970) }
        }
        probe.step(60)
        #expect(probe.bodies("Counted") == 31)
    }

    @Test func aPeriodicTimelineIsUpdatedAtMultiples() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let probe = StageProbe {
            TimelineView(.periodic(from: start, by: 0.5)) { context in
                Counted(x: context.date.timeIntervalSince(start))
            }
        }
        probe.step(29)
        #expect(probe.bodies("Counted") == 1)
        probe.step()
        #expect(probe.bodies("Counted") == 2)
        #expect(abs(probe.leaves[0].origin.x - 0.5) < 1e-9)
    }

    @Test func aSettledStageReturnsTheSameListWithoutAnyBody() {
        let probe = StageProbe {
            VStack {
                Counted(x: 3); Text("a"); Button("b") {}
            }
        }
        let counts = probe.stage.bodyCounts
        let list = probe.list
        #expect(probe.stage.isSettled)
        #expect(probe.step(10) == list)
        #expect(probe.stage.bodyCounts == counts)
    }

    @Test func aRemovedTimelineIsNoActivity() {
        let probe = StageProbe { RemovableTimeline(model: model) }
        #expect(!probe.stage.isSettled)
        model.flag = true
        probe.step()
        #expect(probe.stage.isSettled)
    }
}

private struct RemovableTimeline: View {
    let model: Model
    var body: some View { if !model.flag { Ticking(model: model) } }
}
