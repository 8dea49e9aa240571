// Licensed under the Apache License, Version 2.0.

import Foundation

/// A JSON value, for documents whose members are not known before.
enum JSON: Sendable, Hashable {
    case null
    case bool(Bool)
    case integer(Int64)
    case number(Double)
    case text(String)
    case array([JSON])
    case object([String: JSON])

    /// Reads a document.
    init(bytes: [UInt8]) throws(JSONText.Invalid) { self = try JSONText.value(bytes) }

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var members: [String: JSON]? { if case .object(let members) = self { members } else { nil } }
    var elements: [JSON]? { if case .array(let elements) = self { elements } else { nil } }
    var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
    var integer: Int64? {
        switch self {
        case .integer(let integer): integer
        case .number(let number): Int64(exactly: number.rounded(.down))
        default: nil
        }
    }

    /// A member of an object; nil when there is none, when it is null, and for other values.
    subscript(name: String) -> JSON? {
        guard case .object(let members) = self, let member = members[name], member != .null else {
            return nil
        }
        return member
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(stringLiteral value: String) { self = .text(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(integerLiteral value: Int64) { self = .integer(value) }
    init(arrayLiteral elements: JSON...) { self = .array(elements) }
    init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(Dictionary(elements) { _, last in last })
    }
}

extension JSON: Codable {
    /// The document that a decoder is reading.
    private static let documentKey = CodingUserInfoKey(rawValue: "document")

    /// Decodes a value whose members may be documents of any shape.
    ///
    /// A decoder that is asked for one kind of value after the other describes each failure with the whole way to its
    /// place, so that a few hundred levels take seconds. Documents inside the value are therefore read once, and found by their
    /// place.
    static func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
        let decoder = JSONDecoder()
        if let documentKey { decoder.userInfo[documentKey] = try JSON(bytes: bytes) }
        return try decoder.decode(type, from: Data(bytes))
    }

    init(from decoder: any Decoder) throws {
        let document = Self.documentKey.flatMap { decoder.userInfo[$0] as? JSON }
        guard let value = document?.value(at: decoder.codingPath) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "No document is being decoded."))
        }
        self = value
    }

    private func value(at path: [any CodingKey]) -> JSON? {
        var value = self
        for key in path {
            let inner = key.intValue.flatMap { index in
                value.elements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
            }
            guard let found = inner ?? value.members?[key.stringValue] else { return nil }
            value = found
        }
        return value
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .null: try value.encodeNil()
        case .bool(let bool): try value.encode(bool)
        case .integer(let integer): try value.encode(integer)
        case .number(let number): try value.encode(number)
        case .text(let text): try value.encode(text)
        case .array(let elements): try value.encode(elements)
        case .object(let members): try value.encode(members)
        }
    }
}

extension JSON: CustomStringConvertible {
    /// The document as text, with sorted members and no spaces.
    var description: String {
        var text = ""
        write(into: &text)
        return text
    }

    private func write(into text: inout String) {
        switch self {
        case .null: text += "null"
        case .bool(let bool): text += bool ? "true" : "false"
        case .integer(let integer): text += "\(integer)"
        case .number(let number): text += number.isFinite ? "\(number)" : "null"
        case .text(let value): Self.quote(value, into: &text)
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += "," }
                element.write(into: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { text += "," }
                Self.quote(member.key, into: &text)
                text += ":"
                member.value.write(into: &text)
            }
            text += "}"
        }
    }

    private static func quote(_ value: String, into text: inout String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..<" ", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
