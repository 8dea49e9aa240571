// Licensed under the Apache License, Version 2.0.

/// The history of one task in one run: its tries and the waits between them.
public struct LaunchTaskRecord: Hashable, Sendable {
    /// A stretch of a task's time.
    public struct Segment: Hashable, Sendable {
        /// The kind of the segment.
        public enum Kind: Hashable, Sendable {
            /// A try, by its number, and how it ended; nil while it runs.
            case attempt(Int, LaunchTraceEvent.Outcome?)
            /// The wait before the next try.
            case retryPause
            /// The wait for what only the user or the system can settle.
            case suspension(LaunchSuspension)
        }
        /// The kind of the segment.
        public var kind: Kind
        /// The start time.
        public var start: Duration
        /// The end time; nil when it was still running at the end.
        public var end: Duration?

        /// Describes a stretch of time.
        public init(kind: Kind, start: Duration, end: Duration?) {
            (self.kind, self.start, self.end) = (kind, start, end)
        }

        /// Indicates whether the task itself was running.
        public var isWork: Bool { if case .attempt = kind { true } else { false } }
    }

    /// The name.
    public var id: LaunchTaskID
    /// The effect of a failure on the launch.
    public var criticality: LaunchCriticality
    /// The tasks whose outputs it needs.
    public var needs: [LaunchTaskID]
    /// The time that it should take; nil without a budget.
    public var budget: Duration?
    /// The start time.
    public var start: Duration
    /// The time of its final state; nil when it had none at the end.
    public var end: Duration?
    /// The result; nil when it was cancelled or still running.
    public var settlement: LaunchTraceEvent.Settlement?
    /// Its tries and pauses, in order.
    public var segments: [Segment] = []

    /// Describes a task that has just begun.
    public init(
        id: LaunchTaskID, criticality: LaunchCriticality = .critical, needs: [LaunchTaskID] = [],
        budget: Duration? = nil, start: Duration, end: Duration? = nil,
        settlement: LaunchTraceEvent.Settlement? = nil
    ) {
        (self.id, self.criticality, self.needs) = (id, criticality, needs)
        (self.budget, self.start, self.end, self.settlement) = (budget, start, end, settlement)
    }

    /// The time from its start to its final state.
    public var total: Duration? { end.map { $0 - start } }
    /// The number of tries.
    public var attempts: Int { segments.count { $0.isWork } }
    /// The time in which it was at work.
    public var work: Duration { sum { $0.isWork } }
    /// The time in which it waited for its next try.
    public var pauses: Duration { sum { $0.kind == .retryPause } }
    /// The time in which it waited for the user or the system, which no budget can count.
    public var suspended: Duration { sum { if case .suspension = $0.kind { true } else { false } } }

    /// By how much it went over its budget; nil when it kept it or has none.
    ///
    /// Tries and the pauses between them count, waits for the user or the system do not.
    public var overrun: Duration? {
        guard let budget, let total, total - suspended > budget else { return nil }
        return total - suspended - budget
    }

    private func sum(_ isWanted: (Segment) -> Bool) -> Duration {
        segments.filter(isWanted).reduce(.zero) { $0 + (($1.end ?? end ?? $1.start) - $1.start) }
    }
}
