// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// A card that says something about the app itself, with what can be done about it below.
struct Banner<Actions: View>: View {
    let symbol: String
    let title: String
    let text: String
    let palette: Palette
    let actions: Actions

    init(
        symbol: String, title: String, text: String, palette: Palette,
        @ViewBuilder actions: () -> Actions
    ) {
        (self.symbol, self.title, self.text, self.palette) = (symbol, title, text, palette)
        self.actions = actions()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .top, spacing: 14) {
                SymbolTile(name: symbol, palette: palette)
                VStack(alignment: .leading, spacing: 2) {
                    Text(title)
                        .font(.headline)
                        .foregroundStyle(palette.text.color)
                    Text(text)
                        .font(.subheadline)
                        .foregroundStyle(palette.secondaryText.color)
                }
                .fixedSize(horizontal: false, vertical: true)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .accessibilityElement(children: .combine)
            actions
                .buttonStyle(TextButton(color: palette.accent))
                .padding(.leading, 46)
        }
        .card(palette)
    }
}

extension Banner where Actions == EmptyView {
    /// A card with nothing to be done about it.
    init(symbol: String, title: String, text: String, palette: Palette) {
        self.init(symbol: symbol, title: title, text: text, palette: palette) { EmptyView() }
    }
}

/// The offer of a newer version, which stops nobody (C-DG-31).
struct UpdateOffer: View {
    let version: String
    let palette: Palette
    let onUpdate: @MainActor () -> Void
    let onLater: @MainActor () -> Void

    var body: some View {
        Banner(
            symbol: "sparkles", title: "Duggy \(version) is here",
            text: "A newer version is in the App Store.", palette: palette
        ) {
            HStack(spacing: 4) {
                Button("Update", action: onUpdate)
                Button("Later", action: onLater)
            }
        }
    }
}
