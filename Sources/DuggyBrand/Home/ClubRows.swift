// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import SwiftUI

/// A card with a row for each item.
struct CardList<Item: Identifiable, Row: View>: View {
    /// The space between rows, in points.
    static var spacing: CGFloat { 18 }

    let items: [Item]
    /// The least height of a row, in points.
    var rowHeight: CGFloat?
    @ViewBuilder let row: (Item) -> Row

    var body: some View {
        VStack(alignment: .leading, spacing: Self.spacing) {
            ForEach(items) { row($0).frame(minHeight: rowHeight) }
        }
        .card()
    }
}

/// A badge, and beside it what is to be said of a match, which is read as one.
private struct MatchRow<Badge: View, Mark: View>: View {
    let opponent: String
    let facts: Text
    let note: Text
    @ViewBuilder let badge: Badge
    @ViewBuilder let mark: Mark
    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        // Very large letters need the width of the row.
        let layout =
            typeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
            : AnyLayout(HStackLayout(alignment: .top, spacing: 14))
        layout {
            badge
            VStack(alignment: .leading, spacing: 3) {
                WholeWords(opponent) { $0.font(.headline).foregroundStyle(palette.text.color) }
                facts
                    .foregroundStyle(palette.text.color)
                note.typeset(.subheadline, palette.secondaryText)
            }
            .fixedSize(horizontal: false, vertical: true)
            .frame(maxWidth: .infinity, alignment: .leading)
            mark
        }
        .accessibilityElement(children: .combine)
    }
}

/// A match that was played.
struct ResultRow: View {
    let result: MatchResult
    let dates: MatchDates
    @Environment(\.palette) private var palette
    @Environment(\.locale) private var locale

    var body: some View {
        let color = (result.isWin ? palette.success : palette.error).color
        MatchRow(
            opponent: result.opponent,
            facts: Text(verbatim: "\(result.ours.text) – \(result.theirs.text)")
                .font(.subheadline.monospacedDigit()),
            note: Text("\(result.outcome) · \(dates.day(result.playedOn, in: locale))")
        ) {
            Text(result.isWin ? "W" : "L")
                .font(.headline)
                .badge(color, on: color.opacity(0.14), in: RoundedRectangle(cornerRadius: 13))
        } mark: {
        }
    }
}

/// A match to come.
struct FixtureRow: View {
    let match: Match
    let isMarked: Bool
    let dates: MatchDates
    @Environment(\.palette) private var palette
    @Environment(\.locale) private var locale

    var body: some View {
        MatchRow(
            opponent: match.opponent,
            facts: Text("\(dates.day(match.startsAt, in: locale)), \(dates.time(match.startsAt, in: locale))")
                .font(.subheadline),
            note: Text("\(match.ground) · \(match.overs) overs")
        ) {
            SymbolTile(match.isHome ? "house.fill" : "bus.fill")
        } mark: {
            if isMarked {
                Image(systemName: "link")
                    .foregroundStyle(palette.accent.color)
                    .accessibilityLabel("Opened from a link")
            }
        }
    }
}

/// A player of the club.
struct PlayerRow: View {
    let player: Player
    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        // From here on a name or a role would be broken beside the numbers on a small screen.
        let isTall = typeSize >= .xxxLarge
        let layout =
            isTall
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8)) : AnyLayout(HStackLayout(spacing: 14))
        layout {
            Text(player.initials)
                .font(.subheadline.weight(.bold))
                .badge(palette.accent.color, on: palette.wash.color, in: Circle())
            VStack(alignment: .leading, spacing: 3) {
                HStack(spacing: 6) {
                    WholeWords(player.name) { $0.font(.headline).foregroundStyle(palette.text.color) }
                    if player.isCaptain {
                        Text("C")
                            .typeset(.caption.weight(.bold), Theme.white)
                            .padding(.horizontal, 6)
                            .padding(.vertical, 1)
                            .background(Theme.ballRed.color, in: Capsule())
                            .accessibilityLabel("Captain")
                    }
                }
                WholeWords(player.role.words) {
                    $0.font(.subheadline).foregroundStyle(palette.secondaryText.color)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            VStack(alignment: isTall ? .leading : .trailing, spacing: 3) {
                Text("\(player.runs) runs")
                Text("\(player.wickets) wkts").foregroundStyle(palette.secondaryText.color)
            }
            .font(.subheadline.monospacedDigit())
            .foregroundStyle(palette.text.color)
        }
        .fixedSize(horizontal: false, vertical: true)
        .accessibilityElement(children: .combine)
    }
}

extension View {
    /// Letters on a ground of a symbol's size, which say nothing to a screen reader.
    fileprivate func badge(_ color: Color, on ground: Color, in shape: some Shape) -> some View {
        modifier(Badge(color: color, ground: ground, shape: shape))
    }
}

/// Letters on a ground that grows with the text, at most to twice its size.
private struct Badge<S: Shape>: ViewModifier {
    let color: Color
    let ground: Color
    let shape: S
    @BrandMetric(relativeTo: .body) private var scale: CGFloat = 1

    func body(content: Content) -> some View {
        let side = 44 * GrowingSymbol.growth.clamp(scale)
        content
            .foregroundStyle(color)
            .dynamicTypeSize(.xSmall ... .accessibility2)
            .frame(width: side, height: side)
            .background(ground, in: shape)
            .accessibilityHidden(true)
    }
}

/// Dates as the screens write them, in the time zone of the device.
struct MatchDates: Hashable, Sendable {
    let timeZone: TimeZone

    private func style(_ locale: Locale) -> Date.FormatStyle {
        Date.FormatStyle(locale: locale.ofTexts, timeZone: timeZone)
    }

    /// `Sat 28 Nov`, as people write it who read in a locale.
    func day(_ date: Date, in locale: Locale) -> String {
        let words = date.formatted(style(locale).weekday(.abbreviated).day().month(.abbreviated))
        return words.replacing(",", with: "")
    }

    /// `13:00`, or as people write it who read in a locale.
    func time(_ date: Date, in locale: Locale) -> String {
        date.formatted(style(locale).hour(.twoDigits(amPM: .abbreviated)).minute(.twoDigits))
    }
}
