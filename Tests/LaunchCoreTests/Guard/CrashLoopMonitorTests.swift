// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import Testing

@MainActor
@Suite struct CrashLoopMonitorTests {
    let kept = Dial<CrashLoopGuard?>(nil)
    let lines = Dial<[String]>([])

    func begin(
        _ kind: LaunchKind = .cold, write: (@Sendable (CrashLoopGuard) async throws -> Void)? = nil
    ) async -> CrashLoopMonitor {
        await .begin(
            kind, version: "1.0", read: { [kept] in kept.value },
            write: write ?? { [kept] in kept.value = $0 }, log: { [lines] in lines.value.append($0) })
    }

    @Test func theLaunchIsNotedBeforeAnythingElse() async {
        _ = await begin()
        #expect(kept.value?.attempt?.stage == .seen)
    }

    @Test func changesAreWrittenInTheOrderInWhichTheyWereNoted() async {
        let written = Dial<[Bool]>([])
        let monitor = await begin { state in
            // The first writes take longer than the later ones.
            for _ in 0..<max(0, 50 - 10 * written.value.count) { await Task.yield() }
            written.value.append(state.attempt?.isAway ?? true)
        }
        for _ in 0..<3 {
            monitor.note(.wentToBackground)
            monitor.note(.becameActive)
        }
        await monitor.settle()
        #expect(written.value == [false, true, false, true, false, true, false])
    }

    @Test func aGuardThatCannotBeReadOrWrittenKeepsNobodyOut() async {
        struct Damaged: Error {}
        let monitor = await CrashLoopMonitor.begin(
            .cold, version: "1.0", read: { throw Damaged() }, write: { _ in throw Damaged() },
            log: { [lines] in lines.value.append($0) })
        #expect(!monitor.start.isSafeMode && lines.value.count == 2)
    }

    @Test func aControllerTellsTheGuardHowItEnds() async {
        // Two launches whose process ends before their end.
        for _ in 0..<2 { _ = await begin() }
        let monitor = await begin()
        #expect(monitor.start.isSafeMode)
        let (log, clock) = (Log(), VirtualClock())
        var plan = LaunchPlan()
        plan.task("needed") { log.add("needed") }
        plan.task("optional", .optional) { log.add("optional") }
        var hooks = LaunchController<String>.Hooks()
        hooks.guarded(by: monitor)
        let launch = LaunchController(
            plan: plan, policy: LaunchPolicy(), clock: clock, date: { .now }, route: { _ in "home" },
            hooks: hooks)
        launch.appear()
        while launch.phase != .finished { await Task.yield() }
        await monitor.settle()
        #expect(log.count(of: "optional") == 0 && log.count(of: "needed") == 1)
        #expect(kept.value?.attempt == nil && kept.value?.failures == 0)
    }

    @Test func aFailureOfTheNetworkIsNoCrash() async {
        for _ in 0..<3 {
            let monitor = await begin()
            #expect(!monitor.start.isSafeMode)
            var plan = LaunchPlan()
            plan.task("needed") { throw LaunchFailure(kind: .network) }
            var hooks = LaunchController<String>.Hooks()
            hooks.guarded(by: monitor)
            let launch = LaunchController(
                plan: plan, policy: LaunchPolicy(), clock: VirtualClock(), date: { .now },
                route: { _ in "home" }, hooks: hooks)
            launch.appear()
            while launch.phase != .failed { await Task.yield() }
            await monitor.settle()
        }
    }
}
