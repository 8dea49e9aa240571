// Licensed under the Apache License, Version 2.0.

/// The bytes of a PNG file of two colours, without compression (W3C, PNG, third edition; RFC 1950 and 1951).
enum PaletteFile {
    /// Returns the file of a picture.
    ///
    /// - Parameters:
    ///   - width: The pixels in a row.
    ///   - height: The rows.
    ///   - colors: Red, green, blue and opacity of the colour for false, and of that for true.
    ///   - pixel: Returns the colour of a pixel by its column and row.
    static func bytes(
        width: Int, height: Int, colors: (off: [UInt8], on: [UInt8]), pixel: (Int, Int) -> Bool
    ) -> [UInt8] {
        var rows: [UInt8] = []
        for y in 0..<height {
            rows.append(0)
            for start in stride(from: 0, to: width, by: 8) {
                rows.append(
                    (0..<8).reduce(UInt8(0)) { byte, bit in
                        byte << 1 | (start + bit < width && pixel(start + bit, y) ? 1 : 0)
                    })
            }
        }
        var stored: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: rows.count, by: 0xFFFF) {
            let part = rows[start..<min(start + 0xFFFF, rows.count)]
            let (low, high) = (UInt8(part.count & 0xFF), UInt8(part.count >> 8))
            stored += [part.endIndex == rows.count ? 1 : 0, low, high, ~low, ~high]
            stored += part
        }
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in rows {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
        stored += number(b << 16 | a)
        let header = number(UInt32(width)) + number(UInt32(height)) + [1, 3, 0, 0, 0]
        let palette = Array(colors.off.prefix(3)) + Array(colors.on.prefix(3))
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
            + chunk("PLTE", palette) + chunk("tRNS", [colors.off[3], colors.on[3]]) + chunk("IDAT", stored)
            + chunk("IEND", [])
    }

    private static func number(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
    }

    private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + data
        var sum = UInt32.max
        for byte in body {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return number(UInt32(data.count)) + body + number(~sum)
    }
}
