// Licensed under the Apache License, Version 2.0.

/// The dark and light squares of a QR code of bytes (ISO/IEC 18004).
struct QRCode: Hashable, Sendable {
    /// The shares of a code that may be lost: 7, 15, 25 and 30 in a hundred.
    enum Level: Int {
        case low, medium, quarter, high
        /// The number that stands in the code (table 12).
        var mark: Int { [1, 0, 3, 2][rawValue] }
    }
    /// The squares in a row.
    private(set) var size: Int
    private var version: Int
    private var isDark: [Bool]
    private var isFixed: [Bool]

    /// Creates the smallest code of bytes; nil for more than a code can hold.
    init?(_ bytes: [UInt8], level: Level) {
        func room(_ version: Int) -> Int {
            let (row, column) = (level.rawValue, version - 1)
            return Self.squares(version) / 8
                - QRTables.correction[row][column] * QRTables.blocks[row][column]
        }
        guard
            let version = (1...40).first(where: { 4 + ($0 < 10 ? 8 : 16) + bytes.count * 8 <= room($0) * 8 })
        else { return nil }
        (self.version, size) = (version, version * 4 + 17)
        isDark = Array(repeating: false, count: size * size)
        isFixed = isDark
        // The mode of bytes, their number, the bytes, and what fills the rest.
        var bits = [false, true, false, false]
        func add(_ value: Int, _ count: Int) {
            bits += (0..<count).reversed().map { value >> $0 & 1 == 1 }
        }
        add(bytes.count, version < 10 ? 8 : 16)
        for byte in bytes { add(Int(byte), 8) }
        add(0, min(4, room(version) * 8 - bits.count))
        add(0, (8 - bits.count % 8) % 8)
        var data = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        var isFirst = true
        while data.count < room(version) {
            data.append(isFirst ? 0xEC : 0x11)
            isFirst.toggle()
        }
        drawFixed()
        drawLevel(level, mask: 0)
        draw(Self.interleaved(data, version, level))
        let masks = (0..<8).map { mask in
            var copy = self
            copy.turn(mask)
            copy.drawLevel(level, mask: mask)
            return copy
        }
        if let best = masks.min(by: { $0.penalty < $1.penalty }) { self = best }
    }

    /// Returns whether a square is dark.
    func isDark(_ x: Int, _ y: Int) -> Bool { isDark[y * size + x] }

    // MARK: Correction

    /// The squares for data and correction in a code.
    private static func squares(_ version: Int) -> Int {
        var result = (16 * version + 128) * version + 64
        guard version >= 2 else { return result }
        let count = version / 7 + 2
        result -= (25 * count - 10) * count - 55
        return version >= 7 ? result - 36 : result
    }

    private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        (0..<8).reversed().reduce(UInt8(0)) { sum, bit in
            (sum << 1) ^ (sum >> 7 == 1 ? 0x1D : 0) ^ (b >> bit & 1 == 1 ? a : 0)
        }
    }

    /// Returns the bytes that correct others, by Reed and Solomon.
    static func correction(of data: some Sequence<UInt8>, count: Int) -> [UInt8] {
        var divisor = Array(repeating: UInt8(0), count: count - 1) + [1]
        var root: UInt8 = 1
        for _ in 0..<count {
            for index in 0..<count {
                divisor[index] = product(divisor[index], root)
                if index + 1 < count { divisor[index] ^= divisor[index + 1] }
            }
            root = product(root, 2)
        }
        var rest = Array(repeating: UInt8(0), count: count)
        for byte in data {
            let factor = byte ^ rest.removeFirst()
            rest.append(0)
            for index in 0..<count { rest[index] ^= product(divisor[index], factor) }
        }
        return rest
    }

    private static func interleaved(_ data: [UInt8], _ version: Int, _ level: Level) -> [UInt8] {
        let count = QRTables.blocks[level.rawValue][version - 1]
        let correction = QRTables.correction[level.rawValue][version - 1]
        let whole = squares(version) / 8
        let (short, length) = (count - whole % count, whole / count - correction)
        var blocks: [ArraySlice<UInt8>] = []
        var start = 0
        for block in 0..<count {
            let end = start + length + (block < short ? 0 : 1)
            blocks.append(data[start..<end])
            start = end
        }
        let corrections = blocks.map { Self.correction(of: $0, count: correction) }
        let first = (0...length).flatMap { index in
            blocks.compactMap { index < $0.count ? $0[$0.startIndex + index] : nil }
        }
        return first + (0..<correction).flatMap { index in corrections.map { $0[index] } }
    }

    // MARK: Squares

    private mutating func fix(_ x: Int, _ y: Int, _ dark: Bool) {
        guard (0..<size).contains(x), (0..<size).contains(y) else { return }
        isDark[y * size + x] = dark
        isFixed[y * size + x] = true
    }

    private mutating func drawFixed() {
        for index in 0..<size {
            fix(6, index, index % 2 == 0)
            fix(index, 6, index % 2 == 0)
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for dy in -4...4 {
                for dx in -4...4 {
                    let ring = max(abs(dx), abs(dy))
                    fix(x + dx, y + dy, ring != 2 && ring != 4)
                }
            }
        }
        var places: [Int] = []
        if version > 1 {
            let count = version / 7 + 2
            let step = (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2
            places = [6] + (0..<count - 1).reversed().map { size - 7 - $0 * step }
        }
        for x in places {
            for y in places where ![[6, 6], [6, size - 7], [size - 7, 6]].contains([x, y]) {
                for dy in -2...2 { for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
            }
        }
        guard version >= 7 else { return }
        let rest = (0..<12).reduce(version) { rest, _ in rest << 1 ^ (rest >> 11) * 0x1F25 }
        for bit in 0..<18 {
            let dark = (version << 12 | rest) >> bit & 1 == 1
            fix(size - 11 + bit % 3, bit / 3, dark)
            fix(bit / 3, size - 11 + bit % 3, dark)
        }
    }

    private mutating func drawLevel(_ level: Level, mask: Int) {
        let data = level.mark << 3 | mask
        let rest = (0..<10).reduce(data) { rest, _ in rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (data << 10 | rest) ^ 0x5412
        for bit in 0..<15 {
            let dark = bits >> bit & 1 == 1
            switch bit {
            case ..<6: fix(8, bit, dark)
            case 6, 7: fix(8, bit + 1, dark)
            case 8: fix(7, 8, dark)
            default: fix(14 - bit, 8, dark)
            }
            if bit < 8 { fix(size - 1 - bit, 8, dark) } else { fix(8, size - 15 + bit, dark) }
        }
        fix(8, size - 8, true)
    }

    private mutating func draw(_ bytes: [UInt8]) {
        var bit = 0
        for pair in 0..<size / 2 {
            // The column of the second ruler is left out.
            let right = size - 1 - pair * 2 - (size - 1 - pair * 2 <= 6 ? 1 : 0)
            for step in 0..<size {
                let y = (right + 1) & 2 == 0 ? size - 1 - step : step
                for x in [right, right - 1] where !isFixed[y * size + x] && bit < bytes.count * 8 {
                    isDark[y * size + x] = bytes[bit / 8] >> (7 - bit % 8) & 1 == 1
                    bit += 1
                }
            }
        }
    }

    private mutating func turn(_ mask: Int) {
        for y in 0..<size {
            for x in 0..<size where !isFixed[y * size + x] {
                let isTurned =
                    switch mask {
                    case 0: (x + y) % 2 == 0
                    case 1: y % 2 == 0
                    case 2: x % 3 == 0
                    case 3: (x + y) % 3 == 0
                    case 4: (x / 3 + y / 2) % 2 == 0
                    case 5: x * y % 2 + x * y % 3 == 0
                    case 6: (x * y % 2 + x * y % 3) % 2 == 0
                    default: ((x + y) % 2 + x * y % 3) % 2 == 0
                    }
                if isTurned { isDark[y * size + x].toggle() }
            }
        }
    }

    /// The points against a mask (table 11): runs, blocks, what looks like a corner, and too much of one colour.
    private var penalty: Int {
        var result = 0
        let corner = [true, false, true, true, true, false, true]
        let light = Array(repeating: false, count: 4)
        for isColumn in [false, true] {
            for a in 0..<size {
                let line = (0..<size).map { isColumn ? isDark(a, $0) : isDark($0, a) }
                var run = 0
                for b in 0..<size {
                    run = b > 0 && line[b] == line[b - 1] ? run + 1 : 1
                    if run == 5 { result += 3 } else if run > 5 { result += 1 }
                    let rest = Array(line[b...].prefix(11))
                    if rest == corner + light || rest == light + corner { result += 40 }
                }
            }
        }
        for y in 1..<size {
            for x in 1..<size {
                let dark = isDark(x, y)
                let others = [isDark(x - 1, y), isDark(x, y - 1), isDark(x - 1, y - 1)]
                if others.allSatisfy({ $0 == dark }) { result += 3 }
            }
        }
        let share = isDark.count { $0 } * 100 / isDark.count
        return result + abs(share - 50) / 5 * 10
    }
}
