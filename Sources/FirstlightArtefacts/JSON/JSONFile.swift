// Licensed under the Apache License, Version 2.0.

/// A JSON file that is patched: unchanged parts keep their bytes.
public struct JSONFile: Sendable {
    /// The path of the file, for problems.
    public let file: String
    /// The content of the file.
    public private(set) var value: JSONValue
    private var original: [UInt8]
    private var node: JSONNode

    /// Reads a file with the limits of a JSON value.
    public init(reading bytes: [UInt8], file: String) throws(ArtefactProblem) {
        node = try JSONReader.node(bytes, file: file)
        (self.file, original, value) = (file, bytes, node.value)
    }

    /// The bytes of the file.
    public func bytes() -> [UInt8] { original }

    /// The white space and the spelling of the file.
    package var style: JSONStyle { JSONStyle(of: node, in: original) }

    /// The line of the value at a path, or of the deepest value on the way to it.
    public func line(of path: [JSONStep]) -> Int {
        var (deepest, rest) = (node, path[...])
        while let step = rest.popFirst(), let next = deepest[step] { deepest = next }
        return deepest.line
    }

    /// Describes a problem at a path of this file.
    public func problem(at path: [JSONStep], _ reason: String) -> ArtefactProblem {
        ArtefactProblem(file: file, line: line(of: path), element: path.element, reason: reason)
    }

    /// Gives the file another value and keeps the bytes of all parts that it has already.
    public mutating func update(to value: JSONValue) throws(ArtefactProblem) {
        guard value != self.value else { return }
        let patch = JSONPatch(original: original, style: style)
        let bytes = original[..<node.range.lowerBound] + patch.bytes(node, value, "")
        self = try JSONFile(reading: Array(bytes + original[node.range.upperBound...]), file: file)
    }

    /// Sets or, with nil, removes the value at a path; missing objects are created.
    public mutating func set(_ value: JSONValue?, at path: [JSONStep]) throws(ArtefactProblem) {
        guard let changed = self.value.setting(value, at: path[...]) else {
            throw problem(at: path, "this path leads through \(kind(on: path)); it cannot be set")
        }
        try update(to: changed)
    }

    private func kind(on path: [JSONStep]) -> String {
        let values = path.indices.compactMap { value[Array(path[...$0])]?.kind }
        return values.last ?? value.kind
    }
}

extension JSONFile: Hashable {
    /// Compares the path and the bytes.
    public static func == (left: JSONFile, right: JSONFile) -> Bool {
        left.file == right.file && left.original == right.original
    }

    /// Hashes the path and the bytes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(file)
        hasher.combine(original)
    }
}

extension JSONValue {
    /// The bytes in the style of a file, where parts that both share keep their bytes; otherwise in Xcode's form.
    public func bytes(like original: [UInt8]) -> [UInt8] {
        guard var file = try? JSONFile(reading: original, file: ""), (try? file.update(to: self)) != nil
        else {
            return xcodeBytes()
        }
        return file.bytes()
    }

    /// This value with another one at a path; nil when the path does not fit.
    fileprivate func setting(_ value: JSONValue?, at path: ArraySlice<JSONStep>) -> JSONValue? {
        guard let step = path.first else { return value ?? .null }
        let rest = path.dropFirst()
        switch (self, step) {
        case (.object(var object), .key(let key)):
            if rest.isEmpty {
                object[key] = value
            } else if let old = object[key] ?? (value == nil ? nil : [:]) {
                guard let new = old.setting(value, at: rest) else { return nil }
                object[key] = new
            }
            return .object(object)
        case (.array(var elements), .index(let index)):
            if index == elements.count, let value, rest.isEmpty { return .array(elements + [value]) }
            guard elements.indices.contains(index) else { return nil }
            if rest.isEmpty, value == nil {
                elements.remove(at: index)
            } else {
                guard let new = elements[index].setting(value, at: rest) else { return nil }
                elements[index] = new
            }
            return .array(elements)
        default: return nil
        }
    }
}
