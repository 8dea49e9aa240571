// Licensed under the Apache License, Version 2.0.

extension LaunchReport {
    /// The work of each task of a launch, over time. All times are milliseconds after the start.
    package struct Waterfall: Codable, Sendable {
        package let tasks: [Task]
        package let phases: [Phase]
        package let marks: [Mark]
        /// The end of the time axis.
        package let end: Double
    }

    /// A task with the attempts it took.
    package struct Task: Codable, Sendable {
        package let name: String
        /// "critical" or "optional" for example; may be empty.
        package let note: String
        package let attempts: [Attempt]
    }

    /// One try of a task.
    package struct Attempt: Codable, Sendable {
        package let start: Double
        /// Nil when it was still running at the end.
        package let end: Double?
        package let outcome: AttemptOutcome
        /// The outcome in words, an error message for example.
        package let text: String
    }

    /// The end of an attempt.
    package enum AttemptOutcome: String, Codable, Sendable, CaseIterable {
        case succeeded
        case failed
        case timedOut
        case cancelled
        case fellBack
        case skipped
        case running

        /// The outcome in words.
        package var word: String {
            switch self {
            case .timedOut: "timed out"
            case .fellBack: "fell back"
            default: rawValue
            }
        }
    }

    /// A stretch of the launch's life cycle, drawn behind the tasks.
    package struct Phase: Codable, Sendable {
        package let name: String
        package let start: Double
        package let end: Double
    }

    /// Something that happened at an instant.
    package struct Mark: Codable, Sendable {
        package let time: Double
        package let kind: MarkKind
        package let text: String
    }

    /// The event at a mark.
    package enum MarkKind: String, Codable, Sendable, CaseIterable {
        case indicator
        case slowNotice
        case exit
        case navigation
        case linkHeld
        case linkDelivered
        case retry
        case announcement
        case other
    }
}
