// Licensed under the Apache License, Version 2.0.

/// One run of a launch: from its first frame, or a retry, to the next run or the end.
public struct LaunchRunRecord: Hashable, Sendable {
    /// A phase with its time.
    public struct Phase: Hashable, Sendable {
        /// The phase.
        public var phase: LaunchPhase
        /// The start time.
        public var start: Duration
        /// The start of the next phase; for the last one the end of the run.
        public var end: Duration

        /// Describes a phase.
        public init(phase: LaunchPhase, start: Duration, end: Duration) {
            (self.phase, self.start, self.end) = (phase, start, end)
        }
    }

    /// The number, from 1; 0 for what happened before any run.
    public var number: Int
    /// The start time.
    public var start: Duration
    /// The start of the next run, or the time of the last event.
    public var end: Duration
    /// The shortest time from its first frame to its exit.
    public var minimumDisplay: Duration
    /// The phases, in order.
    public var phases: [Phase] = []
    /// The tasks that were started or settled in it, in order of their starts.
    public var tasks: [LaunchTaskRecord] = []
    /// The reason why it failed, if it did.
    public var failure: LaunchFailure?
    /// The reason for its destination, once chosen.
    public var route: LaunchRouteRecord?

    /// Describes an empty run.
    public init(number: Int, start: Duration, end: Duration, minimumDisplay: Duration) {
        (self.number, self.start, self.end) = (number, start, end)
        self.minimumDisplay = minimumDisplay
    }

    /// Returns the time at which a phase first began.
    public func start(of phase: LaunchPhase) -> Duration? { phases.first { $0.phase == phase }?.start }

    /// The time at which the user could first see it: the honest start of its clock.
    public var visibleStart: Duration? { phases.first { $0.phase != .cancelled }?.start }

    /// From the first frame to the open gate; nil when it never opened.
    public var loading: Duration? {
        guard let visibleStart, let ready = start(of: .completing) else { return nil }
        return ready - visibleStart
    }

    /// From the first frame until the destination had the screen; nil when it never had.
    public var total: Duration? {
        guard let visibleStart, let finished = start(of: .finished) else { return nil }
        return finished - visibleStart
    }
}
