// Licensed under the Apache License, Version 2.0.

/// Changes of children that keep the layout of a file: one element a line, indented as its neighbours are.
extension MarkupElement {
    /// The white space before the first element, on its line; nil when it has no line of its own.
    var innerIndentation: String? {
        guard let first = children.firstIndex(where: \.isElement), first > 0,
            case .text(let text) = children[first - 1], let newline = text.lastIndex(of: "\n")
        else { return nil }
        let indentation = text[text.index(after: newline)...]
        return indentation.allSatisfy(\.isWhitespace) ? String(indentation) : nil
    }

    /// Puts an element after the last child that is not white space.
    ///
    /// - Parameter margin: The indentation of this element itself.
    mutating func append(_ child: MarkupElement, margin: String, unit: String) {
        let inner = innerIndentation ?? margin + unit
        let last = children.lastIndex { !$0.isWhiteSpace }
        let end = last.map { children.index(after: $0) } ?? 0
        let rest = children[end...].compactMap { if case .text(let text) = $0 { text } else { nil } }.joined()
        let closing = rest.lastIndex(of: "\n").map { rest[$0...] } ?? "\n\(margin)"
        children.replaceSubrange(
            end..., with: [.text("\n" + inner), .element(child), .text(String(closing))])
    }

    /// Removes the child at an index, with its line when it stands alone on it.
    mutating func removeChild(at index: Int) {
        children.remove(at: index)
        guard index > 0, case .text(let before) = children[index - 1],
            let newline = before.lastIndex(of: "\n"), before[newline...].allSatisfy(\.isWhitespace)
        else { return }
        if index < children.count {
            guard case .text(let after) = children[index] else { return }
            children[index - 1] = .text(before[..<newline] + after)
            children.remove(at: index)
        }
    }
}

extension String {
    var trimmedOfSpace: String {
        var text = self[...]
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}

extension MarkupNode {
    var isElement: Bool {
        if case .element = self { true } else { false }
    }
}
