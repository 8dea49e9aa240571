// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct PictureHeaderTests {
    private func header(_ bytes: [UInt8]) throws -> PictureHeader {
        try PictureHeader(reading: bytes, file: "a.png")
    }

    @Test("A PNG tells its pixels, its bits and whether it can be transparent")
    func png() throws {
        let icon = try header(PictureSamples.png(1024, 512, color: 2))
        #expect(icon.format == .png)
        #expect(icon.pixels == PixelSize(1024, 512))
        #expect(icon.bitDepth == 8)
        #expect(!icon.hasAlpha)
        #expect(icon.decodedBytes == 2_097_152)
        #expect(try header(PictureSamples.png(1, 1, depth: 16, color: 6)).hasAlpha)
        #expect(try header(PictureSamples.png(1, 1, color: 4)).hasAlpha)
        #expect(try !header(PictureSamples.png(1, 1, depth: 1, color: 3)).hasAlpha)
        let transparent = PictureSamples.chunk("PLTE", [0, 0, 0]) + PictureSamples.chunk("tRNS", [0])
        #expect(try header(PictureSamples.png(1, 1, color: 3, between: transparent)).hasAlpha)
    }

    @Test("Xcode's own PNG, with a chunk before the header, is read")
    func appleChunk() throws {
        let bytes = PictureSamples.png(7, 9, color: 6)
        let own = PictureSamples.signature + PictureSamples.chunk("CgBI", [0, 0, 0, 0]) + bytes.dropFirst(8)
        #expect(try header(own).pixels == PixelSize(7, 9))
    }

    @Test("A JPEG tells its pixels after segments of any length and has no alpha")
    func jpeg() throws {
        let photo = try header(PictureSamples.jpeg)
        #expect(photo.format == .jpeg)
        #expect(photo.pixels == PixelSize(640, 480))
        #expect(photo.bitDepth == 8)
        #expect(!photo.hasAlpha)
    }

    @Test(
        "Vectors and other formats are told by their beginning and have no pixels",
        arguments: PictureSamples.unmeasured)
    func others(bytes: [UInt8], format: PictureHeader.Format) throws {
        #expect(try header(bytes).format == format)
        #expect(try header(bytes).pixels == nil)
        #expect(try header(bytes).decodedBytes == nil)
    }

    @Test("A picture of the greatest size does not overflow the sum of its memory")
    func greatest() throws {
        #expect(try header(PictureSamples.png(0x7FFF_FFFF, 0x7FFF_FFFF, color: 6)).decodedBytes == Int.max)
    }

    @Test(
        "A file that is no picture, or ends in its header, is a problem with its path",
        arguments: PictureSamples.broken)
    func broken(bytes: [UInt8], reason: String) {
        let problem = #expect(throws: ArtefactProblem.self) { try header(bytes) }
        #expect(problem?.file == "a.png")
        #expect(problem?.reason.contains(reason) == true, "\(problem?.reason ?? "")")
    }
}

/// Pictures of a few bytes, whole and broken.
enum PictureSamples {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        number(data.count) + Array(name.utf8) + data + [0, 0, 0, 0]
    }

    static func number(_ number: Int) -> [UInt8] {
        (0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    static func png(_ width: Int, _ height: Int, depth: UInt8 = 8, color: UInt8, between: [UInt8] = [])
        -> [UInt8]
    {
        signature + chunk("IHDR", number(width) + number(height) + [depth, color, 0, 0, 0]) + between
            + chunk("IDAT", [1, 2, 3]) + chunk("IEND", [])
    }

    static let jpeg: [UInt8] =
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 9, 9, 0xFF, 0xFF, 0xC4, 0, 3, 0, 0xFF, 0xC2, 0, 11, 8, 0x01, 0xE0]
        + [0x02, 0x80, 1, 1, 0x11, 0, 0xFF, 0xDA]

    static let unmeasured: [(bytes: [UInt8], format: PictureHeader.Format)] = [
        (Array("%PDF-1.7\n".utf8), .pdf), (Array("<svg xmlns=\"\"/>".utf8), .svg),
        (Array("\u{FEFF}\n<?xml version=\"1.0\"?>\n<!-- a --><svg/>".utf8), .svg),
        (Array("\0\0\0\u{18}ftypheic".utf8), .heic), (Array("RIFF\0\0\0\0WEBPVP8 ".utf8), .webp),
    ]

    static let broken: [(bytes: [UInt8], reason: String)] = [
        ([], "no PNG"), (Array("<html/>".utf8), "no PNG"), (Array("svg".utf8), "no PNG"),
        (Array(png(1, 1, color: 2).prefix(20)), "ends in its header"), (signature, "has no header"),
        // 33 bytes are the signature and the header; its pixels need 15.
        (Array(png(1, 1, color: 2).prefix(47)), "ends before its pixels do"),
        (Array(png(1, 1, color: 2).prefix(40)), "ends before its pixels do"),
        (signature + chunk("IDAT", []), "does not begin with its header"),
        (png(0, 1, color: 2), "a size of 0 × 1 pixels"),
        (png(1, 1, depth: 3, color: 2), "colour type 2 with 3 bits"),
        (png(1, 1, color: 7), "colour type 7"), (signature + chunk("IHDR", [1]), "not 13 bytes long"),
        ([0xFF, 0xD8], "ends in its header"), ([0xFF, 0xD8, 0xFF, 0xDA], "no size before its pixels"),
        ([0xFF, 0xD8, 1], "no marker"), ([0xFF, 0xD8, 0xFF, 0xE0, 0, 0], "without a length"),
        ([0xFF, 0xD8] + Array(repeating: 0xFF, count: 100), "ends in its header"),
    ]
}
