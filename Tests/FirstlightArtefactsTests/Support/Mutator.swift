// Licensed under the Apache License, Version 2.0.

import ProofSupport

/// Makes broken files from whole ones: the same bytes from a seed.
struct Mutator {
    private static let longest = 1 << 16
    private let samples: [[UInt8]]
    private let tokens: [[UInt8]]
    private let nests: [(open: [UInt8], close: [UInt8])]

    /// Takes real-looking files, words of their format, and the marks that open and close its levels.
    init(samples: [[UInt8]], tokens: [String], nests: [(String, String)]) {
        self.samples = samples
        self.tokens = tokens.map { Array($0.utf8) }
        self.nests = nests.map { (Array($0.utf8), Array($1.utf8)) }
    }

    init(samples: [String], tokens: [String], nests: [(String, String)]) {
        self.init(samples: samples.map { Array($0.utf8) }, tokens: tokens, nests: nests)
    }

    /// One of the files with a change, or with up to eight.
    func bytes(seed: UInt64) -> [UInt8] {
        var generator = SeededGenerator(seed: seed)
        guard var bytes = samples.randomElement(using: &generator) else { return [] }
        let changes = Bool.random(using: &generator) ? 1 : Int.random(in: 2...8, using: &generator)
        for _ in 0..<changes {
            change(&bytes, &generator)
            if bytes.count > Self.longest { bytes.removeSubrange(Self.longest...) }
        }
        return bytes
    }

    private func change(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        let part = range(in: bytes, &generator)
        switch Int.random(in: 0..<12, using: &generator) {
        case 0:
            if part.lowerBound < bytes.count {
                bytes[part.lowerBound] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
            }
        case 1:
            if part.lowerBound < bytes.count {
                bytes[part.lowerBound] = .random(in: 0...255, using: &generator)
            }
        case 2: bytes.removeSubrange(part)
        case 3: bytes.insert(contentsOf: bytes[part], at: part.upperBound)
        case 4: bytes.insert(contentsOf: tokens.randomElement(using: &generator) ?? [], at: part.lowerBound)
        case 5: bytes.replaceSubrange(part, with: tokens.randomElement(using: &generator) ?? [])
        case 6:
            let other = samples.randomElement(using: &generator) ?? []
            bytes.replaceSubrange(part, with: other[range(in: other, &generator)])
        case 7: bytes.removeSubrange(part.lowerBound...)
        case 8...10: moveLine(&bytes, &generator)
        default: nest(&bytes, part, &generator)
        }
    }

    /// Copies, moves or removes a line: what comes out often is whole.
    private func moveLine(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let index = lines.indices.randomElement(using: &generator) ?? 0
        let line = lines[index]
        let way = Int.random(in: 0..<3, using: &generator)
        if way > 0 { lines.remove(at: index) }
        if way < 2 { lines.insert(line, at: Int.random(in: 0...lines.count, using: &generator)) }
        bytes = Array(lines.joined(separator: [0x0A]))
    }

    private func nest(_ bytes: inout [UInt8], _ part: Range<Int>, _ generator: inout SeededGenerator) {
        guard let pair = nests.randomElement(using: &generator) else { return }
        let levels = Int.random(in: 1...300, using: &generator)
        // A loop: without optimisation, the bytes of a joined sequence are counted one by one.
        var (opening, closing): ([UInt8], [UInt8]) = ([], [])
        for _ in 0..<levels {
            opening += pair.open
            closing += pair.close
        }
        bytes.insert(contentsOf: closing, at: part.upperBound)
        bytes.insert(contentsOf: opening, at: part.lowerBound)
    }

    /// A part of the bytes, mostly a short one.
    private func range(in bytes: [UInt8], _ generator: inout SeededGenerator) -> Range<Int> {
        let start = Int.random(in: 0...bytes.count, using: &generator)
        let longest = Bool.random(using: &generator) ? 16 : bytes.count
        return start..<min(bytes.count, start + Int.random(in: 0...longest, using: &generator))
    }
}
