// Licensed under the Apache License, Version 2.0.

/// A file of Android's values folders, changed only where it must be: the rest keeps every byte.
package struct AndroidValuesFile: Hashable, Sendable {
    /// A style with its items in the order of the file.
    package struct Style: Hashable, Sendable {
        /// The name of the style that it extends, if it names one.
        package var parent: String?
        /// The items in the order of the file.
        package var items: [AndroidStyleItem]

        /// Creates a style.
        package init(parent: String?, items: [AndroidStyleItem]) {
            (self.parent, self.items) = (parent, items)
        }

        /// The value of an item, if there is one.
        package subscript(_ name: String) -> String? { items.first { $0.name == name }?.value }
    }

    private var document: MarkupDocument

    /// Reads a file whose root is `resources`.
    package init(reading bytes: [UInt8], file: String) throws(ArtefactProblem) {
        document = try MarkupDocument(reading: bytes, file: file)
        guard document.root.name == "resources" else {
            throw ArtefactProblem(
                file: file, line: document.root.line, element: document.root.name,
                reason: "the root of a file of values is resources")
        }
    }

    /// Creates a file without resources.
    package init() {
        document = MarkupDocument(
            root: MarkupElement("resources", children: [.text("\n")]),
            prologue: "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
    }

    /// The bytes of the file.
    package func bytes() -> [UInt8] { document.bytes() }

    // MARK: - Values

    /// The text of a resource, such as the `color` of a name, if the file declares it.
    package func value(_ kind: String, _ name: String) -> String? {
        index(kind, name).flatMap(element)?.text.trimmedOfSpace
    }

    /// Gives a resource a value, at its place or at the end; nil removes it.
    package mutating func set(_ kind: String, _ name: String, to value: String?) {
        let index = index(kind, name)
        guard let value else {
            if let index { document.root.removeChild(at: index) }
            return
        }
        guard let index, let old = element(at: index) else {
            let new = MarkupElement(kind, [MarkupAttribute("name", name)], children: [.text(value)])
            return document.root.append(new, margin: "", unit: "    ")
        }
        if let new = old.saying(value) { document.root.children[index] = .element(new) }
    }

    // MARK: - Styles

    /// The style of a name, if the file declares it.
    package func style(_ name: String) -> Style? {
        index("style", name).flatMap(element).map { style in
            Style(
                parent: style["parent"],
                items: style.all("item").map {
                    AndroidStyleItem($0["name"] ?? "", $0.text.trimmedOfSpace)
                })
        }
    }

    /// Writes items into a style: unwanted ones of ours are removed, foreign ones stay as they are.
    ///
    /// - Parameters:
    ///   - wanted: The items, and the style from which the style inherits.
    ///   - name: The name of the style, which is added where there is none.
    ///   - own: The names of the items that are ours.
    ///   - keepsParent: Whether a style that is there keeps the parent that it has.
    package mutating func write(
        _ wanted: Style, as name: String, owning own: Set<String>, keepsParent: Bool
    ) {
        let unit = document.root.innerIndentation.flatMap { $0.isEmpty ? nil : $0 } ?? "    "
        let margin = document.root.innerIndentation ?? unit
        let index = index("style", name)
        var style = index.flatMap(element) ?? MarkupElement("style", [MarkupAttribute("name", name)])
        if index == nil || !keepsParent, style["parent"] != wanted.parent { style["parent"] = wanted.parent }
        let kept = own.intersection(wanted.items.map(\.name))
        for place in style.children.indices.reversed() {
            guard case .element(let item) = style.children[place], item.name == "item",
                let attribute = item["name"], own.contains(attribute), !kept.contains(attribute)
            else { continue }
            style.removeChild(at: place)
        }
        for item in wanted.items {
            let place = style.children.firstIndex {
                if case .element(let old) = $0 {
                    old.name == "item" && old["name"] == item.name
                } else {
                    false
                }
            }
            if let place, case .element(let old) = style.children[place] {
                if let new = old.saying(item.value) { style.children[place] = .element(new) }
            } else {
                let new = MarkupElement(
                    "item", [MarkupAttribute("name", item.name)], children: [.text(item.value)])
                style.append(new, margin: margin, unit: unit)
            }
        }
        if let index {
            document.root.children[index] = .element(style)
        } else {
            document.root.append(style, margin: "", unit: unit)
        }
    }

    private func index(_ kind: String, _ name: String) -> Int? {
        document.root.children.firstIndex {
            if case .element(let element) = $0 {
                element.name == kind && element["name"] == name
            } else {
                false
            }
        }
    }

    private func element(at index: Int) -> MarkupElement? {
        if case .element(let element) = document.root.children[index] { element } else { nil }
    }
}

extension MarkupElement {
    /// The element with another text; nil when it has that text already.
    fileprivate func saying(_ value: String) -> MarkupElement? {
        guard text.trimmedOfSpace != value else { return nil }
        var new = self
        new.children = [.text(value)]
        return new
    }
}
