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
    init(bytes: [UInt8]) throws { self = try JSONDecoder().decode(JSON.self, from: Data(bytes)) }

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
    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let members = try? value.decode([String: JSON].self) {
            self = .object(members)
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let integer = try? value.decode(Int64.self) {
            self = .integer(integer)
        } else if let elements = try? value.decode([JSON].self) {
            self = .array(elements)
        } else {
            self = .number(try value.decode(Double.self))
        }
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
