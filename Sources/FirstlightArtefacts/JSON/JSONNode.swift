// Licensed under the Apache License, Version 2.0.

/// A value with the bytes and the line at which it stands in its file.
struct JSONNode: Sendable {
    struct Member: Sendable {
        let key: String
        /// Where the key stands, with its quotation marks.
        let keyRange: Range<Int>
        let node: JSONNode

        var range: Range<Int> { keyRange.lowerBound..<node.range.upperBound }
    }
    indirect enum Content: Sendable {
        case object([Member])
        case array([JSONNode])
        case scalar(JSONValue)
    }
    let content: Content
    let range: Range<Int>
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
