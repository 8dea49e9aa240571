// Licensed under the Apache License, Version 2.0.

import Foundation

/// The text of a property list as a well-formed document in UTF-8, where readers of property lists are laxer than XML.
///
/// Apple's reader trusts a byte order mark before the declaration, looks at nothing after the root, passes over
/// attributes, and takes a declaration wherever it stands before the root (swift-foundation, XMLPlistScanner).
struct PropertyListRepair {
    private let bytes: [UInt8]
    private var result: [UInt8] = []
    private var index = 0
    private var depth = 0

    /// Returns the text in UTF-8 with the same lines; nil when the encoding is unknown or not the one that is declared.
    static func xml(_ bytes: [UInt8]) -> [UInt8]? {
        guard let text = decoded(bytes) else { return nil }
        var repair = PropertyListRepair(bytes: Array(text.utf8))
        repair.run()
        return repair.result
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        result.reserveCapacity(bytes.count)
    }

    // MARK: - Encodings

    private static let marks: [(bytes: [UInt8], encoding: String.Encoding)] = [
        ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE, 0, 0], .utf32LittleEndian),
        ([0, 0, 0xFE, 0xFF], .utf32BigEndian), ([0xFF, 0xFE], .utf16LittleEndian),
        ([0xFE, 0xFF], .utf16BigEndian),
    ]
    private static let declared: [String: String.Encoding] = [
        "utf-8": .utf8, "utf8": .utf8, "us-ascii": .ascii, "iso-8859-1": .isoLatin1,
        "windows-1252": .windowsCP1252, "iso-8859-2": .isoLatin2, "windows-1250": .windowsCP1250,
        "windows-1251": .windowsCP1251, "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC,
    ]

    /// Decodes by the byte order mark, or else by a declaration at the very beginning, or else as UTF-8.
    static func decoded(_ bytes: [UInt8]) -> String? {
        for mark in marks where bytes.starts(with: mark.bytes) {
            return String(bytes: bytes.dropFirst(mark.bytes.count), encoding: mark.encoding)
        }
        var encoding = String.Encoding.utf8
        if bytes.starts(with: "<?xml".utf8) {
            let head = String(decoding: bytes.prefix(200).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
            if let name = head.firstMatch(of: /encoding\s*=\s*["']([^"']*)["']/)?.output.1 {
                guard let known = declared[name.lowercased()] else { return nil }
                encoding = known
            }
        }
        return String(bytes: bytes, encoding: encoding)
    }

    // MARK: - Marks

    private func has(_ mark: String) -> Bool { bytes[index...].starts(with: mark.utf8) }

    /// The place behind the next occurrence of a mark; nil when there is none.
    private func end(_ mark: String, from start: Int) -> Int? {
        let mark = Array(mark.utf8)
        guard start + mark.count <= bytes.count else { return nil }
        var place = start
        while place <= bytes.count - mark.count {
            if bytes[place] == mark[0], bytes[place..<place + mark.count].elementsEqual(mark) {
                return place + mark.count
            }
            place += 1
        }
        return nil
    }

    private mutating func copy(to end: Int) {
        result += bytes[index..<end]
        index = end
    }

    /// Puts blanks in the place of bytes, and keeps the ends of lines.
    private mutating func blank(to end: Int) {
        result += bytes[index..<end].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
        index = end
    }

    /// The next byte that may begin a mark, or the end.
    private var nextMark: Int {
        var place = index
        while place < bytes.count, bytes[place] != UInt8(ascii: "<"), bytes[place] != UInt8(ascii: "]") {
            place += 1
        }
        return place
    }

    private mutating func run() {
        while index < bytes.count {
            copy(to: nextMark)
            if index == bytes.count {
                return
            } else if has("<!--") {
                comment()
            } else if has("<![CDATA[") {
                copy(to: end("]]>", from: index) ?? bytes.count)
            } else if has("<?") {
                let end = end("?>", from: index) ?? bytes.count
                let isDeclaration =
                    bytes[index...].prefix(5).map { $0 | 0x20 } == Array("<?xml".utf8).map { $0 | 0x20 }
                if isDeclaration { blank(to: end) } else { copy(to: end) }
            } else if has("<!") {
                copy(to: end(">", from: index) ?? bytes.count)
            } else if has("<") {
                tag()
                if depth == 0 { return blank(to: bytes.count) }
            } else if has("]]>") {
                result += "]]&gt;".utf8
                index += 3
            } else {
                copy(to: index + 1)
            }
        }
    }

    /// Two hyphens are allowed inside a comment.
    private mutating func comment() {
        guard let end = end("-->", from: index + 4) else { return copy(to: bytes.count) }
        copy(to: index + 4)
        while index < end - 3 {
            let isDouble = bytes[index] == UInt8(ascii: "-") && bytes[index + 1] == UInt8(ascii: "-")
            result.append(isDouble ? 0x20 : bytes[index])
            index += 1
        }
        copy(to: end)
    }

    private mutating func tag() {
        let end = end(">", from: index) ?? bytes.count
        let isClosing = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/")
        let isWhole = end - 2 > index && bytes[end - 2] == UInt8(ascii: "/")
        if isClosing { depth -= 1 } else if !isWhole { depth += 1 }
        let name = bytes[(index + 1)..<end].dropFirst(isClosing ? 1 : 0).prefix {
            $0 > 0x20 && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">")
        }
        copy(to: name.endIndex)
        let sign = isWhole && !isClosing ? end - 2 : end - 1
        blank(to: max(index, sign))
        copy(to: end)
    }
}
