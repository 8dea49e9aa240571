// Licensed under the Apache License, Version 2.0.

import CPangoCairo
import Foundation
import StageUI
import Testing

@testable import StageCairo

@MainActor
@Suite struct FontLibraryTests {
    @Test("Pango's font map gives the configuration up, so that it goes with its library")
    func configuration() throws {
        var library = FontLibrary(directories: CairoTextShaper.standardDirectories, files: [])
        let context = try #require(library?.context)
        let map = try #require(pango_context_get_font_map(context))
        g_object_ref(UnsafeMutableRawPointer(map))
        defer { g_object_unref(UnsafeMutableRawPointer(map)) }
        #expect(pango_fc_font_map_get_config(OpaquePointer(map)) != nil)
        library = nil
        #expect(pango_fc_font_map_get_config(OpaquePointer(map)) == nil)
    }

    @Test("Shapers come and go, and the next one shapes as the first did")
    func oneAfterAnother() throws {
        func size() throws -> CGSize {
            let shaper = try CairoTextShaper()
            let font = ResolvedFont(family: .system, size: 17, weight: 400)
            let color = ResolvedColor(red: 0, green: 0, blue: 0)
            let runs = ["Good morning", "\u{645}\u{631}\u{62D}\u{628}\u{627}"].map {
                TextRun(string: $0, font: font, color: color)
            }
            return shaper.layout(TextRequest(runs: runs)).size
        }
        let first = try size()
        #expect(first.width > 100)
        for _ in 0..<4 { #expect(try size() == first) }
    }

    @Test("Libraries that come and go on several threads leave each other alone")
    nonisolated func sideBySide() async {
        var made = 0
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<4 {
                group.addTask { @concurrent in
                    (0..<250).filter { _ in
                        FontLibrary(directories: CairoTextShaper.standardDirectories, files: []) != nil
                    }.count
                }
            }
            for await count in group { made += count }
        }
        #expect(made == 1_000)
    }
}
