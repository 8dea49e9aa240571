// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The colours of UrbanNest's screens after the splash, in light or dark appearance.
struct UrbanNestPalette: Hashable, Sendable {
    /// Behind everything (UN-112 for the dark one).
    let background: BrandColor
    /// Cards and chips.
    let card: BrandColor
    /// The ground of an icon or an illustration.
    let wash: BrandColor
    /// Titles and text.
    let text: BrandColor
    /// Explanations.
    let secondaryText: BrandColor
    /// Words and symbols that stand out.
    let accent: BrandColor
    /// The main button and its label.
    let buttonFill: BrandColor
    /// The label of the main button.
    let buttonLabel: BrandColor
    /// The edge of a field.
    let border: BrandColor
    /// What went wrong.
    let error: BrandColor

    /// The colours for an appearance.
    init(_ colorScheme: ColorScheme) {
        let isDark = colorScheme == .dark
        func pick(_ light: UInt32, _ dark: UInt32) -> BrandColor { BrandColor(isDark ? dark : light) }
        background = pick(0xFFFFFF, 0x1E1E1E)
        card = pick(0xF1F8F8, 0x2A2E2E)
        wash = pick(0xDDF0F0, 0x142F31)
        text = pick(0x1E1E1E, 0xEDEDED)
        secondaryText = pick(0x566262, 0xB0B8B8)
        accent = pick(0x0D7377, 0x45C8CD)
        buttonFill = pick(0x0D7377, 0x0E7C80)
        buttonLabel = UrbanNestTheme.white
        border = pick(0x7C8F90, 0x7C8F90)
        error = pick(0xB3282D, 0xFF8F8F)
    }
}
