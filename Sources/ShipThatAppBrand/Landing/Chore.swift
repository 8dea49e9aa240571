// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// A task before an app is shipped.
struct Chore: Identifiable, Sendable {
    let id: Int
    let symbol: String
    let title: String
    let text: String

    static var all: [Chore] {
        [
            Chore(
                id: 1, symbol: "person.fill", title: String(localized: "Sign-in"),
                text: String(localized: "People can come back")),
            Chore(
                id: 2, symbol: "creditcard.fill", title: String(localized: "Purchases"),
                text: String(localized: "Monthly and yearly")),
            Chore(
                id: 3, symbol: "hand.raised.fill", title: String(localized: "Privacy"),
                text: String(localized: "What you keep, and why")),
            Chore(
                id: 4, symbol: "bell.fill", title: String(localized: "Notifications"),
                text: String(localized: "Ask at the right moment")),
            Chore(
                id: 5, symbol: "photo.fill", title: String(localized: "Store pictures"),
                text: String(localized: "Five of each size")),
            Chore(
                id: 6, symbol: "flag.fill", title: String(localized: "Release"),
                text: String(localized: "Send it to review")),
        ]
    }
}

/// A chore that is ticked off by a tap: a row, or a card of a large screen.
struct ChoreButton: View {
    let chore: Chore
    let isDone: Bool
    let isCard: Bool
    let onTap: @MainActor () -> Void
    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        Button(action: onTap) {
            Group {
                if isCard {
                    card
                } else if typeSize.isAccessibilitySize {
                    tall
                } else {
                    row
                }
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(chore.title)
        .accessibilityValue(isDone ? "Done" : "To do")
        .accessibilityHint(chore.text)
        .accessibilityAddTraits(.isButton)
        .accessibilityAction { onTap() }
    }

    private var row: some View {
        HStack(spacing: 14) {
            ChoreSymbol(name: chore.symbol, side: 36)
            words(.body.weight(.medium), .footnote)
            Tick(isDone: isDone)
        }
        .padding(.horizontal, 14)
        .padding(.vertical, 10)
    }

    /// The words below the symbol: very large letters need all of the width.
    private var tall: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: 14) {
                ChoreSymbol(name: chore.symbol, side: 36)
                Spacer(minLength: 0)
                Tick(isDone: isDone)
            }
            words(.body.weight(.medium), .footnote)
        }
        .padding(.horizontal, 14)
        .padding(.vertical, 10)
    }

    private var card: some View {
        VStack(alignment: .leading, spacing: 14) {
            HStack(alignment: .top, spacing: 14) {
                ChoreSymbol(name: chore.symbol, side: 56)
                Spacer(minLength: 0)
                Tick(isDone: isDone)
            }
            Spacer(minLength: 0)
            words(.title3.weight(.semibold), .subheadline)
        }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(palette.card.color, in: RoundedRectangle(cornerRadius: 18))
    }

    private func words(_ title: Font, _ text: Font) -> some View {
        VStack(alignment: .leading, spacing: 1) {
            Text(chore.title).typeset(title, palette.text)
                // One long word: the largest letters would break it.
                .lineLimit(1).minimumScaleFactor(0.5)
            WholeWords(chore.text) { $0.font(text).foregroundStyle(palette.secondaryText.color) }
        }
        .multilineTextAlignment(.leading)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// The symbol of a chore on a square, which grows with the letters up to twice its size.
private struct ChoreSymbol: View {
    let name: String
    let side: CGFloat
    @BrandMetric(relativeTo: .body) private var scale: CGFloat = 1
    @Environment(\.palette) private var palette

    var body: some View {
        let side = side * GrowingSymbol.growth.clamp(scale)
        Image.symbol(name, side: side / 2)
            .foregroundStyle(palette.accent.color)
            .frame(width: side, height: side)
            .background(palette.wash.color, in: RoundedRectangle(cornerRadius: side * 10 / 36))
    }
}

/// A circle, or the tick in it.
private struct Tick: View {
    let isDone: Bool
    @BrandMetric(relativeTo: .body) private var scale: CGFloat = 1
    @Environment(\.palette) private var palette

    var body: some View {
        let growth = GrowingSymbol.growth.clamp(scale)
        ZStack {
            if isDone {
                Circle().fill(palette.success.color)
                Image(systemName: "checkmark")
                    .font(.system(size: 12 * growth, weight: .heavy))
                    .foregroundStyle(palette.card.color)
            } else {
                Circle().stroke(palette.border.color, lineWidth: 2)
            }
        }
        .frame(width: 24 * growth, height: 24 * growth)
    }
}
