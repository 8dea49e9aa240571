// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import Testing

@Suite @MainActor
struct LaunchPlanTests {
    @Test func aTaskReceivesTheOutputsItNeedsAndStartsAfterThem() async throws {
        let seen = Log()
        let rig = LaunchRig { plan, clock in
            let a = plan.task("a") {
                try await clock.sleep(for: .milliseconds(100))
                return 2
            }
            let b = plan.task("b") {
                try await clock.sleep(for: .milliseconds(400))
                return "x"
            }
            plan.task("both", after: a, b) { number, text in
                seen.add("\(number)\(text)")
                try await clock.sleep(for: .milliseconds(900))
            }
        }
        try rig.launch.appear()
        await rig.advance(to: 1299)
        #expect(seen.count(of: "2x") == 1)
        #expect(try rig.launch.phase == .holding)
        await rig.advance(to: 1300)
        #expect(try rig.launch.phase == .exiting)
        let start = try rig.launch.trace.first { $0.kind == .taskStarted("both", attempt: 1) }
        #expect(start?.time == .milliseconds(400))
    }

    @Test func anOptionalFailureFallsBackOrLeavesAGap() async throws {
        var handles: (LaunchTask<Int>, LaunchTask<Int>)?
        let rig = LaunchRig { plan, _ in
            handles = (
                plan.task("with", .optional, fallback: 5) { throw LaunchFailure(kind: .other) },
                plan.task("without", .optional) { throw LaunchFailure(kind: .other) }
            )
        }
        try rig.launch.appear()
        await rig.advance(to: 1000)
        let (with, without) = try #require(handles)
        let results = try #require(try rig.launch.results)
        #expect(results[with] == 5 && results[without] == nil)
    }

    @Test func aTaskWhoseInputIsMissingFailsInItsOwnWay() async throws {
        let rig = LaunchRig { plan, _ in
            let gap = plan.task("gap", .optional) { () -> Int in throw LaunchFailure(kind: .network) }
            plan.task("needy", .required, after: gap) { _ in }
        }
        try rig.launch.appear()
        await rig.settle()
        #expect(try rig.launch.failure?.task == "needy" && rig.launch.failure?.kind == .other)
        #expect(try rig.launch.failure?.message.contains("'gap'") == true)
    }

    @Test func aRetryingTaskWaitsLongerEachTimeAndItsTimeLimitHoldsForEachTry() async throws {
        let rig = LaunchRig { plan, clock in
            plan.task(
                "slow", .optional, timeout: .milliseconds(100),
                retry: .backoff(attempts: 3, initial: .milliseconds(200), multiplier: 2, jitter: 0)
            ) { try await clock.sleep(for: .seconds(60)) }
        }
        try rig.launch.appear()
        await rig.advance(to: 5000)
        let starts = try rig.launch.trace.compactMap { event -> Int? in
            guard case .taskStarted("slow", _) = event.kind else { return nil }
            return Int(event.time / .milliseconds(1))
        }
        // Tries end at 100, 400 and 900 ms; the waits are 200 and 400 ms.
        #expect(starts == [0, 300, 800])
        #expect(try rig.launch.phase == .finished)
    }

    @Test func jitterStaysWithinItsShareAndRepeatsWithItsSeed() {
        func waits(seed: UInt64) -> [Duration] {
            var machine = LaunchMachine(
                tasks: [
                    LaunchTaskSpec(
                        id: "t",
                        retry: .backoff(attempts: 5, initial: .seconds(1), multiplier: 1, jitter: 0.25))
                ], policy: LaunchPolicy(), seed: seed)
            _ = machine.handle(.appeared)
            return (1...4).compactMap { attempt in
                let effects = machine.handle(
                    .taskFailed("t", attempt: attempt, run: 1, LaunchFailure(kind: .network)))
                _ = machine.handle(.timerFired(.backoff("t"), run: 1))
                for case .startTimer(.backoff, let wait) in effects { return wait }
                return nil
            }
        }
        let waits1 = waits(seed: 1)
        #expect(waits1.count == 4 && waits1 == waits(seed: 1) && waits1 != waits(seed: 2))
        #expect(waits1.allSatisfy { $0 >= .milliseconds(750) && $0 <= .milliseconds(1250) })
        #expect(Set(waits1).count == 4)
    }

    @Test func secondaryTasksStartAfterTheEndAndChangeNothing() async throws {
        let rig = LaunchRig { plan, clock in
            plan.task("analytics", .secondary) {
                try await clock.sleep(for: .seconds(1))
                throw LaunchFailure(kind: .other)
            }
        }
        try rig.launch.appear()
        await rig.advance(to: 9000)
        let start = try rig.launch.trace.first { $0.kind == .taskStarted("analytics", attempt: 1) }
        #expect(start?.time == .milliseconds(1300))
        #expect(try rig.launch.phase == .finished && rig.launch.failure == nil)
    }

    @Test func errorsOfTheURLLoadingSystemHaveTheirKinds() {
        func kind(_ code: Int) -> LaunchFailureKind {
            .classify(NSError(domain: "NSURLErrorDomain", code: code))
        }
        #expect(kind(-1001) == .timeout && kind(-1009) == .network && kind(-1004) == .network)
        #expect(kind(-1017) == .other && LaunchFailureKind.classify(CancellationError()) == .other)
        #expect(LaunchFailureKind.classify(LaunchFailure(kind: .network)) == .network)
    }
}
