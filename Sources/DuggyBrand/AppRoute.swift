// Licensed under the Apache License, Version 2.0.

import Foundation
public import LaunchCore
public import Observation

/// The destinations of Duggy's launch (C-DG-29).
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

    /// Indicates whether it covers the tabs; a link to members' content waits for its end (C-DG-29).
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

/// A checked link into the app: its destination (DG-17, C-DG-29).
struct AppLink: Hashable, Sendable {
    let tab: AppRoute.Tab
    /// The match or the player that it names, if it names one.
    let item: String?

    /// Reads a link; nil when it is not one of Duggy's.
    ///
    /// Links look like `duggy://matches/harbour` or `https://duggy.club/app/matches/harbour`.
    init?(_ url: URL) {
        guard let scheme = url.scheme?.lowercased() else { return nil }
        let host = url.host(percentEncoded: false)?.lowercased() ?? ""
        var parts = url.path(percentEncoded: false).split(separator: "/").map(String.init)
        switch scheme {
        case "duggy": if !host.isEmpty { parts.insert(host, at: 0) }
        case "https":
            guard host == "duggy.club", parts.first == "app" else { return nil }
            parts.removeFirst()
        default: return nil
        }
        guard parts.count <= 2, let first = parts.first, let tab = AppRoute.Tab(rawValue: first) else {
            return nil
        }
        self.tab = tab
        let item = parts.count == 2 ? parts[1] : nil
        // A name is short and plain, whatever a link says.
        if let item, item.count > 40 || !item.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) {
            return nil
        }
        self.item = item
    }
}

/// The app's navigation, as its views read it: the tabs, and the screen over them (DG-23).
@MainActor
@Observable
public final class NavigationStore {
    /// The tab of the main screen (DG-57).
    public var selectedTab = AppRoute.Tab.home
    /// The link that the member followed last (C-DG-29).
    private(set) var link: AppLink?

    /// The launch, whose route is the destination.
    @ObservationIgnored var controller: LaunchController<AppRoute>?

    /// The screen that covers the tabs (DG-19, DG-58); nil where the tabs are free.
    public var presentedFullScreen: AppRoute? {
        controller?.route.flatMap { $0.isFullScreen ? $0 : nil }
    }

    /// Follows a link; one that is none of Duggy's does nothing (C-DG-29).
    func follow(_ url: URL) { link = AppLink(url) }

    /// Begins at home for a user who has just signed in, whatever was on screen before (DG-57).
    func beginAtHome() { (selectedTab, link) = (.home, nil) }
}
