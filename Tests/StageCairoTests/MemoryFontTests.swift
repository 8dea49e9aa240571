// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import StageUI
import Testing

@testable import StageCairo

/// Fonts that no folder holds, because an app brings them along.
@MainActor @Suite struct MemoryFontTests {
    private func ember() throws -> FontData { FontData(EmberFont.file, bytes: try EmberFont.bytes()) }

    private func width(_ text: String, _ name: String, by shaper: CairoTextShaper) -> CGFloat {
        let font = ResolvedFont(family: .named(name), size: 32)
        let run = TextRun(string: text, font: font, color: ResolvedColor(red: 0, green: 0, blue: 0))
        return shaper.layout(TextRequest(runs: [run])).size.width
    }

    @Test func `A font in memory is found by both of its names, and by no shaper that was not given it`()
        throws
    {
        let (with, without) = (try CairoTextShaper(fonts: [try ember()]), try CairoTextShaper())
        for name in [EmberFont.name, EmberFont.family] {
            #expect(with.hasFont(named: name) && !without.hasFont(named: name), "\(name)")
        }
    }

    @Test func `Texts are set in it, also beside letters that other fonts have`() throws {
        let (with, without) = (try CairoTextShaper(fonts: [try ember()]), try CairoTextShaper())
        for text in ["Good morning", "Good morning \u{645}\u{631}\u{62D}\u{628}\u{627}"] {
            let own = width(text, EmberFont.name, by: with)
            #expect(own == width(text, "Inter-Bold", by: without), "\(text)")
            #expect(own != width(text, EmberFont.name, by: without), "\(text)")
        }
        #expect(with.hasLoadedOtherFonts && with.warnings == [])
    }

    @Test func `The bytes of a font are part of the renderer, and where they lie is not`() throws {
        let font = try ember()
        let key = try CairoTextShaper(fonts: [font]).drawingKey
        #expect(try CairoTextShaper(fonts: [FontData("other.otf", bytes: font.bytes)]).drawingKey == key)
        #expect(try CairoTextShaper().drawingKey != key)
        // Behind the tables of a font nobody reads.
        #expect(try CairoTextShaper(fonts: [FontData(font.name, bytes: font.bytes + [0])]).drawingKey != key)
    }

    @Test func `What is no font is refused by its name`() throws {
        let text = FontData("notes.txt", bytes: [UInt8]("no font".utf8))
        #expect(throws: CairoTextShaper.Error.unreadableFont("notes.txt")) {
            try CairoTextShaper(fonts: [text])
        }
        #expect(throws: CairoTextShaper.Error.unreadableFont("/nonexistent/a.otf")) {
            try CairoTextShaper(files: [URL(fileURLWithPath: "/nonexistent/a.otf")])
        }
    }
}
