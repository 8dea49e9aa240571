// Licensed under the Apache License, Version 2.0.

extension MarkupDocument {
    /// Sets the white space again, one element a line, for documents that are made.
    ///
    /// Elements that hold text stay as they are.
    public func indented(by unit: String = "    ") -> MarkupDocument {
        MarkupDocument(root: root.indented(by: unit, at: "\n"), prologue: prologue, epilogue: epilogue)
    }
}

extension MarkupElement {
    /// Sets the white space between the elements below; `line` is a line feed and the element's own indentation.
    func indented(by unit: String, at line: String) -> MarkupElement {
        guard self["xml:space"] != "preserve", !children.isEmpty else { return self }
        let parts = children.filter { !$0.isWhiteSpace }
        guard parts.allSatisfy(\.standsAlone) else { return self }
        var copy = self
        if parts.isEmpty {
            if text.contains(where: \.isNewline) { copy.children = [] }
            return copy
        }
        copy.children = parts.flatMap { part -> [MarkupNode] in
            if case .element(let element) = part {
                return [.text(line + unit), .element(element.indented(by: unit, at: line + unit))]
            }
            return [.text(line + unit), part]
        }
        copy.children.append(.text(line))
        return copy
    }
}

extension MarkupNode {
    /// Indicates whether the node is text of spaces, tabs and line ends alone.
    var isWhiteSpace: Bool {
        guard case .text(let text) = self else { return false }
        return text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D }
    }

    /// Indicates whether white space around the node has no meaning.
    fileprivate var standsAlone: Bool {
        switch self {
        case .element, .comment, .instruction: true
        case .text, .data: false
        }
    }
}
