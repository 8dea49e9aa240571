// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The colours of ShipThatApp's screens after the splash, in light or dark appearance.
struct Palette: Hashable, Sendable {
    /// Behind everything.
    let background: BrandColor
    /// Cards.
    let card: BrandColor
    /// The ground of a symbol.
    let wash: BrandColor
    /// Titles and text.
    let text: BrandColor
    /// Explanations.
    let secondaryText: BrandColor
    /// Words and symbols that stand out.
    let accent: BrandColor
    /// The main button.
    let buttonFill: BrandColor
    /// Edges and tracks.
    let border: BrandColor
    /// What is done.
    let done: BrandColor
    /// What went wrong.
    let error: BrandColor

    init(_ colorScheme: ColorScheme) {
        let isDark = colorScheme == .dark
        func pick(_ light: UInt32, _ dark: UInt32) -> BrandColor { BrandColor(isDark ? dark : light) }
        background = pick(0xF6F6FB, 0x0F0E1A)
        card = pick(0xFFFFFF, 0x1C1B2B)
        wash = pick(0xE7E6FB, 0x2A2752)
        text = pick(0x17162B, 0xF2F1FA)
        secondaryText = pick(0x5B5A72, 0xB3B1C9)
        accent = pick(0x4338CA, 0xA5B4FC)
        buttonFill = pick(0x4338CA, 0x5B50E0)
        border = pick(0xD9D8EA, 0x37354F)
        done = pick(0x0E7A55, 0x5BD6A6)
        error = pick(0xB3261E, 0xFFB4AB)
    }
}
