// Licensed under the Apache License, Version 2.0.

/// The start tag of an element as written in its file, in parts.
struct StartTag {
    private struct Part {
        var name: String
        /// The white space, the name, the sign and the quote before the value.
        var before: String
        var value: String
        var quote: Unicode.Scalar
    }

    private var parts: [Part] = []
    /// The white space before the end of the tag.
    private let space: String
    private let isOneTag: Bool

    /// Parses a well-formed tag.
    init(_ tag: String) {
        let quotes: [UInt8] = [0x22, 0x27]
        let isSpace: (UInt8) -> Bool = { $0 <= 0x20 }
        var rest = Array(tag.utf8).dropFirst().drop { !isSpace($0) && $0 != 0x3E && $0 != 0x2F }
        while let open = rest.firstIndex(where: quotes.contains) {
            guard let close = rest[(open + 1)...].firstIndex(of: rest[open]) else { break }
            let name = rest.drop(while: isSpace).prefix { !isSpace($0) && $0 != 0x3D }
            parts.append(
                Part(
                    name: String(decoding: name, as: UTF8.self),
                    before: String(decoding: rest[...open], as: UTF8.self),
                    value: String(decoding: rest[(open + 1)..<close], as: UTF8.self),
                    quote: Unicode.Scalar(rest[open])))
            rest = rest[(close + 1)...]
        }
        space = String(decoding: rest.prefix(while: isSpace), as: UTF8.self)
        isOneTag = rest.dropLast().last == 0x2F
    }

    /// Returns the tag with the element's name and attributes, and as written in everything that did not change.
    func changed(to element: MarkupElement, from old: [MarkupAttribute], isOneTag: Bool) -> String {
        var tag = "<" + element.name
        for attribute in element.attributes {
            guard let part = parts.first(where: { $0.name == attribute.name }) else {
                tag += " \(attribute.name)=\"\(MarkupEscapes.attribute(attribute.value))\""
                continue
            }
            let value = MarkupEscapes.attribute(attribute.value, part.quote)
            tag += part.before + (old.contains(attribute) ? part.value : value)
            tag.unicodeScalars.append(part.quote)
        }
        return tag + (self.isOneTag == isOneTag ? space : "") + (isOneTag ? "/>" : ">")
    }
}
