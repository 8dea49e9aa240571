// Licensed under the Apache License, Version 2.0.

import FirstlightExploration
import LaunchCore

/// Every order of every event of an app's launch keeps every rule, as the tasks run and in safe mode.
struct ExplorationProof: SoakProof {
    let name: String
    /// The plan as it is, and in safe mode.
    let count = 2
    let model: LaunchModel
    /// The labels that the app's screens have to press at each stop; nil leaves the screens out.
    let waysOut: [LaunchStop: [String]]?
    let limit: Int
    let setting: SoakSetting

    /// The transitions that are enough where there is no end to them.
    static let least = 10_000_000

    /// - Parameters:
    ///   - model: The launch.
    ///   - waysOut: What its screens have to press at each stop; nil leaves the screens out.
    ///   - limit: The largest number of transitions of each of the two explorations.
    ///   - setting: The setting of the run.
    init(
        _ model: LaunchModel, waysOut: [LaunchStop: [String]]?, limit: Int, setting: SoakSetting
    ) {
        name = "explore.\(model.name)"
        (self.model, self.waysOut, self.limit, self.setting) = (model, waysOut, limit, setting)
    }

    func run(_ index: Int) async throws -> SoakOutcome {
        let model = index == 0 ? model : model.inSafeMode
        var shows: (@Sendable (LaunchStop) -> Bool)?
        if let waysOut { shows = { waysOut[$0]?.isEmpty == false } }
        let explorer = LaunchExplorer(model, shows: shows)
        let start = setting.clock.now
        let report = explorer.explore(limit: limit)
        let seconds = start.duration(to: setting.clock.now) / .seconds(1)
        var outcome = SoakOutcome()
        outcome.violations = report.violations.map(\.description)
        outcome.require(
            report.isComplete || !report.violations.isEmpty || report.transitions >= min(limit, Self.least),
            "The exploration stopped after \(report.transitions) transitions")
        outcome.measures = [
            "states": Double(report.states), "transitions": Double(report.transitions), "seconds": seconds,
            "complete": report.isComplete ? 1 : 0, "disturbances": Double(report.disturbances),
        ]
        return outcome
    }

    func summary(of outcomes: [SoakOutcome]) -> SoakSummary {
        let sum = outcomes.sum
        let isComplete = !outcomes.isEmpty && outcomes.values("complete").allSatisfy { $0 == 1 }
        return SoakSummary(
            figure: sum("transitions"), unit: "transitions",
            details: [
                ("states", sum("states"), "states"), ("seconds", sum("seconds"), "s"),
                ("rate", sum("seconds") > 0 ? sum("transitions") / sum("seconds") : 0, "transitions/s"),
                ("disturbances", outcomes.values("disturbances").min() ?? 0, "at once"),
                ("fixed-point", isComplete ? 1 : 0, "1 if every state was reached"),
                ("rules", Double(LaunchRule.allCases.count), "rules in each state"),
            ])
    }
}
