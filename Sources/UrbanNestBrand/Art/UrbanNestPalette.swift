// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

extension BrandLook {
    /// The look of UrbanNest's screens after the splash (UN-112 for the dark ground).
    static let urbanNest = BrandLook(
        background: BrandShade(0xFFFFFF, 0x1E1E1E), card: BrandShade(0xF1F8F8, 0x2A2E2E), wash: .wash,
        text: BrandShade(0x1E1E1E, 0xEDEDED), secondaryText: BrandShade(0x566262, 0xB0B8B8),
        accent: BrandShade(0x0D7377, 0x45C8CD), buttonFill: BrandShade(0x0D7377, 0x0E7C80), border: 0x7C8F90,
        error: BrandShade(0xB3282D, 0xFF8F8F)
    ).with {
        $0.buttonHeight = 50
        $0.symbolSide = 24
        $0.pageWidth = 760
    }
}

// The colours of the illustrations, named by what they are for.
extension BrandShade {
    /// The ground behind a scene or an icon.
    static let wash = BrandShade(0xDDF0F0, 0x142F31)
    /// Shapes that stay back.
    static let mist = BrandShade(0xB9E0E1, 0x1F4A4C)
    /// Walls and paper.
    static let paper = BrandShade(0xFFFFFF, 0xE6F1F1)
    /// Fields on paper.
    static let pane = BrandShade(0xDDF0F0, 0xCFE5E6)
    /// Fine lines on paper.
    static let line = BrandShade(0xD3E6E7, 0xAFC9CA)
    /// The lighter teal.
    static let light = BrandShade(UrbanNestTheme.brandLight)
    /// The brand's teal.
    static let brand = BrandShade(UrbanNestTheme.brandPrimary)
    /// The darkest teal.
    static let deep = BrandShade(0x095457, 0x0B6367)
    /// The one warm colour of the brand's art.
    static let warm: BrandShade = 0xF2994A
}
