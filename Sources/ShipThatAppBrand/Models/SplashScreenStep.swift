// Licensed under the Apache License, Version 2.0.

/// The steps of ShipThatApp's splash, in their order (ST-01, ST-16).
public enum SplashScreenStep: String, CaseIterable, Hashable, Sendable {
    /// The logo settles in (ST-17).
    case firstStep
    /// Zoom and fade-out have begun (ST-18).
    case secondStep
    /// The real app has the window (ST-19).
    case finished
}
