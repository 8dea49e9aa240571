// Licensed under the Apache License, Version 2.0.

/// The header fields of a request or of an answer, in their order; names are the same in upper and lower case.
package struct HTTPHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// One line of a head.
    package struct Field: Hashable, Sendable {
        /// The name as it was written.
        package let name: String
        /// The value without the space around it.
        package internal(set) var value: String
    }

    /// All fields, each as often as it came.
    package private(set) var fields: [Field] = []

    /// Makes fields from names and values, in their order.
    package init(dictionaryLiteral fields: (String, String)...) {
        self.fields = fields.map { Field(name: $0.0, value: $0.1) }
    }

    /// The values of a field joined by commas, or nil when there is none; a new value replaces all of them.
    package subscript(name: String) -> String? {
        get {
            let found = values(of: name)
            return found.isEmpty ? nil : found.joined(separator: ", ")
        }
        set {
            fields.removeAll { Self.same($0.name, name) }
            if let newValue { add(name, newValue) }
        }
    }

    /// Returns the values of a field, one for each time that it came.
    package func values(of name: String) -> [String] {
        fields.filter { Self.same($0.name, name) }.map(\.value)
    }

    /// Adds a field behind those that are there.
    package mutating func add(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }

    /// Adds to the value of the last field: a line that is folded.
    mutating func extendLast(by text: String) {
        guard let last = fields.indices.last else { return }
        fields[last].value += " " + text
    }

    private static func same(_ one: String, _ other: String) -> Bool {
        one.lowercased() == other.lowercased()
    }
}
