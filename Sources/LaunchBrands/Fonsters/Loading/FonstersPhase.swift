// Licensed under the Apache License, Version 2.0.

/// The phases of the loading view, in their order (FO-52).
public enum FonstersPhase: Int, CaseIterable, Hashable, Sendable {
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
}
