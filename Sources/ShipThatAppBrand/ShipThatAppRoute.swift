// Licensed under the Apache License, Version 2.0.

import LaunchCore

/// The content of the app's root (ST-34, ST-39).
public enum ShipThatAppRoute: String, CaseIterable, Hashable, Sendable {
    /// The slides of a first launch.
    case onboarding
    /// The way in for a user without a session.
    case signIn
    /// The signed-in user's landing screen.
    case landing

    /// The rules of the root, the same with and without a connection (ST-39).
    static let rules = LaunchRouteRules<SavedState, ShipThatAppRoute>(
        otherwise: .signIn, because: "nobody is signed in, and nothing says that it is the first launch"
    )
    .when(
        "first launch", because: "the onboarding was never completed on this device",
        else: "the onboarding was completed before, or that is not known"
    ) {
        $0.isFirstLaunch ? .onboarding : nil
    }
    .when("signed in", because: "there is a session", else: "no session is known") {
        $0.isSignedIn ? .landing : nil
    }
    .when("unknown", because: "it is not known who is signed in", else: "it is known who is signed in") {
        $0.isSessionUnknown ? .signIn : nil
    }
}
