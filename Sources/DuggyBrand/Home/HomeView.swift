// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
import SwiftUI

/// The main screen of a member: four tabs (DG-57), also without a connection (DG-21).
struct HomeView: View {
    private let viewModel: SplashViewModel
    @Bindable private var navigationStore: NavigationStore

    init(viewModel: SplashViewModel) {
        self.viewModel = viewModel
        navigationStore = viewModel.navigationStore
    }

    var body: some View {
        TabView(selection: $navigationStore.selectedTab) {
            HomeTab(viewModel: viewModel)
                .tab("Home", "house.fill", tag: AppRoute.Tab.home)
            MatchesTab(viewModel: viewModel)
                .tab("Matches", "calendar", tag: AppRoute.Tab.matches)
            SquadTab(viewModel: viewModel)
                .tab("Squad", "person.3.fill", tag: AppRoute.Tab.squad)
            MoreTab(viewModel: viewModel)
                .tab("More", "ellipsis", tag: AppRoute.Tab.more)
        }
        .onAppear(perform: follow)
        .onChange(of: navigationStore.link, follow)
    }

    /// A link leads to its tab.
    private func follow() {
        if let tab = navigationStore.link?.tab { navigationStore.selectedTab = tab }
    }
}
