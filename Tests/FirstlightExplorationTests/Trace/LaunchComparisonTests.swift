// Licensed under the Apache License, Version 2.0.

import FirstlightExploration
import LaunchCore
import Testing

@Suite struct LaunchComparisonTests {
    private static func launch(_ milliseconds: Int, task: LaunchTaskID = "config") -> LaunchTimeline {
        TraceSamples.timeline(
            [
                (0, .runBegan(1)), (0, .phase(.holding)), (0, .taskStarted(task, attempt: 1)),
                (milliseconds, .taskEnded(task, attempt: 1, .succeeded)),
                (milliseconds, .taskSettled(task, .output)), (milliseconds, .phase(.completing)),
                (milliseconds, .phase(.exiting)), (milliseconds + 300, .phase(.finished)),
            ], specs: [])
    }

    @Test(arguments: [
        (100, 100, LaunchComparison.Verdict.same), (100, 115, .same), (100, 116, .slower), (100, 80, .faster),
        (1, 6, .same), (1, 7, .slower), (0, 0, .same), (0, 6, .slower),
    ])
    func slowerThanTheShareAndTheGraceAllowIsAStepBack(
        before: Int, after: Int, verdict: LaunchComparison.Verdict
    ) {
        let comparison = LaunchComparison(
            before: [Self.launch(before)], after: [Self.launch(after)],
            allowance: .init(share: 0.1, grace: .milliseconds(5)))
        #expect(comparison.rows.first { $0.name == "task config" }?.verdict == verdict)
        #expect(comparison.isWorse == (verdict == .slower))
    }

    @Test func ofSeveralLaunchesTheMedianCounts() {
        let comparison = LaunchComparison(
            before: [100, 100, 100].map { Self.launch($0) }, after: [100, 900, 100].map { Self.launch($0) })
        #expect(!comparison.isWorse)
    }

    @Test func aTaskThatIsOnlyInOneFileIsNoStepBack() {
        let comparison = LaunchComparison(
            before: [Self.launch(100, task: "old")], after: [Self.launch(100, task: "new")])
        #expect(comparison.rows.map(\.verdict) == [.same, .same, .added, .removed] && !comparison.isWorse)
    }

    @Test func aLaunchThatNoLongerFinishesIsBroken() {
        var broken = Self.launch(100)
        broken.runs[0].phases.removeLast()
        let comparison = LaunchComparison(before: [Self.launch(100)], after: [broken])
        #expect(comparison.rows.first { $0.name == "launch" }?.verdict == .broken && comparison.isWorse)
    }

    @Test func theSameFilesAreTheSame() {
        let both = [TraceSamples.full, TraceSamples.retried]
        let comparison = LaunchComparison(before: both, after: both)
        #expect(comparison.rows.contains { $0.name == "launch" } && comparison.rows.count > 3)
        #expect(comparison.rows.allSatisfy { $0.verdict == .same })
    }
}
