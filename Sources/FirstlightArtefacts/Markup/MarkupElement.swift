// Licensed under the Apache License, Version 2.0.

/// An element of an XML document, as a value that may be changed and written back.
public struct MarkupElement: Sendable {
    /// The name as written, with its prefix.
    public var name: String
    /// The attributes in the order of the file.
    public var attributes: [MarkupAttribute]
    /// The nodes between the tags, white space included.
    public var children: [MarkupNode]
    /// The line of the start tag, from 1; 0 when the element was not read.
    public var line = 0
    /// The bytes of the whole element in the file that it was read from.
    public var range: Range<Int>?
    /// The source that was read, so that a writer repeats the bytes of what did not change.
    var origin: MarkupOrigin?

    /// Creates an element that was not read from a file.
    public init(_ name: String, _ attributes: [MarkupAttribute] = [], children: [MarkupNode] = []) {
        (self.name, self.attributes, self.children) = (name, attributes, children)
    }

    /// The value of an attribute: setting it keeps its place or appends it, nil removes it.
    public subscript(_ attribute: String) -> String? {
        get { attributes.first { $0.name == attribute }?.value }
        set {
            let place = attributes.firstIndex { $0.name == attribute }
            switch (place, newValue) {
            case (let place?, let value?): attributes[place].value = value
            case (let place?, nil): attributes.remove(at: place)
            case (nil, let value?): attributes.append(MarkupAttribute(attribute, value))
            case (nil, nil): break
            }
        }
    }
}

extension MarkupElement: Hashable {
    /// Compares the content; the position in the file does not count.
    public static func == (one: MarkupElement, other: MarkupElement) -> Bool {
        one.name == other.name && one.attributes == other.attributes && one.children == other.children
    }

    /// Hashes the content.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(attributes)
        hasher.combine(children)
    }
}

// MARK: - Looking

extension MarkupElement {
    /// The children that are elements.
    public var elements: [MarkupElement] {
        children.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// Finds the first child of a name.
    public func first(_ name: String) -> MarkupElement? {
        for case .element(let element) in children where element.name == name { return element }
        return nil
    }

    /// Finds the children of a name.
    public func all(_ name: String) -> [MarkupElement] {
        elements.filter { $0.name == name }
    }

    /// Lists the elements below, depth first: all of them, or those of a name.
    public func descendants(_ name: String? = nil) -> [MarkupElement] {
        var found: [MarkupElement] = []
        collect(name, into: &found)
        return found
    }

    private func collect(_ name: String?, into found: inout [MarkupElement]) {
        for case .element(let element) in children {
            if name == nil || element.name == name { found.append(element) }
            element.collect(name, into: &found)
        }
    }

    /// The line on which the words of a text among the children begin; nil when the element was not read.
    func line(ofText index: Int) -> Int? {
        guard let origin, origin.starts.indices.contains(index) else { return nil }
        let bytes = origin.source.bytes
        let words = bytes[origin.starts[index]...].firstIndex { $0 > 0x20 } ?? origin.starts[index]
        return bytes[..<words].count { $0 == 0x0A } + 1
    }

    /// The character data of the children, joined.
    public var text: String {
        var joined = ""
        for child in children {
            switch child {
            case .text(let text), .data(let text): joined += text
            default: break
            }
        }
        return joined
    }
}

// MARK: - Changing

extension MarkupElement {
    /// Edits the elements below that match, depth first, and returns their number; the others stay untouched.
    @discardableResult
    public mutating func edit(
        where matches: (MarkupElement) -> Bool, _ change: (inout MarkupElement) -> Void
    ) -> Int {
        var count = 0
        for index in children.indices {
            guard case .element(var element) = children[index] else { continue }
            let below = element.edit(where: matches, change)
            let matched = matches(element)
            if matched { change(&element) }
            if matched || below > 0 { children[index] = .element(element) }
            count += below + (matched ? 1 : 0)
        }
        return count
    }
}
