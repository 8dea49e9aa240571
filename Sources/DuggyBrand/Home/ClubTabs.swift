// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit
import SwiftUI

/// The next match, what is new, and how the season goes.
struct HomeTab: View {
    let viewModel: SplashViewModel
    let palette: Palette

    var body: some View {
        let club = viewModel.session?.club
        TabPage(title: club?.name ?? Duggy.Words.name, palette: palette) {
            if let since = viewModel.offlineSince {
                Banner(
                    symbol: "wifi.slash", title: "You are offline",
                    text: "This is how your club was \(age(since)). Changes wait for a connection.",
                    palette: palette)
            }
            if let version = viewModel.offeredVersion {
                UpdateOffer(
                    version: version, palette: palette, onUpdate: viewModel.openStore,
                    onLater: viewModel.putUpdateOff)
            }
            if let club, let next = club.fixtures.first {
                MatchHero(
                    match: next, club: club.name, canAnswer: viewModel.offlineSince == nil,
                    dates: viewModel.dates)
            } else {
                Banner(
                    symbol: "calendar", title: "No match is planned",
                    text: "As soon as your club plans one, it stands here.", palette: palette)
            }
            if let club, !club.results.isEmpty {
                PagePart(title: "Season so far", palette: palette) {
                    SeasonSummary(results: club.results, palette: palette)
                }
                PagePart(title: "Last results", palette: palette) {
                    VStack(alignment: .leading, spacing: 18) {
                        ForEach(club.results.prefix(3)) {
                            ResultRow(result: $0, dates: viewModel.dates, palette: palette)
                        }
                    }
                    .card(palette)
                }
            }
        }
    }

    private func age(_ since: Date) -> String {
        DocumentAge(.seconds(max(0, viewModel.now.timeIntervalSince(since)))).text
    }
}

/// How many matches were played, won and lost.
struct SeasonSummary: View {
    let results: [MatchResult]
    let palette: Palette

    var body: some View {
        let won = results.count { $0.isWin }
        HStack(spacing: 12) {
            number(results.count, "played", palette.text)
            number(won, "won", palette.won)
            number(results.count - won, "lost", palette.lost)
        }
    }

    private func number(_ value: Int, _ name: String, _ color: BrandColor) -> some View {
        VStack(spacing: 2) {
            Text("\(value)")
                .font(.title.bold().monospacedDigit())
                .foregroundStyle(color.color)
            Text(name)
                .font(.subheadline)
                .foregroundStyle(palette.secondaryText.color)
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
    let palette: Palette

    var body: some View {
        let club = viewModel.session?.club
        TabPage(title: "Matches", palette: palette) {
            PagePart(title: "Coming up", palette: palette) {
                VStack(alignment: .leading, spacing: 18) {
                    ForEach(club?.fixtures ?? []) { match in
                        FixtureRow(
                            match: match, isMarked: viewModel.navigationStore.link?.item == match.id,
                            dates: viewModel.dates, palette: palette)
                    }
                }
                .card(palette)
            }
            PagePart(title: "Results", palette: palette) {
                VStack(alignment: .leading, spacing: 18) {
                    ForEach(club?.results ?? []) {
                        ResultRow(result: $0, dates: viewModel.dates, palette: palette)
                    }
                }
                .card(palette)
            }
        }
    }
}

/// Who plays.
struct SquadTab: View {
    let viewModel: SplashViewModel
    let palette: Palette

    var body: some View {
        TabPage(title: "Squad", palette: palette) {
            VStack(alignment: .leading, spacing: 18) {
                ForEach(viewModel.session?.club.squad ?? []) { PlayerRow(player: $0, palette: palette) }
            }
            .card(palette)
        }
    }
}
