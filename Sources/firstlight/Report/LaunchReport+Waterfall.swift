// Licensed under the Apache License, Version 2.0.

extension LaunchReport {
    /// What each task of a launch did, over time. All times are milliseconds after the start.
    struct Waterfall: Codable, Sendable {
        let tasks: [Task]
        let phases: [Phase]
        let marks: [Mark]
        /// The end of the time axis.
        let end: Double
    }

    /// A task with the attempts it took.
    struct Task: Codable, Sendable {
        let name: String
        /// "critical" or "optional" for example; may be empty.
        let note: String
        let attempts: [Attempt]
    }

    /// One try of a task.
    struct Attempt: Codable, Sendable {
        let start: Double
        /// Nil when it was still running at the end.
        let end: Double?
        let outcome: AttemptOutcome
        /// The outcome in words, an error message for example.
        let text: String
    }

    /// How an attempt ended.
    enum AttemptOutcome: String, Codable, Sendable, CaseIterable {
        case succeeded
        case failed
        case timedOut
        case cancelled
        case fellBack
        case skipped
        case running

        /// The outcome in words.
        var word: String {
            switch self {
            case .timedOut: "timed out"
            case .fellBack: "fell back"
            default: rawValue
            }
        }
    }

    /// A stretch of the launch's life cycle, drawn behind the tasks.
    struct Phase: Codable, Sendable {
        let name: String
        let start: Double
        let end: Double
    }

    /// Something that happened at an instant.
    struct Mark: Codable, Sendable {
        let time: Double
        let kind: MarkKind
        let text: String
    }

    /// What happened at a mark.
    enum MarkKind: String, Codable, Sendable, CaseIterable {
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
