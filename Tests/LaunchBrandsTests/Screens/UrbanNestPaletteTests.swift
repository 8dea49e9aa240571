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
        let pairs: [(name: String, sign: BrandColor, ground: BrandColor)] = [
            ("accent on the wash", palette.accent, palette.wash),
            ("accent", palette.accent, palette.background), ("border", palette.border, palette.background),
            ("border of a card", palette.border, palette.card),
            ("button", palette.buttonFill, palette.background),
        ]
        for each in pairs { #expect(each.sign.contrast(on: each.ground) >= 3, "\(each.name)") }
    }

    @Test func theGreetingCanBeReadWhereTheRingsCrossIt() {
        let ring = BrandColor(UrbanNestTheme.brandLight.hex, opacity: UrbanNestHero.ringOpacity)
            .over(UrbanNestTheme.brandPrimary)
        #expect(UrbanNestTheme.white.contrast(on: ring) >= 4.5)
    }
}
