// Licensed under the Apache License, Version 2.0.

/// Reads a JSON document in UTF-8, as Go's `encoding/json` does for Supabase Auth, in time that grows with its length alone.
///
/// Of several members with one name the last counts, and half a surrogate pair becomes U+FFFD.
struct JSONText {
    /// The reason for which a text is no document that is read.
    struct Invalid: Error {}

    /// The most objects and arrays that lie in each other; what is kept of a request is read by a decoder that knows 512.
    static let mostLevels = 500

    private let bytes: [UInt8]
    private var at = 0
    private var levels = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Reads the one value of a text.
    static func value(_ bytes: [UInt8]) throws(Invalid) -> JSON {
        var text = JSONText(bytes)
        let value = try text.value()
        guard text.next() == nil else { throw Invalid() }
        return value
    }

    // MARK: - Values

    private mutating func value() throws(Invalid) -> JSON {
        guard let first = next() else { throw Invalid() }
        switch first {
        case UInt8(ascii: "{"): return .object(try members())
        case UInt8(ascii: "["): return .array(try elements())
        case UInt8(ascii: "\""): return .text(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: throw Invalid()
        }
    }

    private mutating func members() throws(Invalid) -> [String: JSON] {
        try enter()
        var members: [String: JSON] = [:]
        while try !leaves(UInt8(ascii: "}"), isFirst: members.isEmpty) {
            guard next() == UInt8(ascii: "\"") else { throw Invalid() }
            let name = try string()
            guard next() == UInt8(ascii: ":") else { throw Invalid() }
            at += 1
            members[name] = try value()
        }
        return members
    }

    private mutating func elements() throws(Invalid) -> [JSON] {
        try enter()
        var elements: [JSON] = []
        while try !leaves(UInt8(ascii: "]"), isFirst: elements.isEmpty) { elements.append(try value()) }
        return elements
    }

    private mutating func enter() throws(Invalid) {
        levels += 1
        guard levels <= Self.mostLevels else { throw Invalid() }
        at += 1
    }

    /// Goes past the comma before the next element, or past the end of the container.
    private mutating func leaves(_ end: UInt8, isFirst: Bool) throws(Invalid) -> Bool {
        if next() == end {
            at += 1
            levels -= 1
            return true
        }
        if isFirst { return false }
        guard next() == UInt8(ascii: ",") else { throw Invalid() }
        at += 1
        return false
    }

    private mutating func word(_ word: StaticString, _ value: JSON) throws(Invalid) -> JSON {
        let end = at + word.utf8CodeUnitCount
        let isThere = word.withUTF8Buffer { end <= bytes.count && bytes[at..<end].elementsEqual($0) }
        guard isThere else { throw Invalid() }
        at = end
        return value
    }

    private mutating func number() throws(Invalid) -> JSON {
        let start = at
        var isWhole = true
        if peek == UInt8(ascii: "-") { at += 1 }
        if peek == UInt8(ascii: "0") { at += 1 } else { try digits() }
        if peek == UInt8(ascii: ".") {
            isWhole = false
            at += 1
            try digits()
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            isWhole = false
            at += 1
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { at += 1 }
            try digits()
        }
        let text = String(decoding: bytes[start..<at], as: UTF8.self)
        if isWhole, let integer = Int64(text) { return .integer(integer) }
        guard let number = Double(text), number.isFinite else { throw Invalid() }
        return Int64(exactly: number).map(JSON.integer) ?? .number(number)
    }

    private mutating func digits() throws(Invalid) {
        let start = at
        while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { at += 1 }
        guard at > start else { throw Invalid() }
    }

    // MARK: - Texts

    private mutating func string() throws(Invalid) -> String {
        at += 1
        var (text, start): (String, Int) = ("", at)
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                text += try validated(start..<at)
                at += 1
                return text
            case UInt8(ascii: "\\"):
                text += try validated(start..<at)
                text.unicodeScalars.append(try escape())
                start = at
            case 0..<0x20: throw Invalid()
            default: at += 1
            }
        }
        throw Invalid()
    }

    private func validated(_ range: Range<Int>) throws(Invalid) -> String {
        guard let text = String(validating: bytes[range], as: UTF8.self) else { throw Invalid() }
        return text
    }

    private mutating func escape() throws(Invalid) -> Unicode.Scalar {
        at += 1
        let letter = peek
        at += 1
        switch letter {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape()
        default: throw Invalid()
        }
    }

    private mutating func unicodeEscape() throws(Invalid) -> Unicode.Scalar {
        let first = try hexadecimal()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard first < 0xDC00, at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"),
            bytes[at + 1] == UInt8(ascii: "u")
        else { return "\u{FFFD}" }
        let second = at
        at += 2
        let low = try hexadecimal()
        if (0xDC00...0xDFFF).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (low - 0xDC00))
        {
            return scalar
        }
        at = second
        return "\u{FFFD}"
    }

    private mutating func hexadecimal() throws(Invalid) -> UInt32 {
        guard at + 4 <= bytes.count else { throw Invalid() }
        var number: UInt32 = 0
        for byte in bytes[at..<at + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw Invalid() }
            number = number << 4 + UInt32(digit)
        }
        at += 4
        return number
    }

    // MARK: - Places

    private var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

    /// The next byte that is no space; the place is before it.
    private mutating func next() -> UInt8? {
        while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { at += 1 }
        return peek
    }
}
