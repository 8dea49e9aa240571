// Licensed under the Apache License, Version 2.0.

/// A launch as spans of time: what worked, what only waited, and what happened in between.
///
/// It is made from a controller's trace, written to a trace file and read back from one.
public struct LaunchTimeline: Hashable, Sendable {
    /// An event at an instant.
    public struct Mark: Hashable, Sendable {
        /// The time, on the trace's clock.
        public var time: Duration
        /// The event in a few words.
        public var text: String

        /// Describes something that happened.
        public init(time: Duration, text: String) { (self.time, self.text) = (time, text) }
    }

    /// The fate of a link.
    public struct Link: Hashable, Sendable {
        /// The link.
        public var url: String
        /// The time of its arrival.
        public var arrival: Duration
        /// The time of the decision; nil while it is held.
        public var end: Duration?
        /// The decision on it.
        public var decision: LaunchTraceEvent.LinkDecision
        /// The phase in which it came.
        public var phase: LaunchPhase

        /// Describes the decision on a link.
        public init(
            url: String, arrival: Duration, end: Duration?, decision: LaunchTraceEvent.LinkDecision,
            phase: LaunchPhase
        ) {
            (self.url, self.arrival, self.end) = (url, arrival, end)
            (self.decision, self.phase) = (decision, phase)
        }
    }

    /// The name of the launched app, for people to read.
    public var name: String
    /// The reason why the process ran, where known.
    public var kind: LaunchKind?
    /// The runs, in order.
    public var runs: [LaunchRunRecord]
    /// The events that took no time, in order.
    public var marks: [Mark]
    /// The links that came, in order.
    public var links: [Link]
    /// Indicates whether an event has an earlier time than the one before it.
    public var hasClockJump: Bool
    /// The time of the last event.
    public var end: Duration

    /// Describes a launch.
    public init(
        name: String, kind: LaunchKind? = nil, runs: [LaunchRunRecord] = [], marks: [Mark] = [],
        links: [Link] = [], hasClockJump: Bool = false, end: Duration = .zero
    ) {
        (self.name, self.kind, self.runs, self.marks) = (name, kind, runs, marks)
        (self.links, self.hasClockJump, self.end) = (links, hasClockJump, end)
    }

    /// The run that counts: the last one.
    public var lastRun: LaunchRunRecord? { runs.last }
    /// The reason for the launch's destination, by its last run that chose a route.
    public var route: LaunchRouteRecord? { runs.last { $0.route != nil }?.route }
}
