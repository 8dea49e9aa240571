// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchKit

/// The guard against launches that crash again and again holds for any app: its process is killed at random
/// moments of real launches, and one is careful after two that did not reach their end, and only then.
///
/// Each run is one app with one store. It ends with two kills in a row in front of the user, a careful launch
/// that reaches its end, and one that is not careful any more.
struct GuardProof: FolderProof {
    let app: AppDescriptor
    let count: Int
    let setting: SoakSetting

    /// The random kills of one run, before the certain ones.
    static let chain = 6

    /// The most launches that are killed until two in a row did not reach their end.
    static let mostTries = 12

    var name: String { "guard.\(app.id)" }

    func run(_ index: Int, in folder: URL) async throws -> SoakOutcome {
        var random = SplitMix(seed: setting.seed, index: index)
        guard var scenario = try app.launches.scenarios.first else { throw CocoaError(.fileNoSuchFile) }
        scenario.script = []
        scenario.end = ScenarioTime(seconds: 40)
        var outcome = SoakOutcome()
        var ledger = GuardLedger()
        func launch(_ end: End, _ place: String) async throws {
            let notes = try await self.launch(scenario, end, folder: folder, place, &outcome)
            outcome.violations += ledger.take(notes).map { "\($0) (\(place))" }
            if notes.contains(where: { $0.kind == .careful }) { outcome.measures["careful", default: 0] += 1 }
        }
        for number in 0..<Self.chain {
            let end: End = random.pick([
                .killed(after: random.seconds(in: 0...0.4)), .killed(after: random.seconds(in: 0...0.02)),
                .ready,
            ])
            try await launch(end, "launch \(number)")
        }
        try await launch(.ready, "the launch after the random kills")
        // On a busy machine a kill may come when the launch has reached its end, after which none has failed.
        var tries = 0
        while tries < Self.mostTries, !ledger.haveTwoFailed {
            tries += 1
            try await launch(.killedOnceSeen, "certain kill \(tries)")
        }
        guard ledger.haveTwoFailed else {
            outcome.violations.append(
                "No two launches in a row could be killed before their end in \(tries) tries")
            return outcome
        }
        let careful = outcome.measures["careful", default: 0]
        try await launch(.ready, "the launch after two kills")
        outcome.require(
            outcome.measures["careful", default: 0] == careful + 1,
            "The launch after two that did not reach their end was not careful")
        try await launch(.ready, "the launch after a careful one")
        outcome.require(
            outcome.measures["careful", default: 0] == careful + 1,
            "The launch after one that reached its end was careful")
        return outcome
    }

    /// The end of one launch.
    private enum End {
        /// It is killed some seconds after it has noted that it begins.
        case killed(after: Double)
        /// It is killed once the user has seen it.
        case killedOnceSeen
        /// It reaches its end.
        case ready
    }

    private func launch(
        _ scenario: Scenario, _ end: End, folder: URL, _ place: String, _ outcome: inout SoakOutcome
    ) async throws -> [SoakNote] {
        let order = SoakOrder(work: .launch(scenario: scenario, server: nil, user: .waits), lingers: 5)
        let launch = try SoakLaunch(setting, order, folder: folder)
        defer { launch.process.kill() }
        let wanted: SoakNote.Kind =
            switch end {
            case .killed: .guarding
            case .killedOnceSeen: .phase
            case .ready: .settled
            }
        let isReached = try await launch.wait(for: wanted, atMost: .seconds(60))
        outcome.require(
            isReached, "The launch did not come as far as '\(wanted)': \(launch.output) (\(place))")
        if case .killed(let seconds) = end { try await setting.clock.sleep(for: .seconds(seconds)) }
        launch.process.kill()
        outcome.measures["launches", default: 0] += 1
        if case .ready = end {} else { outcome.measures["kills", default: 0] += 1 }
        let notes = launch.notes
        if case .ready = end {
            let isNoted = notes.contains {
                $0.kind == .guarded && $0.text == SoakNote.GuardState.ready.rawValue
            }
            outcome.require(isNoted, "The launch reached its end, and the guard was not told (\(place))")
        }
        return notes
    }

    func summary(of outcomes: [SoakOutcome]) -> SoakSummary {
        let sum = outcomes.sum
        return SoakSummary(
            figure: sum("kills"), unit: "kills",
            details: [("launches", sum("launches"), "launches"), ("careful", sum("careful"), "launches")])
    }
}
