// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import StageUI

/// Follows one launch as a patient user would: waits, presses a button, and notes where it leads.
@MainActor
final class FaultWatch {
    let situation: FaultSituation
    /// The time by which a way out has to be there, in seconds.
    let limit: Double
    private(set) var phase = LaunchPhase.idle
    /// The time at which the destination or a button was there first.
    private(set) var foundAt: Double?
    private(set) var arrivedAlone = false
    private(set) var waysOut: [String] = []
    private(set) var presses: [String] = []
    private(set) var route: String?
    private var pressedAt = 0.0
    /// The time before which nothing is pressed, in seconds: the user waits for what comes by itself.
    private let waitsUntil: Double
    /// Indicates whether something to press was offered again after the last press in vain.
    private(set) var isStillOffered = false
    /// The number of presses above which a user counts as stuck.
    private static let patience = 3

    init(situation: FaultSituation, limit: Double, waitsUntil: Double = 0) {
        (self.situation, self.limit, self.waitsUntil) = (situation, limit, waitsUntil)
    }

    /// Observes a frame, and returns whether there may be more to see.
    func look(at launch: SimulatedLaunch, time: Double) -> SimulationStep {
        let current = launch.controller.phase
        if current == .finished {
            if foundAt == nil { (foundAt, arrivedAlone, phase) = (time, true, current) }
            route = launch.controller.place
            return .stop
        }
        // A screen takes a moment to come in after a press.
        let deadline = (presses.isEmpty ? waitsUntil : pressedAt) + limit + 1
        guard time <= deadline else { return .stop }
        guard current == .failed || current == .blocked else { return .goOn }
        let ways = launch.stage.accessibilityTree().waysOut
        guard !ways.isEmpty else { return .goOn }
        if foundAt == nil { (foundAt, waysOut, phase) = (time, ways, current) }
        guard time >= waitsUntil, presses.isEmpty || time > pressedAt + 0.5 else { return .goOn }
        guard presses.count < Self.patience else {
            isStillOffered = true
            return .stop
        }
        guard let way = choice(ways), launch.stage.tap(label: way) else { return .goOn }
        presses.append(way)
        pressedAt = time
        return .goOn
    }

    /// Returns the button to press: online the user tries again; offline the user takes whatever does not need the
    /// network.
    private func choice(_ ways: [String]) -> String? {
        let leaving = ["exit", "quit", "close"]
        let staying = ways.filter { way in !leaving.contains { way.lowercased().contains($0) } }
        func first(_ words: [String]) -> String? {
            staying.first { way in words.contains { way.lowercased().contains($0) } }
        }
        let again = first(["retry", "try again"])
        if situation == .offline { return first(["offline"]) ?? again ?? staying.last ?? ways.first }
        return again ?? staying.first ?? ways.first
    }
}
