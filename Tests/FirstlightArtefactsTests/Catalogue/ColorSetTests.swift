// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct ColorSetTests {
    private func read(_ text: String) throws -> ColorSet {
        try ColorSet(reading: Array(text.utf8), file: "A.colorset/Contents.json")
    }

    private func color(_ components: String) throws -> CatalogueColor? {
        try read("{\"colors\":[{\"color\":{\"components\":{\(components)}}}]}").color()
    }

    @Test("Decimals, hexadecimal bytes and bytes in decimal are read as parts of one")
    func forms() throws {
        let decimal = try #require(try read(CatalogueSamples.decimalColors).color()?.channels)
        #expect(decimal == ColorChannels(red: 1, green: 0.5, blue: 0.067, alpha: 1))
        let dark = try #require(try read(CatalogueSamples.decimalColors).color([.dark, .highContrast]))
        #expect(dark.channels == ColorChannels(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5))
        #expect(dark.colorSpace == "gray-gamma-22")
        let hexadecimal = try #require(try read(CatalogueSamples.hexadecimalColors).color()?.channels)
        #expect(hexadecimal == ColorChannels(red: 1, green: 10 / 255, blue: 51 / 255, alpha: 1))
        let bytes = try #require(try read(CatalogueSamples.byteColors).color()?.channels)
        #expect(bytes == ColorChannels(red: 1, green: 1 / 255, blue: 51 / 255, alpha: 1))
    }

    @Test("Numbers without quotation marks are parts of one, and 1 with no greater one is the whole")
    func numbers() throws {
        #expect(
            try color(#""red":0.5,"green":0,"blue":1,"alpha":0.25"#)?.channels
                == ColorChannels(red: 0.5, green: 0, blue: 1, alpha: 0.25))
        #expect(
            try color(#""red":"1","green":"1","blue":"1""#)?.channels
                == ColorChannels(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(
            try color(#""red":"-0.1","green":"1.09","blue":"1","alpha":"1""#)?.channels
                == ColorChannels(red: -0.1, green: 1.09, blue: 1, alpha: 1))
    }

    @Test(
        "A component that is missing or no number gives no channels",
        arguments: [
            #""red":"1","green":"1""#, #""red":"0xFFF","green":"0","blue":"0""#,
            #""red":"red","green":"0","blue":"0""#, #""white":"1","alpha":"full""#,
            #""red":"inf","green":"0","blue":"0""#,
        ])
    func broken(components: String) throws {
        #expect(try #require(try color(components)).channels == nil)
    }

    @Test("A reference names a colour of the system, and an entry without a colour is an empty well")
    func others() throws {
        let reference = try #require(try read(CatalogueSamples.referenceColor).color())
        #expect(reference.reference == "labelColor")
        #expect(reference.platform == "ios")
        #expect(reference.channels == nil)
        let empty = try read(CatalogueSamples.emptyColor)
        #expect(empty.entries.map(\.idiom) == [.universal])
        #expect(empty.entries[0].color == nil)
        #expect(empty.color() == nil)
    }

    @Test("The variants are written in Xcode's order with hexadecimal bytes")
    func written() throws {
        let set = ColorSet(
            light: CatalogueColor(red: 255, green: 10, blue: 51),
            dark: CatalogueColor(red: 0, green: 1, blue: 2),
            highContrast: CatalogueColor(reference: "labelColor"),
            darkHighContrast: CatalogueColor(red: 9, green: 9, blue: 9, alpha: 128))
        #expect(set.entries.map(\.appearances) == [[], [.dark], [.highContrast], [.dark, .highContrast]])
        let light = ColorSet(light: CatalogueColor(red: 255, green: 10, blue: 51))
        #expect(String(decoding: light.xcodeBytes(), as: UTF8.self) == CatalogueSamples.hexadecimalColors)
        #expect(set.color([.dark, .highContrast])?.literals["alpha"] == "0.502")
        #expect(try ColorSet(reading: set.xcodeBytes(), file: "Contents.json") == set)
    }

    @Test("Every byte of a channel and of alpha can be told from what is written")
    func exact() throws {
        for byte in UInt8.min...UInt8.max {
            let color = CatalogueColor(red: byte, green: 255 - byte, blue: byte, alpha: byte)
            let channels = try #require(color.channels)
            #expect(UInt8((channels.red * 255).rounded()) == byte)
            #expect(UInt8((channels.green * 255).rounded()) == 255 - byte)
            #expect(UInt8((channels.alpha * 255).rounded()) == byte)
            #expect(color.literals["alpha"]?.count == 5)
        }
    }
}
