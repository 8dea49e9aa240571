// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchKit
import SwiftUI

/// The next match, what is new, and how the season goes.
struct HomeTab: View {
    /// The largest widths of the page on a large screen, in points: with one column, and with two.
    static let width: (column: CGFloat, columns: CGFloat) = (900, 1_400)

    let viewModel: SplashViewModel
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    /// The height of the page's title, in points.
    @BrandMetric(relativeTo: .largeTitle) private var titleHeight: CGFloat = 52

    var body: some View {
        GeometryReader { proxy in page(proxy) }
    }

    /// Indicates whether the screen is that of a tablet, a computer or a television, with letters that leave it room.
    private var isLarge: Bool {
        horizontalSizeClass == .regular && verticalSizeClass != .compact && !typeSize.isAccessibilitySize
    }

    @ViewBuilder
    private func page(_ proxy: GeometryProxy) -> some View {
        let club = viewModel.session?.club
        let title = club?.name ?? Duggy.Texts.name
        if !isLarge {
            Page(title) {
                notices
                next(club)
                season(club)
                results(club, most: 3)
            }
        } else if proxy.isLandscape {
            // Between the title and the lower edge, with the page's margins.
            let height = max(0, proxy.size.height - titleHeight - 56)
            Page(title, width: Self.width.columns) {
                notices
                HStack(alignment: .top, spacing: 24) {
                    VStack(alignment: .leading, spacing: 24) {
                        next(club, isHigh: true)
                        season(club)
                    }
                    .frame(maxWidth: .infinity, minHeight: height, maxHeight: .infinity)
                    VStack(alignment: .leading, spacing: 24) {
                        let row = rowHeight(club, in: height)
                        results(club, most: 4, rowHeight: row)
                        later(club, rowHeight: row)
                    }
                    .frame(maxWidth: .infinity)
                }
                .fixedSize(horizontal: false, vertical: true)
            }
        } else {
            Page(title, width: Self.width.column) {
                notices
                next(club, isHigh: true).frame(minHeight: max(0, proxy.size.height * 0.26))
                season(club)
                results(club, most: 4)
                later(club)
            }
        }
    }

    /// The height of the rows of two cards that fill a height, in points; nil where there is none to fill.
    private func rowHeight(_ club: Club?, in height: CGFloat) -> CGFloat? {
        let rows = CGFloat(min(4, club?.results.count ?? 0) + later(of: club).count)
        // Two titles with their distances, and the margins of two cards.
        let rest = height - 160 - max(0, rows - 2) * CardList<MatchResult, ResultRow>.spacing
        return rows > 0 && rest > 0 ? min(rest / rows, 120) : nil
    }

    /// The matches after the next one that a large screen shows.
    private func later(of club: Club?) -> ArraySlice<Match> { (club?.fixtures ?? []).dropFirst().prefix(3) }

    @ViewBuilder private var notices: some View {
        if let since = viewModel.offlineSince {
            Banner(
                "wifi.slash", String(localized: "You are offline"),
                String(localized: "This is how your club was \(age(since)). Changes wait for a connection."))
        }
        // The offer of a newer version never blocks (C-DG-31).
        if let version = viewModel.offeredVersion {
            Banner(
                "sparkles", String(localized: "Duggy \(version) is here"),
                String(localized: "A newer version is in the App Store.")
            ) {
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 4) { offers }
                    VStack(alignment: .leading, spacing: 4) { offers }
                }
            }
        }
    }

    @ViewBuilder
    private func next(_ club: Club?, isHigh: Bool = false) -> some View {
        if let club, let next = club.fixtures.first {
            MatchHero(
                match: next, club: club.name, canAnswer: viewModel.offlineSince == nil,
                dates: viewModel.dates, isHigh: isHigh)
        } else {
            Banner(
                "calendar", String(localized: "No match is planned"),
                String(localized: "As soon as your club plans one, it stands here."))
        }
    }

    @ViewBuilder
    private func season(_ club: Club?) -> some View {
        if let club, !club.results.isEmpty {
            PagePart(String(localized: "Season so far")) { SeasonSummary(results: club.results) }
        }
    }

    @ViewBuilder
    private func results(_ club: Club?, most: Int, rowHeight: CGFloat? = nil) -> some View {
        if let club, !club.results.isEmpty {
            PagePart(String(localized: "Last results")) {
                CardList(items: Array(club.results.prefix(most)), rowHeight: rowHeight) {
                    ResultRow(result: $0, dates: viewModel.dates)
                }
            }
        }
    }

    /// The matches after the next one, which a telephone shows on a tab of their own.
    @ViewBuilder
    private func later(_ club: Club?, rowHeight: CGFloat? = nil) -> some View {
        let matches = later(of: club)
        if !matches.isEmpty {
            PagePart(String(localized: "Coming up")) {
                CardList(items: Array(matches), rowHeight: rowHeight) {
                    FixtureRow(match: $0, isMarked: false, dates: viewModel.dates)
                }
            }
        }
    }

    @ViewBuilder private var offers: some View {
        Button(action: viewModel.openStore) { WholeWords(String(localized: "Update")) { $0 } }.lineLimit(1)
        Button(action: viewModel.putUpdateOff) { WholeWords(String(localized: "Later")) { $0 } }.lineLimit(1)
    }

    private func age(_ since: Date) -> String {
        DocumentAge(.seconds(max(0, viewModel.now.timeIntervalSince(since)))).words
    }
}
