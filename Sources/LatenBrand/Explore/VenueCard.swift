// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// A place on a card that opens it, with a heart that keeps it.
struct VenueCard: View {
    let venue: Venue
    /// Indicates whether there is room for a picture, and for what the place is like.
    let isTall: Bool
    let isKept: Bool
    let onOpen: @MainActor () -> Void
    let onKeep: @MainActor () -> Void

    @BrandMetric(relativeTo: .footnote) private var lines: CGFloat = 36

    var body: some View {
        Group {
            if isTall {
                ZStack(alignment: .topTrailing) {
                    open { tall }
                    keep
                }
            } else {
                HStack(spacing: 0) {
                    open { low }
                    keep
                }
            }
        }
        .buttonStyle(LatenPressed())
        .modifier(LatenCard())
    }

    private func open(@ViewBuilder label: () -> some View) -> some View {
        Button(action: onOpen) { label().contentShape(Rectangle()) }
            .accessibilityLabel(venue.name)
            .accessibilityValue("\(venue.time), \(venue.place)")
    }

    private var keep: some View {
        Button(action: onKeep) {
            LatenSymbol(isKept ? "heart.fill" : "heart", side: 20)
                .foregroundStyle((isKept ? LatenPalette.neonPink : LatenPalette.mutedForeground).color)
                .padding(6)
                .frame(minWidth: 52, minHeight: 52)
                .contentShape(Rectangle())
        }
        .accessibilityLabel("Keep \(venue.name)")
        .accessibilityAddTraits(isKept ? [.isToggle, .isSelected] : .isToggle)
    }

    /// The sign before the name, or above it.
    private var low: some View {
        SignedWords(spacing: 14, alignment: .leading) {
            VenueTile(kind: venue.kind, side: 52)
        } words: {
            names.frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.vertical, 14)
        .padding(.leading, 14)
    }

    /// The sign on a ground as wide as the card, and the text below the name.
    private var tall: some View {
        VStack(alignment: .leading, spacing: 0) {
            LatenSymbol(venue.kind.symbol, side: 44)
                .foregroundStyle(venue.kind.color.color)
                .padding(.vertical, 48)
                .frame(maxWidth: .infinity)
                .background(
                    venue.kind.color.opacity(0.14).color,
                    in: UnevenRoundedRectangle(topLeadingRadius: 16, topTrailingRadius: 16)
                )
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 10) {
                names
                LatenWords(venue.text, 14, .regular)
                    .fixedSize(horizontal: false, vertical: true)
                    // Two lines, whether a text needs them or not: the cards of a row are alike.
                    .frame(maxWidth: .infinity, minHeight: lines, alignment: .topLeading)
            }
            .multilineTextAlignment(.leading)
            .padding(16)
        }
    }

    private var names: some View {
        VStack(alignment: .leading, spacing: 3) {
            LatenWords(venue.name, 16, .semibold)
            LatenWords("\(venue.time) · \(venue.place)", 13, .regular, LatenPalette.mutedForeground)
        }
        .multilineTextAlignment(.leading)
        .fixedSize(horizontal: false, vertical: true)
    }
}

/// The sign of a kind of place on a tinted square.
struct VenueTile: View {
    let kind: Venue.Kind
    private let side: CGFloat
    @BrandMetric(relativeTo: .body) private var scale: CGFloat = 1

    /// Creates the sign on a square of a side, in points at the usual text size.
    init(kind: Venue.Kind, side: CGFloat) { (self.kind, self.side) = (kind, side) }

    var body: some View {
        let side = side * LatenSymbol.growth.clamp(scale)
        Image.symbol(kind.symbol, side: side * 0.42)
            .foregroundStyle(kind.color.color)
            .frame(width: side, height: side)
            .background(kind.color.opacity(0.14).color, in: RoundedRectangle(cornerRadius: side * 0.27))
            .accessibilityHidden(true)
    }
}

/// The ground of a card.
struct LatenCard: ViewModifier {
    @Environment(\.palette) private var palette

    func body(content: Content) -> some View {
        content
            .background(palette.card.color, in: RoundedRectangle(cornerRadius: 16))
            .overlay { RoundedRectangle(cornerRadius: 16).strokeBorder(palette.border.color, lineWidth: 1) }
    }
}

/// All about a place, on a sheet.
struct VenueSheet: View {
    let venue: Venue
    let isGoing: Bool
    let onGo: @MainActor () -> Void

    var body: some View {
        LatenSheet {
            VenueTile(kind: venue.kind, side: 88)
            LatenWords(venue.name, 28, .bold)
                .accessibilityAddTraits(.isHeader)
            LatenWords("\(venue.time) · \(venue.place)", 15, .medium, LatenPalette.mutedForeground)
            LatenWords(venue.text, 16).lineSpacing(4)
            LatenWords(
                String(localized: "\(venue.guests + (isGoing ? 1 : 0)) people are going"), 14, .regular,
                LatenPalette.mutedForeground)
            Group {
                if isGoing {
                    go(String(localized: "I cannot make it")).buttonStyle(OutlinedButton())
                } else {
                    go(String(localized: "I am going")).buttonStyle(FilledButton(height: 52, padding: 16))
                }
            }
            .padding(.top, 8)
        }
    }

    private func go(_ title: String) -> some View {
        Button(action: onGo) { LatenWords(title, 16, .semibold, LatenPalette.primaryForeground) }
    }
}
