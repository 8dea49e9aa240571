// Licensed under the Apache License, Version 2.0.

/// Reads JSON as RFC 8259 has it, and reports the line, the column and the keys of what it cannot read.
package struct JSONReader {
    static let greatestSize = 64 << 20
    static let greatestCount = 1_000_000

    private static let decimals = UInt8(ascii: "0")...UInt8(ascii: "9")

    private let bytes: [UInt8]
    private let mostLevels: Int
    private var at = 0
    private var line = 1
    private var count = 0
    private var path: [JSONStep] = []

    /// - Parameter mostLevels: How deep objects and arrays may lie in each other.
    package init(_ bytes: [UInt8], mostLevels: Int = 100) {
        (self.bytes, self.mostLevels) = (bytes, mostLevels)
    }

    /// Reads a file of a project.
    static func node(_ bytes: [UInt8], file: String) throws(ArtefactProblem) -> JSONNode {
        var reader = JSONReader(bytes)
        do throws(JSONProblem) { return try reader.read() } catch {
            throw ArtefactProblem(error, file: file)
        }
    }

    /// Reads the one value of the text.
    package mutating func read() throws(JSONProblem) -> JSONNode {
        guard bytes.count <= Self.greatestSize else {
            throw JSONProblem(at: nil, "the file is larger than 64 MB; JSON of that size is not read")
        }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw JSONProblem(at: nil, "the file is in UTF-16; save it in UTF-8")
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
        skipSpace()
        guard at < bytes.count else { throw problem("the file is empty; a JSON value is needed") }
        let node = try value()
        skipSpace()
        guard at == bytes.count else { throw problem("\(seen) follows the end of the value; remove it") }
        return node
    }

    // MARK: - Values

    private mutating func value() throws(JSONProblem) -> JSONNode {
        count += 1
        guard count <= Self.greatestCount else { throw problem("the file has more than a million values") }
        let (start, startLine) = (at, line)
        let content: JSONNode.Content
        switch peek {
        case UInt8(ascii: "{"): content = .object(try members())
        case UInt8(ascii: "["): content = .array(try elements())
        case UInt8(ascii: "\""): content = .scalar(.string(try string()))
        case .some(let byte) where byte == UInt8(ascii: "-") || Self.decimals.contains(byte):
            content = .scalar(.number(try number()))
        case UInt8(ascii: "t"): content = .scalar(try word("true", .boolean(true)))
        case UInt8(ascii: "f"): content = .scalar(try word("false", .boolean(false)))
        case UInt8(ascii: "n"): content = .scalar(try word("null", .null))
        default:
            throw problem(
                "a value is needed, not \(seen); write a text in quotation marks, a number, true, false, an array or an object"
            )
        }
        return JSONNode(content: content, range: start..<at, line: startLine)
    }

    private mutating func members() throws(JSONProblem) -> [JSONNode.Member] {
        try enter()
        var (members, starts): ([JSONNode.Member], [String: Int]) = ([], [:])
        while try !left("}", after: members.last?.key) {
            let start = at
            guard peek == UInt8(ascii: "\"") else {
                throw problem("a key in quotation marks is needed, not \(seen)")
            }
            let key = try string()
            let keyRange = start..<at
            path.append(.key(key))
            if let first = starts.updateValue(start, forKey: key) {
                let place = JSONPlace(of: first, in: bytes)
                throw problem(
                    "this key stands here for the second time, first in \(place); keep one of the two",
                    at: start)
            }
            skipSpace()
            guard peek == UInt8(ascii: ":") else {
                throw problem("a colon is needed after the key, not \(seen)")
            }
            at += 1
            skipSpace()
            members.append(JSONNode.Member(key: key, keyRange: keyRange, node: try value()))
            path.removeLast()
        }
        return members
    }

    private mutating func elements() throws(JSONProblem) -> [JSONNode] {
        try enter()
        var nodes: [JSONNode] = []
        while try !left("]", after: nodes.isEmpty ? nil : "[\(nodes.count - 1)]") {
            path.append(.index(nodes.count))
            nodes.append(try value())
            path.removeLast()
        }
        return nodes
    }

    private mutating func enter() throws(JSONProblem) {
        guard path.count < mostLevels else {
            throw problem(
                "objects and arrays lie in each other \(path.count + 1) deep; \(mostLevels) levels are the most"
            )
        }
        at += 1
    }

    /// Goes to the next element, past its comma, or past the end of the container.
    ///
    /// - Parameter last: What came before; nil at the beginning.
    private mutating func left(_ end: Unicode.Scalar, after last: String?) throws(JSONProblem) -> Bool {
        skipSpace()
        if peek == UInt8(ascii: end) {
            at += 1
            return true
        }
        guard let last else { return false }
        guard peek == UInt8(ascii: ",") else {
            throw problem("a comma or \(end) is needed after \(last), not \(seen)")
        }
        at += 1
        skipSpace()
        guard peek != UInt8(ascii: end) else { throw problem("a comma stands before \(end); remove it") }
        return false
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(JSONProblem) -> JSONValue {
        guard bytes[at...].starts(with: word.utf8) else {
            throw problem("a value is needed, such as \(word), not \(seen)")
        }
        at += word.utf8.count
        return value
    }

    private mutating func number() throws(JSONProblem) -> String {
        let start = at
        if peek == UInt8(ascii: "-") { at += 1 }
        if peek == UInt8(ascii: "0") {
            at += 1
            if let byte = peek, Self.decimals.contains(byte) {
                throw problem("no 0 stands before the other digits of a number; write 12 or 0.5", at: start)
            }
        } else {
            try digits()
        }
        if peek == UInt8(ascii: ".") {
            at += 1
            try digits()
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            at += 1
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { at += 1 }
            try digits()
        }
        return String(decoding: bytes[start..<at], as: UTF8.self)
    }

    private mutating func digits() throws(JSONProblem) {
        let start = at
        while let byte = peek, Self.decimals.contains(byte) { at += 1 }
        guard at > start else { throw problem("a digit is needed in the number, not \(seen)") }
    }

    // MARK: - Texts

    private mutating func string() throws(JSONProblem) -> String {
        let opening = at
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
            case 0x0A, 0x0D:
                throw problem(
                    "a line ends in the middle of a text; a quotation mark is missing, or \\n is meant")
            case 0..<0x20: throw problem("\(seen) stands in a text; write it as an escape such as \\n")
            default: at += 1
            }
        }
        throw problem("the text has no closing quotation mark", at: opening)
    }

    private func validated(_ range: Range<Int>) throws(JSONProblem) -> String {
        guard let text = String(validating: bytes[range], as: UTF8.self) else {
            throw problem("the text is not valid UTF-8; save the file in UTF-8")
        }
        return text
    }

    private mutating func escape() throws(JSONProblem) -> Unicode.Scalar {
        at += 1
        let letter = peek
        at += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter ?? 0)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape()
        default:
            at -= 1
            throw problem("\(seen) after a backslash is no escape")
        }
    }

    private mutating func unicodeEscape() throws(JSONProblem) -> Unicode.Scalar {
        let first = try hexadecimal()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard first < 0xDC00, bytes[at...].starts(with: "\\u".utf8) else {
            throw problem("half a surrogate pair is no character")
        }
        at += 2
        let second = try hexadecimal()
        guard (0xDC00...0xDFFF).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw problem("half a surrogate pair is no character") }
        return scalar
    }

    private mutating func hexadecimal() throws(JSONProblem) -> UInt32 {
        let digits = bytes[at..<min(at + 4, bytes.count)]
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw problem("four hexadecimal digits are needed after \\u") }
        at += 4
        return number
    }

    // MARK: - Places

    private var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

    private mutating func skipSpace() {
        while let byte = peek {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"): break
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: "\r"):
                let isPair = at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "\n")
                if !isPair { line += 1 }
            default: return
            }
            at += 1
        }
    }

    private var seen: String {
        switch peek {
        case nil: "the end of the file"
        case .some(let byte) where byte < 0x20 || byte >= 0x7F:
            "the byte 0x" + String(byte, radix: 16, uppercase: true)
        case .some(let byte): "\u{201C}\(Unicode.Scalar(byte))\u{201D}"
        }
    }

    private func problem(_ reason: String, at offset: Int? = nil) -> JSONProblem {
        JSONProblem(at: JSONPlace(of: offset ?? at, in: bytes), path: path, reason)
    }
}
