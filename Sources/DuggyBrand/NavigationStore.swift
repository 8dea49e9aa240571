// Licensed under the Apache License, Version 2.0.

import LaunchCore
public import Observation

/// Where the app is, as its views read it: the tabs, and what stands over them (DG-23).
@MainActor
@Observable
public final class NavigationStore {
    /// A screen over the whole of the tabs.
    public enum FullScreen: Hashable, Sendable {
        /// The sign-in (DG-58).
        case authentication
        /// The pages of a first launch (DG-19).
        case onboarding
    }

    /// The tab of the main screen (DG-57).
    public var selectedTab = AppRoute.Tab.home

    @ObservationIgnored private let controller: LaunchController<AppRoute>

    /// Reads where a launch has led.
    init(_ controller: LaunchController<AppRoute>) { self.controller = controller }

    /// What stands over the tabs; nil where the tabs are free.
    public var presentedFullScreen: FullScreen? {
        switch controller.route {
        case .authentication: .authentication
        case .onboarding: .onboarding
        case .home, .offline, nil: nil
        }
    }

    /// The link that was followed last; one that is none of Duggy's leads nowhere (C-DG-29).
    public var link: AppLink? { controller.deliveredLink.flatMap { AppLink($0) } }
}
