// Licensed under the Apache License, Version 2.0.

public import struct Foundation.URL

/// An event in a launch, and its time.
public struct LaunchTraceEvent: Hashable, Sendable, Codable {
    /// The result of a try of a task.
    public enum Outcome: Hashable, Sendable, Codable {
        /// With its output.
        case succeeded
        /// With an error.
        case failed(LaunchFailureKind, String)
        /// Because its result was no longer wanted.
        case cancelled
        /// Because it waits for something that only the user or the system can settle.
        case suspended(LaunchSuspension)
    }

    /// The result of a task, all tries taken together.
    public enum Settlement: String, Hashable, Sendable, Codable {
        /// With an output.
        case output
        /// With its fallback.
        case fallback
        /// Without an output, which the launch can bear.
        case absent
        /// Without an output, which ends the launch.
        case failure
    }

    /// The fate of a link.
    public enum LinkDecision: String, Hashable, Sendable, Codable {
        /// It waits for the end of the launch.
        case held
        /// A newer link took its place.
        case replacedByNewer
        /// It was handed to the destination.
        case delivered
        /// It waited longer than a link may.
        case expired
        /// It was the answer of a sign-in page, and went to the sign-in that waits for it.
        case handedToSignIn
        /// The launch was cancelled before the link could be opened.
        case droppedByCancellation
    }

    /// The kind of an event.
    public enum Kind: Hashable, Sendable, Codable {
        /// The process began.
        case began(LaunchKind)
        /// A run began: the first one, a retry, or a return with an expired session.
        case runBegan(Int)
        /// A phase began.
        case phase(LaunchPhase)
        /// A try of a task started.
        case taskStarted(LaunchTaskID, attempt: Int)
        /// A try of a task ended.
        case taskEnded(LaunchTaskID, attempt: Int, Outcome)
        /// A task has its final state.
        case taskSettled(LaunchTaskID, Settlement)
        /// The next try of a task waits for a time.
        case backoff(LaunchTaskID, attempt: Int, Duration)
        /// The loading indicator appeared.
        case indicatorAppeared
        /// The launch failed.
        case failed(LaunchFailure)
        /// A gate answered.
        case verdict(LaunchTaskID, LaunchVerdict)
        /// The time was up, but the launch keeps waiting for something that only the user or the system can resolve.
        case waiting(LaunchSuspension)
        /// The user was signed out.
        case signedOut
        /// The cached data were looked at.
        case offline(isAvailable: Bool)
        /// The session was checked.
        case session(LaunchSession)
        /// The destination was chosen.
        case navigated(LaunchDestination)
        /// The rules were evaluated; the record says why they chose the destination.
        indirect case routed(LaunchRouteRecord)
        /// A link was dealt with.
        case link(URL, LinkDecision)
        /// A request made no sense at that moment and changed nothing.
        case ignored(String)
    }

    /// The time since the launch.
    public let time: Duration
    /// The kind of the event.
    public let kind: Kind

    /// Creates an entry.
    public init(time: Duration, kind: Kind) {
        self.time = time
        self.kind = kind
    }
}
