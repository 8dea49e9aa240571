// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import LaunchKit
import Testing

@testable import FirstlightCommands

/// The variants of a colour in a catalogue: those that differ from what would be shown without them.
@Suite struct ColorVariantTests {
    private func hex(_ color: CatalogueColor?) -> String? { color?.literals["red"] }

    @Test func `A colour for dark appearance and increased contrast is written where either has another`() {
        let shade = BrandShade(
            light: BrandColor(0x110000), dark: BrandColor(0x220000),
            increased: (light: BrandColor(0x330000), dark: BrandColor(0x110000)))
        let set = ColorSet(shade)
        #expect(hex(set.color()) == "0x11" && hex(set.color([.dark])) == "0x22")
        #expect(hex(set.color([.highContrast])) == "0x33")
        // Like the usual colour, but without an entry it would be that of one of the others.
        #expect(hex(set.color([.dark, .highContrast])) == "0x11")
        #expect(ColorSet(BrandShade(0x110000, 0x220000)).entries.count == 2)
        #expect(ColorSet(BrandShade(0x110000, 0x110000)).entries.count == 1)
    }
}
