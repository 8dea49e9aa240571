// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The progress of the loading view: phases 0 and 1 from the first frame, phases 2 to 5 from the exit.
///
/// As the document has it, the exit begins right after phase 1. Where work is waited for, the second
/// stands still in between (C-FO-15).
public struct LoadingProgress: Hashable, Sendable {
    /// The time of the first frame; nil before.
    public var entryStart: Date?
    /// The time at which the last wait ended; nil before.
    public var exitStart: Date?

    /// Describes a progress by its two beginnings.
    public init(entryStart: Date? = nil, exitStart: Date? = nil) {
        (self.entryStart, self.exitStart) = (entryStart, exitStart)
    }

    /// The seconds of the animation at a date, 0...1.
    public func time(at date: Date) -> Double {
        let pause = Fonsters.phaseSeconds * Double(LoadingPhase.backgroundOut.rawValue)
        guard let entryStart else { return 0 }
        guard let exitStart, date >= exitStart else {
            return min(max(0, date.timeIntervalSince(entryStart)), pause)
        }
        return min(pause + max(0, date.timeIntervalSince(exitStart)), 1)
    }

    /// The animation's time while no frames are drawn: the end of what has begun, 0...1.
    ///
    /// Apple's paused timeline keeps the date of its last frame, which may lie before that end.
    public var restingTime: Double { time(at: .distantFuture) }

    /// The phase at a date (FO-52); work is waited for in phase 1.
    public func phase(at date: Date) -> LoadingPhase {
        let phase = LoadingPhase(at: time(at: date))
        return phase == .backgroundOut && exitStart == nil ? .iconIn : phase
    }
}

/// The phases of the loading view, in their order (FO-52).
public enum LoadingPhase: Int, CaseIterable, Hashable, Sendable {
    /// The lines move a little (FO-41).
    case linesMove
    /// The icon fades in (FO-44).
    case iconIn
    /// The background fades out (FO-45).
    case backgroundOut
    /// The lines leave the screen (FO-47).
    case linesOff
    /// The icon shrinks and fades out (FO-48, FO-49).
    case iconOut
    /// The main content has the screen (FO-50).
    case complete

    /// The phase at a time of the second, 0...1 (FO-52).
    public init(at time: Double) {
        // A frame's time is a sum of binary fractions: it may miss a boundary by the last bit.
        let index = Int(time / Fonsters.phaseSeconds + 1e-6)
        self = LoadingPhase(rawValue: max(0, index)) ?? .complete
    }
}
