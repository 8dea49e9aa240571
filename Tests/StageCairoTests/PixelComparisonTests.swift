// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import StageCairo
import Testing

@Suite struct PixelComparisonTests {
    func flat(_ width: Int, _ height: Int, _ level: UInt8 = 100) -> PixelImage {
        PixelImage(width: width, height: height, bytes: [UInt8](repeating: level, count: width * height * 4))
    }

    func changed(_ image: PixelImage, _ changes: [(x: Int, y: Int, channel: Int, level: UInt8)]) -> PixelImage
    {
        var bytes = image.bytes
        for change in changes {
            bytes[(change.y * image.width + change.x) * 4 + change.channel] = change.level
        }
        return PixelImage(width: image.width, height: image.height, bytes: bytes)
    }

    @Test("Equal pictures have no difference")
    func equal() {
        let comparison = PixelComparison(expected: flat(9, 7), actual: flat(9, 7))
        #expect(comparison.isEqual && comparison.box == nil && comparison.largestDifference == 0)
        #expect(comparison.description == "No pixel differs.")
    }

    @Test("The number, the largest difference and the box are exact", arguments: 0...3)
    func figures(channel: Int) {
        let actual = changed(flat(9, 7), [(2, 1, channel, 90), (6, 1, channel, 101), (3, 5, channel, 255)])
        let comparison = PixelComparison(expected: flat(9, 7), actual: actual)
        #expect(comparison.differingPixels == 3)
        #expect(comparison.largestDifference == 155)
        #expect(comparison.box == PixelRect(left: 2, top: 1, right: 7, bottom: 6))
        #expect(comparison.differingPixels(above: 1) == 2)
        #expect(
            comparison.description
                == "3 pixels differ, by up to 155 of 255, in columns 2..<7, rows 1..<6.")
    }

    @Test("Pictures of different sizes are never equal")
    func sizes() {
        let comparison = PixelComparison(expected: flat(9, 7), actual: flat(7, 9))
        #expect(!comparison.isEqual && !comparison.sameSize)
        #expect(comparison.description.contains("expected 9 x 7, actual 7 x 9"))
        #expect(comparison.picture().width == 9 * 3 + 16)
    }

    @Test("The difference picture holds both and marks what differs in red")
    func picture() {
        let actual = changed(flat(9, 7), [(2, 1, 0, 255)])
        let picture = PixelComparison(expected: flat(9, 7), actual: actual).picture()
        #expect((picture.width, picture.height) == (9 * 3 + 16, 7))
        func pixel(_ x: Int, _ y: Int) -> [UInt8] {
            let place = (y * picture.width + x) * 4
            return Array(picture.bytes[place..<place + 4])
        }
        #expect(pixel(2, 1) == [100, 100, 100, 100])
        #expect(pixel(34 + 2, 1) == [255, 100, 100, 100])
        let mark = pixel(17 + 2, 1)
        #expect(mark[2] == 255 && mark[0] < 50 && mark[3] == 255)
        let same = pixel(17 + 3, 1)
        #expect(same[0] == same[2] && same[0] > 200)
    }
}

@Suite struct PixelHashTests {
    func noise(_ width: Int, _ height: Int) -> PixelImage {
        var generator = SeededGenerator(seed: 5)
        let bytes = (0..<width * height * 4).map { _ in UInt8.random(in: 0...255, using: &generator) }
        return PixelImage(width: width, height: height, bytes: bytes)
    }

    /// The algorithm as its documentation tells it.
    func described(_ image: PixelImage) -> UInt64 {
        var lanes = (1...32).map { UInt32(0x9e37_79b9) &* UInt32($0) }
        for y in 0..<image.height {
            for x in 0..<image.width {
                let place = (y * image.width + x) * 4
                let pixel = (0..<4).reduce(UInt32(0)) {
                    $0 | UInt32(image.bytes[place + $1]) << UInt32(8 * $1)
                }
                let value = (lanes[x % 32] ^ pixel) &* 0x85eb_ca6b
                lanes[x % 32] = value ^ (value >> 15)
            }
            lanes[y % 32] = (lanes[y % 32] ^ 0xc2b2_ae35) &* 0x27d4_eb2f
        }
        func mix(_ value: UInt64) -> UInt64 {
            let first = (value ^ (value >> 32)) &* 0x9fb2_1c65_1e98_df25
            return first ^ (first >> 29)
        }
        return lanes.reduce(mix(UInt64(image.width) << 32 | UInt64(image.height))) {
            mix($0 &* 31 &+ UInt64($1))
        }
    }

    @Test("The hash is the documented one", arguments: [(1, 1), (8, 8), (32, 40), (13, 5), (100, 41)])
    func documented(size: (Int, Int)) {
        let image = noise(size.0, size.1)
        #expect(image.pixelHash == described(image))
    }

    @Test("One changed bit anywhere changes the hash")
    func sensitive() {
        let image = noise(11, 6)
        var seen: Set = [image.pixelHash]
        for index in image.bytes.indices {
            for bit in 0..<8 {
                var bytes = image.bytes
                bytes[index] ^= 1 << bit
                seen.insert(PixelImage(width: 11, height: 6, bytes: bytes).pixelHash)
            }
        }
        #expect(seen.count == 11 * 6 * 32 + 1)
    }

    @Test("The same bytes in another shape have another hash")
    func shape() {
        let bytes = [UInt8](repeating: 7, count: 16 * 4)
        let shapes = [(16, 1), (8, 2), (4, 4), (2, 8), (1, 16)]
        let hashes = Set(shapes.map { PixelImage(width: $0.0, height: $0.1, bytes: bytes).pixelHash })
        #expect(hashes.count == 5)
    }

    @Test("A golden tells the hash of its pixels, and is a picture like any other")
    func golden() throws {
        let image = noise(31, 12)
        let opaque = PixelImage(
            width: 31, height: 12,
            bytes: image.bytes.enumerated().map { $0.offset % 4 == 3 ? 255 : $0.element })
        let data = try opaque.goldenData()
        #expect(PixelImage.goldenHash(of: data) == opaque.pixelHash)
        #expect(try PixelImage(pngData: data) == opaque)
        #expect(PixelImage.goldenHash(of: try opaque.pngData()) == nil)
    }

    @Test("The hash of a golden does not count beside other pixels")
    func editedGolden() throws {
        let flat = { (level: UInt8) in
            PixelImage(width: 9, height: 7, bytes: [UInt8](repeating: level, count: 9 * 7 * 4))
        }
        let (first, second) = (try flat(255).goldenData(), try flat(0).pngData(level: 12))
        // The header and the note of one, the pixels of the other.
        let note = first.count - (try flat(255).pngData(level: 12)).count
        let mixed = first.prefix(33 + note) + second.dropFirst(33)
        #expect(PixelImage.goldenHash(of: Data(mixed)) == nil)
        #expect(PixelImage.goldenHash(of: Data()) == nil)
        #expect(PixelImage.goldenHash(of: first.prefix(60)) == nil)
    }
}
