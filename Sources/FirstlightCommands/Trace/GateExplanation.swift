// Licensed under the Apache License, Version 2.0.

import LaunchCore

/// A gate that was closed during a launch, or that said more than that it is open, to be printed.
struct GateExplanation: Codable {
    /// The task that is the gate.
    let gate: String
    let isClosed: Bool
    let reason: String
    /// The time of its first such answer.
    let sinceMilliseconds: Double
    /// The time at which it was found open; nil while it is closed.
    var openMilliseconds: Double?
    /// The number of times it was asked in vain.
    var asked = 1
    /// When it is asked again; nil for an open gate.
    let askedAgain: String?

    private init(_ id: LaunchTaskID, _ verdict: LaunchVerdict, at time: Duration, _ policy: LaunchPolicy) {
        (gate, isClosed, sinceMilliseconds) = (id.rawValue, verdict.isBlocking, time.inMilliseconds)
        switch verdict {
        case .open: (reason, askedAgain) = ("it is open", nil)
        case .readOnly(let message): (reason, askedAgain) = ("open for looking only: \(message)", nil)
        case .updateOffered(let version): (reason, askedAgain) = ("version \(version) is offered", nil)
        case .maintenance(let message, let retryAfter):
            reason = "maintenance: \(message)"
            let share = Int((policy.gateJitter * 100).rounded())
            let wait = retryAfter.map {
                "by itself after \(TimeText.text($0.inMilliseconds)) and up to \(share) % more, "
            }
            askedAgain = (wait ?? "") + "when the app comes back, and when the user asks"
        case .updateRequired(let version):
            reason = "version \(version) is required"
            askedAgain = "when the app comes back, and when the user asks"
        }
    }

    /// Reads the answers of gates in a launch, in the order of their first answers.
    static func all(in trace: [LaunchTraceEvent], policy: LaunchPolicy) -> [GateExplanation] {
        var found: [GateExplanation] = []
        for event in trace {
            guard case .verdict(let id, let verdict) = event.kind else { continue }
            let last = found.lastIndex {
                $0.gate == id.rawValue && $0.isClosed && $0.openMilliseconds == nil
            }
            if let last {
                if verdict.isBlocking {
                    found[last].asked += 1
                    continue
                }
                found[last].openMilliseconds = event.time.inMilliseconds
            }
            if verdict != .open { found.append(GateExplanation(id, verdict, at: event.time, policy)) }
        }
        return found
    }

    /// The sentences about the gate.
    var lines: [String] {
        let since = TimeText.text(sinceMilliseconds)
        guard let askedAgain else { return ["The gate '\(gate)' is open since \(since). Reason: \(reason)"] }
        let times = asked == 1 ? "" : ", and said so \(asked) times"
        guard let openMilliseconds else {
            return [
                "The gate '\(gate)' is closed since \(since)\(times). Reason: \(reason)",
                "It is asked again \(askedAgain).",
            ]
        }
        return [
            "The gate '\(gate)' was closed from \(since) to \(TimeText.text(openMilliseconds))\(times). "
                + "Reason: \(reason)",
            "It was asked again \(askedAgain).",
        ]
    }
}

/// A wait of a task for its user or the system, to be printed.
struct WaitExplanation: Codable {
    let task: String
    let cause: String
    let sinceMilliseconds: Double
    /// The end of the wait; nil while it lasts.
    let endMilliseconds: Double?
    /// The event that ends it.
    let goesOn: String

    /// Reads the waits of a launch, in order.
    static func all(in timeline: LaunchTimeline) -> [WaitExplanation] {
        timeline.runs.flatMap(\.tasks).flatMap { task in
            task.segments.compactMap { segment -> WaitExplanation? in
                guard case .suspension(let cause) = segment.kind else { return nil }
                return WaitExplanation(
                    task: task.id.rawValue, cause: words(cause).cause,
                    sinceMilliseconds: segment.start.inMilliseconds,
                    endMilliseconds: segment.end?.inMilliseconds, goesOn: words(cause).goesOn)
            }
        }
    }

    private static func words(_ cause: LaunchSuspension) -> (cause: String, goesOn: String) {
        switch cause {
        case .protectedData: ("an unlocked device", "when the device is unlocked or the app comes back")
        case .networkPermission:
            ("the permission to use the network", "when the user has answered, or the connection changes")
        }
    }

    /// The sentence about the wait.
    var line: String {
        let since = TimeText.text(sinceMilliseconds)
        let time = endMilliseconds.map { "from \(since) to \(TimeText.text($0))" } ?? "since \(since)"
        let verb = endMilliseconds == nil ? "waits" : "waited"
        return "The task '\(task)' \(verb) \(time) for \(cause). It goes on \(goesOn)."
    }
}
