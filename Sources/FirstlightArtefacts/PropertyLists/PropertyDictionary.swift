// Licensed under the Apache License, Version 2.0.

/// Values by key in the order of the file; the order does not count in a comparison.
public struct PropertyDictionary: Sendable {
    /// The keys in their order.
    public private(set) var keys: [String] = []
    private var values: [String: PropertyValue] = [:]

    /// Creates an empty dictionary.
    public init() {}

    /// Creates a dictionary from pairs in their order; the last value of a key counts.
    public init(_ pairs: [(String, PropertyValue)]) {
        for (key, value) in pairs { self[key] = value }
    }

    /// The value of a key: setting it keeps its place or appends it, nil removes it.
    public subscript(_ key: String) -> PropertyValue? {
        get { values[key] }
        set {
            guard let newValue else {
                if values.removeValue(forKey: key) != nil { keys.removeAll { $0 == key } }
                return
            }
            if values.updateValue(newValue, forKey: key) == nil { keys.append(key) }
        }
    }

    /// Indicates whether it has no keys.
    public var isEmpty: Bool { keys.isEmpty }

    /// The same values in the order in which Apple's tools write them, dictionaries within too.
    public var sorted: PropertyDictionary {
        PropertyDictionary(
            keys.sorted { $0.utf16.lexicographicallyPrecedes($1.utf16) }.map { ($0, self[$0]?.sorted ?? "") })
    }
}

extension PropertyValue {
    /// The same value with its dictionaries in the order in which Apple's tools write them.
    public var sorted: PropertyValue {
        switch self {
        case .dictionary(let dictionary): .dictionary(dictionary.sorted)
        case .array(let array): .array(array.map(\.sorted))
        default: self
        }
    }
}

extension PropertyDictionary: Hashable {
    /// Compares the values, in whatever order.
    public static func == (one: PropertyDictionary, other: PropertyDictionary) -> Bool {
        one.values == other.values
    }

    /// Hashes the values.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }
}

extension PropertyDictionary: ExpressibleByDictionaryLiteral {
    /// Creates a dictionary from pairs in their order.
    public init(dictionaryLiteral elements: (String, PropertyValue)...) {
        self.init(elements)
    }
}
