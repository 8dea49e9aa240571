// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import LaunchCore
import LaunchKit
import LaunchStore

// Launches in which a service fails: the vault, the sensor, the store, or the server as a whole.
extension FaultRunner {
    /// The time at which a vault that was locked for a while is unlocked, in seconds after a launch has said so.
    private static let unlockedAfter = 5.0

    /// Launches with a fault of a service.
    func run(_ fault: FaultKind) async throws -> FaultCell {
        if fault == .unreadable { return try await run(fault, .reads) }
        if fault == .unwritable { return try await run(fault, .writes) }
        var scenario = Self.scenario(app, situation, options)
        let patience = policy.lockPatience / .seconds(1)
        var limit = limit
        var waitsUntil = 0.0
        switch fault {
        case .lockedForAWhile, .locked:
            scenario.accounts.vault = .locked
            // The wait begins when the vault is first read.
            limit = max(limit, patience + 1)
            if fault == .lockedForAWhile {
                waitsUntil = limit + Self.unlockedAfter
                scenario.script = [Scenario.Step(at: Self.time(waitsUntil), unlock: true)]
            }
        case .refused: scenario.accounts.vault = .refused
        case .lockedOut:
            scenario.device.biometrics = .faceID
            scenario.accounts.enrolled = situation != .firstLaunch
        case .fails, .hangs, .slow, .empty, .malformed, .cancelled, .crashes, .unopenable, .unreadable,
            .unwritable,
            .silent:
            break
        }
        let run = try Self.simulation(scenario, of: app, text)
        run.isSensorLockedOut = fault == .lockedOut
        run.isStoreRefused = fault == .unopenable
        run.isServerSilent = fault == .silent
        // Without answers a user with kept data goes on with it.
        let wish: FaultSituation = fault == .silent && situation == .returning ? .offline : situation
        let watch = FaultWatch(situation: wish, limit: limit, waitsUntil: waitsUntil)
        try await follow(run, watch)
        let id = LaunchTaskID(rawValue: fault.service ?? "")
        return cell(id, fault, watch, problem(fault, watch))
    }

    /// Returns what is wrong with the way out of a service's fault; nil when all is well.
    func problem(_ fault: FaultKind, _ watch: FaultWatch) -> String? {
        let isArrived =
            switch fault {
            // Trying again is all that there is to do, as long as it is offered each time.
            case .locked: watch.isStillOffered
            // An app that cannot read who is signed in asks, or offers to try again.
            // What it needs may be what cannot be read, and no reading leads further.
            case .refused, .unreadable: watch.isStillOffered || watch.route != nil
            // Without what was kept the app is as on a new device, and without a connection it can only try again.
            case .unopenable: watch.route != nil || (situation == .offline && watch.isStillOffered)
            // Who has nothing kept can only try again; who has does not depend on an answer.
            case .silent: degraded == nil && (watch.isStillOffered || watch.route != nil)
            default: false
            }
        return isArrived ? lateness(watch) : problem(watch)
    }
}
