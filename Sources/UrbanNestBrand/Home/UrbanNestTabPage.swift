// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The page of a tab: scrolls, and keeps lines short on wide screens.
struct UrbanNestTabPage<Content: View>: View {
    let palette: UrbanNestPalette
    @ViewBuilder let content: Content

    /// The space at both sides of a page, in points.
    static var margin: CGFloat { 20 }

    var body: some View {
        ScrollView(.vertical) {
            VStack(alignment: .leading, spacing: 24) { content }
                .frame(maxWidth: 760, alignment: .leading)
                .padding(.horizontal, Self.margin)
                .padding(.vertical, 16)
                .frame(maxWidth: .infinity)
        }
        .background { palette.background.color.ignoresSafeArea() }
    }
}

/// The title of a part of a page.
struct UrbanNestSectionTitle: View {
    let text: String
    let palette: UrbanNestPalette

    var body: some View {
        Text(text)
            .font(.title3.bold())
            .foregroundStyle(palette.text.color)
            .fixedSize(horizontal: false, vertical: true)
            .accessibilityAddTraits(.isHeader)
    }
}

/// A symbol on a soft ground.
struct UrbanNestSymbolTile: View {
    let symbol: String
    let palette: UrbanNestPalette

    var body: some View {
        Image(systemName: symbol)
            .resizable()
            .scaledToFit()
            .foregroundStyle(palette.accent.color)
            .frame(width: 24, height: 24)
            .frame(width: 44, height: 44)
            .background(palette.wash.color, in: RoundedRectangle(cornerRadius: 13))
            .accessibilityHidden(true)
    }
}
