// Licensed under the Apache License, Version 2.0.

import LatenBrand
import LaunchKit
import ProofSupport
import Testing

/// What Laten's document lists, as its reader would write it.
@Suite("The names of Laten's document")
struct LatenDocumentTests {
    @Test("The colours have the document's names", .proves("LA-237", "LA-238", "LA-239", "LA-240", "LA-241"))
    func colours() {
        #expect(LatenPalette.background == BrandColor(0x0A0A0F))
        #expect(LatenPalette.foreground == BrandColor(0xFAFAFA))
        #expect(LatenPalette.card == BrandColor(0x14141F))
        #expect(LatenPalette.primary == BrandColor(0x8B5CF6))
        #expect(LatenPalette.primaryForeground == BrandColor(0xFFFFFF))
    }
}
