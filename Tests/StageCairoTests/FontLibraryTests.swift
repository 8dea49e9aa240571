// Licensed under the Apache License, Version 2.0.

import CPangoCairo
import Dispatch
import Foundation
import StageUI
import Synchronization
import Testing

@testable import StageCairo

@MainActor
@Suite struct FontLibraryTests {
    /// What is seen of a font map at its end, after the library has seen it.
    private final class End {
        var isSeen = false
        var hasConfiguration = false
        var isOnMainQueue = false
        private let key = DispatchSpecificKey<Bool>()

        init() { DispatchQueue.main.setSpecific(key: key, value: true) }

        func watch(_ map: UnsafeMutablePointer<PangoFontMap>) {
            g_object_weak_ref(
                UnsafeMutableRawPointer(map).assumingMemoryBound(to: GObject.self),
                { end, map in
                    guard let end, let map else { return }
                    let seen = Unmanaged<End>.fromOpaque(end).takeUnretainedValue()
                    seen.isSeen = true
                    seen.hasConfiguration = pango_fc_font_map_get_config(OpaquePointer(map)) != nil
                    seen.isOnMainQueue = DispatchQueue.getSpecific(key: seen.key) == true
                }, Unmanaged.passUnretained(self).toOpaque())
        }
    }

    @Test("A font map keeps its configuration while a thread of Pango's holds it, and gives it up at its end")
    func configuration() throws {
        var library = FontLibrary(directories: CairoTextShaper.standardDirectories, files: [])
        let context = try #require(library?.context)
        let map = try #require(pango_context_get_font_map(context))
        let end = End()
        end.watch(map)
        // As Pango's threads do, which look into the map's tables, also after the library has gone.
        g_object_ref(UnsafeMutableRawPointer(map))
        library = nil
        #expect(pango_fc_font_map_get_config(OpaquePointer(map)) != nil)
        #expect(!end.isSeen)
        g_object_unref(UnsafeMutableRawPointer(map))
        #expect(end.isSeen)
        #expect(!end.hasConfiguration)
    }

    @Test("Fonts that are let go of on another thread are released on the main actor")
    func elsewhere() async throws {
        var shaper: CairoTextShaper? = try CairoTextShaper()
        let runs = [
            TextRun(
                string: "Good morning", font: ResolvedFont(family: .system, size: 17, weight: 400),
                color: ResolvedColor(red: 0, green: 0, blue: 0))
        ]
        let end = End()
        end.watch(try #require(pango_context_get_font_map(shaper?.library(for: runs).context)))
        let last = Last(shaper)
        shaper = nil
        await Task.detached { last.letGo() }.value
        // The release waits for its turn.
        for _ in 0..<1_000 where !end.isSeen { await Task.yield() }
        #expect(end.isSeen)
        #expect(end.isOnMainQueue)
    }

    /// The last one that holds a shaper.
    private final class Last: Sendable {
        private let shaper: Mutex<CairoTextShaper?>

        init(_ shaper: CairoTextShaper?) { self.shaper = Mutex(shaper) }

        func letGo() { shaper.withLock { $0 = nil } }
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
}
