// Licensed under the Apache License, Version 2.0.

package import LaunchCore

/// Runs one scenario of a brand's launch in many orders of its work, and compares what they come to.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
package struct ScheduleExploration: Sendable {
    /// What many schedules showed.
    package struct Report: Sendable {
        /// The rules that were broken, with the seeds that show it.
        package var violations: [String] = []
        package var schedules = 0
        /// The pieces of work of all schedules.
        package var steps = 0
        /// The phase that the scenario comes to.
        package var phase = ""
    }

    private let shape: LaunchModel
    private let faults: Set<LaunchControllerFault>

    package init(_ shape: LaunchModel, lacking faults: Set<LaunchControllerFault> = []) {
        (self.shape, self.faults) = (shape, faults)
    }

    /// Runs a scenario in the order in which the work comes, and then in so many random ones; every fourth
    /// is given up after a random piece of work, from when on nothing may happen.
    @MainActor
    package func explore(scenario seed: UInt64, schedules: Int) -> Report {
        let scenario = ScheduledScenario(shape, seed: seed)
        let first = ScheduledRun(shape, scenario, seed: nil, lacking: faults)
        let expected = first.run()
        var report = Report()
        report.phase = expected.state.first ?? ""
        note(first, seed, nil, &report)
        var random = ScheduleRandom(seed: seed ^ 0x5DEE_CE66)
        while report.schedules < schedules {
            let schedule = UInt64(random.below(Int.max))
            let isCancelled = report.schedules % 4 == 3
            let run = ScheduledRun(
                shape, scenario, seed: schedule,
                cancelling: isCancelled ? 1 + random.below(max(1, first.workCount)) : nil, lacking: faults)
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
