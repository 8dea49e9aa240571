// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import FirstlightSimulation
import Foundation
import LaunchCore

/// Every scenario gives the same frames each time, in each process, in any order.
struct DeterminismProof: FolderProof {
    let name = "determinism"
    /// The number of processes that share the repetitions; each hashes with a seed of its own.
    let count: Int
    let repetitions: Int
    let scenarios: [Scenario]
    let setting: SoakSetting

    init(repetitions: Int, scenarios: [Scenario], setting: SoakSetting) {
        count = min(6, repetitions)
        (self.repetitions, self.scenarios, self.setting) = (repetitions, scenarios, setting)
    }

    func run(_ index: Int, in folder: URL) async throws -> SoakOutcome {
        var random = SplitMix(seed: setting.seed, index: index)
        let share = repetitions / count + (index < repetitions % count ? 1 : 0)
        let launch = try SoakLaunch(
            setting,
            SoakOrder(
                work: .frames(
                    scenarios: scenarios.shuffled(using: &random), repetitions: share,
                    disturbers: Int.random(in: 0...3, using: &random))),
            folder: folder)
        defer { launch.process.kill() }
        let ended = try await launch.wait(silentAtMost: .seconds(300))
        var outcome = SoakOutcome()
        outcome.require(
            ended && launch.process.status == 0, "The scenarios did not run to their end: \(launch.output)")
        let notes = launch.notes.filter { $0.kind == .frames }
        outcome.require(
            notes.count == share * scenarios.count, "\(notes.count) of \(share * scenarios.count) runs ended")
        for (scenario, runs) in Dictionary(grouping: notes, by: \.text) where Set(runs.map(\.quick)).count > 1
        {
            outcome.violations.append("The scenario \(scenario) gave different frames within one process")
        }
        for note in notes { outcome.prints[note.text, default: []].insert(note.print) }
        outcome.measures = [
            "runs": Double(notes.count), "frames": Double(notes.map(\.number).reduce(0, +)),
        ]
        return outcome
    }

    func summary(of outcomes: [SoakOutcome]) -> SoakSummary {
        let sum = outcomes.sum
        var prints: [String: Set<String>] = [:]
        for outcome in outcomes {
            prints.merge(outcome.prints) { $0.union($1) }
        }
        return SoakSummary(
            figure: sum("runs"), unit: "runs",
            details: [("frames", sum("frames"), "frames"), ("scenarios", Double(prints.count), "scenarios")],
            violations: prints.filter { $0.value.count > 1 }.keys.sorted().map {
                "The scenario \($0) gave \(prints[$0]?.count ?? 0) different runs of frames"
            })
    }
}
