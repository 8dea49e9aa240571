// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The column of a sheet over one of Laten's screens, which scrolls and says so where the letters are large.
struct LatenSheet<Content: View>: View {
    @ViewBuilder let content: Content
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        HintedScroll(margin: LatenLayout.margin, width: LatenLayout.columnWidth, sides: LatenLayout.margin) {
            proxy in
            VStack(spacing: 16) { content }
                .multilineTextAlignment(.center)
                .frame(maxWidth: LatenLayout.columnWidth)
                .padding(LatenLayout.margin)
                .padding(.top, 12)
                .frame(maxWidth: .infinity, minHeight: proxy.size.height, alignment: .top)
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
        .presentationBackground(LatenPalette.card.color)
        // The lower edge fades into the ground of the sheet.
        .environment(\.palette, BrandPalette(.latenSheet, .dark, contrast))
        .latenScreen()
    }
}

extension BrandLook {
    /// Laten's sheets: its screens on the ground of a card.
    fileprivate static let latenSheet = BrandLook.laten.with { $0.background = $0.card }
}
