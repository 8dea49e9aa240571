// Licensed under the Apache License, Version 2.0.

import Foundation

/// The text of a JSON file, and where in it each value stands.
///
/// Foundation's decoder reads the values; it neither reports the place of a mistake nor sees a duplicate key. This
/// scans the same text only to know that.
struct JSONSource: Sendable {
    /// A value and where it begins.
    struct Node: Sendable {
        var kind: Kind
        /// The byte at which it begins.
        var start: Int
    }

    /// What a value is.
    enum Kind: Sendable {
        case object([Member])
        case list([Node])
        case text
        case number
        case truth
    }

    /// A key of an object with its value.
    struct Member: Sendable {
        var key: String
        /// The byte at which the key begins.
        var start: Int
        var value: Node
    }

    /// What stands wrong in the text.
    struct Problem: Error {
        /// The byte at which it stands.
        var start: Int
        /// The keys that lead there.
        var path: [String]
        var reason: String
    }

    private let bytes: [UInt8]
    private let root: Node

    /// Reads a text.
    ///
    /// - Throws: A ``Problem`` where the text is no JSON, is deeper than anybody writes it, or has a key twice.
    init(_ bytes: [UInt8]) throws(Problem) {
        self.bytes = bytes
        var reader = JSONReader(bytes)
        root = try reader.whole()
    }

    /// The line and the column of a byte, as editors count them.
    static func place(_ start: Int, in bytes: [UInt8]) -> String {
        let before = bytes[..<min(start, bytes.count)]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let begin = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return "line \(line), column \(String(decoding: before[begin...], as: UTF8.self).count + 1)"
    }

    /// Returns the place of the value at the end of a path, or of the last thing on the way that exists.
    ///
    /// - Parameter isKey: Whether the key is meant instead of its value.
    func place(of path: [any CodingKey], isKey: Bool = false) -> String {
        let found = find(path, isKey)
        return Self.place(found.start, in: bytes)
    }

    /// Returns a description of the value at the end of a path; nil when there is none.
    func words(at path: [any CodingKey]) -> String? {
        switch find(path, false).node?.kind {
        case .object: "an object"
        case .list: "a list"
        case .text: "a text"
        case .number: "a number"
        case .truth: "true or false"
        case nil: nil
        }
    }

    private func find(_ path: [any CodingKey], _ isKey: Bool) -> (start: Int, node: Node?) {
        var (start, node) = (root.start, root)
        for step in path {
            switch node.kind {
            case .object(let members):
                guard let member = members.first(where: { $0.key == step.stringValue }) else {
                    return (start, nil)
                }
                node = member.value
                start = isKey ? member.start : node.start
            case .list(let items):
                guard let index = step.intValue, items.indices.contains(index) else { return (start, nil) }
                node = items[index]
                start = node.start
            case .text, .number, .truth: return (start, nil)
            }
        }
        return (start, node)
    }
}
