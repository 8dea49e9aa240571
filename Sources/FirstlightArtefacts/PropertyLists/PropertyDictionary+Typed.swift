// Licensed under the Apache License, Version 2.0.

/// Typed access to values: another kind reads as nil and stays until it is set; nil removes the key.
extension PropertyDictionary {
    subscript(string key: String) -> String? {
        get { self[key]?.string }
        set { self[key] = newValue.map { .string($0) } }
    }

    subscript(boolean key: String) -> Bool? {
        get { self[key]?.boolean }
        set { self[key] = newValue.map { .boolean($0) } }
    }

    subscript(strings key: String) -> [String]? {
        get { self[key]?.strings }
        set { self[key] = newValue.map { .strings($0) } }
    }

    subscript(dictionary key: String) -> PropertyDictionary? {
        get { self[key]?.dictionary }
        set { self[key] = newValue.map { .dictionary($0) } }
    }

    /// The dictionaries of an array, empty when there is none.
    subscript(dictionaries key: String) -> [PropertyDictionary] {
        get { self[key]?.array?.compactMap(\.dictionary) ?? [] }
        set { self[key] = .array(newValue.map { .dictionary($0) }) }
    }

    /// The texts of a dictionary by key; new keys are added in alphabetical order.
    subscript(texts key: String) -> [String: String] {
        get {
            guard let inner = self[dictionary: key] else { return [:] }
            return Dictionary(inner.keys.compactMap { key in inner[string: key].map { (key, $0) } }) { $1 }
        }
        set {
            var inner = self[dictionary: key] ?? [:]
            inner.replaceKeys(with: newValue.mapValues { .string($0) })
            self[dictionary: key] = inner
        }
    }

    /// Replaces the values with the given ones: keys that stay keep their places, new ones follow sorted.
    mutating func replaceKeys(with values: [String: PropertyValue]) {
        for key in keys where values[key] == nil { self[key] = nil }
        for (key, value) in values.sorted(by: { $0.key < $1.key }) { self[key] = value }
    }
}
