// Licensed under the Apache License, Version 2.0.

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
