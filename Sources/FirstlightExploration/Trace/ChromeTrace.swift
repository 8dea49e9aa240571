// Licensed under the Apache License, Version 2.0.

public import LaunchCore

/// Launches in the trace event format, which Perfetto and chrome://tracing open.
///
/// A launch is a process of the file. Its runs and phases are one thread, tasks that ran at the same time are
/// in separate lanes. Times are microseconds.
public struct ChromeTrace: Hashable, Sendable, Codable {
    /// One entry of the file.
    public struct Event: Hashable, Sendable, Codable {
        /// The displayed name.
        public var name: String
        /// The categories.
        public var cat: String?
        /// The kind: X for a span, i for an instant, b and e for an asynchronous span, M for a name.
        public var ph: String
        /// The time in microseconds.
        public var ts: Double?
        /// The length in microseconds.
        public var dur: Double?
        /// The launch, from 1.
        public var pid: Int
        /// The lane.
        public var tid: Int
        /// The id that joins the two ends of an asynchronous span or of an arrow.
        public var id: String?
        /// The scope of an instant: t for its thread.
        public var s: String?
        /// The binding point of an arrow: e for the enclosing span.
        public var bp: String?
        /// Further data.
        public var args: Arguments?
    }

    /// The data of an entry besides its time; what does not apply is left out.
    public struct Arguments: Hashable, Sendable, Codable {
        /// The name of a process or a thread, for the viewer.
        public var name: String?
        // swift-format-ignore: AlwaysUseLowerCamelCase
        /// The order among the threads, by the name that viewers look for.
        public var sort_index: Int?
        /// The reason why the process ran.
        public var kind: LaunchKind?
        /// Indicates whether an event has an earlier time than the one before it.
        public var clockJump: Bool?
        /// The number of the run.
        public var run: Int?
        /// The shortest time to the exit, in microseconds.
        public var minimumDisplay: Double?
        /// The reason why the run failed.
        public var failure: LaunchFailure?
        /// The reason for the run's destination.
        public var route: LaunchRouteRecord?
        /// The phase.
        public var phase: LaunchPhase?
        /// The task.
        public var task: LaunchTaskID?
        /// The effect of the task's failure.
        public var criticality: LaunchCriticality?
        /// The tasks that it needs.
        public var needs: [LaunchTaskID]?
        /// The time that it should take, in microseconds.
        public var budget: Double?
        /// The task's result.
        public var settlement: LaunchTraceEvent.Settlement?
        /// The number of the try.
        public var attempt: Int?
        /// The try's result: succeeded, failed, cancelled, suspended.
        public var outcome: String?
        /// The kind of a try's failure.
        public var failureKind: LaunchFailureKind?
        /// The reason why a try failed.
        public var message: String?
        /// The cause that a task waits for.
        public var suspension: LaunchSuspension?
        /// Indicates whether the span was still open when the trace ended.
        public var open: Bool?
        /// A link.
        public var link: String?
        /// The decision on the link.
        public var decision: LaunchTraceEvent.LinkDecision?

        /// Creates arguments that say nothing.
        public init() {}
    }

    /// The file's identification, for the program that reads it back.
    public struct Header: Hashable, Sendable, Codable {
        /// The name of the format.
        public var format: String
        /// The version of the format.
        public var version: Int
        /// The app that was launched, by its id.
        public var app: String?
        /// The scenario that was launched.
        public var scenario: String?
    }

    /// The subject of a file's launches.
    public struct Subject: Hashable, Sendable {
        /// The app, by its id.
        public var app: String
        /// The scenario, by its name.
        public var scenario: String

        /// Names an app and a scenario.
        public init(app: String, scenario: String) { (self.app, self.scenario) = (app, scenario) }
    }

    /// The entries.
    public var traceEvents: [Event]
    /// The unit in which a viewer shows times.
    public var displayTimeUnit: String
    /// The file's identification.
    public var otherData: Header?

    /// The most bytes in the name of a launch or a task.
    public static let longestName = 256

    static let header = Header(format: "firstlight launch trace", version: 1)
    /// The threads that every launch has; lanes of tasks follow.
    static let launchThread = 1
    static let eventThread = 2
    static let firstLane = 10
}

/// The reason why a file is no trace of launches.
public enum ChromeTraceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It is not JSON, or JSON of another form; the place and the reason are given.
    case unreadable(String)
    /// It was written by another program, or holds no launch.
    case noLaunch
    /// It was written by a newer version of this program.
    case newer(version: Int)
    /// There is more in it than is read; the limit is given.
    case tooLarge(String)
    /// An entry does not say what it has to; its place counts from 0.
    case badEntry(Int, String)

    /// The problem and its remedy.
    public var description: String {
        switch self {
        case .unreadable(let reason):
            "It is no trace file: \(reason). Write one with the command 'trace --out FILE'."
        case .noLaunch:
            "It holds no launch. Traces of other programs cannot be compared; write one with "
                + "the command 'trace --out FILE'."
        case .newer(let version):
            "It has version \(version) of the format, and this program reads version "
                + "\(ChromeTrace.header.version). Use a newer program."
        case .tooLarge(let reason):
            "There is too much in it: \(reason). Write fewer launches into a file, with '--runs'."
        case .badEntry(let index, let reason):
            "Entry \(index) of traceEvents is damaged: \(reason). Write the trace again."
        }
    }
}
