// Licensed under the Apache License, Version 2.0.

public import LaunchCore

/// Runs a launch with real tasks in many orders of its work, and compares what they come to.
///
/// The tasks of the model are run by the real controller, in virtual time. What they answer and what the user does is drawn from
/// a seed. All orders of one such scenario have to come to the same state and the same trace.
///
///     let report = ScheduleExploration(model).explore(scenario: 1, schedules: 50)
///     precondition(report.violations.isEmpty, "\(report.violations)")
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct ScheduleExploration: Sendable {
    /// The findings over many schedules.
    public struct Report: Hashable, Sendable {
        /// The violations, with the seeds that show them.
        public internal(set) var violations: [String] = []
        /// The number of orders that were tried beside the one in which the work comes.
        public internal(set) var schedules = 0
        /// The pieces of work of all schedules.
        public internal(set) var steps = 0
        /// The phase that the scenario comes to.
        public internal(set) var phase = ""
    }

    private let model: LaunchModel
    private let mutation: ControllerMutation?

    /// Prepares the runs of a launch.
    ///
    /// - Parameters:
    ///   - model: The tasks, the times and the rules.
    ///   - mutation: What the controller does wrong; nil leaves it as it is.
    public init(_ model: LaunchModel, mutation: ControllerMutation? = nil) {
        (self.model, self.mutation) = (model, mutation)
    }

    /// Runs a scenario in the order in which the work comes, and then in so many random ones; every fourth is
    /// cancelled after a random piece of work, and nothing may happen from then on.
    ///
    /// - Parameters:
    ///   - seed: The seed of the scenario.
    ///   - schedules: The number of random orders.
    @MainActor
    public func explore(scenario seed: UInt64, schedules: Int) -> Report {
        let scenario = ScheduledScenario(model, seed: seed)
        let first = ScheduledRun(model, scenario, seed: nil, mutation: mutation)
        let expected = first.run()
        var report = Report()
        report.phase = expected.state.first ?? ""
        note(first, seed, nil, &report)
        var random = SplitMix(seed: seed ^ 0x5DEE_CE66)
        while report.schedules < schedules {
            let schedule = UInt64(random.below(Int.max))
            let isCancelled = report.schedules % 4 == 3
            let run = ScheduledRun(
                model, scenario, seed: schedule,
                cancelling: isCancelled ? 1 + random.below(max(1, first.workCount)) : nil, mutation: mutation)
            let end = run.run()
            note(run, seed, schedule, &report)
            if !isCancelled, end != expected {
                report.violations.append(
                    "Scenario \(seed) ends differently with schedule \(schedule): "
                        + Self.difference(expected, end))
            }
            guard report.violations.isEmpty else { return report }
        }
        return report
    }

    @MainActor
    private func note(_ run: ScheduledRun, _ seed: UInt64, _ schedule: UInt64?, _ report: inout Report) {
        if schedule != nil { report.schedules += 1 }
        report.steps += run.workCount
        let order = schedule.map { "schedule \($0)" } ?? "the order in which work comes"
        report.violations += run.violations.map { "Scenario \(seed), \(order): \($0)" }
    }

    /// The lines that only one of two ends has.
    private static func difference(_ first: ScheduledRun.End, _ second: ScheduledRun.End) -> String {
        let (old, new) = (first.state + first.trace, second.state + second.trace)
        let gone = old.filter { !new.contains($0) }.prefix(3)
        let come = new.filter { !old.contains($0) }.prefix(3)
        return "\(come.joined(separator: "; ")) instead of \(gone.joined(separator: "; "))"
    }
}
