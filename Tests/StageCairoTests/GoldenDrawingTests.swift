// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI
import Testing

@testable import StageCairo

/// A golden's note of the list that it was drawn from.
@MainActor @Suite struct GoldenDrawingTests {
    private let shaper: CairoTextShaper
    private let list: DisplayList

    init() throws {
        shaper = try CairoTextShaper()
        list = SplashScene(shaper: shaper).steady(angle: 0)
    }

    private func image() -> PixelImage {
        let renderer = CairoRenderer(size: list.size, scale: 1, shaper: shaper)
        renderer.render(list)
        return renderer.image
    }

    @Test func `A golden tells its list, its lines and its pixels`() throws {
        let drawing = GoldenDrawing(list, by: shaper)
        let data = try image().goldenData(drawnFrom: (list, drawing))
        #expect(PixelImage.goldenDrawing(of: data) == drawing)
        #expect(PixelImage.goldenLines(of: data) == list.lines())
        #expect(PixelImage.goldenHash(of: data) == image().pixelHash)
        #expect(try PixelImage(pngData: data) == image())
        let plain = try image().goldenData()
        #expect(PixelImage.goldenDrawing(of: plain) == nil)
        #expect(PixelImage.goldenLines(of: plain) == [])
        // The lines of the splash take less than one more kilobyte.
        #expect(data.count < plain.count + 1024)
    }

    @Test func `The notes do not count beside other pixels`() throws {
        let data = try image().goldenData(drawnFrom: (list, GoldenDrawing(list, by: shaper)))
        let other = try PixelImage(width: 1, height: 1, bytes: [1, 2, 3, 255]).pngData()
        // The notes of one file with the pixels of another: behind a signature of 8 bytes and a header of 25 bytes.
        let start = try #require(data.firstRange(of: Data("IDAT".utf8))).lowerBound - 4
        let pixels = try #require(other.firstRange(of: Data("IDAT".utf8))).lowerBound - 4
        let mixed = data[..<start] + other[pixels...]
        #expect(PixelImage.goldenDrawing(of: mixed) == nil)
        #expect(PixelImage.goldenHash(of: mixed) == nil)
    }

    @Test func `Another font or another folder is another renderer`() throws {
        let same = try CairoTextShaper()
        #expect(same.drawingKey == shaper.drawingKey)
        let file = try #require(
            FileManager.default.enumerator(atPath: CairoTextShaper.standardDirectories[0])?
                // A program that keeps a cache of fonts may have left a file of its own there.
                .compactMap { $0 as? String }.filter { $0.hasSuffix(".otf") || $0.hasSuffix(".ttf") }.min())
        let more = try CairoTextShaper(
            files: [URL(fileURLWithPath: CairoTextShaper.standardDirectories[0] + "/" + file)])
        #expect(more.drawingKey != shaper.drawingKey)
    }

    /// Whoever draws the same list otherwise raises `CairoRenderer.version`, or goldens are taken for equal that are not.
    @Test func `The pixels of a list belong to the renderer's version`() throws {
        #expect(CairoRenderer.version == 1)
        #expect(image().pixelHash == 13_254_837_845_244_063_996)
    }
}
