// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore

#if canImport(SwiftUI)
    import SwiftUI
#else
    import StageUI
#endif

/// The next match, what is new, and how the season goes.
struct DuggyHomeTab: View {
    let launch: DuggyLaunch
    let palette: DuggyPalette

    var body: some View {
        let club = launch.session?.club
        DuggyPage(title: club?.name ?? Duggy.Words.name, palette: palette) {
            if let since = launch.offlineSince {
                DuggyBanner(
                    symbol: "wifi.slash", title: "You are offline",
                    text: "This is how your club was \(age(since)). Changes wait for a connection.",
                    palette: palette)
            }
            if let version = launch.offeredVersion {
                DuggyUpdateOffer(
                    version: version, palette: palette, onUpdate: launch.openStore,
                    onLater: launch.putUpdateOff)
            }
            if let club, let next = club.fixtures.first {
                DuggyMatchHero(
                    match: next, club: club.name, canAnswer: launch.offlineSince == nil, dates: launch.dates)
            } else {
                DuggyBanner(
                    symbol: "calendar", title: "No match is planned",
                    text: "As soon as your club plans one, it stands here.", palette: palette)
            }
            if let club, !club.results.isEmpty {
                DuggyPart(title: "Season so far", palette: palette) {
                    DuggySeason(results: club.results, palette: palette)
                }
                DuggyPart(title: "Last results", palette: palette) {
                    VStack(alignment: .leading, spacing: 18) {
                        ForEach(club.results.prefix(3)) {
                            DuggyResultRow(result: $0, dates: launch.dates, palette: palette)
                        }
                    }
                    .duggyCard(palette)
                }
            }
        }
    }

    private func age(_ since: Date) -> String {
        DocumentAge(.seconds(max(0, launch.now.timeIntervalSince(since)))).text
    }
}

/// How many matches were played, won and lost.
struct DuggySeason: View {
    let results: [DuggyResult]
    let palette: DuggyPalette

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
struct DuggyMatchesTab: View {
    let launch: DuggyLaunch
    let palette: DuggyPalette

    var body: some View {
        let club = launch.session?.club
        DuggyPage(title: "Matches", palette: palette) {
            DuggyPart(title: "Coming up", palette: palette) {
                VStack(alignment: .leading, spacing: 18) {
                    ForEach(club?.fixtures ?? []) { match in
                        DuggyFixtureRow(
                            match: match, isMarked: launch.deliveredLink?.item == match.id,
                            dates: launch.dates, palette: palette)
                    }
                }
                .duggyCard(palette)
            }
            DuggyPart(title: "Results", palette: palette) {
                VStack(alignment: .leading, spacing: 18) {
                    ForEach(club?.results ?? []) {
                        DuggyResultRow(result: $0, dates: launch.dates, palette: palette)
                    }
                }
                .duggyCard(palette)
            }
        }
    }
}

/// Who plays.
struct DuggySquadTab: View {
    let launch: DuggyLaunch
    let palette: DuggyPalette

    var body: some View {
        DuggyPage(title: "Squad", palette: palette) {
            VStack(alignment: .leading, spacing: 18) {
                ForEach(launch.session?.club.squad ?? []) { DuggyPlayerRow(player: $0, palette: palette) }
            }
            .duggyCard(palette)
        }
    }
}
