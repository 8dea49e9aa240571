// Licensed under the Apache License, Version 2.0.

extension PropertyListMarkup {
    /// Updates the elements of a list to another value, and touches only those that must change.
    static func update(_ root: inout MarkupElement, from old: PropertyValue, to new: PropertyValue) {
        guard root.name == "plist" else { return update(&root, from: old, to: new, Layout()) }
        guard let index = root.children.firstIndex(where: \.isElement) else { return }
        var layout = Layout()
        layout.line = line(before: index, in: root.children) ?? "\n"
        update(&root.children[index], from: old, to: new, layout)
    }

    private static func update(
        _ node: inout MarkupNode, from old: PropertyValue, to new: PropertyValue, _ layout: Layout
    ) {
        guard case .element(var element) = node, old != new else { return }
        update(&element, from: old, to: new, layout)
        node = .element(element)
    }

    private static func update(
        _ element: inout MarkupElement, from old: PropertyValue, to new: PropertyValue, _ layout: Layout
    ) {
        switch (old, new) {
        case (.dictionary(let old), .dictionary(let new)): update(dict: &element, from: old, to: new, layout)
        case (.array(let old), .array(let new)): update(array: &element, from: old, to: new, layout)
        default:
            let made = Self.element(of: new, layout)
            // The tags stay unchanged; only their content is new.
            (element.name, element.children) = (made.name, made.children)
        }
    }

    private static func update(
        dict: inout MarkupElement, from old: PropertyDictionary, to new: PropertyDictionary, _ layout: Layout
    ) {
        for key in old.keys where new[key] == nil {
            // A key may stand twice.
            while let entry = entries(of: dict)[key] {
                remove(entry.keyIndex...entry.valueIndex, from: &dict)
            }
        }
        let inner = self.layout(inside: dict, layout)
        let places = entries(of: dict)
        for key in old.keys {
            guard let entry = places[key], let before = old[key], let after = new[key] else { continue }
            update(&dict.children[entry.valueIndex], from: before, to: after, inner)
        }
        let last = places.values.max { $0.keyIndex < $1.keyIndex }
        let between = last.map { self.between($0, in: dict.children, inner) } ?? inner.line
        for key in new.keys where old[key] == nil {
            guard let value = new[key] else { continue }
            append(entry(key, value, inner, between: between), to: &dict, layout)
        }
    }

    private static func update(
        array: inout MarkupElement, from old: [PropertyValue], to new: [PropertyValue], _ layout: Layout
    ) {
        let shorter = min(old.count, new.count)
        let head = zip(old, new).prefix { $0 == $1 }.count
        let tail = zip(old.reversed(), new.reversed()).prefix(shorter - head).prefix { $0 == $1 }.count
        let inner = self.layout(inside: array, layout)
        let places = array.children.indices.filter { array.children[$0].isElement }
        let changed = min(old.count, new.count) - tail
        for index in head..<max(head, changed) {
            update(&array.children[places[index]], from: old[index], to: new[index], inner)
        }
        for index in (max(head, changed)..<max(head, changed, old.count - tail)).reversed() {
            remove(places[index]...places[index], from: &array)
        }
        let added = new[max(head, changed)..<max(head, changed, new.count - tail)]
        let nodes = added.flatMap { [.text(inner.line), .element(element(of: $0, inner))] as [MarkupNode] }
        if tail > 0,
            let next = array.children.indices.filter({ array.children[$0].isElement }).suffix(tail).first
        {
            let hasSpace = next > 0 && array.children[next - 1].isWhiteSpace
            array.children.insert(
                contentsOf: nodes.filter { $0 != .text("") }, at: hasSpace ? next - 1 : next)
        } else if !nodes.isEmpty {
            append(nodes, to: &array, layout)
        }
    }

    /// Removes nodes and the white space before them.
    private static func remove(_ range: ClosedRange<Int>, from element: inout MarkupElement) {
        let start = range.lowerBound
        let hasSpace = start > 0 && element.children[start - 1].isWhiteSpace
        element.children.removeSubrange((hasSpace ? start - 1 : start)...range.upperBound)
        if element.children.allSatisfy(\.isWhiteSpace) { element.children = [] }
    }

    /// Adds nodes behind the last that is no white space.
    private static func append(_ nodes: [MarkupNode], to element: inout MarkupElement, _ layout: Layout) {
        let nodes = nodes.filter { $0 != .text("") }
        if element.children.allSatisfy(\.isWhiteSpace) {
            element.children = nodes + (layout.line.isEmpty ? [] : [.text(layout.line)])
            return
        }
        let end = element.children.lastIndex { !$0.isWhiteSpace } ?? 0
        element.children.insert(contentsOf: nodes, at: end + 1)
    }
}

// MARK: - White space

extension PropertyListMarkup {
    /// The layout of an element's children, taken from the first of them.
    private static func layout(inside element: MarkupElement, _ layout: Layout) -> Layout {
        guard let first = element.children.firstIndex(where: \.isElement) else { return layout.inner }
        var inner = Layout(line: "", unit: "", level: layout.level + 1)
        guard let line = line(before: first, in: element.children) else { return inner }
        let isDeeper = line.hasPrefix(layout.line) && line.utf8.count > layout.line.utf8.count
        inner.line = line
        inner.unit =
            isDeeper && !layout.line.isEmpty ? String(line.dropFirst(layout.line.count)) : layout.unit
        return inner
    }

    /// The last line feed before a child with the indentation behind it; nil when no line ends there.
    private static func line(before index: Int, in children: [MarkupNode]) -> String? {
        guard index > 0, case .text(let text) = children[index - 1], let end = text.lastIndex(of: "\n") else {
            return nil
        }
        return String(text[end...])
    }

    /// Returns the text between the key and the value of an entry.
    private static func between(_ entry: Entry, in children: [MarkupNode], _ layout: Layout) -> String {
        if line(before: entry.valueIndex, in: children) != nil { return layout.line }
        guard case .text(let text) = children[entry.valueIndex - 1] else { return "" }
        return text
    }
}
