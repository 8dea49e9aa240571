// Licensed under the Apache License, Version 2.0.

import Foundation

/// Goes through JSON once, and stops at the first mistake with what should stand there.
struct JSONReader {
    /// How deep lists and objects may lie in each other; a scenario needs five levels.
    static let mostLevels = 16

    private let bytes: [UInt8]
    private var next = 0
    private var path: [String] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Reads one value, behind which nothing more stands.
    mutating func whole() throws(JSONSource.Problem) -> JSONSource.Node {
        skipSpace()
        if next == bytes.count {
            throw problem("nothing stands here; a scenario is an object: {\"name\": \"mine\"}")
        }
        let root = try value(level: 1)
        skipSpace()
        if next < bytes.count { throw problem("the file is over here, but \(found) follows") }
        return root
    }

    private mutating func value(level: Int) throws(JSONSource.Problem) -> JSONSource.Node {
        skipSpace()
        let start = next
        guard level <= Self.mostLevels else {
            throw problem(
                "lists and objects lie in each other \(level) deep; \(Self.mostLevels) levels are the most")
        }
        switch byte ?? 0 {
        case UInt8(ascii: "{"): return .init(kind: .object(try members(level)), start: start)
        case UInt8(ascii: "["): return .init(kind: .list(try items(level)), start: start)
        case UInt8(ascii: "\""):
            _ = try text()
            return .init(kind: .text, start: start)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            try number()
            return .init(kind: .number, start: start)
        default:
            if take("true") || take("false") { return .init(kind: .truth, start: start) }
            if take("null") {
                throw problem("null says nothing; leave the key out", at: start)
            }
            throw problem(
                "a value is missing: a text in double quotes, a number, true, false, a list or an object, "
                    + "but not \(found)")
        }
    }

    private mutating func members(_ level: Int) throws(JSONSource.Problem) -> [JSONSource.Member] {
        var members: [JSONSource.Member] = []
        var lines: [String: Int] = [:]
        next += 1
        skipSpace()
        if take("}") { return members }
        while true {
            skipSpace()
            let start = next
            guard byte == UInt8(ascii: "\"") else {
                let isLeft = byte == UInt8(ascii: "}") && !members.isEmpty
                throw problem(
                    isLeft
                        ? "a comma stands before '}'; take it away"
                        : "a key in double quotes is missing, not \(found)")
            }
            let key = try text()
            path.append(key)
            if let first = lines[key] {
                let place = JSONSource.place(first, in: bytes)
                throw problem(
                    "'\(key)' stands here for the second time, first in \(place); take one away", at: start)
            }
            lines[key] = start
            skipSpace()
            guard take(":") else { throw problem("':' is missing after the key '\(key)', not \(found)") }
            members.append(.init(key: key, start: start, value: try value(level: level + 1)))
            path.removeLast()
            skipSpace()
            if take("}") { return members }
            guard take(",") else {
                throw problem("a comma or '}' is missing after the value of '\(key)', not \(found)")
            }
        }
    }

    private mutating func items(_ level: Int) throws(JSONSource.Problem) -> [JSONSource.Node] {
        var items: [JSONSource.Node] = []
        next += 1
        skipSpace()
        if take("]") { return items }
        while true {
            skipSpace()
            if byte == UInt8(ascii: "]") { throw problem("a comma stands before ']'; take it away") }
            path.append("[\(items.count)]")
            items.append(try value(level: level + 1))
            path.removeLast()
            skipSpace()
            if take("]") { return items }
            guard take(",") else {
                throw problem("a comma or ']' is missing after [\(items.count - 1)], not \(found)")
            }
        }
    }

    /// Reads a text with its quotes.
    private mutating func text() throws(JSONSource.Problem) -> String {
        let start = next
        var isPlain = true
        next += 1
        while let byte, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else {
                throw problem("a line ends in the middle of a text; a double quote is missing")
            }
            if byte == UInt8(ascii: "\\") {
                isPlain = false
                next += 1
            }
            next += 1
        }
        guard next < bytes.count else {
            throw problem("the double quote that ends this text is missing", at: start)
        }
        next += 1
        let inside = bytes[(start + 1)..<(next - 1)]
        if isPlain { return String(decoding: inside, as: UTF8.self) }
        guard let read = try? JSONDecoder().decode(String.self, from: Data(bytes[start..<next])) else {
            throw problem("what follows a backslash in this text is no sign of JSON's", at: start)
        }
        return read
    }

    private mutating func number() throws(JSONSource.Problem) {
        let start = next
        while let byte, "+-.eE0123456789".utf8.contains(byte) { next += 1 }
        let text = String(decoding: bytes[start..<next], as: UTF8.self)
        guard text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil else {
            throw problem("'\(text.prefix(40))' is no number; write 12 or 1.5", at: start)
        }
    }

    // MARK: - Bytes

    private var byte: UInt8? { next < bytes.count ? bytes[next] : nil }

    private mutating func skipSpace() {
        while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { next += 1 }
    }

    private mutating func take(_ word: StaticString) -> Bool {
        let isHere = word.withUTF8Buffer { bytes[next...].starts(with: $0) }
        if isHere { next += word.utf8CodeUnitCount }
        return isHere
    }

    /// What stands at the present place.
    private var found: String {
        guard next < bytes.count else { return "the end of the file" }
        let sign = String(decoding: bytes[next..<min(next + 32, bytes.count)], as: UTF8.self).prefix(1)
        return "'\(sign)'"
    }

    private func problem(_ reason: String, at start: Int? = nil) -> JSONSource.Problem {
        JSONSource.Problem(start: start ?? next, path: path, reason: reason + ".")
    }
}
