// Licensed under the Apache License, Version 2.0.

import LaunchCore
public import Observation

/// Where the app is, as its views read it: the tabs, and what stands over them (DG-23).
@MainActor
@Observable
public final class NavigationStore {
    /// The tab of the main screen (DG-57).
    public var selectedTab = AppRoute.Tab.home

    @ObservationIgnored private let controller: LaunchController<AppRoute>

    /// Reads where a launch has led.
    init(_ controller: LaunchController<AppRoute>) { self.controller = controller }

    /// What stands over the tabs (DG-19, DG-58); nil where the tabs are free.
    public var presentedFullScreen: AppRoute? { controller.route.flatMap { $0.isFullScreen ? $0 : nil } }

    /// The link that was followed last; one that is none of Duggy's leads nowhere (C-DG-29).
    var link: AppLink? { controller.deliveredLink.flatMap { AppLink($0) } }
}
