// Licensed under the Apache License, Version 2.0.

import Foundation

#if canImport(SwiftUI)
    import SwiftUI
#else
    import StageUI
#endif

/// A line above a page that says something about the app itself.
struct DuggyBanner: View {
    let symbol: String
    let title: String
    let text: String
    let palette: DuggyPalette

    var body: some View {
        HStack(alignment: .top, spacing: 14) {
            DuggySymbol(name: symbol, palette: palette)
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
        .duggyCard(palette)
    }
}

/// The offer of a newer version, which stops nobody (C-DG-31).
struct DuggyUpdateOffer: View {
    let version: String
    let palette: DuggyPalette
    let onUpdate: @MainActor () -> Void
    let onLater: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .top, spacing: 14) {
                DuggySymbol(name: "sparkles", palette: palette)
                VStack(alignment: .leading, spacing: 2) {
                    Text("Duggy \(version) is here")
                        .font(.headline)
                        .foregroundStyle(palette.text.color)
                    Text("A newer version is in the App Store.")
                        .font(.subheadline)
                        .foregroundStyle(palette.secondaryText.color)
                }
                .fixedSize(horizontal: false, vertical: true)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .accessibilityElement(children: .combine)
            HStack(spacing: 4) {
                Button("Update", action: onUpdate)
                Button("Later", action: onLater)
            }
            .buttonStyle(DuggyTextButton(color: palette.accent))
            .padding(.leading, 46)
        }
        .duggyCard(palette)
    }
}
