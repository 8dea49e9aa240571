// Licensed under the Apache License, Version 2.0.

/// The kind of advice that helps the user (C-UN-21).
public enum LaunchFailureKind: String, Hashable, Sendable, Codable, CaseIterable {
    /// There is no usable connection.
    case network
    /// An answer took too long.
    case timeout
    /// Anything else, such as an answer that cannot be read.
    case other

    // Cached data helps against a missing answer, not against a wrong one.
    @inlinable package var allowsOffline: Bool { self != .other }
}

/// The reason why a launch could not complete.
public struct LaunchFailure: Error, Hashable, Sendable, Codable, CustomStringConvertible {
    /// The kind, which decides what the user reads.
    public let kind: LaunchFailureKind
    /// The task that failed, or nil when the whole launch took too long.
    public let task: LaunchTaskID?
    /// The technical reason, for a log.
    public let message: String
    /// The cause that the launch waited for in vain; once it is over the launch begins again by itself. Nil for any other
    /// failure.
    public let suspension: LaunchSuspension?

    /// Creates a failure.
    public init(
        kind: LaunchFailureKind, task: LaunchTaskID? = nil, message: String = "",
        suspension: LaunchSuspension? = nil
    ) {
        self.kind = kind
        self.task = task
        self.message = message
        self.suspension = suspension
    }

    /// The kind, the task and the reason on one line.
    public var description: String {
        let place = task.map { "task '\($0)'" } ?? "launch"
        return "\(place) failed (\(kind.rawValue))" + (message.isEmpty ? "" : ": \(message)")
    }
}
