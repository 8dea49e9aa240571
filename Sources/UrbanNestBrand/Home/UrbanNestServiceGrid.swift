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
    /// The kinds of work, one a line.
    let tasks: [String]
    /// The lowest price, in whole units of the currency that the server names.
    let price: Int

    var id: String { name }

    /// The six that are asked for most.
    static var popular: [UrbanNestService] {
        [
            UrbanNestService(
                name: String(localized: "Cleaning"), detail: String(localized: "Rooms, windows"),
                symbol: "sparkles",
                tasks: [
                    String(localized: "Every week, or once"), String(localized: "Kitchen and bathroom"),
                    String(localized: "Windows inside and outside"),
                ], price: 39),
            UrbanNestService(
                name: String(localized: "Plumbing"), detail: String(localized: "Taps, pipes"),
                symbol: "drop.fill",
                tasks: [
                    String(localized: "Dripping taps and blocked drains"),
                    String(localized: "Toilets and showers"), String(localized: "New fittings"),
                ], price: 59),
            UrbanNestService(
                name: String(localized: "Electrical"), detail: String(localized: "Lights, sockets"),
                symbol: "bolt.fill",
                tasks: [
                    String(localized: "Lamps and switches"), String(localized: "New sockets"),
                    String(localized: "A check of your fuse box"),
                ], price: 65),
            UrbanNestService(
                name: String(localized: "Gardening"), detail: String(localized: "Lawns, hedges"),
                symbol: "leaf.fill",
                tasks: [
                    String(localized: "Lawns and hedges"), String(localized: "Beds and pots"),
                    String(localized: "Leaves in autumn"),
                ], price: 45),
            UrbanNestService(
                name: String(localized: "Painting"), detail: String(localized: "Walls, ceilings"),
                symbol: "paintbrush.fill",
                tasks: [
                    String(localized: "Walls and ceilings"), String(localized: "Doors and frames"),
                    String(localized: "Small holes filled first"),
                ], price: 120),
            UrbanNestService(
                name: String(localized: "Repairs"), detail: String(localized: "Doors, fittings"),
                symbol: "hammer.fill",
                tasks: [
                    String(localized: "Doors, locks and handles"), String(localized: "Shelves and furniture"),
                    String(localized: "Small jobs on a list of yours"),
                ],
                price: 49),
        ]
    }
}

/// The services as cards, each of which opens its page: two beside each other, three where the screen is low, one when
/// letters are large.
struct UrbanNestServiceGrid: View {
    /// The ISO 4217 code of the prices; without one none are shown.
    let currency: String?
    /// The least height of a card, in points; nil for that of its content.
    let height: CGFloat?
    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    private var columns: Int {
        if typeSize.isAccessibilitySize { return 1 }
        return verticalSizeClass == .compact ? 3 : 2
    }

    var body: some View {
        let services = UrbanNestService.popular
        VStack(spacing: 12) {
            ForEach(Array(stride(from: 0, to: services.count, by: columns)), id: \.self) { first in
                HStack(spacing: 12) {
                    ForEach(services[first..<min(first + columns, services.count)]) { service in
                        NavigationLink(value: service) { card(service) }.buttonStyle(PressedCard())
                    }
                }
                .fixedSize(horizontal: false, vertical: true)
            }
        }
    }

    private func card(_ service: UrbanNestService) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .top) {
                SymbolTile(service.symbol)
                Spacer(minLength: 8)
                Image(systemName: "chevron.forward")
                    .font(.footnote.weight(.semibold))
                    .foregroundStyle(palette.secondaryText.color)
                    .accessibilityHidden(true)
            }
            Spacer(minLength: 12)
            VStack(alignment: .leading, spacing: 2) {
                WholeWords(service.name) { $0.font(.headline).foregroundStyle(palette.text.color) }
                WholeWords(service.detail) {
                    $0.font(.footnote).foregroundStyle(palette.secondaryText.color)
                }
                if let currency {
                    Text("from \(service.price) \(currency)")
                        .typeset(.footnote.weight(.semibold), palette.accent)
                        .padding(.top, 2)
                }
            }
        }
        .padding(14)
        .frame(maxWidth: .infinity, minHeight: height, maxHeight: .infinity, alignment: .topLeading)
        .background(palette.card.color, in: RoundedRectangle(cornerRadius: 18))
        .contentShape(RoundedRectangle(cornerRadius: 18))
        .accessibilityElement(children: .combine)
    }
}

/// A card that opens something: dimmed while it is pressed.
private struct PressedCard: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.6 : 1).showsFocus()
    }
}

/// The cities in a row that scrolls sideways; each opens its page.
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
                    ForEach(cities) { city in
                        NavigationLink(value: city) { chip(city) }.buttonStyle(PressedCard())
                    }
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
        .contentShape(Capsule())
        .accessibilityElement(children: .combine)
    }
}
