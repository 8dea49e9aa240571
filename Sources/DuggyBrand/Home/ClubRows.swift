// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// A match that was played.
struct ResultRow: View {
    let result: MatchResult
    let dates: MatchDates
    let palette: Palette

    var body: some View {
        HStack(alignment: .top, spacing: 14) {
            Text(result.isWin ? "W" : "L")
                .font(.headline)
                .foregroundStyle((result.isWin ? palette.won : palette.lost).color)
                .frame(width: 44, height: 44)
                .background(
                    (result.isWin ? palette.won : palette.lost).color.opacity(0.14),
                    in: RoundedRectangle(cornerRadius: 13)
                )
                .dynamicTypeSize(.xSmall ... .xxLarge)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 3) {
                Text(result.opponent)
                    .font(.headline)
                    .foregroundStyle(palette.text.color)
                Text(verbatim: "\(result.ours.text) – \(result.theirs.text)")
                    .font(.subheadline.monospacedDigit())
                    .foregroundStyle(palette.text.color)
                Text("\(result.outcome) · \(dates.day(result.playedOn))")
                    .font(.subheadline)
                    .foregroundStyle(palette.secondaryText.color)
            }
            .fixedSize(horizontal: false, vertical: true)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .accessibilityElement(children: .combine)
    }
}

/// A match to come.
struct FixtureRow: View {
    let match: Match
    let isMarked: Bool
    let dates: MatchDates
    let palette: Palette

    var body: some View {
        HStack(alignment: .top, spacing: 14) {
            SymbolTile(name: match.isHome ? "house.fill" : "bus.fill", palette: palette)
            VStack(alignment: .leading, spacing: 3) {
                Text(match.opponent)
                    .font(.headline)
                    .foregroundStyle(palette.text.color)
                Text("\(dates.day(match.startsAt)), \(dates.time(match.startsAt))")
                    .font(.subheadline)
                    .foregroundStyle(palette.text.color)
                Text("\(match.ground) · \(match.overs) overs")
                    .font(.subheadline)
                    .foregroundStyle(palette.secondaryText.color)
            }
            .fixedSize(horizontal: false, vertical: true)
            .frame(maxWidth: .infinity, alignment: .leading)
            if isMarked {
                Image(systemName: "link")
                    .foregroundStyle(palette.accent.color)
                    .accessibilityLabel("Opened from a link")
            }
        }
        .accessibilityElement(children: .combine)
    }
}

/// A player of the club.
struct PlayerRow: View {
    let player: Player
    let palette: Palette

    var body: some View {
        HStack(spacing: 14) {
            Text(player.initials)
                .font(.subheadline.weight(.bold))
                .foregroundStyle(palette.accent.color)
                .frame(width: 44, height: 44)
                .background(palette.wash.color, in: Circle())
                .dynamicTypeSize(.xSmall ... .xxLarge)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 3) {
                HStack(spacing: 6) {
                    Text(player.name)
                        .font(.headline)
                        .foregroundStyle(palette.text.color)
                    if player.isCaptain {
                        Text("C")
                            .font(.caption.weight(.bold))
                            .foregroundStyle(Theme.white.color)
                            .padding(.horizontal, 6)
                            .padding(.vertical, 1)
                            .background(Theme.ballRed.color, in: Capsule())
                            .accessibilityLabel("Captain")
                    }
                }
                Text(player.role.rawValue)
                    .font(.subheadline)
                    .foregroundStyle(palette.secondaryText.color)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            VStack(alignment: .trailing, spacing: 3) {
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
