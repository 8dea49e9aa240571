// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
import SwiftUI

/// The main screen of a member: four tabs (DG-57), also without a connection (DG-21).
struct HomeView: View {
    let viewModel: SplashViewModel
    @Environment(NavigationStore.self) private var navigationStore

    var body: some View {
        @Bindable var navigationStore = navigationStore
        TabView(selection: $navigationStore.selectedTab) {
            HomeTab(viewModel: viewModel)
                .tab(String(localized: "Home"), "house.fill", tag: AppRoute.Tab.home)
            MatchesTab(viewModel: viewModel)
                .tab(String(localized: "Matches"), "calendar", tag: AppRoute.Tab.matches)
            SquadTab(viewModel: viewModel)
                .tab(String(localized: "Squad"), "person.3.fill", tag: AppRoute.Tab.squad)
            MoreTab(viewModel: viewModel)
                .tab(String(localized: "More"), "ellipsis", tag: AppRoute.Tab.more)
        }
        .newPasswordSheet(of: viewModel.settings, perform: viewModel.controller.perform)
        .onAppear(perform: follow)
        .onChange(of: navigationStore.link, follow)
    }

    /// Opens the tab of a link.
    private func follow() {
        if let tab = navigationStore.link?.tab { navigationStore.selectedTab = tab }
    }
}

/// A summary of the matches played, won and lost.
struct SeasonSummary: View {
    let results: [MatchResult]
    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        let won = results.count { $0.isWin }
        let layout =
            typeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(spacing: 12)) : AnyLayout(HStackLayout(spacing: 12))
        layout {
            number(results.count, String(localized: "played"), palette.text)
            number(won, String(localized: "won"), palette.success)
            number(results.count - won, String(localized: "lost"), palette.error)
        }
    }

    private func number(_ value: Int, _ name: String, _ color: BrandColor) -> some View {
        VStack(spacing: 2) {
            Text("\(value)")
                .font(.title.bold().monospacedDigit())
                .foregroundStyle(color.color)
            Text(name)
                .typeset(.subheadline, palette.secondaryText)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
        }
        .padding(.vertical, 12)
        .frame(maxWidth: .infinity)
        .background(palette.card.color, in: RoundedRectangle(cornerRadius: 18))
        .accessibilityElement(children: .combine)
    }
}

/// All matches, those to come first.
struct MatchesTab: View {
    let viewModel: SplashViewModel
    @Environment(NavigationStore.self) private var navigationStore

    var body: some View {
        let club = viewModel.session?.club
        Page(String(localized: "Matches")) {
            PagePart(String(localized: "Coming up")) {
                CardList(items: club?.fixtures ?? []) { match in
                    FixtureRow(
                        match: match, isMarked: navigationStore.link?.item == match.id, dates: viewModel.dates
                    )
                }
            }
            PagePart(String(localized: "Results")) {
                CardList(items: club?.results ?? []) { ResultRow(result: $0, dates: viewModel.dates) }
            }
        }
    }
}

struct SquadTab: View {
    let viewModel: SplashViewModel

    var body: some View {
        Page(String(localized: "Squad")) {
            CardList(items: viewModel.session?.club.squad ?? []) { PlayerRow(player: $0) }
        }
    }
}
