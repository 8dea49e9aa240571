// Licensed under the Apache License, Version 2.0.

/// What the root of the app shows (ST-34, ST-39).
public enum ShipThatAppRoute: String, CaseIterable, Hashable, Sendable {
    /// The slides of a first launch.
    case onboarding
    /// The way in for a user without a session.
    case signIn
    /// The signed-in user's landing screen.
    case landing
}
