// Licensed under the Apache License, Version 2.0.

import Foundation

extension PropertyListMarkup {
    /// The layout around an element: its line end with the indentation, one step of it, and the depth.
    struct Layout {
        var line = "\n"
        var unit = "\t"
        var level = 0

        var inner: Layout { Layout(line: line.isEmpty ? "" : line + unit, unit: unit, level: level + 1) }
    }

    /// A new document as Apple's tools write it.
    static func document(of value: PropertyValue) -> MarkupDocument {
        let type =
            "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
            + "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n"
        let root = MarkupElement(
            "plist", [MarkupAttribute("version", "1.0")],
            children: [.text("\n"), .element(element(of: value, Layout())), .text("\n")])
        return MarkupDocument(root: root, prologue: MarkupDocument.declaration + type)
    }

    static func element(of value: PropertyValue, _ layout: Layout) -> MarkupElement {
        switch value {
        case .string(let text): return MarkupElement("string", children: [.text(text)])
        case .integer(let value): return MarkupElement("integer", children: [.text("\(value)")])
        case .real(let value): return MarkupElement("real", children: [.text(PropertyListText.real(value))])
        case .boolean(let value): return MarkupElement(value ? "true" : "false")
        case .date(let value): return MarkupElement("date", children: [.text(PropertyListText.text(value))])
        case .data(let data): return MarkupElement("data", children: [.text(base64(data, layout))])
        case .array(let values):
            let inner = layout.inner
            let items = values.flatMap {
                [.text(inner.line), .element(element(of: $0, inner))] as [MarkupNode]
            }
            return MarkupElement("array", children: items.isEmpty ? [] : items + [.text(layout.line)])
        case .dictionary(let dictionary):
            let inner = layout.inner
            let items = dictionary.keys.flatMap { key in
                dictionary[key].map { entry(key, $0, inner, between: inner.line) } ?? []
            }
            return MarkupElement("dict", children: items.isEmpty ? [] : items + [.text(layout.line)])
        }
    }

    static func entry(_ key: String, _ value: PropertyValue, _ layout: Layout, between: String)
        -> [MarkupNode]
    {
        [
            .text(layout.line), .element(MarkupElement("key", children: [.text(key)])), .text(between),
            .element(element(of: value, layout)),
        ]
    }

    /// The lines of Base64 as Apple's tools break them: 76 columns less 8 a step.
    ///
    /// Beyond 8 steps they are neither shortened nor indented further.
    private static func base64(_ data: Data, _ layout: Layout) -> String {
        let text = data.base64EncodedString()
        if layout.line.isEmpty { return text }
        let beyond = max(layout.level - 8, 0)
        let width = 76 - 8 * (layout.level - beyond)
        let line = layout.line.dropLast(beyond * layout.unit.count)
        var lines = ""
        var rest = text[...]
        while !rest.isEmpty {
            lines += line + rest.prefix(width)
            rest = rest.dropFirst(width)
        }
        return lines + layout.line
    }
}
