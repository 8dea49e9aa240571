// Licensed under the Apache License, Version 2.0.

import Foundation

/// The values of a property list whose root is a dictionary, read with errors that name the key.
struct PropertyListValues {
    private let values: [String: Any]

    init(_ data: Data, maximumBytes: Int) throws(FirebaseOptionsError) {
        guard !data.isEmpty else { throw .notAPropertyList(reason: "the file is empty") }
        guard data.count <= maximumBytes else {
            throw .notAPropertyList(reason: "the file has \(data.count) bytes, more than \(maximumBytes)")
        }
        let root: Any
        do {
            root = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        } catch {
            throw .notAPropertyList(reason: "it is neither XML nor binary")
        }
        guard let found = root as? [String: Any] else {
            throw .notAPropertyList(reason: "its root is no dictionary")
        }
        values = found
    }

    /// Says all keys at once that are not there, so that a file is repaired in one go.
    func require(_ keys: [String]) throws(FirebaseOptionsError) {
        let missing = keys.filter { values[$0] == nil }
        guard missing.isEmpty else { throw .missingKeys(missing) }
    }

    func text(_ key: String) throws(FirebaseOptionsError) -> String {
        guard let text = try optionalText(key) else { throw .missingKeys([key]) }
        return text
    }

    func optionalText(_ key: String) throws(FirebaseOptionsError) -> String? {
        guard let value = values[key] else { return nil }
        guard let text = value as? String else { throw .badValue(key: key, wanted: "text") }
        guard !text.isEmpty else { throw .badValue(key: key, wanted: "text that is not empty") }
        return text
    }
}
