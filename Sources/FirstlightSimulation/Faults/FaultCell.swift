// Licensed under the Apache License, Version 2.0.

public import LaunchCore

/// One place of a fault matrix: what became of a launch in which one task went wrong.
public struct FaultCell: Hashable, Sendable, Codable {
    /// How the launch went on.
    public enum Outcome: String, Hashable, Sendable, Codable {
        /// It reached its destination by itself.
        case arrived
        /// It stopped at a screen with a way out.
        case offered
        /// The process ended, and the next launch took over.
        case relaunched
        /// Neither: somebody would be stuck.
        case stuck
    }

    /// The task.
    public let task: LaunchTaskID
    /// What went wrong with it.
    public let fault: FaultKind
    /// The circumstances.
    public let situation: FaultSituation
    /// How the launch went on.
    public var outcome: Outcome
    /// The phase in which the way out was there.
    public var phase: LaunchPhase
    /// When the way out was there, in seconds from the first frame; nil when it never was.
    public var seconds: Double?
    /// When it had to be there at the latest, in seconds.
    public var limit: Double
    /// The buttons that the user could press then.
    public var waysOut: [String] = []
    /// The buttons that were pressed, one after the other, until the destination was there.
    public var presses: [String] = []
    /// Where the launch led in the end, or nil when it led nowhere.
    public var route: String?
    /// Whether the task had its fault before something else ended the launch.
    public var isReached = true
    /// What is wrong, in a sentence; nil when all is well.
    public var problem: String?

    /// Describes a place before anything is known of its launch.
    public init(
        task: LaunchTaskID, fault: FaultKind, situation: FaultSituation, outcome: Outcome,
        phase: LaunchPhase, seconds: Double? = nil, limit: Double
    ) {
        (self.task, self.fault, self.situation) = (task, fault, situation)
        (self.outcome, self.phase, self.seconds, self.limit) = (outcome, phase, seconds, limit)
    }

    /// Whether nobody is stuck.
    public var isGood: Bool { problem == nil }
}
