// Licensed under the Apache License, Version 2.0.

import Foundation

#if canImport(SwiftUI)
    import SwiftUI
#else
    import StageUI
#endif

/// Says that what is on the screen is from an earlier launch, and how old it is.
struct UrbanNestOfflineBanner: View {
    let note: String
    let palette: UrbanNestPalette

    var body: some View {
        HStack(spacing: 12) {
            UrbanNestSymbolTile(symbol: "wifi.slash", palette: palette)
            VStack(alignment: .leading, spacing: 2) {
                Text("You are offline")
                    .font(.subheadline.weight(.semibold))
                    .foregroundStyle(palette.text.color)
                Text(note)
                    .font(.footnote)
                    .foregroundStyle(palette.secondaryText.color)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(12)
        .background(palette.card.color, in: RoundedRectangle(cornerRadius: 16))
        .accessibilityElement(children: .combine)
    }
}
