// Licensed under the Apache License, Version 2.0.

public import LaunchCore

extension UrbanNestRoute {
    /// What decides where a launch leads.
    public struct Facts: Hashable, Sendable {
        /// Whether the session is valid.
        public var isSignedIn: Bool
        /// Whether the onboarding was never completed on this device.
        public var isFirstLaunch: Bool

        /// Describes what is known.
        public init(isSignedIn: Bool, isFirstLaunch: Bool) {
            (self.isSignedIn, self.isFirstLaunch) = (isSignedIn, isFirstLaunch)
        }
    }

    /// The rules of the document (C-UN-24), the same for the server's answers and for cached data.
    public static let rules = LaunchRouteRules<Facts, UrbanNestRoute>(
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

    /// Chooses the route (C-UN-24).
    ///
    /// - Parameters:
    ///   - isSignedIn: Whether the session is valid.
    ///   - isFirstLaunch: Whether the onboarding was never completed on this device.
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
