// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A value of a property list.
public indirect enum PropertyValue: Hashable, Sendable {
    /// Text.
    case string(String)
    /// A whole number.
    case integer(Int)
    /// A floating point number.
    case real(Double)
    /// A Boolean.
    case boolean(Bool)
    /// A moment, in XML to the second.
    case date(Date)
    /// Bytes.
    case data(Data)
    /// A list.
    case array([PropertyValue])
    /// Values by key.
    case dictionary(PropertyDictionary)

    /// The text, when it is one.
    public var string: String? { if case .string(let value) = self { value } else { nil } }
    /// The whole number, when it is one.
    public var integer: Int? { if case .integer(let value) = self { value } else { nil } }
    /// The Boolean, when it is one.
    public var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
    /// The list, when it is one.
    public var array: [PropertyValue]? { if case .array(let value) = self { value } else { nil } }
    /// The values by key, when it is a dictionary.
    public var dictionary: PropertyDictionary? {
        if case .dictionary(let value) = self { value } else { nil }
    }
    /// The texts of a list, when it holds nothing else.
    public var strings: [String]? {
        guard let array else { return nil }
        let strings = array.compactMap(\.string)
        return strings.count == array.count ? strings : nil
    }

    /// Creates a list of texts.
    public static func strings(_ strings: [String]) -> PropertyValue {
        .array(strings.map { .string($0) })
    }

    /// The word for the kind of value, as Apple's pages use it.
    var kind: String {
        switch self {
        case .string: "string"
        case .integer: "integer"
        case .real: "real"
        case .boolean: "boolean"
        case .date: "date"
        case .data: "data"
        case .array: "array"
        case .dictionary: "dictionary"
        }
    }
}

// MARK: - Paths

extension PropertyValue {
    /// The value at a path of keys; a number counts in an array from 0.
    public subscript(path path: [String]) -> PropertyValue? {
        var value: PropertyValue? = self
        for step in path {
            switch value {
            case .dictionary(let dictionary): value = dictionary[step]
            case .array(let array):
                value = Int(step).flatMap { array.indices.contains($0) ? array[$0] : nil }
            default: return nil
            }
        }
        return value
    }

    /// Sets or removes the value at a path, and creates the dictionaries on the way; the error has no file.
    mutating func set(_ new: PropertyValue?, at path: ArraySlice<String>, of whole: [String])
        throws(ArtefactProblem)
    {
        guard let step = path.first else {
            guard let new else { throw problem(whole, "the root cannot be removed: set another value") }
            self = new
            return
        }
        switch self {
        case .dictionary(var dictionary):
            if path.count == 1 {
                dictionary[step] = new
            } else if var inner = dictionary[step] ?? (new == nil ? nil : .dictionary([:])) {
                try inner.set(new, at: path.dropFirst(), of: whole)
                dictionary[step] = inner
            }
            self = .dictionary(dictionary)
        case .array(var array):
            guard let index = Int(step), array.indices.contains(index) || index == array.count && new != nil
            else {
                throw problem(
                    whole, "\(step) is no place in an array of \(array.count): use 0 to \(array.count)")
            }
            if path.count == 1 {
                array.replaceSubrange(index..<min(index + 1, array.count), with: new.map { [$0] } ?? [])
            } else {
                var inner = index < array.count ? array[index] : .dictionary([:])
                try inner.set(new, at: path.dropFirst(), of: whole)
                array.replaceSubrange(index..<min(index + 1, array.count), with: [inner])
            }
            self = .array(array)
        default:
            throw problem(
                whole, "\(step) cannot be set in a value of kind \(kind): set a dictionary there first")
        }
    }

    private func problem(_ path: [String], _ reason: String) -> ArtefactProblem {
        ArtefactProblem(file: "", element: path.joined(separator: "/"), reason: reason)
    }
}

// MARK: - Literals

extension PropertyValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Creates a text.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates a Boolean.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    /// Creates a whole number.
    public init(integerLiteral value: Int) { self = .integer(value) }
    /// Creates a floating-point number.
    public init(floatLiteral value: Double) { self = .real(value) }
    /// Creates a list.
    public init(arrayLiteral elements: PropertyValue...) { self = .array(elements) }
    /// Creates a dictionary in the given order.
    public init(dictionaryLiteral elements: (String, PropertyValue)...) {
        self = .dictionary(PropertyDictionary(elements))
    }
}
