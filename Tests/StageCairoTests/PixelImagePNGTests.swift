// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import StageCairo
import Testing

@Suite struct PixelImagePNGTests {
    /// A picture of noise and flat parts; alpha is premultiplied.
    func picture(_ width: Int, _ height: Int, opaque: Bool, seed: UInt64 = 1) -> PixelImage {
        var generator = SeededGenerator(seed: seed)
        var bytes: [UInt8] = []
        for pixel in 0..<width * height {
            let alpha = opaque ? 255 : UInt8.random(in: 0...255, using: &generator)
            for _ in 0..<3 {
                bytes.append(pixel % 7 < 4 ? alpha / 2 : UInt8.random(in: 0...alpha, using: &generator))
            }
            bytes.append(alpha)
        }
        return PixelImage(width: width, height: height, bytes: bytes)
    }

    @Test(
        "A picture comes back as it was", arguments: [(1, 1), (7, 3), (64, 64), (3, 200), (301, 17)],
        [true, false])
    func roundTrip(size: (Int, Int), opaque: Bool) throws {
        for level in [1, 6, 12] {
            let image = picture(size.0, size.1, opaque: opaque)
            let data = try image.pngData(level: level)
            #expect(try PixelImage(pngData: data) == image)
            // Colour type: RGB when nothing is transparent, RGBA else.
            #expect(data[25] == (opaque ? 2 : 6))
        }
    }

    static let pythonPath = ["/usr/bin/python3", "/usr/local/bin/python3"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    @Test(
        "Another decoder sees the same pixels", .enabled(if: pythonPath != nil, "python3 is not installed"),
        arguments: [true, false])
    func secondDecoder(opaque: Bool) throws {
        let image = picture(33, 21, opaque: opaque)
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try image.pngData().write(to: file)
        let script = """
            import sys, zlib, struct
            data = open(sys.argv[1], 'rb').read()
            assert data[:8] == b'\\x89PNG\\r\\n\\x1a\\n'
            at, packed = 8, b''
            while at < len(data):
                length, kind = struct.unpack('>I4s', data[at:at + 8])
                body = data[at + 8:at + 8 + length]
                assert struct.unpack('>I', data[at + 8 + length:at + 12 + length])[0] == zlib.crc32(kind + body)
                if kind == b'IHDR': width, height, depth, color = struct.unpack('>IIBB', body[:10])
                if kind == b'IDAT': packed += body
                at += 12 + length
            rows = zlib.decompress(packed)
            row = 1 + width * (3 if color == 2 else 4)
            assert len(rows) == row * height
            lines, above = b'', bytes(row - 1)
            for y in range(height):
                kind, line = rows[y * row], rows[y * row + 1:(y + 1) * row]
                assert kind in (0, 2)
                if kind == 2: line = bytes((a + b) & 255 for a, b in zip(line, above))
                lines, above = lines + line, line
            print(width, height, color, lines.hex())
            """
        let process = Process()
        process.executableURL = URL(filePath: Self.pythonPath ?? "")
        process.arguments = ["-c", script, file.path]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        var expected = "33 21 \(opaque ? 2 : 6) "
        for start in stride(from: 0, to: image.bytes.count, by: 4) {
            let alpha = Int(image.bytes[start + 3])
            var samples = [2, 1, 0].map { offset in
                alpha == 0 ? 0 : (Int(image.bytes[start + offset]) * 255 + alpha / 2) / alpha
            }
            if !opaque { samples.append(alpha) }
            expected += samples.map { String(format: "%02x", $0) }.joined()
        }
        #expect(output.trimmingCharacters(in: .whitespacesAndNewlines) == expected)
    }

    @Test("Each filter of the format is undone", arguments: 0...4)
    func filters(type: Int) throws {
        let data = try #require(Data(base64Encoded: Self.filtered[type]))
        let image = try PixelImage(pngData: data)
        #expect((image.width, image.height) == (4, 4))
        // The picture was made as red = 40 x + y, green = 60 y + x, blue = 100.
        for y in 0..<4 {
            for x in 0..<4 {
                let place = (y * 4 + x) * 4
                let expected = [100, UInt8(60 * y + x), UInt8(40 * x + y), 255]
                #expect(Array(image.bytes[place..<place + 4]) == expected)
            }
        }
    }

    @Test("A damaged file is refused with the reason")
    func damaged() throws {
        let good = try picture(20, 20, opaque: true).pngData()
        #expect(throws: PNGError.notPNG) { try PixelImage(pngData: Data("hello".utf8)) }
        #expect(throws: PNGError.truncated) { try PixelImage(pngData: good.dropLast(4)) }
        #expect(throws: PNGError.truncated) { try PixelImage(pngData: good.dropLast(12)) }
        #expect(throws: PNGError.truncated) { try PixelImage(pngData: good.prefix(8)) }
        var flipped = good
        flipped[80] ^= 1
        #expect(throws: PNGError.badChecksum(chunk: "IDAT")) { try PixelImage(pngData: flipped) }
    }

    @Test("No cut and no flipped byte crashes or passes unnoticed")
    func everyDamage() throws {
        let image = picture(9, 9, opaque: false)
        let good = try image.pngData()
        for length in 0..<good.count {
            #expect(throws: PNGError.self) { try PixelImage(pngData: good.prefix(length)) }
        }
        for index in good.indices {
            var bad = good
            bad[index] ^= 0x10
            #expect(throws: PNGError.self) { try PixelImage(pngData: bad) }
        }
    }

    @Test("A picture without pixels cannot be written")
    func empty() {
        #expect(throws: PNGError.emptyPicture) {
            try PixelImage(width: 0, height: 0, bytes: []).pngData()
        }
    }
}

extension PixelImagePNGTests {
    /// The same picture of 4 x 4 pixels with each filter type, made with zlib.
    static let filtered = [
        "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAOklEQVR42gXBiwGAEABF0Ydl0ArRCsoKdwiftVLrOU"
            + "cS3lAszSFzEhJ3pl/INmLnGYyJ3MuxqB/zZwNRaw/RSrBUsgAAAABJRU5ErkJggg==",
        "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAHUlEQVR42mNkYEjRYGSAIEZGGyQOUwUSh3kLggMAe+"
            + "gE76xkasUAAAAASUVORK5CYII=",
        "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAHElEQVR42mNiYEjRYEwJYEqpYE5hYrRhgCPcHACo0A"
            + "Vr3aJG3AAAAABJRU5ErkJggg==",
        "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAJUlEQVR42mNmYEjRYDSyYTIKYDJiZrQxEpVngCBmpi"
            + "hkTgWCAwCT6AU9SML3+AAAAABJRU5ErkJggg==",
        "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAGklEQVR42mNhYEjRYGSAIBZGGwZGRijCzQEAPXQBua"
            + "dNuyMAAAAASUVORK5CYII=",
    ]
}
