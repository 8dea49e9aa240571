// Licensed under the Apache License, Version 2.0.

/// Where ShipThatApp's launch leads: always to the root, which decides what it shows (ST-34, ST-39).
public enum ShipThatAppRoute: Hashable, Sendable {
    /// The real app.
    case root
}

/// What the root shows (ST-39).
public enum ShipThatAppContent: String, CaseIterable, Hashable, Sendable {
    /// The slides of a first launch.
    case onboarding
    /// The way in for a user without a session.
    case signIn
    /// The signed-in user's landing screen.
    case landing

    /// Chooses what to show.
    ///
    /// - Parameters:
    ///   - isFirstLaunch: Whether the onboarding was never completed on this device.
    ///   - isSignedIn: Whether there is a session.
    public static func choose(isFirstLaunch: Bool, isSignedIn: Bool) -> ShipThatAppContent {
        if isFirstLaunch { return .onboarding }
        return isSignedIn ? .landing : .signIn
    }
}
