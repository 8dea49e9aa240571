// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// The colours that change with the user's contrast; the rest are tokens of the palette (`C-LA-36`).
struct LatenTheme: Hashable, Sendable {
    /// Behind the words of the main button (`LA-154`).
    let buttonFill: BrandColor
    /// Around fields (`LA-96`).
    let fieldBorder: BrandColor
    /// Around outlined buttons and cards, and beside the divider's words (`LA-162`).
    let outline: BrandColor
    /// Around the field that has the focus (`LA-98`).
    let focusBorder: BrandColor
    /// Outside of that border (`LA-99`).
    let focusRing = LatenPalette.primary.opacity(0.15)

    /// Words that stand out among others.
    let link: BrandColor

    init(_ contrast: ColorSchemeContrast) {
        let isIncreased = contrast == .increased
        let strong = BrandColor(0x6B6B8A)
        buttonFill = isIncreased ? BrandColor(0x7C3AED) : LatenPalette.primary
        fieldBorder = isIncreased ? strong : LatenPalette.border.opacity(0.5)
        outline = isIncreased ? strong : LatenPalette.border
        link = isIncreased ? BrandColor(0xA78BFA) : LatenPalette.primary
        focusBorder = LatenPalette.primary.opacity(isIncreased ? 1 : 0.6)
    }
}

extension BrandColor {
    /// The same colour at an opacity.
    func opacity(_ opacity: Double) -> BrandColor { BrandColor(hex, opacity: opacity) }
}
