// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import Testing

@MainActor
@Suite struct FilmStripTests {
    func flat(_ width: Int, _ height: Int, _ pixel: [UInt8]) -> PixelImage {
        PixelImage(
            width: width, height: height, bytes: (0..<width * height).flatMap { _ in pixel })
    }

    @Test(
        "Instants read as people write them",
        arguments: [
            (0, "0 ms"), (250, "250 ms"), (999, "999 ms"), (1000, "1 s"), (1050, "1.05 s"),
            (12_500, "12.5 s"),
        ])
    func labels(milliseconds: Int, text: String) {
        #expect(FilmStrip.label(of: .milliseconds(milliseconds)) == text)
    }

    @Test("Frames stand side by side, in rows, on a neutral ground")
    func layout() throws {
        let strip = FilmStrip(shaper: try CairoTextShaper(), frameWidth: 50, scale: 1, columns: 3)
        let red = flat(25, 50, [0, 0, 255, 255])
        let picture = strip.image(of: (0..<4).map { .init(image: red, instant: .milliseconds($0 * 100)) })
        #expect((picture.width, picture.height) == (2 * 24 + 3 * 50 + 2 * 16, 2 * 24 + 2 * (100 + 40) + 16))
        func pixel(_ x: Int, _ y: Int) -> [UInt8] {
            Array(picture.bytes[(y * picture.width + x) * 4..<(y * picture.width + x) * 4 + 4])
        }
        #expect(pixel(2, 2) == [245, 242, 242, 255])
        for x in [24 + 25, 24 + 66 + 25, 24 + 132 + 25] { #expect(pixel(x, 74) == [0, 0, 255, 255]) }
        #expect(pixel(49, 24 + 156 + 50) == [0, 0, 255, 255])
        #expect(pixel(115, 24 + 156 + 50) == [245, 242, 242, 255])
        // There is dark ink where the first label is.
        #expect((132..<150).contains { y in (24..<74).contains { pixel($0, y)[0] < 90 } })
    }

    @Test("A smaller picture has the mean of the pixels it replaces")
    func scaling() {
        let bytes = (0..<64 * 64).flatMap { index -> [UInt8] in
            let level: UInt8 = (index + index / 64) % 2 == 0 ? 0 : 255
            return [level, level, level, 255]
        }
        let small = PixelImage(width: 64, height: 64, bytes: bytes).scaled(width: 16, height: 16)
        #expect((small.width, small.height) == (16, 16))
        for place in stride(from: 0, to: small.bytes.count, by: 4) {
            #expect(abs(Int(small.bytes[place]) - 128) < 16)
            #expect(small.bytes[place + 3] == 255)
        }
    }

    @Test("A thumbnail keeps its proportions and is never enlarged")
    func thumbnails() {
        let picture = flat(100, 200, [10, 20, 30, 255])
        let small = picture.thumbnail(maxWidth: 40, maxHeight: 40)
        #expect((small.width, small.height) == (20, 40))
        #expect(Array(small.bytes.prefix(4)) == [10, 20, 30, 255])
        #expect(picture.thumbnail(maxWidth: 900, maxHeight: 900) == picture)
    }
}
