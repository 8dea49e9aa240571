// Licensed under the Apache License, Version 2.0.

/// The drawings of the subset's symbols, as text in the order of their names.
///
/// An entry begins at the start of a line and goes on in lines that are indented: the name, the forms in which the system
/// has the symbol too, `|`, and the drawing as `SymbolReader` reads it. `circle+` stands for `circle` and `circle.fill`; `-` says that
/// the entry is a part of others and no name by itself. `=` before a name makes the entry another name for that one.
/// An entry is searched for by halving, and only what is drawn is read, so that no start pays for symbols that it does not show.
enum SymbolTable {
    struct Entry {
        /// The forms as they are written; one that ends with `+` has a filled one.
        private let forms: [Substring]
        let drawing: Substring

        var isName: Bool { forms.first != "-" }

        /// The name of the symbol that this one is another name for.
        var other: String? { drawing.hasPrefix("=") ? String(drawing.dropFirst()) : nil }

        /// All forms besides the plain one.
        var allForms: [String] {
            forms.filter { $0 != "-" }.flatMap { form in
                form.hasSuffix("+") ? [String(form.dropLast()), form.dropLast() + ".fill"] : [String(form)]
            }
        }

        /// Returns whether the system has a form.
        func has(_ form: String) -> Bool {
            let plain = form.hasSuffix(".fill") ? form.dropLast(5) : form[...]
            return forms.contains { written in
                written == form
                    || (written.utf8.last == plus
                        && (written.dropLast() == plain || written.dropLast() == form))
            }
        }

        fileprivate init(_ text: Substring) {
            let bar = text.utf8.firstIndex(of: SymbolTable.bar) ?? text.endIndex
            forms = text.utf8[..<bar].split { $0 == SymbolTable.space || $0 == SymbolTable.newline }.map(
                Substring.init)
            let rest = text[bar...].dropFirst()
            drawing = rest.utf8.last == SymbolTable.newline ? rest.dropLast() : rest
        }
    }

    /// The text, in parts that a compiler and a person read with ease.
    private static let texts: [StaticString] = [
        part1, part2, part3, part4, part5, part6, part7, part8, part9,
    ]

    /// The entry of a name.
    static func entry(_ name: String) -> Entry? {
        let name = Array(name.utf8)
        // The last part that does not begin after the name.
        let part = texts.last { text in
            text.withUTF8Buffer { !name.lexicographicallyPrecedes($0[..<nameEnd(0, in: $0)]) }
        }
        return part?.withUTF8Buffer { entry(name, in: $0) }
    }

    /// All names with entries, each with its entry.
    static var all: [(name: String, entry: Entry)] {
        texts.flatMap { text -> [(name: String, entry: Entry)] in
            text.withUTF8Buffer { bytes in
                var result: [(name: String, entry: Entry)] = []
                var start = 0
                while start < bytes.count {
                    let end = next(after: start, in: bytes)
                    let key = nameEnd(start, in: bytes)
                    let name = String(decoding: bytes[start..<key], as: UTF8.self)
                    result.append((name, Entry(content(key, end, bytes))))
                    start = end
                }
                return result
            }
        }
    }

    private static let newline = UInt8(ascii: "\n")
    private static let space = UInt8(ascii: " ")
    private static let bar = UInt8(ascii: "|")
    private static let plus = UInt8(ascii: "+")

    private static func entry(_ name: [UInt8], in text: UnsafeBufferPointer<UInt8>) -> Entry? {
        var low = 0
        var high = text.count
        while low < high {
            var start = (low + high) / 2
            while start > low, text[start - 1] != newline || text[start] == space { start -= 1 }
            let key = nameEnd(start, in: text)
            if text[start..<key].elementsEqual(name) {
                return Entry(content(key, next(after: start, in: text), text))
            }
            if text[start..<key].lexicographicallyPrecedes(name) {
                low = next(after: start, in: text)
            } else {
                high = start
            }
        }
        return nil
    }

    private static func content(
        _ start: Int, _ end: Int, _ text: UnsafeBufferPointer<UInt8>
    ) -> Substring {
        var first = start
        while first < end, text[first] == space { first += 1 }
        return Substring(decoding: text[first..<end], as: UTF8.self)
    }

    private static func nameEnd(_ start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
        var end = start
        while end < text.count, text[end] != space, text[end] != bar { end += 1 }
        return end
    }

    private static func next(after start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
        var end = start + 1
        while end < text.count, text[end - 1] != newline || text[end] == space { end += 1 }
        return end
    }
}
