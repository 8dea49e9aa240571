// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import ProofSupport
import Testing

@MainActor
@Suite struct LaunchSuspensionTests {
    private static func keychain(_ isLocked: Dial<Bool>) -> LaunchPlan {
        var plan = LaunchPlan()
        plan.task("session") {
            if isLocked.value { throw LaunchSuspension.protectedData }
        }
        return plan
    }

    @Test func aLockedDeviceIsNoFailureAndTheTaskGoesOnWhenItIsUnlocked() async {
        let isLocked = Dial(true)
        let rig = EngineRig(Self.keychain(isLocked))
        rig.launch.appear()
        await rig.advance(to: .seconds(30))
        // The launch's own time is 10 s, but nobody can be blamed.
        #expect(rig.launch.phase == .holding && rig.launch.suspension == .protectedData)
        isLocked.value = false
        rig.launch.markProtectedData(isAvailable: true)
        await rig.settle()
        #expect(rig.launch.phase == .finished && rig.launch.suspension == nil)
    }

    @Test func aSceneThatBecomesActiveReadsAgain() async {
        let isLocked = Dial(true)
        let rig = EngineRig(Self.keychain(isLocked))
        rig.launch.appear()
        await rig.settle()
        isLocked.value = false
        rig.launch.sceneBecameActive()
        await rig.settle()
        #expect(rig.launch.phase == .finished)
    }

    @Test func patienceEndsWithTheNameOfTheTaskAndAWayOut() async {
        let isLocked = Dial(true)
        let rig = EngineRig(Self.keychain(isLocked))
        rig.launch.appear()
        await rig.advance(to: .seconds(61))
        #expect(rig.launch.phase == .failed && rig.launch.failure?.task == "session")
        isLocked.value = false
        rig.launch.retry()
        await rig.settle()
        #expect(rig.launch.phase == .finished)
    }

    @Test func anUnansweredNetworkPromptIsWaitingAndNotAnError() async {
        let isAllowed = Dial(false)
        var plan = LaunchPlan()
        plan.task("config") {
            if !isAllowed.value { throw LaunchSuspension.networkPermission }
        }
        let rig = EngineRig(plan)
        rig.launch.appear()
        await rig.advance(to: .seconds(20))
        #expect(rig.launch.phase == .holding && rig.launch.suspension == .networkPermission)
        isAllowed.value = true
        rig.launch.networkChanged()
        await rig.settle()
        #expect(rig.launch.phase == .finished)
    }

    @Test func timeInTheBackgroundIsNotCounted() async {
        var plan = LaunchPlan()
        let rig: EngineRig
        let clock = VirtualClock()
        plan.task("config") { try await clock.sleep(for: .seconds(1)) }
        rig = EngineRig(plan)
        rig.launch.appear()
        rig.launch.sceneWentToBackground()
        await rig.clock.advance(to: .seconds(3600)) { await Task.yield() }
        #expect(rig.launch.phase == .holding)
        rig.launch.sceneBecameActive()
        await rig.clock.advance(to: .seconds(3609)) { await Task.yield() }
        #expect(rig.launch.phase == .holding)
        await rig.clock.advance(to: .seconds(3611)) { await Task.yield() }
        #expect(rig.launch.phase == .failed)
        rig.launch.cancel()
    }
}
