// Licensed under the Apache License, Version 2.0.

import LatenBrand
import LaunchKit
import ProofSupport
import Testing

@Suite("Laten's colours")
struct LatenPaletteTests {
    @Test(
        "Each token has the document's number",
        .proves(
            "LA-237", "LA-238", "LA-239", "LA-240", "LA-241", "LA-242", "LA-243", "LA-244", "LA-245",
            "LA-246"))
    func tokens() {
        let wanted: [(BrandColor, UInt32)] = [
            (LatenPalette.background, 0x0A0A0F), (LatenPalette.foreground, 0xFAFAFA),
            (LatenPalette.card, 0x14141F), (LatenPalette.primary, 0x8B5CF6),
            (LatenPalette.primaryForeground, 0xFFFFFF), (LatenPalette.mutedForeground, 0xA3A3B3),
            (LatenPalette.border, 0x2A2A3D), (LatenPalette.neonPink, 0xEC4899),
            (LatenPalette.neonCyan, 0x00FFFF), (LatenPalette.destructive, 0xEF4444),
        ]
        for (token, hex) in wanted { #expect(token.hex == hex && token.opacity == 1) }
    }

    @Test("What is read has the contrast that was computed for it", .proves("LA-82", "LA-149", "LA-221"))
    func contrasts() {
        let pairs: [(text: BrandColor, ground: BrandColor, ratio: Double)] = [
            (LatenPalette.mutedForeground, LatenPalette.background, 7.94),
            (LatenPalette.destructive, LatenPalette.background, 5.25),
            (LatenPalette.mutedForeground, LatenPalette.card, 7.35),
            (LatenPalette.primaryForeground, LatenPalette.primary, 4.23),
            (LatenPalette.primaryForeground, BrandColor(0x7C3AED), 5.70),
        ]
        for (text, ground, ratio) in pairs {
            #expect((text.contrast(on: ground) * 100).rounded() / 100 == ratio, "\(text) on \(ground)")
        }
    }

    @Test(
        "A lint tells each contrast that the document's own colours leave too low",
        .proves("LA-96", "LA-98", "LA-155"))
    func lints() {
        let told = Laten.lints(LatenOptions()).filter { $0.id == "C-LA-36" && $0.severity == .warning }
        for (what, ratio) in [
            ("submit button", "4.23:1"), ("border of a field", "1.15:1"), ("focused field", "2.35:1"),
            ("dot", "1.66:1"),
        ] {
            #expect(told.contains { $0.message.contains(what) && $0.message.contains(ratio) }, "\(what)")
        }
    }
}
