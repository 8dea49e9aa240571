// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import Testing

// A launch of any plan on a virtual clock, with words for routes.
@MainActor
final class EngineRig {
    let clock: VirtualClock
    let launch: LaunchController<String>
    private(set) var delivered: [URL] = []
    private(set) var signInAnswers: [URL] = []
    private(set) var readyCount = 0
    private let box: Box

    private final class Box { weak var owner: EngineRig? }

    init(
        _ plan: LaunchPlan, policy: LaunchPolicy = LaunchPolicy(), isSafeMode: Bool = false,
        route: @escaping @MainActor (LaunchResults) -> String = { _ in "home" },
        sceneRoute: (@MainActor (LaunchResults, LaunchSceneID) -> String)? = nil,
        expiredRoute: String? = nil, clock: VirtualClock = VirtualClock(),
        instruments: [LaunchInstrument] = []
    ) {
        self.clock = clock
        let box = Box()
        self.box = box
        var hooks = LaunchController<String>.Hooks()
        hooks.holdsLinks = { $0 == "login" }
        hooks.isSignInAnswer = { $0.host() == "callback" }
        hooks.takeSignInAnswer = { box.owner?.signInAnswers.append($0) }
        hooks.markReady = { box.owner?.readyCount += 1 }
        hooks.sceneRoute = sceneRoute
        hooks.isSafeMode = isSafeMode
        hooks.instruments = instruments
        launch = LaunchController(
            plan: plan, policy: policy, clock: clock, date: { Date(timeIntervalSinceReferenceDate: 0) },
            route: route, expiredRoute: expiredRoute, hooks: hooks,
            deliver: { url, _ in box.owner?.delivered.append(url) })
        box.owner = self
    }

    func settle() async {
        for _ in 0..<1_000_000 {
            if clock.sleepers == launch.pendingOperations { return }
            await Task.yield()
        }
        Issue.record("The launch did not come to rest at \(clock.elapsed).")
    }

    func advance(to time: Duration) async { await clock.advance(to: time) { await settle() } }
}

// A value that a test changes while tasks read it.
//
// Proof for @unchecked Sendable: `stored` is touched only between lock() and unlock().
final class Dial<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}
