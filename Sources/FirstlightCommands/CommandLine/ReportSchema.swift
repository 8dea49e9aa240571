// Licensed under the Apache License, Version 2.0.

/// The form of a result that is printed as JSON.
///
/// The key `schema` names it and its version, and a file of that name in `Documentation/Schemas` describes it. The number
/// grows whenever a key changes its meaning or goes; a new key leaves it as it is.
package enum ReportSchema: String, CaseIterable, Sendable {
    case adoption, audit, comparison, explanation, faults, folds, fuzz, generation, launches, list, matrix
    case percentiles, pictures
    case declaration, recording, seam, trace, tree
    case launchLint = "launch-lint"
    case projectLint = "project-lint"

    /// The name with the version, such as `firstlight-launches-1`.
    package var name: String { "firstlight-\(rawValue)-1" }
}

/// A result with the name of its form.
package struct Report<Content: Encodable>: Encodable {
    private enum CodingKeys: String, CodingKey { case schema }

    private let schema: ReportSchema
    private let content: Content

    /// Names the form of a result.
    ///
    /// - Parameter content: A value that is encoded as an object.
    package init(_ content: Content, as schema: ReportSchema) {
        (self.content, self.schema) = (content, schema)
    }

    package func encode(to encoder: any Encoder) throws {
        var box = encoder.container(keyedBy: CodingKeys.self)
        try box.encode(schema.name, forKey: .schema)
        try content.encode(to: encoder)
    }
}

/// A list under a name, for results of any number of things.
package struct NamedItems<Item: Encodable>: Encodable {
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private let name: String
    private let items: [Item]

    package init(_ name: String, _ items: [Item]) { (self.name, self.items) = (name, items) }

    package func encode(to encoder: any Encoder) throws {
        var box = encoder.container(keyedBy: Key.self)
        try box.encode(items, forKey: Key(stringValue: name))
    }
}
