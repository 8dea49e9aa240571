// Licensed under the Apache License, Version 2.0.

/// The phases of the splash's animation, which only move forward (DG-111, C-DG-10).
public enum SplashAnimationPhase: Int, CaseIterable, Hashable, Sendable, Comparable {
    /// The logo arrives.
    case initial = 0
    /// The ball around it turns.
    case logoSpin = 1
    /// Every step is done.
    case complete = 2

    /// Orders phases by their number.
    public static func < (left: SplashAnimationPhase, right: SplashAnimationPhase) -> Bool {
        left.rawValue < right.rawValue
    }
}
