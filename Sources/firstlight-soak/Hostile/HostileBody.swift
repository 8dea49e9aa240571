// Licensed under the Apache License, Version 2.0.

import LaunchCore

/// Bodies that a ``HostileServer`` sends.
enum HostileBody {
    /// The good answer that carries a number: JSON of 20 bytes to 8 KB.
    static func json(_ number: Int) -> [UInt8] {
        var random = SplitMix(seed: 0x0B0D_4, index: number)
        let padding = String(repeating: "x", count: Int.random(in: 0...8000, using: &random))
        return Array("{\"number\":\(number),\"padding\":\"\(padding)\"}".utf8)
    }

    /// Bytes as one chunk of a chunked body.
    static func chunk(_ bytes: [UInt8]) -> [UInt8] {
        Array((String(bytes.count, radix: 16) + "\r\n").utf8) + bytes + Array("\r\n".utf8)
    }

    /// Bytes as gzip that holds them as they are (RFC 1951 3.2.4, RFC 1952).
    static func zipped(_ bytes: [UInt8]) -> [UInt8] {
        precondition(bytes.count <= 0xFFFF, "a stored block holds 65,535 bytes")
        let count = UInt16(bytes.count)
        return gzipHead + [1] + little(count) + little(~count) + bytes + little(checksum(bytes))
            + little(UInt32(bytes.count))
    }

    /// The beginning of gzip without an end: a block with fixed codes, one zero, and then ``bombTile`` again and again.
    static let bombHead: [UInt8] = gzipHead + Array(bomb(tiles: 1).prefix(2))
    /// 1,024 times thirteen bytes that stand for 2,064 zeros each.
    static let bombTile: [UInt8] = {
        let period = Array(bomb(tiles: 3).dropFirst(2).prefix(13))
        return (0..<1024).flatMap { _ in period }
    }()

    private static let gzipHead: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]

    /// RFC 1951, 3.2.6: the symbol 285 repeats 258 bytes, the distance code 0 means the byte before.
    private static func bomb(tiles: Int) -> [UInt8] {
        let start = [1, 1, 0] + [0, 0, 1, 1, 0, 0, 0, 0]
        let repetition = [1, 1, 0, 0, 0, 1, 0, 1] + [0, 0, 0, 0, 0]
        let bits = start + (0..<tiles * 8).flatMap { _ in repetition }
        return stride(from: 0, to: bits.count - 7, by: 8).map { first in
            (0..<8).reduce(0) { $0 | UInt8(bits[first + $1]) << UInt8($1) }
        }
    }

    private static func little<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        (0..<Number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    /// CRC-32 as gzip has it.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
    }
}
