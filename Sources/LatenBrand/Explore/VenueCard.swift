// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// A place on a card that opens it, with a heart that keeps it.
struct VenueCard: View {
    let venue: Venue
    let isKept: Bool
    let onOpen: @MainActor () -> Void
    let onKeep: @MainActor () -> Void
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        HStack(spacing: 0) {
            Button(action: onOpen) {
                HStack(spacing: 14) {
                    // The largest letters need the room of the sign, or a name would break inside.
                    if typeSize < .accessibility4 { VenueTile(kind: venue.kind, side: 52) }
                    VStack(alignment: .leading, spacing: 3) {
                        Text(venue.name).latenText(16, .semibold)
                        Text("\(venue.time) · \(venue.place)")
                            .latenText(13, .regular, LatenPalette.mutedForeground)
                    }
                    .multilineTextAlignment(.leading)
                    .fixedSize(horizontal: false, vertical: true)
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
                .padding(.vertical, 14)
                .padding(.leading, 14)
                .contentShape(Rectangle())
            }
            .accessibilityLabel(venue.name)
            .accessibilityValue("\(venue.time), \(venue.place)")
            Button(action: onKeep) {
                Image.symbol(isKept ? "heart.fill" : "heart", side: 20)
                    .foregroundStyle((isKept ? LatenPalette.neonPink : LatenPalette.mutedForeground).color)
                    .frame(width: 52, height: 52)
                    .contentShape(Rectangle())
            }
            .accessibilityLabel("Keep \(venue.name)")
            .accessibilityAddTraits(isKept ? [.isToggle, .isSelected] : .isToggle)
        }
        .buttonStyle(LatenPressed())
        .modifier(LatenCard())
    }
}

/// The sign of a kind of place on a tinted square.
struct VenueTile: View {
    let kind: Venue.Kind
    let side: CGFloat

    var body: some View {
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
        ScrollView(.vertical) {
            VStack(spacing: 16) {
                VenueTile(kind: venue.kind, side: 88)
                Text(venue.name)
                    .latenText(28, .bold)
                    .accessibilityAddTraits(.isHeader)
                Text("\(venue.time) · \(venue.place)")
                    .latenText(15, .medium, LatenPalette.mutedForeground)
                Text(venue.text).lineSpacing(4).latenText(16)
                Text("\(venue.guests + (isGoing ? 1 : 0)) people are going")
                    .latenText(14, .regular, LatenPalette.mutedForeground)
                Group {
                    if isGoing {
                        go("I cannot make it").buttonStyle(OutlinedButton())
                    } else {
                        go("I am going").buttonStyle(FilledButton(height: 52, padding: 16))
                    }
                }
                .padding(.top, 8)
            }
            .multilineTextAlignment(.center)
            .frame(maxWidth: LatenLayout.columnWidth)
            .padding(LatenLayout.margin)
            .padding(.top, 12)
            .frame(maxWidth: .infinity)
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
        .presentationBackground(LatenPalette.card.color)
        .latenScreen()
    }

    private func go(_ title: String) -> some View {
        Button(action: onGo) { Text(title).latenText(16, .semibold, LatenPalette.primaryForeground) }
    }
}
