// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

/// The text of a scenario file, and where in it each value stands.
///
/// Foundation's decoder reads the values; it neither reports the place of a mistake nor sees a duplicate key. This
/// scans the same text only to know that.
struct JSONSource: Sendable {
    /// The most levels of lists and objects in each other; a scenario needs five.
    static let mostLevels = 16

    private let bytes: [UInt8]
    private let root: JSONNode

    /// Reads a text.
    ///
    /// - Throws: A `JSONProblem` where the text is no JSON, is deeper than anybody writes it, has a key twice, or has a value
    ///   that nobody reads: null, or a number beyond all that a computer counts with.
    init(_ bytes: [UInt8]) throws(JSONProblem) {
        var reader = JSONReader(bytes, mostLevels: Self.mostLevels)
        (self.bytes, root) = (bytes, try reader.read())
        if let found = Self.unread(in: root, []) {
            throw JSONProblem(at: JSONPlace(of: found.start, in: bytes), path: found.path, found.reason)
        }
    }

    private typealias Unread = (start: Int, path: [JSONStep], reason: String)

    /// Returns the first value that nobody reads.
    private static func unread(in node: JSONNode, _ path: [JSONStep]) -> Unread? {
        switch node.content {
        case .object(let members):
            members.lazy.compactMap { unread(in: $0.node, path + [.key($0.key)]) }.first
        case .array(let nodes):
            nodes.enumerated().lazy.compactMap { unread(in: $1, path + [.index($0)]) }.first
        case .scalar(.null): (node.range.lowerBound, path, "null says nothing; leave the key out")
        case .scalar(.number(let text)) where Double(text)?.isFinite != true:
            (node.range.lowerBound, path, "the number \(text.prefix(20)) is too large; write a smaller one")
        case .scalar: nil
        }
    }

    /// Returns the place of the value at the end of a path, or of the last thing on the way that exists.
    ///
    /// - Parameter isKey: Whether the key is meant instead of its value.
    func place(of path: [any CodingKey], isKey: Bool = false) -> JSONPlace {
        JSONPlace(of: find(path, isKey).start, in: bytes)
    }

    /// Returns a description of the value at the end of a path; nil when there is none.
    func words(at path: [any CodingKey]) -> String? {
        switch find(path, false).node?.content {
        case .object: "an object"
        case .array: "a list"
        case .scalar(.string): "a text"
        case .scalar(.number): "a number"
        case .scalar: "true or false"
        case nil: nil
        }
    }

    private func find(_ path: [any CodingKey], _ isKey: Bool) -> (start: Int, node: JSONNode?) {
        var (start, node) = (root.range.lowerBound, root)
        for step in path {
            switch node.content {
            case .object(let members):
                guard let member = members.first(where: { $0.key == step.stringValue }) else {
                    return (start, nil)
                }
                node = member.node
                start = isKey ? member.keyRange.lowerBound : node.range.lowerBound
            case .array(let nodes):
                guard let index = step.intValue, nodes.indices.contains(index) else { return (start, nil) }
                node = nodes[index]
                start = node.range.lowerBound
            case .scalar: return (start, nil)
            }
        }
        return (start, node)
    }
}
