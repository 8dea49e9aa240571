// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// Something to know before the page: what was opened, how old the data are, what has to be done.
struct UrbanNestBanner: View {
    let symbol: String
    let title: String
    let text: String
    /// What is read in the text's place, when that holds more than words.
    var spokenText: String?
    let palette: UrbanNestPalette

    var body: some View {
        HStack(spacing: 12) {
            UrbanNestSymbolTile(symbol: symbol, palette: palette)
            VStack(alignment: .leading, spacing: 2) {
                Text(title)
                    .font(.subheadline.weight(.semibold))
                    .foregroundStyle(palette.text.color)
                Text(verbatim: text)
                    .accessibilityLabel(spokenText ?? text)
                    .font(.footnote)
                    .foregroundStyle(palette.secondaryText.color)
                    .lineLimit(2)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(12)
        .background(palette.card.color, in: RoundedRectangle(cornerRadius: 16))
        .accessibilityElement(children: .combine)
    }
}
