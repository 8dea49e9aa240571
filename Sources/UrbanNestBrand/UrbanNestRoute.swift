// Licensed under the Apache License, Version 2.0.

public import LaunchCore

/// Where UrbanNest's launch leads (UN-98, UN-102, UN-158).
public enum UrbanNestRoute: Hashable, Sendable {
    /// A tab of the home screen.
    public enum Tab: String, CaseIterable, Hashable, Sendable {
        /// What is on offer.
        case home
        /// What has been booked.
        case bookings
        /// What the user has told.
        case profile
    }

    /// The home screen with its tab bar.
    case home(tab: Tab)
    /// The slides for a first launch; slides count from 1.
    case onboarding(slide: Int, of: Int)
    /// The sign-in screen for a user who comes back.
    case login

    /// The short name for reports.
    public var name: String {
        switch self {
        case .home: "home"
        case .onboarding: "onboarding"
        case .login: "login"
        }
    }
}

extension UrbanNestRoute {
    /// What decides where a launch leads.
    struct Facts: Hashable, Sendable {
        /// Whether the session is valid.
        var isSignedIn: Bool
        /// Whether the onboarding was never completed on this device.
        var isFirstLaunch: Bool
    }

    /// The rules of the document (C-UN-24), the same for the server's answers and for cached data.
    static let rules = LaunchRouteRules<Facts, UrbanNestRoute>(
        otherwise: .login, because: "the onboarding was completed, and nobody is signed in"
    )
    .when("signed in", because: "the session is valid", else: "there is no valid session") {
        $0.isSignedIn ? .home(tab: .home) : nil
    }
    .when(
        "first launch", because: "the onboarding was never completed on this device",
        else: "the onboarding was completed before"
    ) {
        $0.isFirstLaunch ? .onboarding(slide: 1, of: 3) : nil
    }

    /// Chooses the route by whether the session is valid, and the onboarding was never completed (C-UN-24).
    public static func choose(isSignedIn: Bool, isFirstLaunch: Bool) -> UrbanNestRoute {
        rules.decide(Facts(isSignedIn: isSignedIn, isFirstLaunch: isFirstLaunch)).route
    }

    /// Whether the screen comes in from the side; the others fade in (UN-100, UN-105, UN-159).
    public var slidesIn: Bool {
        if case .onboarding = self { return true }
        return false
    }
}

extension UrbanNestRoute: LaunchRouteDescribing {
    /// The tab, or the slide and the number of slides.
    public var payload: [String: String] {
        switch self {
        case .home(let tab): ["tab": tab.rawValue]
        case .onboarding(let slide, let count): ["slide": "\(slide)", "of": "\(count)"]
        case .login: [:]
        }
    }

    /// How the screen arrives, in words.
    public var transition: String? { slidesIn ? "slides in from the side" : "fades in" }
}
