// Licensed under the Apache License, Version 2.0.

/// The arguments of a call, `(a == b, "comment")`, and the operators in them.
///
/// Texts, comments, regular expressions and everything in brackets are passed over.
struct SourceScan {
    /// An operator with spaces on both sides, outside of brackets.
    struct Sign {
        var text: String
        var start: String.Index
        var end: String.Index
    }

    /// The text of an argument, and its operators.
    struct Argument {
        var text: String
        var signs: [Sign]
    }

    /// The arguments, without the spaces around them.
    private(set) var arguments: [Argument] = []
    /// The place of the bracket that closes them, or the end of the text.
    let end: String.Index

    /// Reads a call from the bracket that opens its arguments; they end with the one that closes it.
    init(_ source: Substring) {
        var reader = Reader(bytes: Array(source.utf8))
        reader.read()
        end = source.utf8.index(source.startIndex, offsetBy: min(reader.place, reader.bytes.count))
        arguments = reader.pieces.map { piece in
            let text = String(decoding: reader.bytes[piece.start..<piece.end], as: UTF8.self)
            let signs = piece.signs.map { sign in
                let start = text.utf8.index(text.startIndex, offsetBy: sign.lowerBound - piece.start)
                let end = text.utf8.index(start, offsetBy: sign.count)
                return Sign(text: String(text[start..<end]), start: start, end: end)
            }
            return Argument(text: text, signs: signs)
        }
    }

    /// The text without the spaces around it.
    static func trimmed(_ text: Substring) -> String {
        let front = text.drop(while: \.isWhitespace)
        guard let last = front.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(front[...last])
    }
}

/// A walk through a program's text.
private struct Reader {
    struct Piece {
        var start: Int
        var end: Int
        var signs: [Range<Int>] = []
    }

    let bytes: [UInt8]
    private(set) var pieces: [Piece] = []
    private(set) var place = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    private func byte(_ offset: Int = 0) -> UInt8 {
        let index = place + offset
        return index >= 0 && index < bytes.count ? bytes[index] : 0
    }

    private func follows(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard place + count <= bytes.count else { return false }
        return (0..<count).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte > 0x08 && byte < 0x0E) }

    private static func isNamed(_ byte: UInt8) -> Bool {
        let isLetter = byte | 0x20 > 0x60 && byte | 0x20 < 0x7B
        return isLetter || byte > 0x7F || byte == 0x5F || byte > 0x2F && byte < 0x3A
    }

    private static func isSign(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    /// Reads the arguments of a call.
    mutating func read() {
        while place < bytes.count, byte() != UInt8(ascii: "(") { place += 1 }
        place += 1
        var piece = Piece(start: place, end: place)
        func finish(_ piece: Piece, _ end: Int) -> Piece {
            var piece = piece
            piece.end = end
            while piece.start < piece.end, Self.isSpace(bytes[piece.start]) { piece.start += 1 }
            while piece.start < piece.end, Self.isSpace(bytes[piece.end - 1]) { piece.end -= 1 }
            return piece
        }
        while place < bytes.count {
            switch byte() {
            case UInt8(ascii: ")"):
                let last = finish(piece, place)
                if last.start < last.end { pieces.append(last) }
                return
            case UInt8(ascii: ","):
                pieces.append(finish(piece, place))
                place += 1
                piece = Piece(start: place, end: place)
            default: if let sign = step() { piece.signs.append(sign) }
            }
        }
    }

    /// Passes over one thing; returns where it is, if it is an operator between spaces.
    private mutating func step() -> Range<Int>? {
        switch byte() {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): passBrackets()
        case UInt8(ascii: "\""): passText(hashes: 0)
        case UInt8(ascii: "#"):
            var count = 1
            while byte(count) == UInt8(ascii: "#") { count += 1 }
            place += count
            if byte() == UInt8(ascii: "\"") { passText(hashes: count) }
            if byte() == UInt8(ascii: "/") { passExpression(hashes: count) }
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
            while place < bytes.count, byte() != UInt8(ascii: "\n") { place += 1 }
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): passComment()
        case UInt8(ascii: "/") where opensExpression: passExpression(hashes: 0)
        case UInt8(ascii: "<") where Self.isNamed(byte(-1)): passTypes()
        case let first where Self.isSign(first):
            let start = place
            while Self.isSign(byte()) { place += 1 }
            let isBetween = start > 0 && Self.isSpace(bytes[start - 1]) && Self.isSpace(byte())
            return isBetween ? start..<place : nil
        default: place += 1
        }
        return nil
    }

    /// Indicates whether a regular expression begins here, and not a division.
    private var opensExpression: Bool {
        !Self.isSpace(byte(1)) && (Self.isSpace(byte(-1)) || "(,:[".utf8.contains(byte(-1)))
    }

    private mutating func passBrackets() {
        place += 1
        while place < bytes.count {
            switch byte() {
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                place += 1
                return
            default: _ = step()
            }
        }
    }

    /// Passes over the types that a generic one is made of; where there are none, over the sign.
    private mutating func passTypes() {
        let start = place
        var depth = 0
        while place < bytes.count {
            switch byte() {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">") where byte(-1) != UInt8(ascii: "-"):
                depth -= 1
                if depth == 0 {
                    place += 1
                    return
                }
            case UInt8(ascii: "("), UInt8(ascii: "["):
                passBrackets()
                continue
            case let other
            where Self.isNamed(other) || Self.isSpace(other) || ".,:?&->".utf8.contains(other):
                break
            default:
                place = start + 1
                return
            }
            place += 1
        }
        place = start + 1
    }

    private mutating func passText(hashes: Int) {
        let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        let quotes = isLong ? 3 : 1
        place += quotes
        while place < bytes.count {
            if byte() == UInt8(ascii: "\\"), areHashes(hashes, after: 1) {
                place += 1 + hashes
                if byte() == UInt8(ascii: "(") { passBrackets() } else { place += 1 }
            } else if byte() == UInt8(ascii: "\""),
                !isLong || byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\""),
                areHashes(hashes, after: quotes)
            {
                place += quotes + hashes
                return
            } else {
                place += 1
            }
        }
    }

    private func areHashes(_ count: Int, after offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }

    /// Passes over a regular expression.
    private mutating func passExpression(hashes: Int) {
        let start = place
        place += 1
        while place < bytes.count {
            if byte() == UInt8(ascii: "\\") {
                place += 1
            } else if byte() == UInt8(ascii: "/"), areHashes(hashes, after: 1) {
                place += 1 + hashes
                return
            } else if hashes == 0, byte() == UInt8(ascii: "\n") {
                break
            }
            place += 1
        }
        place = start + 1
    }

    private mutating func passComment() {
        var depth = 0
        while place < bytes.count {
            if follows("/*") {
                depth += 1
                place += 2
            } else if follows("*/") {
                depth -= 1
                place += 2
                if depth == 0 { return }
            } else {
                place += 1
            }
        }
    }
}
