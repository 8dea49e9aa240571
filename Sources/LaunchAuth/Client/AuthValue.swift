// Licensed under the Apache License, Version 2.0.

/// A value of JSON, for what an app keeps with a user.
public enum AuthValue: Hashable, Sendable {
    /// No value; in a change it deletes the key.
    case null
    /// True or false.
    case bool(Bool)
    /// A number.
    case number(Double)
    /// A text.
    case string(String)
    /// A list.
    case array([AuthValue])
    /// Values by name.
    case object([String: AuthValue])

    /// The text, when it is one.
    public var string: String? { if case .string(let value) = self { value } else { nil } }
    /// The number, when it is one.
    public var number: Double? { if case .number(let value) = self { value } else { nil } }
    /// The Boolean, when it is one.
    public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    /// The list, when it is one.
    public var array: [AuthValue]? { if case .array(let value) = self { value } else { nil } }
    /// The values by name, when it is an object.
    public var object: [String: AuthValue]? { if case .object(let value) = self { value } else { nil } }
}

extension AuthValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
    /// Creates a text.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates a truth value.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension AuthValue: Codable {
    /// Reads any value of JSON.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([AuthValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: AuthValue].self))
        }
    }

    /// Writes the value as JSON.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        // A whole number is written without a fraction, so that a server may read an integer.
        case .number(let value):
            if let whole = Int64(exactly: value) {
                try container.encode(whole)
            } else {
                try container.encode(value)
            }
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}
