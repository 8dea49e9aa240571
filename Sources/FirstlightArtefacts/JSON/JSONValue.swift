// Licensed under the Apache License, Version 2.0.

/// A value of a JSON file, with its numbers as they are written and its members in their order.
public indirect enum JSONValue: Hashable, Sendable {
    /// The members in braces.
    case object(JSONObject)
    /// The elements in brackets.
    case array([JSONValue])
    /// A text, without its escapes.
    case string(String)
    /// The literal text of a number, such as `1.000`.
    case number(String)
    /// The words true and false.
    case boolean(Bool)
    /// The word null.
    case null

    /// Reads a JSON file in UTF-8: 64 MB, 100 levels and a million values at most, each key once.
    public init(reading bytes: [UInt8], file: String) throws(ArtefactProblem) {
        self = try JSONReader.node(bytes, file: file).value
    }
}

// MARK: - Looking in

extension JSONValue {
    /// The members, when this is an object.
    public var object: JSONObject? {
        if case .object(let object) = self { object } else { nil }
    }
    /// The elements, when this is an array.
    public var array: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }
    /// The text, when this is a string.
    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }
    /// The number, when this is one without a fraction that fits.
    public var integer: Int? {
        if case .number(let literal) = self { Int(literal) } else { nil }
    }
    /// The number, when this is one that fits.
    public var double: Double? {
        guard case .number(let literal) = self, let number = Double(literal), number.isFinite else {
            return nil
        }
        return number
    }
    /// The Boolean, when this is one.
    public var boolean: Bool? {
        if case .boolean(let flag) = self { flag } else { nil }
    }

    /// The member of an object, if this is an object and has it.
    public subscript(_ key: String) -> JSONValue? { object?[key] }

    /// The element of an array, if this is an array and has it.
    public subscript(_ index: Int) -> JSONValue? {
        guard let array, array.indices.contains(index) else { return nil }
        return array[index]
    }

    /// The value at the end of a path, if there is one.
    public subscript(_ path: [JSONStep]) -> JSONValue? {
        path.reduce(Optional(self)) { value, step in
            switch step {
            case .key(let key): value?[key]
            case .index(let index): value?[index]
            }
        }
    }

    /// The kind of value, with its article, for the sentence of a problem.
    var kind: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .string: "a string"
        case .number: "a number"
        case .boolean: "a boolean"
        case .null: "null"
        }
    }
}

// MARK: - Literals

extension JSONValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Creates a string.
    public init(stringLiteral text: String) { self = .string(text) }
    /// Creates a number.
    public init(integerLiteral number: Int) { self = .number(String(number)) }
    /// Creates a Boolean.
    public init(booleanLiteral flag: Bool) { self = .boolean(flag) }
    /// Creates an array.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// Creates an object from members, no two of which may have the same key.
    public init(dictionaryLiteral members: (String, JSONValue)...) {
        var object = JSONObject()
        for (key, value) in members {
            precondition(
                object[key] == nil, "the key \"\(key)\" stands twice in this literal of a JSON object")
            object[key] = value
        }
        self = .object(object)
    }
}

/// One step of a path into a JSON value: a key of an object or an index of an array.
public enum JSONStep: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// The member with this key.
    case key(String)
    /// The element at this index, from 0.
    case index(Int)

    /// Creates a step to a member.
    public init(stringLiteral key: String) { self = .key(key) }
    /// Creates a step to an element.
    public init(integerLiteral index: Int) { self = .index(index) }
}

extension [JSONStep] {
    /// The path as a problem names it, such as `images[2]/idiom`.
    public var element: String {
        reduce(into: "") { text, step in
            switch step {
            case .key(let key): text += text.isEmpty ? key : "/" + key
            case .index(let index): text += "[\(index)]"
            }
        }
    }
}
