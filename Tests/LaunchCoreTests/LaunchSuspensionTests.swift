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
        let rig = EngineRig(Self.keychain(isLocked), policy: LaunchPolicy(timeout: .seconds(5)))
        rig.launch.appear()
        // The launch's own time is 5 s, but nobody can be blamed.
        await rig.advance(to: .seconds(9))
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
        await rig.advance(to: .milliseconds(9_900))
        #expect(rig.launch.phase == .holding && rig.launch.stop == nil)
        await rig.advance(to: .milliseconds(10_100))
        #expect(rig.launch.phase == .failed && rig.launch.failure?.task == "session")
        #expect(rig.launch.failure?.suspension == .protectedData)
        #expect(rig.launch.stop == rig.launch.failure.map { .failed($0, canContinueOffline: false) })
        isLocked.value = false
        rig.launch.retry()
        await rig.settle()
        #expect(rig.launch.phase == .finished)
    }

    enum Ending: CaseIterable {
        case unlocked, backAgain, signedOutAndUnlocked
    }

    // What the user has settled needs no button (C-LA-19).
    @Test(arguments: Ending.allCases)
    func aLaunchThatStoppedAtALockGoesOnByItself(_ ending: Ending) async {
        let isLocked = Dial(true)
        let rig = EngineRig(Self.keychain(isLocked))
        rig.launch.appear()
        await rig.advance(to: .seconds(12))
        #expect(rig.launch.phase == .failed)
        rig.launch.networkChanged()
        #expect(rig.launch.run == 1)
        // Looked at in vain, it stops again.
        rig.launch.sceneWentToBackground()
        rig.launch.sceneBecameActive()
        await rig.settle()
        #expect(rig.launch.run == 2 && rig.launch.suspension == .protectedData)
        await rig.advance(to: .seconds(23))
        #expect(rig.launch.phase == .failed)
        isLocked.value = false
        switch ending {
        case .unlocked: rig.launch.markProtectedData(isAvailable: true)
        case .backAgain: rig.launch.sceneBecameActive()
        case .signedOutAndUnlocked:
            rig.launch.markSignedOut()
            rig.launch.markProtectedData(isAvailable: true)
        }
        await rig.settle()
        #expect(rig.launch.phase == .finished && rig.launch.run == 3 && rig.launch.stop == nil)
    }

    @Test func aLaunchThatGaveUpOnThePermissionGoesOnWhenItIsGiven() async {
        let isAllowed = Dial(false)
        var plan = LaunchPlan()
        plan.task("config") {
            if !isAllowed.value { throw LaunchSuspension.networkPermission }
        }
        let rig = EngineRig(plan)
        rig.launch.appear()
        await rig.advance(to: .milliseconds(59_900))
        #expect(rig.launch.phase == .holding)
        await rig.advance(to: .seconds(61))
        #expect(rig.launch.failure?.suspension == .networkPermission)
        rig.launch.markProtectedData(isAvailable: true)
        #expect(rig.launch.phase == .failed)
        isAllowed.value = true
        rig.launch.networkChanged()
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
