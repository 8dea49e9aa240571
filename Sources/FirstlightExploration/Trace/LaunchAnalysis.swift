// Licensed under the Apache License, Version 2.0.

public import LaunchCore

/// The analysis of the tasks in a run's trace: which decided its length, and how much slack the others had.
public struct LaunchAnalysis: Hashable, Sendable {
    /// The figures of one task.
    public struct Task: Hashable, Sendable {
        /// The task's record.
        public let record: LaunchTaskRecord
        /// The time by which it could have ended later without moving the end of loading.
        ///
        /// Nil for a task that was cancelled, never ended, or runs after the launch.
        public let slack: Duration?
        /// Indicates whether the task is on the critical path.
        public let isCritical: Bool
    }

    /// The run.
    public let run: LaunchRunRecord
    /// The path that decided the run's length.
    public let path: LaunchPath
    /// The tasks in order of their starts.
    public let tasks: [Task]

    /// Analyses a run.
    public init(_ run: LaunchRunRecord) {
        self.run = run
        let path = LaunchPath(run)
        self.path = path
        let slacks = Self.slacks(run)
        let critical = Set(path.steps.compactMap(\.task))
        tasks = run.tasks.map { record in
            Task(record: record, slack: slacks[record.id], isCritical: critical.contains(record.id))
        }
    }

    /// The tasks that went over their budgets, the worst first.
    public var overruns: [Task] {
        // Asked for once: it adds up all that a task did.
        tasks.compactMap { task in task.record.overrun.map { (task: task, overrun: $0) } }
            .sorted { $0.overrun > $1.overrun }.map(\.task)
    }

    // The latest end of a task is the end of loading, or the latest start of the first one that needs it.
    private static func slacks(_ run: LaunchRunRecord) -> [LaunchTaskID: Duration] {
        guard let end = run.start(of: .failed) ?? run.start(of: .completing) else { return [:] }
        var latest: [LaunchTaskID: Duration] = [:]
        let parts = run.tasks.filter { $0.criticality != .secondary }
        let needs = TaskNeeds(parts.map { ($0.id, $0.needs) })
        for place in needs.dependentsFirst() {
            let id = parts[place].id
            guard latest[id] == nil else { continue }
            let bounds = needs.dependents(of: id).compactMap { dependent -> Duration? in
                guard let total = parts[dependent].total, let bound = latest[parts[dependent].id] else {
                    return nil
                }
                return bound - total
            }
            latest[id] = bounds.min() ?? end
        }
        var slacks: [LaunchTaskID: Duration] = [:]
        for task in parts where task.settlement != nil {
            guard let ended = task.end, let bound = latest[task.id] else { continue }
            slacks[task.id] = max(.zero, bound - ended)
        }
        return slacks
    }
}
