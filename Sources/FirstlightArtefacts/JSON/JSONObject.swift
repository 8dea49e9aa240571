// Licensed under the Apache License, Version 2.0.

/// The members of a JSON object in the order of the file; the order does not count for equality.
public struct JSONObject: Hashable, Sendable {
    /// The keys in the order of the file.
    public private(set) var keys: [String]
    private var values: [String: JSONValue]

    /// Creates an object without members.
    public init() {
        (keys, values) = ([], [:])
    }

    /// The value at a key: setting appends the key or replaces its value in place, nil removes it.
    public subscript(_ key: String) -> JSONValue? {
        get { values[key] }
        set {
            if let newValue {
                if values.updateValue(newValue, forKey: key) == nil { keys.append(key) }
            } else if values.removeValue(forKey: key) != nil {
                keys.removeAll { $0 == key }
            }
        }
    }

    /// The keys and their values in the order of the file.
    public var members: [(key: String, value: JSONValue)] {
        keys.compactMap { key in values[key].map { (key, $0) } }
    }

    /// Indicates whether there is no member.
    public var isEmpty: Bool { keys.isEmpty }

    /// Compares the members without their order, which has no meaning in JSON.
    public static func == (left: JSONObject, right: JSONObject) -> Bool {
        left.values == right.values
    }

    /// Hashes the members without their order.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// Creates an object from members, no two of which may have the same key.
    public init(dictionaryLiteral members: (String, JSONValue)...) {
        self.init()
        for (key, value) in members {
            precondition(self[key] == nil, "the key \"\(key)\" stands twice in this literal of a JSON object")
            self[key] = value
        }
    }
}
