// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The services as cards: two beside each other, three where it is wide, one when letters are large.
struct UrbanNestServiceGrid: View {
    /// The ISO 4217 code of the prices; without one none are shown.
    let currency: String?
    let palette: UrbanNestPalette
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
            UrbanNestSymbolTile(symbol: service.symbol, palette: palette)
            VStack(alignment: .leading, spacing: 2) {
                Text(service.name)
                    .font(.headline)
                    .foregroundStyle(palette.text.color)
                Text(service.detail)
                    .font(.footnote)
                    .foregroundStyle(palette.secondaryText.color)
                if let currency {
                    Text("from \(service.price) \(currency)")
                        .font(.footnote.weight(.semibold))
                        .foregroundStyle(palette.accent.color)
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
