// Licensed under the Apache License, Version 2.0.

/// A QR code of bytes (ISO/IEC 18004, model 2, error correction M), for what a telephone takes from a screen.
struct QRCode {
    /// The number of modules along a side: 21 to 177.
    let side: Int
    private var isDark: [Bool]
    private var isFixed: [Bool]

    // For the versions 1 to 40 with correction M (ISO/IEC 18004, table 9).
    private static let correction: [Int] = [
        10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28,
        28,
        28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ]
    private static let blocks: [Int] = [
        1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28,
        29,
        31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ]

    /// Encodes bytes; nil for more than 2331.
    init?(_ bytes: [UInt8]) {
        guard
            let version = (1...40).first(where: {
                bytes.count * 8 + ($0 < 10 ? 12 : 20) <= 8 * Self.dataCount($0)
            })
        else { return nil }
        side = 17 + 4 * version
        isDark = Array(repeating: false, count: side * side)
        isFixed = isDark
        drawPatterns(version)
        place(Self.codewords(bytes, version))
        let masks = (0..<8).map { mask -> (code: QRCode, penalty: Int) in
            var code = self
            code.apply(mask)
            return (code, code.penalty)
        }
        if let best = masks.min(by: { $0.penalty < $1.penalty }) { isDark = best.code.isDark }
    }

    subscript(x: Int, y: Int) -> Bool { isDark[y * side + x] }

    /// The code as SVG, with a margin of four modules; `scale` is the side of a module.
    func svg(scale: Int = 3) -> String {
        let edge = (side + 8) * scale
        var path = ""
        for y in 0..<side {
            for x in 0..<side where self[x, y] {
                path += "M\((x + 4) * scale) \((y + 4) * scale)h\(scale)v\(scale)h-\(scale)z"
            }
        }
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(edge)\" height=\"\(edge)\">"
            + "<path fill=\"#fff\" d=\"M0 0h\(edge)v\(edge)H0z\"/><path d=\"\(path)\"/></svg>"
    }

    // MARK: - Bytes

    private static func moduleCount(_ version: Int) -> Int {
        var count = (16 * version + 128) * version + 64
        if version >= 2 {
            let marks = version / 7 + 2
            count -= (25 * marks - 10) * marks - 55
            if version >= 7 { count -= 36 }
        }
        return count
    }

    private static func dataCount(_ version: Int) -> Int {
        moduleCount(version) / 8 - correction[version - 1] * blocks[version - 1]
    }

    private static func codewords(_ bytes: [UInt8], _ version: Int) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) {
            for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
        }
        append(4, 4)
        append(bytes.count, version < 10 ? 8 : 16)
        for byte in bytes { append(Int(byte), 8) }
        let capacity = 8 * dataCount(version)
        append(0, min(4, capacity - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var padding = 0xEC
        while bits.count < capacity {
            append(padding, 8)
            padding ^= 0xEC ^ 0x11
        }
        let data = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        let (count, each) = (blocks[version - 1], correction[version - 1])
        let total = moduleCount(version) / 8
        let shortLength = total / count - each
        let shortCount = count - total % count
        var (parts, start): ([(data: [UInt8], correction: [UInt8])], Int) = ([], 0)
        for block in 0..<count {
            let length = shortLength + (block < shortCount ? 0 : 1)
            let part = Array(data[start..<start + length])
            parts.append((part, remainder(part, count: each)))
            start += length
        }
        let rows = (0...shortLength).flatMap { row in
            parts.compactMap { row < $0.data.count ? $0.data[row] : nil }
        }
        return rows + (0..<each).flatMap { row in parts.map { $0.correction[row] } }
    }

    /// The bytes of Reed and Solomon over GF(256) with 0x11D.
    private static func remainder(_ data: [UInt8], count: Int) -> [UInt8] {
        func multiply(_ one: UInt8, _ other: UInt8) -> UInt8 {
            var result: UInt16 = 0
            for bit in (0..<8).reversed() {
                result = result << 1 ^ (result >> 7) * 0x11D
                if other >> bit & 1 == 1 { result ^= UInt16(one) }
            }
            return UInt8(truncatingIfNeeded: result)
        }
        var (divisor, root) = ([UInt8](repeating: 0, count: count - 1) + [1], UInt8(1))
        for _ in 0..<count {
            for index in 0..<count {
                divisor[index] = multiply(divisor[index], root) ^ (index + 1 < count ? divisor[index + 1] : 0)
            }
            root = multiply(root, 2)
        }
        var result = [UInt8](repeating: 0, count: count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for index in 0..<count { result[index] ^= multiply(divisor[index], factor) }
        }
        return result
    }

    // MARK: - Modules

    private mutating func fix(_ x: Int, _ y: Int, _ dark: Bool) {
        isDark[y * side + x] = dark
        isFixed[y * side + x] = true
    }

    private mutating func drawPatterns(_ version: Int) {
        for index in 0..<side {
            fix(6, index, index % 2 == 0)
            fix(index, 6, index % 2 == 0)
        }
        for (cx, cy) in [(3, 3), (side - 4, 3), (3, side - 4)] {
            for y in max(cy - 4, 0)...min(cy + 4, side - 1) {
                for x in max(cx - 4, 0)...min(cx + 4, side - 1) {
                    let distance = max(abs(x - cx), abs(y - cy))
                    fix(x, y, distance != 2 && distance != 4)
                }
            }
        }
        let marks = Self.marks(version, side)
        for cy in marks {
            for cx in marks where ![(6, 6), (6, side - 7), (side - 7, 6)].contains(where: { $0 == (cx, cy) })
            {
                for y in -2...2 { for x in -2...2 { fix(cx + x, cy + y, max(abs(x), abs(y)) != 1) } }
            }
        }
        drawFormat(0)
        guard version >= 7 else { return }
        var rest = version
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
        let bits = version << 12 | rest
        for index in 0..<18 {
            let (near, far) = (index / 3, side - 11 + index % 3)
            fix(far, near, bits >> index & 1 == 1)
            fix(near, far, bits >> index & 1 == 1)
        }
    }

    private static func marks(_ version: Int, _ side: Int) -> [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2
        return [6] + (0..<count - 1).reversed().map { side - 7 - $0 * step }
    }

    /// The two copies of the mask's number; 0 stands for correction M.
    private mutating func drawFormat(_ mask: Int) {
        var rest = mask
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (mask << 10 | rest) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { fix(8, index, bit(index)) }
        fix(8, 7, bit(6))
        fix(8, 8, bit(7))
        fix(7, 8, bit(8))
        for index in 9..<15 { fix(14 - index, 8, bit(index)) }
        for index in 0..<8 { fix(side - 1 - index, 8, bit(index)) }
        for index in 8..<15 { fix(8, side - 15 + index, bit(index)) }
        fix(8, side - 8, true)
    }

    private mutating func place(_ words: [UInt8]) {
        var index = 0
        for right in stride(from: side - 1, through: 1, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
            for step in 0..<side {
                let isUp = (right + 1) & 2 == 0
                let y = isUp ? side - 1 - step : step
                for x in [right, right - 1] where !isFixed[y * side + x] && index < words.count * 8 {
                    isDark[y * side + x] = words[index >> 3] >> (7 - index & 7) & 1 == 1
                    index += 1
                }
            }
        }
    }

    private mutating func apply(_ mask: Int) {
        for y in 0..<side {
            for x in 0..<side where !isFixed[y * side + x] {
                let turns =
                    switch mask {
                    case 0: (x + y) % 2
                    case 1: y % 2
                    case 2: x % 3
                    case 3: (x + y) % 3
                    case 4: (x / 3 + y / 2) % 2
                    case 5: x * y % 2 + x * y % 3
                    case 6: (x * y % 2 + x * y % 3) % 2
                    default: ((x + y) % 2 + x * y % 3) % 2
                    }
                if turns == 0 { isDark[y * side + x].toggle() }
            }
        }
        drawFormat(mask)
    }

    /// The difficulty of reading it: runs, squares and one colour too many (the rule about look-alikes of the corners is left
    /// out, as any mask may be chosen).
    private var penalty: Int {
        var sum = 0
        for line in 0..<side {
            for isRow in [true, false] {
                var run = 0
                for index in 0..<side {
                    let at = { (place: Int) in isRow ? self[place, line] : self[line, place] }
                    run = index > 0 && at(index) == at(index - 1) ? run + 1 : 1
                    if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
                }
            }
        }
        for y in 1..<side {
            for x in 1..<side {
                let dark = self[x, y]
                if dark == self[x - 1, y], dark == self[x, y - 1], dark == self[x - 1, y - 1] { sum += 3 }
            }
        }
        let dark = isDark.count { $0 }
        return sum + abs(dark * 20 - side * side * 10) / (side * side) * 10
    }
}
