// Licensed under the Apache License, Version 2.0.

/// Writes a value over one in a file, and copies from the file everything that is the same.
struct JSONPatch {
    let original: [UInt8]
    let style: JSONStyle

    /// The bytes of a value that replaces another, on a line with a margin.
    func bytes(_ node: JSONNode, _ value: JSONValue, _ margin: String) -> [UInt8] {
        if node.value == value { return Array(original[node.range]) }
        switch (node.content, value) {
        case (.object(let members), .object(let object)):
            let inner = self.margin(in: node, first: members.first?.range, margin)
            var (parts, old): ([Part], Set<String>) = ([], [])
            for (index, member) in members.enumerated() {
                old.insert(member.key)
                guard let value = object[member.key] else { continue }
                let start = original[member.keyRange.lowerBound..<member.node.range.lowerBound]
                parts.append(
                    Part(key: member.key, index: index, bytes: start + bytes(member.node, value, inner)))
            }
            guard !parts.isEmpty else { break }
            for (key, value) in object.members where !old.contains(key) {
                parts.append(Part(key: key, index: nil, bytes: written(key, value, inner)))
            }
            if style.sortsKeys {
                parts.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            }
            return assembled(parts, in: node, members.map(\.range))
        case (.array(let nodes), .array(let elements)):
            guard !nodes.isEmpty, !elements.isEmpty else { break }
            let inner = self.margin(in: node, first: nodes.first?.range, margin)
            let parts = elements.enumerated().map { index, element in
                nodes.indices.contains(index)
                    ? Part(index: index, bytes: bytes(nodes[index], element, inner))
                    : Part(index: nil, bytes: written(element, inner))
            }
            return assembled(parts, in: node, nodes.map(\.range))
        default: break
        }
        return written(value, margin)
    }

    private struct Part {
        var key = ""
        /// The index among the old parts; nil when it is new.
        let index: Int?
        let bytes: [UInt8]
    }

    /// The parts between the brackets of a container, with the white space that was between them.
    private func assembled(_ parts: [Part], in node: JSONNode, _ old: [Range<Int>]) -> [UInt8] {
        guard let first = old.first, let last = old.last else { return [] }
        let lead = original[node.range.lowerBound..<first.lowerBound]
        let separator =
            old.count > 1
            ? Array(original[first.upperBound..<old[1].lowerBound]) : [UInt8(ascii: ",")] + lead.dropFirst()
        var bytes = Array(lead)
        for (before, part) in zip([nil] + parts.map(Optional.some), parts) {
            if let before {
                if let index = before.index, part.index == index + 1 {
                    bytes += original[old[index].upperBound..<old[index + 1].lowerBound]
                } else {
                    bytes += separator
                }
            }
            bytes += part.bytes
        }
        return bytes + Array(original[last.upperBound..<node.range.upperBound])
    }

    private func written(_ key: String, _ value: JSONValue, _ margin: String) -> [UInt8] {
        var bytes: [UInt8] = []
        JSONValue.string(key).write(style, margin: margin, to: &bytes)
        return bytes + style.colon.utf8 + written(value, margin)
    }

    private func written(_ value: JSONValue, _ margin: String) -> [UInt8] {
        var bytes: [UInt8] = []
        value.write(style, margin: margin, to: &bytes)
        return bytes
    }

    /// The white space before the first part of a container, if that is on its own line.
    private func margin(in node: JSONNode, first: Range<Int>?, _ margin: String) -> String {
        guard let first else { return margin }
        let gap = original[node.range.lowerBound..<first.lowerBound]
        guard let newline = gap.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return margin }
        return String(decoding: gap[(newline + 1)...], as: UTF8.self)
    }
}

// MARK: - Style of a file

extension JSONStyle {
    /// The style of a file; what it does not show is as Xcode or, without a space before a colon, web tools write it.
    init(of root: JSONNode, in bytes: [UInt8]) {
        var seen = JSONTraits(bytes)
        seen.visit(root)
        self = seen.colon == " : " ? .xcode : .web
        colon = seen.colon ?? colon
        newline = seen.newline ?? newline
        sortsKeys = seen.isSorted
        opensEmpty = seen.opensEmpty ?? opensEmpty
        comma = seen.comma ?? comma
        if let gap = seen.firstGap {
            indent = gap.lastIndex(where: \.isNewline).map { String(gap[gap.index(after: $0)...]) }
        }
        joinsScalars = indent != nil && seen.joinsScalars
        escapesSlashes = seen.escapesSlashes
        hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        end = String(decoding: bytes[root.range.upperBound...], as: UTF8.self)
    }
}

/// The traits of a file's style that its values show.
private struct JSONTraits {
    let bytes: [UInt8]
    var colon, comma, firstGap, newline: String?
    var isSorted = true
    var opensEmpty: Bool?
    var joinsScalars = false
    var escapesSlashes = false

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if let feed = bytes.firstIndex(of: 0x0A) {
            newline = feed > 0 && bytes[feed - 1] == 0x0D ? "\r\n" : "\n"
        } else if bytes.contains(0x0D) {
            newline = "\r"
        }
        var at = 0
        while at + 1 < bytes.count, !escapesSlashes {
            let isEscape = bytes[at] == UInt8(ascii: "\\")
            escapesSlashes = isEscape && bytes[at + 1] == UInt8(ascii: "/")
            at += isEscape ? 2 : 1
        }
    }

    mutating func visit(_ node: JSONNode) {
        switch node.content {
        case .scalar: break
        case .object(let members):
            if let first = members.first {
                colon = colon ?? text(first.keyRange.upperBound..<first.node.range.lowerBound)
            }
            isSorted = isSorted && members.map(\.key).isSortedByBytes
            visit(node, members.map(\.range), isJoinable: false)
            for member in members { visit(member.node) }
        case .array(let nodes):
            let isJoinable = nodes.allSatisfy { if case .scalar = $0.content { true } else { false } }
            visit(node, nodes.map(\.range), isJoinable: isJoinable)
            for node in nodes { visit(node) }
        }
    }

    private mutating func visit(_ node: JSONNode, _ parts: [Range<Int>], isJoinable: Bool) {
        guard let first = parts.first else {
            opensEmpty = opensEmpty ?? text(node.range).contains(where: \.isNewline)
            return
        }
        let gap = text(node.range.lowerBound + 1..<first.lowerBound)
        firstGap = firstGap ?? gap
        let isOnOneLine = !gap.contains(where: \.isNewline)
        if isJoinable, isOnOneLine { joinsScalars = true }
        if parts.count > 1, isOnOneLine {
            let between = text(first.upperBound..<parts[1].lowerBound)
            if !between.contains(where: \.isNewline) { comma = comma ?? between }
        }
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension [String] {
    /// Indicates whether each text comes before the next by its bytes.
    fileprivate var isSortedByBytes: Bool {
        zip(self, dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
