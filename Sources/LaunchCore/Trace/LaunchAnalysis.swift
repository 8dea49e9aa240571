// Licensed under the Apache License, Version 2.0.

/// What a run's trace says about its tasks: which decided its length, and how much room the others had.
public struct LaunchAnalysis: Hashable, Sendable {
    /// The figures of one task.
    public struct Task: Hashable, Sendable {
        /// What it did.
        public let record: LaunchTaskRecord
        /// How much later it could have ended without moving the end of loading.
        ///
        /// Nil for a task that was given up, never ended, or runs after the launch.
        public let slack: Duration?
        /// Whether the run could not have been shorter without it.
        public let isCritical: Bool
    }

    /// The run.
    public let run: LaunchRunRecord
    /// What the run took its time for.
    public let path: LaunchPath
    /// The tasks in order of their starts.
    public let tasks: [Task]

    /// Looks into a run.
    public init(_ run: LaunchRunRecord) {
        self.run = run
        let path = LaunchPath(run)
        self.path = path
        let slacks = Self.slacks(run)
        tasks = run.tasks.map { record in
            Task(
                record: record, slack: slacks[record.id],
                isCritical: path.steps.contains { $0.task == record.id })
        }
    }

    /// The tasks that went over their budgets, the worst first.
    public var overruns: [Task] {
        tasks.filter { $0.record.overrun != nil }
            .sorted { ($0.record.overrun ?? .zero) > ($1.record.overrun ?? .zero) }
    }

    // The latest end of a task is the end of loading, or the latest start of the first one that needs it.
    private static func slacks(_ run: LaunchRunRecord) -> [LaunchTaskID: Duration] {
        guard let end = run.start(of: .failed) ?? run.start(of: .completing) else { return [:] }
        var latest: [LaunchTaskID: Duration] = [:]
        let parts = run.tasks.filter { $0.criticality != .secondary }
        for task in Self.dependentsFirst(parts) {
            let bounds = parts.filter { $0.needs.contains(task.id) }.compactMap { dependent -> Duration? in
                guard let total = dependent.total, let bound = latest[dependent.id] else { return nil }
                return bound - total
            }
            latest[task.id] = bounds.min() ?? end
        }
        var slacks: [LaunchTaskID: Duration] = [:]
        for task in parts where task.settlement != nil {
            guard let ended = task.end, let bound = latest[task.id] else { continue }
            slacks[task.id] = max(.zero, bound - ended)
        }
        return slacks
    }

    private static func dependentsFirst(_ tasks: [LaunchTaskRecord]) -> [LaunchTaskRecord] {
        var waiting = tasks
        var ordered: [LaunchTaskRecord] = []
        while !waiting.isEmpty {
            let free = waiting.filter { task in !waiting.contains { $0.needs.contains(task.id) } }
            // A circle can stand only in a damaged file; its tasks come in any order.
            let next = free.isEmpty ? waiting : free
            ordered += next
            let taken = Set(next.map(\.id))
            waiting.removeAll { taken.contains($0.id) }
        }
        return ordered
    }
}
