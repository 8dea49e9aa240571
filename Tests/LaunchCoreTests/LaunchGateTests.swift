// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import ProofSupport
import Testing

@MainActor
@Suite struct LaunchGateTests {
    private func gated(
        _ verdict: Dial<LaunchVerdict>, _ log: Log,
        configAfter delay: @escaping @Sendable () async throws -> Void = {}
    ) -> LaunchPlan {
        var plan = LaunchPlan()
        plan.task("cities") { log.add("cities") }
        let config = plan.task("config") {
            log.add("config")
            try await delay()
            return verdict.value
        }
        plan.task("version", after: config) { $0 as LaunchVerdict }
        return plan
    }

    @Test func aClosedGateStopsTheLaunchAndIsAskedAgainWithWhatItNeeds() async {
        let (verdict, log) = (Dial(LaunchVerdict.updateRequired(version: "2")), Log())
        let clock = VirtualClock()
        // The cities are there before the gate closes: a task in flight would begin again with it.
        let rig = EngineRig(
            gated(verdict, log) { try await clock.sleep(for: .milliseconds(10)) }, clock: clock)
        rig.launch.appear()
        await rig.advance(to: .milliseconds(10))
        #expect(rig.launch.phase == .blocked && rig.launch.verdict == .updateRequired(version: "2"))
        verdict.value = .open
        rig.launch.recheck()
        await rig.advance(to: .milliseconds(20))
        #expect(rig.launch.phase == .finished && rig.launch.verdict == nil)
        #expect(log.count(of: "config") == 2 && log.count(of: "cities") == 1)
    }

    @Test func aReturnFromTheStoreAsksTheGateAgain() async {
        let (verdict, log) = (Dial(LaunchVerdict.updateRequired(version: "2")), Log())
        let rig = EngineRig(gated(verdict, log))
        rig.launch.appear()
        await rig.settle()
        rig.launch.sceneWentToBackground()
        verdict.value = .open
        rig.launch.sceneBecameActive()
        await rig.settle()
        #expect(rig.launch.phase == .finished)
    }

    @Test func maintenanceEndsByItselfAfterItsTimeAndAFewSecondsOfChance() async {
        let (verdict, log) = (
            Dial(LaunchVerdict.maintenance(message: "Back soon", retryAfter: .seconds(100))), Log()
        )
        let rig = EngineRig(gated(verdict, log))
        rig.launch.appear()
        await rig.settle()
        verdict.value = .open
        await rig.advance(to: .seconds(99))
        #expect(rig.launch.phase == .blocked)
        await rig.advance(to: .seconds(120))
        #expect(rig.launch.phase == .finished)
    }

    @Test func readOnlyIsToldAndLetsTheUserIn() async {
        let (verdict, log) = (Dial(LaunchVerdict.readOnly(message: "Orders are closed")), Log())
        let rig = EngineRig(gated(verdict, log))
        rig.launch.appear()
        await rig.settle()
        #expect(rig.launch.phase == .finished)
        #expect(rig.launch.notice == .readOnly(message: "Orders are closed"))
    }
}
