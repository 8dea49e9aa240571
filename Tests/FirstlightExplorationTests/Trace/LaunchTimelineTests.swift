// Licensed under the Apache License, Version 2.0.

import LaunchCore
import Testing

@Suite struct LaunchTimelineTests {
    @Test func workPausesAndWaitsOfATaskAreToldApart() throws {
        let run = try #require(TraceSamples.full.lastRun)
        let config = try #require(run.tasks.first { $0.id == "config" })
        #expect(config.total == .milliseconds(250))
        #expect(config.work == .milliseconds(200) && config.pauses == .milliseconds(50))
        #expect(config.attempts == 2 && config.settlement == .output)
        let prices = try #require(run.tasks.first { $0.id == "prices" })
        #expect(prices.suspended == .milliseconds(240) && prices.work == .milliseconds(60))
    }

    @Test func aTaskThatIsOpenAtTheEndHasNoEnd() throws {
        let statistics = try #require(TraceSamples.full.lastRun?.tasks.first { $0.id == "statistics" })
        #expect(statistics.end == nil && statistics.settlement == nil && statistics.total == nil)
    }

    @Test func eachRunHasItsOwnPhasesTasksAndFailure() throws {
        let runs = TraceSamples.retried.runs
        #expect(runs.map(\.number) == [1, 2])
        #expect(runs[0].failure?.kind == .timeout && runs[1].failure == nil)
        #expect(runs[0].phases.map(\.phase) == [.holding, .failed])
        #expect(runs[0].end == .seconds(3) && runs[0].phases.last?.end == .seconds(3))
        #expect(runs[0].tasks.first?.settlement == nil && runs[0].tasks.first?.end == .seconds(1))
        #expect(runs[1].loading == .milliseconds(200) && runs[1].total == .milliseconds(550))
    }

    @Test func aLinkKeepsWhenItCameAndWhatBecameOfIt() throws {
        let link = try #require(TraceSamples.full.links.first)
        #expect(TraceSamples.full.links.count == 1 && link.decision == .delivered)
        #expect(link.arrival == .milliseconds(20) && link.end == .milliseconds(1050))
        #expect(link.phase == .entering)
    }

    @Test func aClockThatGoesBackwardsIsNoticed() {
        #expect(!TraceSamples.full.hasClockJump)
        let jumped = TraceSamples.timeline([
            (0, .runBegan(1)), (500, .phase(.holding)), (400, .phase(.completing)),
        ])
        #expect(jumped.hasClockJump)
    }

    @MainActor
    @Test func aControllersTraceHoldsTheRouteAndItsReasons() async throws {
        let launch = await TraceSamples.launch(LaunchPlan(), until: .seconds(1), leadsTo: "login")
        let route = try #require(launch.timeline(name: "a").route)
        #expect(route.destination == "login" && route.basis == .results)
    }
}
