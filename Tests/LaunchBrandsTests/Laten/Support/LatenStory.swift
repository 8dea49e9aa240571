// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import Foundation
import LaunchCore
import LaunchKit
import ProofSupport
import StageCairo
import StageUI

@testable import FirstlightSimulation

/// A launch of Laten on a simulated device, and what was seen of it.
@MainActor
final class LatenStory {
    /// The content of the screen in one frame.
    struct Moment {
        let time: Double
        let phase: LaunchPhase
        let place: String?
        fileprivate let heard: [String]

        /// The labels of the elements on the screen; reading them counts as a look.
        var labels: [String] {
            Look.atScreen()
            return heard
        }
    }

    let run: Simulation
    /// The content of the screen in each frame.
    private(set) var moments: [Moment] = []

    init(_ scenario: Scenario) throws { run = try Simulation(scenario, text: CairoTextShaper(), scale: 1) }

    /// Plays a scenario that comes with Laten.
    static func played(_ name: String) async throws -> LatenStory {
        let all = try Scenario.embedded("laten")
        guard let found = all.first(where: { $0.name == name }) else {
            throw SimulationError.stepFailed(name)
        }
        return try await LatenStory(found).played()
    }

    /// Plays a launch of a user who has completed the onboarding, changed as a test wants it.
    static func played(_ change: (inout Scenario) throws -> Void) async throws -> LatenStory {
        var scenario = Scenario(name: "laten", app: "laten", route: "auth")
        scenario.state.firstLaunch = false
        try change(&scenario)
        return try await LatenStory(scenario).played()
    }

    private func played() async throws -> LatenStory {
        try await run.runOnVirtualClock(fps: 20) { frame in
            guard let launch = run.launch else { return }
            moments.append(
                Moment(
                    time: frame.time, phase: launch.controller.phase, place: launch.controller.place,
                    heard: launch.stage.accessibilityTree().flattened.compactMap(\.label)))
        }
        return self
    }

    var place: String? { run.launch?.controller.place }
    var haptics: [StageHaptic] { run.launch?.stage.haptics ?? [] }

    /// When a phase of the last process was entered, in seconds from its first frame.
    func time(of phase: LaunchPhase) -> Double? {
        run.launch?.controller.trace.first { $0.kind == .phase(phase) }.map { $0.time / .seconds(1) }
    }

    /// The first moment at which something with this label was there.
    func first(_ label: String) -> Moment? { moments.first { $0.labels.contains(label) } }

    /// Returns whether something with this label was ever there.
    func hasShown(_ label: String) -> Bool { first(label) != nil }
}

extension Scenario.Step {
    /// A step that touches a button.
    static func tap(_ label: String, at seconds: Double) throws -> Scenario.Step {
        try made(#"{"at": "\#(seconds)s", "tap": "\#(label)"}"#)
    }

    /// Reads a step as a scenario's file has it.
    static func made(_ json: String) throws -> Scenario.Step {
        try JSONDecoder().decode(Scenario.Step.self, from: Data(json.utf8))
    }

    /// Types an address and a password into the sign-in screen, and sends them.
    static func signIn(at start: Double, password: String = "Harbour-Light-7") throws -> [Scenario.Step] {
        try [
            #""tap": "Email address""#, #""type": "mila@example.com""#, #""press": "return""#,
            #""type": "\#(password)""#, #""press": "return""#,
        ].enumerated().map { try made(#"{"at": "\#(start + Double($0) * 0.3)s", \#($1)}"#) }
    }
}
