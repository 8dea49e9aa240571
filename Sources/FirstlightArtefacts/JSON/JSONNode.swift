// Licensed under the Apache License, Version 2.0.

/// A value with its bytes and its line in its file.
package struct JSONNode: Sendable {
    /// A key of an object with its value.
    package struct Member: Sendable {
        /// The key, without its escapes.
        package let key: String
        /// The range of the key, with its quotation marks.
        package let keyRange: Range<Int>
        /// The value.
        package let node: JSONNode

        var range: Range<Int> { keyRange.lowerBound..<node.range.upperBound }
    }
    /// The kind of a value.
    package indirect enum Content: Sendable {
        case object([Member])
        case array([JSONNode])
        case scalar(JSONValue)
    }
    /// The content.
    package let content: Content
    /// The bytes at which it stands.
    package let range: Range<Int>
    let line: Int

    var value: JSONValue {
        switch content {
        case .scalar(let value): return value
        case .array(let nodes): return .array(nodes.map(\.value))
        case .object(let members):
            var object = JSONObject()
            for member in members { object[member.key] = member.node.value }
            return .object(object)
        }
    }

    subscript(_ step: JSONStep) -> JSONNode? {
        switch (content, step) {
        case (.object(let members), .key(let key)): members.first { $0.key == key }?.node
        case (.array(let nodes), .index(let index)): nodes.indices.contains(index) ? nodes[index] : nil
        default: nil
        }
    }

    subscript(_ path: [JSONStep]) -> JSONNode? {
        path.reduce(Optional(self)) { node, step in node?[step] }
    }
}
