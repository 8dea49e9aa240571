// Licensed under the Apache License, Version 2.0.

/// A phase of a launch.
///
/// Within one run the phases only move forward.
public enum LaunchPhase: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
    /// No frame was shown yet.
    case idle
    /// The entry animation plays and the tasks run.
    case entering
    /// The entry is over; the launch waits for its tasks.
    case holding
    /// It takes longer than usual; the launch still waits.
    case slow
    /// A gate is closed: the service is being maintained, or this version is too old.
    case blocked
    /// A task failed or the time is up; the user decides.
    case failed
    /// Everything is ready; the hold before the exit.
    case completing
    /// The launch screen leaves and the destination is mounted.
    case exiting
    /// The destination has the screen.
    case finished
    /// The launch was cancelled; nothing happens any more.
    case cancelled

    /// Indicates whether the launch still waits for its tasks or its minimum time.
    @inlinable public var isLoading: Bool { self == .entering || self == .holding || self == .slow }

    /// Orders phases by their place in a run.
    @inlinable public static func < (left: LaunchPhase, right: LaunchPhase) -> Bool {
        left.place < right.place
    }

    @inlinable package var place: Int {
        switch self {
        case .idle: 0
        case .entering: 1
        case .holding: 2
        case .slow: 3
        case .blocked: 4
        case .failed: 5
        case .completing: 6
        case .exiting: 7
        case .finished: 8
        case .cancelled: 9
        }
    }
}
