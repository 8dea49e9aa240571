// Licensed under the Apache License, Version 2.0.

public import LaunchCore

/// One cell of a fault matrix: the outcome of a launch in which one task, or one service, failed.
public struct FaultCell: Hashable, Sendable, Codable {
    /// The outcome of a launch with a fault.
    public enum Outcome: String, Hashable, Sendable, Codable {
        /// The launch reached its destination by itself.
        case arrived
        /// The launch stopped at a screen with a way out.
        case offered
        /// The process ended, and the next launch took over.
        case relaunched
        /// Neither: the user would be stuck.
        case stuck
    }

    /// The task, or the service: vault, sensor, store or server.
    public let task: LaunchTaskID
    /// The fault that was injected.
    public let fault: FaultKind
    /// The circumstances.
    public let situation: FaultSituation
    /// The outcome of the launch.
    public var outcome: Outcome
    /// The phase in which the way out was there.
    public var phase: LaunchPhase
    /// The time at which the way out was there, in seconds from the first frame; nil when it never was.
    public var seconds: Double?
    /// The latest time at which it had to be there, in seconds.
    public var limit: Double
    /// The buttons that the user could press then.
    public var waysOut: [String] = []
    /// The buttons that were pressed, one after the other, until the destination was there.
    public var presses: [String] = []
    /// The route in the end; nil when there was none.
    public var route: String?
    /// Indicates whether the task had its fault before something else ended the launch.
    public var isReached = true
    /// The problem, in a sentence; nil when all is well.
    public var problem: String?

    /// Creates a cell before anything is known of its launch.
    public init(
        task: LaunchTaskID, fault: FaultKind, situation: FaultSituation, outcome: Outcome,
        phase: LaunchPhase, seconds: Double? = nil, limit: Double
    ) {
        (self.task, self.fault, self.situation) = (task, fault, situation)
        (self.outcome, self.phase, self.seconds, self.limit) = (outcome, phase, seconds, limit)
    }

    /// Indicates whether the user can continue.
    public var isGood: Bool { problem == nil }
}
