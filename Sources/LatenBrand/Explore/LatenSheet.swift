// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The column of a sheet over one of Laten's screens, which scrolls and says so where the letters are large.
struct LatenSheet<Content: View>: View {
    /// The heights at which it rests.
    var detents: Set<PresentationDetent> = [.medium, .large]
    /// The page of a sheet with several: each begins at its top.
    var page: AnyHashable = 0
    @ViewBuilder let content: Content
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        FormSheet(margin: LatenLayout.margin, top: 12, width: LatenLayout.columnWidth) { content }
            .id(page)
            .presentationDetents(detents)
            .presentationDragIndicator(.visible)
            .presentationBackground(LatenPalette.card.color)
            // The lower edge fades into the ground of the sheet.
            .environment(\.palette, BrandPalette(LatenSheetLook.look, .dark, contrast))
            .latenScreen()
    }
}

/// Laten's sheets: its screens on the ground of a card.
///
/// The document has no sheets, so their buttons may have the contrast that its own purple misses: 5.7 to 1 instead of 4.23.
enum LatenSheetLook {
    static let look = BrandLook.laten.with {
        $0.background = $0.card
        $0.buttonFill = BrandShade(BrandColor(0x7C3AED))
        $0.accent = BrandShade(BrandColor(0xA78BFA))
    }
    /// The ground of a button that destroys something: white words have 4.83 to 1 on it.
    static let destructive = BrandColor(0xDC2626)
}
