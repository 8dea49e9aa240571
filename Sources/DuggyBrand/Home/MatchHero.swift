// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The next match on the brand's blue, and whether the member plays.
struct MatchHero: View {
    /// The member's answer about a match.
    enum Answer: Hashable, Sendable { case none, plays, absent }

    let match: Match
    let club: String
    let canAnswer: Bool
    let dates: MatchDates
    /// Indicates whether it is one of two columns of a large screen, whose height it fills.
    var isHigh = false
    @State private var answer = Answer.none
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.locale) private var locale
    /// The room of the symbol before a fact, which grows with the letters as the symbol does, at most to twice its size.
    @BrandMetric(relativeTo: .body) private var symbolWidth: CGFloat = 22

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            VStack(alignment: .leading, spacing: 6) {
                Text(match.isHome ? "Next match · Home" : "Next match · Away")
                    .typeset(.subheadline.weight(.semibold), Theme.tagline)
                WholeWords(match.opponent) {
                    $0.font(isHigh ? .largeTitle.bold() : .title.bold()).foregroundStyle(Theme.white.color)
                }
                .accessibilityAddTraits(.isHeader)
            }
            VStack(alignment: .leading, spacing: 8) {
                let (day, time) = (
                    dates.day(match.startsAt, in: locale), dates.time(match.startsAt, in: locale)
                )
                fact("calendar", String(localized: "\(day), \(time)"))
                fact("mappin.and.ellipse", match.ground)
                fact("clock", String(localized: "\(match.overs) overs a side"))
            }
            if isHigh { Spacer(minLength: 16) }
            if canAnswer { question }
        }
        .fixedSize(horizontal: false, vertical: !isHigh)
        .padding(isHigh ? 28 : 20)
        .frame(maxWidth: .infinity, maxHeight: isHigh ? .infinity : nil, alignment: .topLeading)
        .background { ground }
        .clipShape(RoundedRectangle(cornerRadius: 22))
    }

    private func fact(_ symbol: String, _ text: String) -> some View {
        HStack(spacing: 10) {
            Image(systemName: symbol)
                .font(.body)
                .dynamicTypeSize(...DynamicTypeSize.accessibility2)
                .frame(width: min(symbolWidth, 44))
                .accessibilityHidden(true)
            WholeWords(text) { $0.font(.body) }
        }
        .foregroundStyle(Theme.white.color)
        .accessibilityElement(children: .combine)
    }

    @ViewBuilder
    private var question: some View {
        let layout =
            typeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(spacing: 10)) : AnyLayout(HStackLayout(spacing: 10))
        layout {
            choice(String(localized: "I can play"), .plays, "checkmark")
            choice(String(localized: "Not this time"), .absent, "xmark")
        }
    }

    private func choice(_ title: String, _ value: Answer, _ symbol: String) -> some View {
        Button {
            answer = answer == value ? .none : value
        } label: {
            HStack(spacing: 8) {
                if answer == value { Image(systemName: symbol).accessibilityHidden(true) }
                Text(title)
            }
            .font(.subheadline.weight(.semibold))
            .foregroundStyle(answer == value ? Theme.primaryBlue.color : Theme.white.color)
            .frame(maxWidth: .infinity, minHeight: 44)
            .background(
                Theme.white.color.opacity(answer == value ? 1 : 0.16),
                in: RoundedRectangle(cornerRadius: 12)
            )
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(answer == value ? .isSelected : [])
    }

    /// The ball of the splash, large and faint, hanging over the edge.
    private var ground: some View {
        ZStack(alignment: .topTrailing) {
            Theme.primaryBlue.color
            let side: CGFloat = isHigh ? 420 : 220
            CricketBall(side: side)
                .opacity(0.12)
                .padding(.trailing, isHigh ? -110 : -60)
                .padding(.top, isHigh ? side * 0.3 : -50)
        }
        .accessibilityHidden(true)
    }
}

/// A symbol in the ball of the splash, as decoration.
struct BallSign: View {
    let symbol: String
    /// The side of the disc around the ball, in points; those of the ball and of the symbol.
    let side: (disc: CGFloat, ball: CGFloat, symbol: CGFloat)

    var body: some View {
        ZStack {
            Circle().fill(Theme.circle.color)
            CricketBall(side: side.ball).opacity(0.5)
            Image.symbol(symbol, side: side.symbol).foregroundStyle(Theme.white.color)
        }
        .frame(width: side.disc, height: side.disc)
        .accessibilityHidden(true)
    }
}

/// A ball as a ring with its six segments, as decoration.
struct CricketBall: View {
    let side: CGFloat

    var body: some View {
        ZStack {
            Circle().stroke(Theme.white.color, lineWidth: side * 0.035)
                .padding(side * 0.02)
            ForEach(0..<LogoView.segments, id: \.self) { index in
                RoundedRectangle(cornerRadius: side * 0.014)
                    .fill(Theme.white.color)
                    .frame(width: side * 0.03, height: side * 0.15)
                    .offset(y: -side * 0.32)
                    .rotationEffect(.degrees(Double(index) * 60 + 20))
            }
        }
        .frame(width: side, height: side)
    }
}
