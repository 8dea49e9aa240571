// Licensed under the Apache License, Version 2.0.

/// The bytes of a document, taken from its source where nothing changed.
struct MarkupWriter {
    let source: MarkupSource?
    let target: MarkupEncoding
    private(set) var output: [UInt8] = []
    /// Indicates whether the encoding has all the characters.
    private(set) var wasEncodable = true

    init(source: MarkupSource?, target: MarkupEncoding) {
        (self.source, self.target) = (source, target)
    }

    /// Indicates whether the document leaves its encoding.
    var converts: Bool { source.map { $0.encoding != target } ?? false }

    mutating func put(_ text: String) {
        if let bytes = target.encode(text) { output += bytes } else { wasEncodable = false }
    }

    private mutating func copy(_ range: Range<Int>) {
        guard let source else { return }
        if converts { put(source.text(in: range)) } else { output += source.bytes[range] }
    }

    mutating func put(_ element: MarkupElement) {
        let origin = element.origin.flatMap { $0.source === source ? $0 : nil }
        guard let origin else { return putNew(element) }
        let sameTag = element.name == origin.name && element.attributes == origin.attributes
        let sameContent = element.children == origin.children
        if sameTag && sameContent { return copy(origin.range) }
        let isOneTag = element.children.isEmpty && (origin.isOneTag || !origin.children.isEmpty)
        if sameTag && isOneTag == origin.isOneTag {
            copy(origin.range.lowerBound..<origin.tagEnd)
        } else {
            let old = StartTag(origin.source.text(in: origin.range.lowerBound..<origin.tagEnd))
            put(old.changed(to: element, from: origin.attributes, isOneTag: isOneTag))
        }
        if isOneTag { return }
        if sameContent {
            copy(origin.tagEnd..<origin.contentEnd)
        } else {
            putContent(element.children, origin)
        }
        if element.name == origin.name && !origin.isOneTag {
            copy(origin.contentEnd..<origin.range.upperBound)
        } else {
            put("</\(element.name)>")
        }
    }

    private mutating func putNew(_ element: MarkupElement) {
        put("<" + element.name)
        for attribute in element.attributes {
            put(" \(attribute.name)=\"\(MarkupEscapes.attribute(attribute.value))\"")
        }
        if element.children.isEmpty { return put("/>") }
        put(">")
        for child in element.children { put(child) }
        put("</\(element.name)>")
    }

    /// Writes children, and repeats the bytes of those that were there before.
    private mutating func putContent(_ children: [MarkupNode], _ origin: MarkupOrigin) {
        let kept = KeptChildren(old: origin.children, new: children)
        for (index, child) in children.enumerated() {
            if case .element(let element) = child {
                put(element)
            } else if let old = kept.places[index] {
                copy(origin.range(ofChild: old))
            } else {
                put(child)
            }
        }
    }

    private mutating func put(_ node: MarkupNode) {
        let newline = source?.newline ?? "\n"
        switch node {
        case .element(let element): put(element)
        case .text(let text): put(MarkupEscapes.text(text, newline: newline))
        case .data(let text):
            put("<![CDATA[" + MarkupEscapes.data(text, newline: newline) + "]]>")
        case .comment(let text):
            put("<!--" + MarkupEscapes.comment(text, newline: newline) + "-->")
        case .instruction(let target, let content):
            let content = MarkupEscapes.instruction(content, newline: newline)
            put(content.isEmpty ? "<?\(target)?>" : "<?\(target) \(content)?>")
        }
    }
}

/// The former children of an element that its new ones repeat.
struct KeptChildren {
    /// For each new child the place of its equal among the old, in rising order.
    private(set) var places: [Int?]

    init(old: [MarkupNode], new: [MarkupNode]) {
        places = Array(repeating: nil, count: new.count)
        let shorter = min(old.count, new.count)
        var head = 0
        while head < shorter && Self.match(old[head], new[head]) { head += 1 }
        var tail = 0
        while tail < shorter - head && Self.match(old[old.count - 1 - tail], new[new.count - 1 - tail]) {
            tail += 1
        }
        for index in 0..<head { places[index] = index }
        for index in 0..<tail { places[new.count - 1 - index] = old.count - 1 - index }
        var next = head
        for index in head..<(new.count - tail) {
            let found = (next..<(old.count - tail)).prefix(64).first { Self.match(old[$0], new[index]) }
            guard let found else { continue }
            places[index] = found
            next = found + 1
        }
    }

    /// Matches elements by where they were read, changed or not; the rest by content.
    private static func match(_ old: MarkupNode, _ new: MarkupNode) -> Bool {
        if case .element(let old) = old, case .element(let new) = new { return old.range == new.range }
        return old == new
    }
}
