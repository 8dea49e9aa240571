// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import StageUI
import Testing
import UrbanNestBrand

enum UrbanNestTests {
    /// A ratio as people write it.
    static func rounded(_ ratio: Double) -> Double { (ratio * 100).rounded() / 100 }
}

@Suite(.fewAtATime) @MainActor
struct UrbanNestContrastTests {
    private func contrast(_ part: String, _ theme: UrbanNestTheme) throws -> UrbanNestTheme.Contrast {
        try #require(theme.contrasts.first { $0.part == part })
    }

    @Test(.proves("UN-111", "UN-167", "UN-171"))
    func theLiteralErrorColoursAreReportedAsUnreadable() throws {
        let strict = UrbanNestTheme(.brand, strictColors: true)
        let title = try contrast("error title", strict)
        #expect(UrbanNestTests.rounded(title.ratio) == 1.58 && title.verdict == .error)
        let message = try contrast("error message", strict)
        #expect(UrbanNestTests.rounded(message.ratio) == 3.61 && message.verdict == .error)
    }

    @Test(.proves("UN-111", "UN-167", "UN-171", "UN-173"))
    func theUsualErrorColoursCanBeRead() throws {
        let theme = UrbanNestTheme(.brand)
        #expect(UrbanNestTests.rounded(try contrast("error title", theme).ratio) == 5.62)
        #expect(try contrast("error message", theme).ratio >= 4.5)
        #expect(UrbanNestTests.rounded(try contrast("error icon", theme).ratio) == 3.56)
        #expect(UrbanNestTests.rounded(try contrast("button label", theme).ratio) == 5.62)
        for variant in UrbanNestTheme.Variant.allCases {
            let contrasts = UrbanNestTheme(variant).contrasts
            #expect(contrasts.count == 8, "\(variant)")
            for contrast in contrasts {
                #expect(contrast.verdict != .error, "\(variant) \(contrast)")
            }
        }
    }

    @Test func theTaglineIsOnlyAWarningAndGoneWithIncreasedContrast() throws {
        let tagline = try contrast("tagline", UrbanNestTheme(.brand))
        #expect(UrbanNestTests.rounded(tagline.ratio) == 4.22 && tagline.verdict == .warning)
        #expect(try contrast("tagline", UrbanNestTheme(.brand, increasedContrast: true)).verdict == .pass)
    }

    // The static launch screen is one colour, and words that have to be read lie on it again (UN-21, C-UN-16).
    @Test func theGradientFadesInFromThePlainColourAndGivesWayToWords() async throws {
        let loading = try await LaunchStory {
            $0.options.variant = .gradient
            $0.services.cities = [.ok(9000)]
        }
        // Near the bottom, where the gradient ends in 14A0A5.
        func green() -> UInt32 { loading.pixels(scale: 2).hex(390, 1686) >> 8 & 0xFF }
        await loading.go(to: 0)
        #expect(loading.pixels(scale: 2).hex(390, 1686) == 0x0D7377)
        await loading.go(to: 250)
        #expect(green() > 0x78 && green() < 0x9C)
        await loading.go(to: 1300)
        #expect(green() >= 0x9F && green() <= 0xA0)
        #expect(loading.pixels(scale: 2).hex(390, 1) == 0x0D7377)
        // After five seconds there is a notice (UN-181).
        await loading.go(to: 5500)
        #expect(loading.pixels(scale: 2).hex(390, 1686) == 0x0D7377)
        let failed = try await UrbanNestErrorScreenTests.failed { $0.options.variant = .gradient }
        #expect(failed.pixels(scale: 2).hex(390, 1686) == 0x0D7377)
    }

    @Test(.proves("UN-196"))
    func theDarkVariantIsDarkAndEveryTextCanBeRead() async throws {
        for part in ["name", "tagline", "error title", "error message", "button label", "second button"] {
            #expect(try contrast(part, UrbanNestTheme(.dark)).ratio >= 4.5, "\(part)")
        }
        let loading = try await LaunchStory {
            $0.options.variant = .dark
            $0.services.cities = [.ok(3000)]
        }
        await loading.go(to: 1300)
        let image = loading.pixels(scale: 2)
        for (x, y) in [(10, 10), (770, 10), (10, 1678), (770, 1678)] {
            #expect(image.hex(x, y) == 0x1E1E1E)
        }
        let name = try #require(loading.screen.text("UrbanNest"))
        let tagline = try #require(loading.screen.text("Trusted services, delivered smartly"))
        #expect(image.contains(0xE0E0E0, in: name.frame, scale: 2))
        #expect(image.contains(0xA0A0A0, in: tagline.frame, scale: 2))
        #expect(image.contains(0x14A0A5, in: CGRect(x: 175, y: 600, width: 40, height: 34), scale: 2))
        #expect(image.contains(0xFFFFFF, in: CGRect(x: 135, y: 322, width: 120, height: 120), scale: 2))
        let failed = try await UrbanNestErrorScreenTests.failed { $0.options.variant = .dark }
        let error = failed.pixels(scale: 2)
        let title = try #require(failed.screen.text("Unable to connect"))
        #expect(error.contains(0xEA5455, in: title.frame, scale: 2) && error.hex(10, 10) == 0x1E1E1E)
    }
}
