// Licensed under the Apache License, Version 2.0.

import FirstlightExploration
import LaunchCore
import Testing

@Suite struct LaunchPathTests {
    private func text(_ path: LaunchPath) -> [String] {
        path.steps.map { step in
            let length = Int(step.length / .milliseconds(1))
            return [step.kind.rawValue, step.task?.rawValue, "\(length)"].compactMap(\.self)
                .joined(separator: " ")
        }
    }

    @Test func thePathGoesThroughTheTaskThatEndedLastAndWhatItNeeded() throws {
        let path = LaunchPath(try #require(TraceSamples.full.lastRun))
        #expect(
            text(path) == [
                "work config 100", "retryPause config 50", "work config 100", "work prices 10",
                "suspension prices 240", "work prices 50", "work home 150", "completionHold 50", "exit 300",
            ])
        #expect(path.end == .finished && path.total == .milliseconds(1050))
        #expect(path.work == .milliseconds(410) && path.waits == .milliseconds(640))
    }

    @Test func theShortestDisplayDecidesWhenTheTasksWereFaster() throws {
        let path = LaunchPath(try #require(TraceSamples.retried.lastRun))
        #expect(text(path) == ["minimumDisplay 200", "completionHold 50", "exit 300"])
    }

    @Test func aRunThatFailedByItsTimeLimitSaysSo() {
        let path = LaunchPath(TraceSamples.retried.runs[0])
        #expect(path.end == .failed && text(path) == ["timeLimit 1000"])
    }

    @Test func aRunThatATaskEndedNamesTheTask() {
        let timeline = TraceSamples.timeline([
            (0, .runBegan(1)), (0, .phase(.holding)), (0, .taskStarted("config", attempt: 1)),
            (0, .taskStarted("ads", attempt: 1)), (70, .taskEnded("config", attempt: 1, .failed(.other, ""))),
            (70, .taskSettled("config", .failure)), (70, .taskEnded("ads", attempt: 1, .cancelled)),
            (70, .failed(LaunchFailure(kind: .other, task: "config"))), (70, .phase(.failed)),
        ])
        #expect(text(LaunchPath(timeline.runs[0])) == ["work config 70"])
    }

    @Test func theUsersDecisionIsAWaitOfItsOwn() {
        let timeline = TraceSamples.timeline([
            (0, .runBegan(1)), (0, .phase(.holding)), (0, .taskStarted("config", attempt: 1)),
            (100, .failed(LaunchFailure(kind: .timeout))), (100, .phase(.failed)),
            (900, .phase(.completing)), (900, .phase(.exiting)), (1200, .phase(.finished)),
        ])
        #expect(text(LaunchPath(timeline.runs[0])) == ["timeLimit 100", "decision 800", "exit 300"])
    }

    @Test func aGateThatOpensAMomentAfterItsTaskWasOpenedByTheTask() {
        let events: [(Double, LaunchTraceEvent.Kind)] = [
            (0, .runBegan(1)), (0.001, .phase(.holding)), (0.002, .taskStarted("config", attempt: 1)),
            (300, .taskEnded("config", attempt: 1, .succeeded)), (300.001, .taskSettled("config", .output)),
            (300.003, .phase(.completing)), (350, .phase(.exiting)), (650, .phase(.finished)),
        ]
        let timeline = LaunchTimeline(
            name: "real", specs: [], policy: TraceSamples.policy,
            events: events.map { LaunchTraceEvent(time: .microseconds(Int($0.0 * 1000)), kind: $0.1) })
        let path = LaunchPath(timeline.runs[0])
        #expect(path.steps.map(\.kind) == [.notStarted, .work, .completionHold, .exit])
        #expect(path.total == timeline.runs[0].total)
    }

    @Test func aClosedGateIsNamed() {
        let timeline = TraceSamples.timeline([
            (0, .runBegan(1)), (0, .phase(.holding)), (0, .taskStarted("version", attempt: 1)),
            (0, .taskStarted("ads", attempt: 1)), (80, .taskEnded("version", attempt: 1, .succeeded)),
            (80, .verdict("version", .updateRequired(version: "2"))),
            (80, .taskEnded("ads", attempt: 1, .cancelled)), (80, .phase(.blocked)),
        ])
        let path = LaunchPath(timeline.runs[0])
        #expect(path.end == .blocked && text(path) == ["work version 80"])
    }

    @MainActor
    @Test(arguments: 0..<20) func aPathHasNoGapsAndCoversTheWholeRun(seed: Int) async throws {
        let clock = VirtualClock()
        var plan = LaunchPlan()
        let first = plan.task("a", work: { try await clock.sleep(for: .milliseconds(seed * 37 % 500)) })
        let second = plan.task("b", after: first) { _ in
            try await clock.sleep(for: .milliseconds(seed * 53 % 400))
        }
        plan.task("c", .optional, retry: .backoff(attempts: 3, initial: .milliseconds(40))) {
            try await clock.sleep(for: .milliseconds(seed * 11 % 150))
            throw LaunchFailure(kind: .network)
        }
        plan.task("d", after: first, second) { _, _ in
            try await clock.sleep(for: .milliseconds(seed * 29 % 90))
        }
        let launch = await TraceSamples.launch(plan, on: clock, until: .seconds(5))
        let run = try #require(launch.timeline(name: "a").lastRun)
        let path = LaunchPath(run)
        #expect(path.end == .finished && path.total == run.total)
        for (one, next) in zip(path.steps, path.steps.dropFirst()) { #expect(one.end == next.start) }
    }
}
