// Licensed under the Apache License, Version 2.0.

public import LaunchCore

extension ShipThatAppRoute {
    /// The rules of the root, the same with and without a connection (ST-39).
    public static let rules = LaunchRouteRules<SavedState, ShipThatAppRoute>(
        otherwise: .signIn, because: "the onboarding was completed, and nobody is signed in"
    )
    .when(
        "first launch", because: "the onboarding was never completed on this device",
        else: "the onboarding was completed before"
    ) {
        $0.isFirstLaunch ? .onboarding : nil
    }
    .when("signed in", because: "there is a session", else: "there is no session") {
        $0.isSignedIn ? .landing : nil
    }
}

extension ShipThatAppRoute: LaunchRouteDescribing {
    /// The short name for reports.
    public var name: String { rawValue }
}
