// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import ProofSupport
import Testing

// Orders of events that an exploration found, and that nobody would have thought of.
@Suite struct LaunchMachineCornerTests {
    private static func machine(
        _ tasks: [LaunchTaskSpec], offline: Bool = false, isSafeMode: Bool = false
    ) -> LaunchMachine {
        var options = LaunchMachine.Options()
        options.canAskOffline = offline
        options.isSafeMode = isSafeMode
        return LaunchMachine(tasks: tasks, policy: .urbanNest, options: options)
    }

    @Test func anAnswerToASignInThatComesAfterTheEndIsNotedWithoutItsSecrets() throws {
        var machine = Self.machine([])
        _ = machine.handle(.appeared)
        _ = machine.handle(.cancel)
        let answer = try #require(URL(string: "app://auth/callback?code=one-time-secret"))
        let noted = try #require(URL(string: "app://auth/callback"))
        #expect(
            machine.handle(.openSignInAnswer(answer)) == [.note(.link(noted, .droppedByCancellation))])
    }

    @Test func aLockedDeviceEndsNobodysPatienceInTheBackground() {
        var machine = Self.machine([LaunchTaskSpec(id: "a")])
        _ = machine.handle(.appeared)
        _ = machine.handle(.taskSuspended("a", attempt: 1, run: 1, .protectedData))
        _ = machine.handle(.sceneWentToBackground)
        _ = machine.handle(.timerFired(.patience, run: 1))
        #expect(machine.phase == .entering && machine.suspension == .protectedData)
        // Back in the foreground the task is tried again, and the launch's own time begins anew.
        let effects = machine.handle(.sceneBecameActive)
        #expect(effects.contains(.startTask("a", attempt: 2)) && machine.suspension == nil)
    }

    @Test func patienceBeginsAnewInTheForegroundWhereTheCauseLasts() {
        var machine = Self.machine([LaunchTaskSpec(id: "a")])
        _ = machine.handle(.appeared)
        _ = machine.handle(.taskSuspended("a", attempt: 1, run: 1, .networkPermission))
        _ = machine.handle(.sceneWentToBackground)
        _ = machine.handle(.timerFired(.patience, run: 1))
        let effects = machine.handle(.sceneBecameActive)
        #expect(effects.contains(.startTimer(.patience, machine.policy.patience)))
        _ = machine.handle(.timerFired(.patience, run: 1))
        #expect(machine.phase == .failed && machine.failure?.kind == .network)
        #expect(machine.failure?.suspension == .networkPermission)
    }

    @Test(arguments: [true, false])
    func aSignedOutUserIsNotOfferedCachedData(isAnsweredFirst: Bool) {
        var machine = Self.machine([LaunchTaskSpec(id: "a")], offline: true)
        _ = machine.handle(.appeared)
        _ = machine.handle(.taskFailed("a", attempt: 1, run: 1, LaunchFailure(kind: .network)))
        let events: [LaunchEvent] = [.offlineAnswered(isAvailable: true, run: 1), .signedOut]
        for event in isAnsweredFirst ? events : events.reversed() { _ = machine.handle(event) }
        #expect(machine.phase == .failed && !machine.canContinueOffline)
        _ = machine.handle(.retry)
        #expect(machine.run == 2 && machine.phase == .entering)
    }

    @Test func safeModeLastsWhenAnUnseenLaunchIsSignedOut() {
        let tasks = [
            LaunchTaskSpec(id: "session", needsScene: false),
            LaunchTaskSpec(id: "extra", criticality: .optional, needsScene: false),
        ]
        var machine = Self.machine(tasks, isSafeMode: true)
        _ = machine.handle(.began(.background))
        let effects = machine.handle(.signedOut)
        #expect(effects.contains(.startTask("session", attempt: 2)))
        #expect(!effects.contains(.startTask("extra", attempt: 1)))
    }

    @Test @MainActor
    func ofTwoLimitsOfOneInstantTheTasksIsTheCause() async {
        let clock = VirtualClock()
        for _ in 0..<2 {
            var order: [String] = []
            let late = Task { @MainActor in
                try await clock.sleep(for: .seconds(1), tolerance: .nanoseconds(2))
                order.append("launch")
            }
            while clock.sleepers < 1 { await Task.yield() }
            let early = Task { @MainActor in
                try await clock.sleep(for: .seconds(1), tolerance: .nanoseconds(1))
                order.append("task")
            }
            while clock.sleepers < 2 { await Task.yield() }
            await clock.advance(to: clock.elapsed + .seconds(1)) { for _ in 0..<50 { await Task.yield() } }
            _ = try? await (early.value, late.value)
            #expect(order == ["task", "launch"])
        }
    }
}
