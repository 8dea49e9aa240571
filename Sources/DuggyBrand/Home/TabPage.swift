// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The page of a tab: scrolls, and keeps lines short on wide screens.
struct TabPage<Content: View>: View {
    let title: String
    let palette: Palette
    @ViewBuilder let content: Content

    var body: some View {
        ScrollView(.vertical) {
            VStack(alignment: .leading, spacing: 24) {
                Text(title)
                    .font(.largeTitle.bold())
                    .foregroundStyle(palette.text.color)
                    .fixedSize(horizontal: false, vertical: true)
                    .accessibilityAddTraits(.isHeader)
                content
            }
            .frame(maxWidth: 720, alignment: .leading)
            .padding(.horizontal, 20)
            .padding(.vertical, 16)
            .frame(maxWidth: .infinity)
        }
        .background { palette.background.color.ignoresSafeArea() }
    }
}

/// A titled part of a page.
struct PagePart<Content: View>: View {
    let title: String
    let palette: Palette
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(title)
                .font(.title3.bold())
                .foregroundStyle(palette.text.color)
                .fixedSize(horizontal: false, vertical: true)
                .accessibilityAddTraits(.isHeader)
            content
        }
    }
}

extension View {
    /// Sets a view on a card of a page.
    func card(_ palette: Palette) -> some View {
        padding(16)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(palette.card.color, in: RoundedRectangle(cornerRadius: 18))
    }
}

/// A symbol on a soft ground.
struct SymbolTile: View {
    let name: String
    let palette: Palette

    var body: some View {
        Image(systemName: name)
            .resizable()
            .scaledToFit()
            .foregroundStyle(palette.accent.color)
            .frame(width: 22, height: 22)
            .frame(width: 44, height: 44)
            .background(palette.wash.color, in: RoundedRectangle(cornerRadius: 13))
            .accessibilityHidden(true)
    }
}
