// Licensed under the Apache License, Version 2.0.

import LaunchCore
import ProofSupport
import Testing

@Suite struct CrashLoopGuardTests {
    /// Begins a launch, lets something happen to it and ends its process.
    @discardableResult
    func launch(
        _ state: inout CrashLoopGuard, _ kind: LaunchKind = .cold, version: String = "1.0",
        boot: String? = "b1", events: [CrashLoopGuard.Event] = []
    ) -> Bool {
        let start = state.begin(kind, version: version, boot: boot)
        for event in events { _ = state.handle(event) }
        return start.isSafeMode
    }

    @Test func afterTwoLaunchesThatDidNotReachTheirEndTheNextIsCareful() {
        var state = CrashLoopGuard()
        #expect(!launch(&state))
        #expect(!launch(&state))
        #expect(launch(&state))
        // A careful launch that ends well is followed by a usual one.
        #expect(launch(&state, events: [.ready]))
        #expect(!launch(&state))
    }

    @Test func oneGoodLaunchBreaksTheRow() {
        var state = CrashLoopGuard()
        launch(&state)
        launch(&state, events: [.ready])
        launch(&state)
        #expect(!launch(&state))
        #expect(launch(&state))
    }

    @Test(
        arguments: [
            [CrashLoopGuard.Event.wentToBackground], [.failed(.network)], [.failed(.timeout)], [.blocked],
            [.ready], [.failed(.network), .wentToBackground], [.blocked, .restarted, .wentToBackground],
        ])
    func whatTheUserTheSystemOrTheServerEndedDoesNotCount(_ events: [CrashLoopGuard.Event]) {
        var state = CrashLoopGuard()
        for _ in 0..<9 { #expect(!launch(&state, events: events)) }
        #expect(state.failures == 0)
    }

    @Test(
        arguments: [
            [CrashLoopGuard.Event](), [.appeared], [.wentToBackground, .becameActive], [.failed(.other)],
            [.failed(.other), .wentToBackground], [.failed(.network), .restarted], [.blocked, .restarted],
        ])
    func whatEndedInFrontOfTheUserCounts(_ events: [CrashLoopGuard.Event]) {
        var state = CrashLoopGuard()
        launch(&state, events: events)
        launch(&state, events: events)
        #expect(launch(&state))
    }

    @Test(arguments: [LaunchKind.prewarmed, .background])
    func aLaunchThatNobodyCouldSeeDoesNotCount(_ kind: LaunchKind) {
        var state = CrashLoopGuard()
        for _ in 0..<9 { #expect(!launch(&state, kind)) }
        // Once the user sees it, it is a launch like any other.
        launch(&state, kind, events: [.appeared])
        launch(&state, kind, events: [.becameActive])
        #expect(launch(&state))
    }

    @Test func anUpdateBeginsAnew() {
        var state = CrashLoopGuard()
        launch(&state, version: "1.0")
        launch(&state, version: "1.0")
        #expect(!launch(&state, version: "1.1"))
        #expect(!launch(&state, version: "1.1"))
        #expect(launch(&state, version: "1.1"))
    }

    @Test func aDeviceThatWasSwitchedOffDoesNotCount() {
        var state = CrashLoopGuard()
        for number in 0..<9 { #expect(!launch(&state, boot: "b\(number)")) }
        // Without a name of the device's start nothing excuses a launch.
        state = CrashLoopGuard()
        launch(&state, boot: nil)
        launch(&state, boot: nil)
        #expect(launch(&state, boot: nil))
    }

    @Test func testsNeverStartCarefully() {
        var state = CrashLoopGuard()
        for _ in 0..<5 { #expect(!launch(&state, .test)) }
    }

    @Test func aResetBeginsAnew() {
        var state = CrashLoopGuard()
        launch(&state)
        launch(&state)
        #expect(launch(&state, events: [.reset]))
        #expect(!launch(&state, events: [.ready]))
    }

    @Test func onlyWhatChangesTheGuardIsWritten() {
        var state = CrashLoopGuard()
        _ = state.begin(.cold, version: "1.0")
        let events: [CrashLoopGuard.Event] = [
            .appeared, .restarted, .wentToBackground, .ready, .ready, .wentToBackground,
        ]
        let changes = events.map { state.handle($0) }
        #expect(changes == [false, false, true, true, false, false])
    }
}
