// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The cities in a row that scrolls sideways.
struct UrbanNestCityChips: View {
    let cities: [UrbanNestCity]
    let palette: UrbanNestPalette

    var body: some View {
        if cities.isEmpty {
            Text("The list of cities is not available at the moment.")
                .font(.subheadline)
                .foregroundStyle(palette.secondaryText.color)
        } else {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 8) {
                    ForEach(cities) { city in chip(city) }
                }
                .padding(.horizontal, UrbanNestTabPage<EmptyView>.margin)
            }
            // The row runs to the edge of the page, so that its end is seen to be further on.
            .padding(.horizontal, -UrbanNestTabPage<EmptyView>.margin)
        }
    }

    private func chip(_ city: UrbanNestCity) -> some View {
        HStack(spacing: 6) {
            Image(systemName: "mappin.and.ellipse")
                .font(.footnote)
                .foregroundStyle(palette.accent.color)
                .accessibilityHidden(true)
            Text(city.name)
                .font(.subheadline.weight(.medium))
                .foregroundStyle(palette.text.color)
                .fixedSize()
        }
        .padding(.horizontal, 14)
        .frame(minHeight: 44)
        .background(palette.card.color, in: Capsule())
        .accessibilityElement(children: .combine)
    }
}
