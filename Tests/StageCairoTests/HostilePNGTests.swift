// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import Testing

/// PNG files whose header asks for more memory than their pixels are worth.
@Suite(.serialized) struct HostilePNGTests {
    private func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// CRC-32 as the format has it, bit by bit.
    private func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
    }

    private func part(_ type: String, _ content: [UInt8]) -> [UInt8] {
        let checked = Array(type.utf8) + content
        return bigEndian(UInt32(content.count)) + checked + bigEndian(checksum(checked))
    }

    /// A well-formed file of a size, with so many packed bytes.
    private func file(_ width: UInt32, _ height: UInt32, packed: [UInt8], colorType: UInt8 = 6) -> Data {
        Data(
            [137, 80, 78, 71, 13, 10, 26, 10]
                + part("IHDR", bigEndian(width) + bigEndian(height) + [8, colorType, 0, 0, 0])
                + part("IDAT", packed) + part("IEND", []))
    }

    /// An empty stream: RFC 1950's header, one last block without content, its checksum.
    private let nothing: [UInt8] = [0x78, 0x9C, 0x03, 0, 0, 0, 0, 1, 0]

    /// The most memory that this process has had, in KiB, since it was last asked for from the start.
    private func peak(fromNow: Bool = false) throws -> Int {
        if fromNow, let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") {
            // Where the system does not let a process do that, the peak is that of its whole life.
            try? file.write(contentsOf: Data("5".utf8))
        }
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        return try #require(line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) })
    }

    private func refuse(_ file: Data, _ expected: PNGError) throws {
        let before = try peak(fromNow: true)
        #expect(throws: expected) { try PixelImage(pngData: file) }
        // The smallest of them would take 268 MB for its rows alone; other tests take some beside it.
        #expect(try peak() - before < 128 * 1024)
    }

    @Test("66 bytes that name 4 GB are refused before memory is taken, with the limit in the message")
    func pixels() throws {
        let file = file(32768, 32768, packed: nothing)
        #expect(file.count == 66)
        try refuse(file, .tooLarge(width: 32768, height: 32768))
        let error = PNGError.tooLarge(width: 32768, height: 32768)
        #expect(
            error.description
                == "The PNG file has 32768 x 32768 pixels, and at most 67108864 are read. Make it smaller.")
        try refuse(
            self.file(.max, .max, packed: nothing), .tooLarge(width: 4_294_967_295, height: 4_294_967_295))
        try refuse(self.file(1, 67_108_865, packed: nothing), .tooLarge(width: 1, height: 67_108_865))
    }

    @Test(
        "A size that the packed pixels cannot give is refused before memory is taken", arguments: [6, 2, 0])
    func packed(colorType: UInt8) throws {
        try refuse(file(16384, 4096, packed: nothing, colorType: colorType), .corruptPixels)
        try refuse(file(67_108_864, 1, packed: nothing, colorType: colorType), .corruptPixels)
    }

    @Test("What deflate packs best is read: nearly 1032 bytes for one", arguments: [1, 12])
    func plain(level: Int) throws {
        let bytes = [UInt8](repeating: 0, count: 4 * 2048 * 1024).enumerated().map { $0 % 4 == 3 ? 255 : $1 }
        let image = PixelImage(width: 2048, height: 1024, bytes: bytes)
        let data = try image.pngData(level: level)
        if level == 12 { #expect(3 * 2048 * 1024 / data.count > 950) }
        #expect(try PixelImage(pngData: data) == image)
    }
}
