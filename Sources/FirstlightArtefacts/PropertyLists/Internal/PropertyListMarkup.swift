// Licensed under the Apache License, Version 2.0.

import Foundation

/// Reads the value of a property list out of its elements.
struct PropertyListMarkup {
    let file: String
    private var path = KeyPathStack()

    init(file: String) {
        self.file = file
    }

    /// The value in a plist element, or in a root that is a value itself.
    mutating func value(in root: MarkupElement) throws(ArtefactProblem) -> PropertyValue {
        guard root.name == "plist" else { return try value(of: root) }
        try refuseText(in: root)
        let values = root.elements
        guard let first = values.first else {
            throw problem(root, "the plist element is empty: put a dict into it")
        }
        if values.count > 1 {
            throw problem(values[1], "a second value stands in the plist element: only one may")
        }
        return try value(of: first)
    }

    private mutating func value(of element: MarkupElement) throws(ArtefactProblem) -> PropertyValue {
        switch element.name {
        case "dict": return .dictionary(try dictionary(of: element))
        case "array":
            try refuseText(in: element)
            var values: [PropertyValue] = []
            for (index, item) in element.elements.enumerated() {
                path.push(index)
                values.append(try value(of: item))
                path.pop()
            }
            return .array(values)
        case "true", "false":
            if !element.children.isEmpty {
                throw problem(element, "<\(element.name)> holds something: write <\(element.name)/>")
            }
            return .boolean(element.name == "true")
        default: return try text(of: element)
        }
    }

    private func text(of element: MarkupElement) throws(ArtefactProblem) -> PropertyValue {
        if let inner = element.elements.first {
            throw problem(inner, "<\(inner.name)> stands inside <\(element.name)>, which holds text only")
        }
        let text = element.text
        switch element.name {
        case "string": return .string(text)
        case "integer":
            guard let value = PropertyListText.integer(text) else {
                throw problem(
                    element, "\"\(text.prefix(40))\" is no integer: digits alone, up to 64 bits with sign")
            }
            return .integer(value)
        case "real":
            guard let value = Double(text) else {
                throw problem(element, "\"\(text.prefix(40))\" is no real number: write it as 1.5")
            }
            return .real(value)
        case "date":
            guard let value = PropertyListText.date(text) else {
                throw problem(element, "\"\(text.prefix(40))\" is no date: write it as 2026-01-31T12:00:00Z")
            }
            return .date(value)
        case "data":
            guard let value = Data(base64Encoded: text.filter { !$0.isWhitespace }) else {
                throw problem(element, "the data is not in Base64: encode it anew")
            }
            return .data(value)
        case "key":
            throw problem(element, "a key stands where a value should: remove it or put it into a dict")
        default:
            let names = "string, integer, real, true, false, date, data, array or dict"
            throw problem(element, "<\(element.name)> is no value of a property list: use \(names)")
        }
    }

    private mutating func dictionary(of element: MarkupElement) throws(ArtefactProblem) -> PropertyDictionary
    {
        try refuseText(in: element)
        var found = PropertyDictionary()
        var lines: [String: Int] = [:]
        var pending: (key: String, element: MarkupElement)?
        for item in element.elements {
            guard let (key, keyElement) = pending else {
                guard item.name == "key" else {
                    throw problem(item, "<\(item.name)> has no key before it: write <key>…</key> first")
                }
                pending = (item.text, item)
                continue
            }
            path.push(key)
            if item.name == "key" { throw problem(keyElement, "the key has no value: write one after it") }
            if let line = lines[key] {
                throw problem(keyElement, "the key stands twice, first in line \(line): remove one")
            }
            lines[key] = keyElement.line
            found[key] = try value(of: item)
            path.pop()
            pending = nil
        }
        if let (key, element) = pending {
            path.push(key)
            throw problem(element, "the key has no value: write one after it")
        }
        return found
    }

    private func refuseText(in element: MarkupElement) throws(ArtefactProblem) {
        for case .text(let text) in element.children where !MarkupNode.text(text).isWhiteSpace {
            let words = text.trimmingCharacters(in: .whitespacesAndNewlines).prefix(40)
            throw problem(element, "\"\(words)\" stands between the values of <\(element.name)>: remove it")
        }
    }

    private func problem(_ element: MarkupElement, _ reason: String) -> ArtefactProblem {
        ArtefactProblem(file: file, line: element.line, element: path.description, reason: reason)
    }
}

// MARK: - Looking

extension PropertyListMarkup {
    /// The child that holds the value of the list: in a plist element the first, otherwise the root.
    static func line(of path: [String], in root: MarkupElement) -> Int? {
        var element = root.name == "plist" ? root.elements.first : root
        var line = element?.line
        for step in path {
            guard let holder = element else { return nil }
            if holder.name == "dict" {
                guard let entry = entries(of: holder)[step] else { return nil }
                (element, line) = (entry.value, entry.key.line)
            } else {
                let items = holder.elements
                guard holder.name == "array", let index = Int(step), items.indices.contains(index) else {
                    return nil
                }
                (element, line) = (items[index], items[index].line)
            }
        }
        return line == 0 ? nil : line
    }

    struct Entry {
        var key, value: MarkupElement
        var keyIndex, valueIndex: Int
    }

    /// Returns the entries of a dict that was read without a problem.
    static func entries(of dict: MarkupElement) -> [String: Entry] {
        var found: [String: Entry] = [:]
        var pending: (element: MarkupElement, index: Int)?
        for (index, child) in dict.children.enumerated() {
            guard case .element(let element) = child else { continue }
            if let key = pending {
                found[key.element.text] = Entry(
                    key: key.element, value: element, keyIndex: key.index, valueIndex: index)
                pending = nil
            } else {
                pending = (element, index)
            }
        }
        return found
    }
}
