// Licensed under the Apache License, Version 2.0.

/// Where a launch stands.
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
    /// A task failed or the time is up; the user decides.
    case failed
    /// Everything is ready; the hold before the exit.
    case completing
    /// The launch screen leaves and the destination is mounted.
    case exiting
    /// The destination has the screen.
    case finished
    /// The launch was given up; nothing happens any more.
    case cancelled

    /// Whether the launch still waits for its tasks or its minimum time.
    public var isLoading: Bool { self == .entering || self == .holding || self == .slow }

    /// Orders phases by their place in a run.
    public static func < (left: LaunchPhase, right: LaunchPhase) -> Bool {
        left.place < right.place
    }

    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
