// Licensed under the Apache License, Version 2.0.

import FirstlightExploration
import LaunchCore

/// The real controller with real tasks comes to the same in every order of its work.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
struct ScheduleProof: SoakProof {
    let name: String
    /// The number of scenarios.
    let count: Int
    let model: LaunchModel
    let setting: SoakSetting

    /// The random orders of each scenario.
    static let schedules = 50

    init(_ model: LaunchModel, count: Int, setting: SoakSetting) {
        name = "schedules.\(model.name)"
        (self.model, self.count, self.setting) = (model, count, setting)
    }

    func run(_ index: Int) async throws -> SoakOutcome {
        var random = SplitMix(seed: setting.seed, index: index)
        let scenario = random.next()
        let start = setting.clock.now
        let report = await ScheduleExploration(model).explore(scenario: scenario, schedules: Self.schedules)
        return SoakOutcome(
            violations: report.violations,
            measures: [
                "schedules": Double(report.schedules), "steps": Double(report.steps),
                "seconds": start.duration(to: setting.clock.now) / .seconds(1),
                report.phase: 1,
            ])
    }

    func summary(of outcomes: [SoakOutcome]) -> SoakSummary {
        let phases = Set(outcomes.flatMap(\.measures.keys).filter { $0.hasPrefix("phase ") }).sorted()
        return SoakSummary(
            figure: outcomes.sum("schedules"), unit: "schedules",
            details: [
                ("scenarios", Double(outcomes.count), "scenarios"),
                ("steps", outcomes.sum("steps"), "pieces of work"), ("seconds", outcomes.sum("seconds"), "s"),
            ] + phases.map { ("\($0.dropFirst("phase ".count))", outcomes.sum($0), "scenarios that end so") })
    }
}
