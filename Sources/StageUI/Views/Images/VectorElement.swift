// Licensed under the Apache License, Version 2.0.

/// An element of an SVG file, with its attributes and what is in it; texts are left out.
struct VectorElement {
    var name = ""
    var attributes: [String: String] = [:]
    var children: [VectorElement] = []

    /// The depth at which a file is no picture any more.
    private static let deepest = 64

    /// The outermost element of a file; nil for other bytes than those of an SVG file.
    init?(_ bytes: [UInt8]) {
        var stack = [VectorElement()]
        var rest = bytes[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[(open + 1)...]
            if rest.starts(with: "!--".utf8) {
                guard let end = Self.end(of: "-->", in: rest) else { return nil }
                rest = rest[end...]
                continue
            }
            guard let close = Self.tagEnd(rest) else { return nil }
            let tag = rest[..<close]
            rest = rest[(close + 1)...]
            guard let first = tag.first, first != UInt8(ascii: "?"), first != UInt8(ascii: "!") else {
                continue
            }
            if first == UInt8(ascii: "/") {
                guard stack.count > 1, let done = stack.popLast() else { return nil }
                stack[stack.count - 1].children.append(done)
                continue
            }
            let element = VectorElement(tag: tag)
            if tag.last == UInt8(ascii: "/") {
                stack[stack.count - 1].children.append(element)
            } else {
                guard stack.count < Self.deepest else { return nil }
                stack.append(element)
            }
        }
        guard stack.count == 1, let root = stack[0].children.first(where: { $0.name == "svg" }) else {
            return nil
        }
        self = root
    }

    private init() {}

    private init(tag: ArraySlice<UInt8>) {
        let text = String(decoding: tag.last == UInt8(ascii: "/") ? tag.dropLast() : tag, as: UTF8.self)
        let space = text.firstIndex { $0.isWhitespace } ?? text.endIndex
        name = String(text[..<space].split(separator: ":").last ?? "")
        var rest = text[space...]
        while let equals = rest.firstIndex(of: "=") {
            let key = rest[..<equals].filter { !$0.isWhitespace }
            let after = rest[rest.index(after: equals)...].drop { $0.isWhitespace }
            guard let quote = after.first, quote == "\"" || quote == "'" else { break }
            let value = after.dropFirst().prefix { $0 != quote }
            attributes[String(key)] = String(value)
            rest = after.dropFirst(value.count + 2)
        }
        // What a style says counts before an attribute of the same name.
        for rule in (attributes["style"] ?? "").split(separator: ";") {
            let parts = rule.split(separator: ":", maxSplits: 1).map { $0.trimmingPrefix { $0.isWhitespace } }
            if parts.count == 2 { attributes[String(parts[0])] = String(parts[1]) }
        }
    }

    /// The end of a tag, which is not in a text between quotes.
    private static func tagEnd(_ bytes: ArraySlice<UInt8>) -> Int? {
        var quote: UInt8?
        for index in bytes.indices {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return index
            }
        }
        return nil
    }

    private static func end(of word: String, in bytes: ArraySlice<UInt8>) -> Int? {
        let word = Array(word.utf8)
        return bytes.indices.first { bytes[$0...].starts(with: word) }.map { $0 + word.count }
    }

    /// A number, of a unit of CSS as so many pixels, and of percent as a part of one; nil for others.
    func number(_ name: String) -> Double? {
        guard let text = attributes[name]?.trimmingPrefix(while: \.isWhitespace) else { return nil }
        let end = text.lastIndex { !$0.isLetter && $0 != "%" && !$0.isWhitespace }
        guard let end, let number = Double(text[...end]), number.isFinite else { return nil }
        let unit = text[text.index(after: end)...].prefix { !$0.isWhitespace }
        return Self.units[unit.lowercased()].map { number * $0 }
    }

    /// The pixels of each unit, of which 96 make an inch; a font has 16 of them where nothing sets it (CSS Values and
    /// Units 3, 5 and 6).
    private static let units: [String: Double] = [
        "": 1, "px": 1, "pt": 96 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 96 / 101.6,
        "em": 16, "rem": 16, "ex": 8, "ch": 8, "%": 0.01,
    ]

    /// The numbers of a list.
    func numbers(_ name: String) -> [Double] {
        (attributes[name] ?? "").split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
    }
}
