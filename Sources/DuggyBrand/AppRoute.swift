// Licensed under the Apache License, Version 2.0.

public import LaunchCore

/// Where Duggy's launch leads (C-DG-29).
public enum AppRoute: Hashable, Sendable {
    /// A tab of the main screen.
    public enum Tab: String, Hashable, Sendable {
        /// The next match and what is new.
        case home
        /// All matches.
        case matches
        /// The players.
        case squad
        /// The account and the app.
        case more
    }

    /// The main screen with a tab (DG-57).
    case home(tab: Tab)
    /// The main screen with what is kept, without a connection (DG-21).
    case offline(tab: Tab)
    /// The sign-in, over the full screen (DG-58).
    case authentication
    /// The pages of a first launch (DG-19).
    case onboarding

    /// Whether it stands over the whole of the tabs; a link to what a member may see waits for its end (C-DG-29).
    var isFullScreen: Bool { self == .authentication || self == .onboarding }
}

extension AppRoute: LaunchRouteDescribing {
    /// The short name for reports.
    public var name: String {
        switch self {
        case .home: "home"
        case .offline: "offline"
        case .authentication: "authentication"
        case .onboarding: "onboarding"
        }
    }

    /// The tab.
    public var payload: [String: String] {
        switch self {
        case .home(let tab), .offline(let tab): ["tab": tab.rawValue]
        case .authentication, .onboarding: [:]
        }
    }
}
