// Licensed under the Apache License, Version 2.0.

import Foundation

/// Reads the value of a property list out of its elements.
struct PropertyListMarkup {
    let file: String
    /// The oddities that were taken as plutil takes them.
    private(set) var remarks: [ArtefactProblem] = []
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

    private mutating func text(of element: MarkupElement) throws(ArtefactProblem) -> PropertyValue {
        let text = try plainText(of: element)
        switch element.name {
        case "string": return .string(text)
        case "integer":
            guard let value = PropertyListText.integer(text) else {
                // Beyond a Swift integer, and within 64 bits without a sign, which readers take.
                if let large = UInt64(text) { return .real(Double(large)) }
                throw problem(
                    element, "\"\(text.prefix(40))\" is no integer: digits alone, up to 64 bits with sign")
            }
            return .integer(value)
        case "real":
            guard let value = PropertyListText.number(text) else {
                throw problem(element, "\"\(text.prefix(40))\" is no real number: write it as 1.5")
            }
            return .real(value)
        case "date":
            guard let value = PropertyListText.date(text) else {
                throw problem(element, "\"\(text.prefix(40))\" is no date: write it as 2026-01-31T12:00:00Z")
            }
            if PropertyListText.text(value) != text {
                remark(element, "there is no \(text): \(PropertyListText.text(value)) is meant")
            }
            return .date(value)
        case "data":
            if element.origin?.isOneTag == true {
                throw problem(element, "<data/> is refused by readers: write <data></data>")
            }
            let (value, isWhole) = PropertyListText.data(text)
            if !isWhole { remark(element, "the data is not in Base64: encode it anew") }
            return .data(value)
        case "key":
            remark(element, "a key stands where a value should, and is read as a string: write <string>")
            return .string(text)
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
                pending = (try plainText(of: item), item)
                continue
            }
            path.push(key)
            if let line = lines[key] {
                remark(
                    keyElement,
                    "the key stands twice, first in line \(line), and the later counts: remove one")
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
        for child in element.children {
            switch child {
            case .text(let text) where !text.utf8.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }:
                let words = text.trimmingCharacters(in: .whitespacesAndNewlines).prefix(40)
                throw problem(
                    element, "\"\(words)\" stands between the values of <\(element.name)>: remove it")
            case .data:
                throw problem(
                    element, "a CDATA section stands between the values of <\(element.name)>: remove it")
            default: break
            }
        }
    }

    /// The text of an element that holds nothing else: no comment, and CDATA in strings and keys alone.
    private func plainText(of element: MarkupElement) throws(ArtefactProblem) -> String {
        let takesData = element.name == "string" || element.name == "key"
        for child in element.children {
            switch child {
            case .element(let inner):
                throw problem(
                    inner, "<\(inner.name)> stands inside <\(element.name)>, which holds text only")
            case .text: break
            case .data where takesData: break
            case .data: throw problem(element, "<\(element.name)> takes no CDATA section: write the text out")
            case .comment, .instruction:
                throw problem(
                    element, "a comment stands inside <\(element.name)>: move it before the element")
            }
        }
        return element.text
    }

    private mutating func remark(_ element: MarkupElement, _ reason: String) {
        remarks.append(problem(element, reason))
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
