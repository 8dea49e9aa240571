// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import FirstlightSimulation
import Foundation
import LaunchKit

/// Whichever bit of an app's store is flipped, the launch reaches its screen, and each record is right or reported
/// lost.
struct StoreFlipsProof: FolderProof {
    let name = "store-flips"
    /// The number of processes that share the flips.
    let count: Int
    let flips: Int
    let scenarios: [Scenario]
    let setting: SoakSetting

    /// The flips of one process.
    static let share = 100

    init(flips: Int, scenarios: [Scenario], setting: SoakSetting) {
        count = (flips + Self.share - 1) / Self.share
        (self.flips, self.scenarios, self.setting) = (flips, scenarios, setting)
    }

    func run(_ index: Int, in folder: URL) async throws -> SoakOutcome {
        let wanted = min(Self.share, flips - index * Self.share)
        let work = StoreFlips(
            seed: setting.seed, first: index * Self.share, count: wanted, scenarios: scenarios)
        let launch = try SoakLaunch(setting, SoakOrder(work: .storeFlips(work)), folder: folder)
        defer { launch.process.kill() }
        let ended = try await launch.wait(silentAtMost: .seconds(300))
        var outcome = SoakOutcome()
        outcome.require(
            ended && launch.process.status == 0, "The flips did not run to their end: \(launch.output)")
        let notes: [StoreFlipNote] = SoakNotebook.read(folder.appendingPathComponent(SoakOrder.File.notes))
        outcome.require(notes.count == wanted, "\(notes.count) of \(wanted) flips ended")
        Self.judge(notes, &outcome)
        return outcome
    }

    /// Sums the notes of one process up.
    static func judge(_ notes: [StoreFlipNote], _ outcome: inout SoakOutcome) {
        outcome.violations += notes.flatMap(\.violations)
        outcome.measures["flips"] = Double(notes.count)
        outcome.measures["in-log"] = Double(notes.filter(\.isInLog).count)
        outcome.measures["records"] = Double(notes.map(\.losses).reduce(0, +))
        for end in StoreFlipNote.Outcome.allCases {
            outcome.measures[end.rawValue] = Double(notes.filter { $0.outcome == end }.count)
        }
    }

    func summary(of outcomes: [SoakOutcome]) -> SoakSummary {
        return SoakSummary(
            figure: outcomes.sum("flips"), unit: "flips",
            details: [("in-log", outcomes.sum("in-log"), "flips")]
                + StoreFlipNote.Outcome.allCases.map { ($0.rawValue, outcomes.sum($0.rawValue), "flips") }
                + [("records", outcomes.sum("records"), "records reported lost")])
    }
}

extension AppCatalogue {
    /// For each app a launch of a user who has been here before, with all that it keeps.
    var storeScenarios: [Scenario] {
        get throws {
            try apps.compactMap { app in
                guard var scenario = try app.launches.scenarios.first else { return nil }
                scenario.state = SavedUserState(firstLaunch: false, session: .signedIn, cached: true)
                (scenario.script, scenario.services, scenario.backend) = ([], [:], .up)
                return scenario
            }
        }
    }
}
