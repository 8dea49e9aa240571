// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// A service that UrbanNest names on its home screen.
struct UrbanNestService: Identifiable, Hashable, Sendable {
    let name: String
    /// The service in a few words.
    let detail: String
    /// The symbol of the system that stands for it.
    let symbol: String
    /// The lowest price, in whole units of the currency that the server names.
    let price: Int

    var id: String { name }

    /// The six that are asked for most.
    static let popular = [
        UrbanNestService(name: "Cleaning", detail: "Rooms, windows", symbol: "sparkles", price: 39),
        UrbanNestService(name: "Plumbing", detail: "Taps, pipes", symbol: "drop.fill", price: 59),
        UrbanNestService(name: "Electrical", detail: "Lights, sockets", symbol: "bolt.fill", price: 65),
        UrbanNestService(name: "Gardening", detail: "Lawns, hedges", symbol: "leaf.fill", price: 45),
        UrbanNestService(name: "Painting", detail: "Walls, ceilings", symbol: "paintbrush.fill", price: 120),
        UrbanNestService(name: "Repairs", detail: "Doors, fittings", symbol: "hammer.fill", price: 49),
    ]
}

/// The services as cards: two beside each other, three where it is wide, one when letters are large.
struct UrbanNestServiceGrid: View {
    /// The ISO 4217 code of the prices; without one none are shown.
    let currency: String?
    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    private var columns: Int {
        if typeSize.isAccessibilitySize { return 1 }
        return verticalSizeClass == .compact || horizontalSizeClass == .regular ? 3 : 2
    }

    var body: some View {
        let services = UrbanNestService.popular
        VStack(spacing: 12) {
            ForEach(Array(stride(from: 0, to: services.count, by: columns)), id: \.self) { first in
                HStack(spacing: 12) {
                    ForEach(services[first..<min(first + columns, services.count)]) { service in
                        card(service)
                    }
                }
                .fixedSize(horizontal: false, vertical: true)
            }
        }
    }

    private func card(_ service: UrbanNestService) -> some View {
        VStack(alignment: .leading, spacing: 12) {
            SymbolTile(service.symbol)
            VStack(alignment: .leading, spacing: 2) {
                Text(service.name).typeset(.headline, palette.text)
                Text(service.detail).typeset(.footnote, palette.secondaryText)
                if let currency {
                    Text("from \(service.price) \(currency)")
                        .typeset(.footnote.weight(.semibold), palette.accent)
                        .padding(.top, 2)
                }
            }
        }
        .padding(14)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(palette.card.color, in: RoundedRectangle(cornerRadius: 18))
        .accessibilityElement(children: .combine)
    }
}

/// The cities in a row that scrolls sideways.
struct UrbanNestCityChips: View {
    let cities: [UrbanNestCity]
    @Environment(\.palette) private var palette

    var body: some View {
        if cities.isEmpty {
            Text("The list of cities is not available at the moment.")
                .typeset(.subheadline, palette.secondaryText)
        } else {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 8) {
                    ForEach(cities) { city in chip(city) }
                }
                .padding(.horizontal, palette.pageMargin)
            }
            // The row runs to the edge of the page, so that its end is seen to be further on.
            .padding(.horizontal, -palette.pageMargin)
        }
    }

    private func chip(_ city: UrbanNestCity) -> some View {
        HStack(spacing: 6) {
            Image(systemName: "mappin.and.ellipse")
                .font(.footnote)
                .foregroundStyle(palette.accent.color)
                .accessibilityHidden(true)
            Text(city.name)
                .typeset(.subheadline.weight(.medium), palette.text)
                .fixedSize()
        }
        .padding(.horizontal, 14)
        .frame(minHeight: 44)
        .background(palette.card.color, in: Capsule())
        .accessibilityElement(children: .combine)
    }
}
