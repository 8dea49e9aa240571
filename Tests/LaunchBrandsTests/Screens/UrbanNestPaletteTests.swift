// Licensed under the Apache License, Version 2.0.

import StageUI
import Testing

@testable import LaunchKit
@testable import UrbanNestBrand

@MainActor
@Suite struct UrbanNestPaletteTests {
    @Test("Text can be read on whatever it stands", arguments: ColorScheme.allCases)
    func textContrast(scheme: ColorScheme) {
        let palette = BrandPalette(.urbanNest, scheme)
        for ground in [palette.background, palette.card] {
            for text in [palette.text, palette.secondaryText, palette.accent, palette.error] {
                #expect(text.contrast(on: ground) >= 4.5, "\(text) on \(ground)")
            }
        }
        #expect(palette.buttonLabel.contrast(on: palette.buttonFill) >= 4.5)
    }

    @Test("Signs and edges can be told from their ground", arguments: ColorScheme.allCases)
    func signContrast(scheme: ColorScheme) {
        let palette = BrandPalette(.urbanNest, scheme)
        #expect(palette.accent.contrast(on: palette.wash) >= 3)
        #expect(palette.border.contrast(on: palette.background) >= 3)
        #expect(palette.border.contrast(on: palette.card) >= 3)
        #expect(palette.accent.contrast(on: palette.background) >= 3)
        #expect(palette.buttonFill.contrast(on: palette.background) >= 3)
    }

    @Test func theGreetingCanBeReadWhereTheRingsCrossIt() {
        let ring = BrandColor(UrbanNestTheme.brandLight.hex, opacity: UrbanNestHero.ringOpacity)
            .over(UrbanNestTheme.brandPrimary)
        #expect(UrbanNestTheme.white.contrast(on: ring) >= 4.5)
    }
}
