// Licensed under the Apache License, Version 2.0.

/// The white space and the spelling that a writer of JSON uses, so that a foreign file keeps its own.
package struct JSONStyle: Hashable, Sendable {
    /// The white space of one level; nil writes all on one line.
    package var indent: String?
    /// The text between a key and its value.
    package var colon: String
    /// The text between two values on one line.
    package var comma: String
    /// The end of a line.
    package var newline: String
    /// Indicates whether the keys are sorted by their bytes rather than left in their order.
    package var sortsKeys: Bool
    /// Indicates whether an empty array or object has an empty line in it, as Xcode writes it.
    package var opensEmpty: Bool
    /// Indicates whether an array of texts and numbers is on one line.
    package var joinsScalars: Bool
    /// Indicates whether a slash has a backslash before it.
    package var escapesSlashes: Bool
    /// Indicates whether the file begins with a byte order mark.
    package var hasByteOrderMark: Bool
    /// The text after the last value.
    package var end: String

    /// The form that Xcode writes: sorted keys, two spaces, a space on both sides of the colon.
    package static let xcode = JSONStyle(
        indent: "  ", colon: " : ", comma: ", ", newline: "\n", sortsKeys: true, opensEmpty: true,
        joinsScalars: false, escapesSlashes: false, hasByteOrderMark: false, end: "\n")

    /// The form of most web tools: keys in their order, two spaces, a space after the colon.
    package static let web = JSONStyle(
        indent: "  ", colon: ": ", comma: ", ", newline: "\n", sortsKeys: false, opensEmpty: false,
        joinsScalars: false, escapesSlashes: false, hasByteOrderMark: false, end: "\n")
}

// MARK: - Writing

extension JSONValue {
    /// The bytes as Xcode writes them: sorted keys, two spaces, `"key" : value`, a newline at the end.
    public func xcodeBytes() -> [UInt8] { bytes(.xcode) }

    /// The bytes in a style.
    package func bytes(_ style: JSONStyle) -> [UInt8] {
        var bytes: [UInt8] = style.hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []
        write(style, margin: "", to: &bytes)
        bytes += style.end.utf8
        return bytes
    }

    /// Appends the value in a style, on a line with a margin.
    func write(_ style: JSONStyle, margin: String, to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .boolean(let flag): bytes += (flag ? "true" : "false").utf8
        case .number(let literal): bytes += literal.utf8
        case .string(let text): Self.write(text, style, to: &bytes)
        case .array(let elements):
            let isJoined = style.joinsScalars && elements.allSatisfy { $0.isScalar }
            Self.write("[", "]", elements, isJoined: isJoined, style, margin, to: &bytes) {
                element, margin, bytes in
                element.write(style, margin: margin, to: &bytes)
            }
        case .object(let object):
            let members = style.sortsKeys ? object.sortedMembers : object.members
            Self.write("{", "}", members, isJoined: false, style, margin, to: &bytes) {
                member, margin, bytes in
                Self.write(member.key, style, to: &bytes)
                bytes += style.colon.utf8
                member.value.write(style, margin: margin, to: &bytes)
            }
        }
    }

    private var isScalar: Bool {
        switch self {
        case .array, .object: false
        default: true
        }
    }

    private static func write<Element>(
        _ opening: String, _ closing: String, _ elements: [Element], isJoined: Bool, _ style: JSONStyle,
        _ margin: String, to bytes: inout [UInt8], each: (Element, String, inout [UInt8]) -> Void
    ) {
        let indent = isJoined ? nil : style.indent
        bytes += opening.utf8
        if elements.isEmpty {
            if style.opensEmpty, style.indent != nil {
                bytes += (style.newline + style.newline + margin).utf8
            }
        } else {
            for (index, element) in elements.enumerated() {
                if index > 0 { bytes += (indent == nil ? style.comma : ",").utf8 }
                if let indent { bytes += (style.newline + margin + indent).utf8 }
                each(element, margin + (indent ?? ""), &bytes)
            }
            if indent != nil { bytes += (style.newline + margin).utf8 }
        }
        bytes += closing.utf8
    }

    private static func write(_ text: String, _ style: JSONStyle, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): bytes += "\\\"".utf8
            case UInt8(ascii: "\\"): bytes += "\\\\".utf8
            case UInt8(ascii: "/") where style.escapesSlashes: bytes += "\\/".utf8
            case 0x08: bytes += "\\b".utf8
            case 0x09: bytes += "\\t".utf8
            case 0x0A: bytes += "\\n".utf8
            case 0x0C: bytes += "\\f".utf8
            case 0x0D: bytes += "\\r".utf8
            case 0..<0x20: bytes += ((byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16)).utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}

extension JSONObject {
    /// The members sorted by the bytes of their keys, as Xcode sorts them.
    var sortedMembers: [(key: String, value: JSONValue)] {
        members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }
}
