// Licensed under the Apache License, Version 2.0.

extension FileSet {
    /// A Swift source without what needs the Objective-C runtime, which Linux lacks, and the words that were changed.
    ///
    /// Attributes are left out, and a selector becomes its name with a reference to the method, a path of keys its text, a
    /// managed variable a computed one. A part of a module of C, such as `os.log`, is imported as the whole. Lines stay where they are.
    package static func withoutObjectiveC(_ source: [UInt8], path: String) -> (
        bytes: [UInt8], changed: Set<String>
    ) {
        let bytes = withComputedVariables(source, path: path)
        let managed: Set = bytes == source ? [] : ["@NSManaged"]
        guard
            bytes.withUnsafeBytes({
                SourceWords.occur(
                    ["@objc", "@IB", "#selector", "#keyPath", "_SwiftUI", "SwiftUICore"], in: $0)
            }) || Self.importsPart(bytes)
        else { return (bytes, managed) }
        // Each byte of a comment or of a text is a blank here, so that places are those of the file.
        let code = LintSource(bytes, path: path).everything
        guard code.utf8.count == bytes.count else { return (bytes, managed) }
        var changes: [(range: Range<Int>, text: String, word: String)] = []
        func place(_ range: Range<String.Index>) -> Range<Int> {
            code.utf8.distance(
                from: code.startIndex, to: range.lowerBound)..<code.utf8.distance(
                    from: code.startIndex, to: range.upperBound)
        }
        let attribute =
            /@(objc(?:Members)?|IBAction|IBOutlet|IBInspectable|IBDesignable)\b(?:\([^)\n]*\))?[ \t]?/
        for found in code.matches(of: attribute) {
            changes.append((place(found.range), "", "@\(found.output.1)"))
        }
        for found in code.matches(of: Self.partialImport) {
            let part = found.output.2
            let places = place(part.startIndex..<part.endIndex)
            changes.append((places, "", "import \(found.output.1)\(part)"))
        }
        // The overlay of a module beside SwiftUI is that module here, and SwiftUI's core is SwiftUI.
        for found in code.matches(of: /\bimport[ \t]+(_\w+_SwiftUI|SwiftUICore)\b/) {
            let overlay = found.output.1
            let places = place(overlay.startIndex..<overlay.endIndex)
            guard let whole = ScreenSource.wholeModule(of: String(overlay)) else { continue }
            changes.append((places, whole, "import \(overlay)"))
        }
        for found in code.matches(of: /#selector[ \t]*\(/) {
            guard let end = Self.closing(code, from: found.range.upperBound) else { continue }
            let inner = String(code[found.range.upperBound..<end])
            changes.append(
                (place(found.range.lowerBound..<code.index(after: end)), Self.selector(inner), "#selector"))
        }
        for found in code.matches(of: /#keyPath[ \t]*\(([^()]*)\)/) {
            changes.append((place(found.range), Self.keyPath(String(found.output.1)), "#keyPath"))
        }
        var result = bytes
        for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(change.range, with: change.text.utf8)
        }
        return (result, managed.union(changes.map(\.word)))
    }

    /// An import of a part of a module, with the module and the part.
    private static var partialImport: Regex<(Substring, Substring, Substring)> {
        /(?m)^[^\S\n]*(?:@\w+[ \t]+)*(?:\w+[ \t]+)?\bimport[ \t]+(\w+)((?:\.\w+)+)[ \t\r]*$/
    }

    /// Returns whether any of some words occurs in any of some sources, also as a part of another.
    package static func occur(_ words: [String], in sources: some Sequence<[UInt8]>) -> Bool {
        sources.contains { source in source.withUnsafeBytes { SourceWords.occur(words, in: $0) } }
    }

    /// Returns whether a line may import a part of a module.
    private static func importsPart(_ bytes: [UInt8]) -> Bool {
        bytes.split(separator: 10).contains { line in
            line.contains(46) && String(decoding: line, as: UTF8.self).contains("import ")
        }
    }

    /// The parenthesis that closes one before an index.
    private static func closing(_ code: String, from start: String.Index) -> String.Index? {
        var depth = 1
        for index in code[start...].indices {
            if code[index] == "(" { depth += 1 }
            if code[index] == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// A path of keys as a text: the names of the properties, without those of the types before them.
    private static func keyPath(_ inner: String) -> String {
        let lines = String(repeating: "\n", count: inner.count { $0 == "\n" })
        let parts = inner.replacing(/\s/, with: "").split(separator: ".")
        let names = parts.drop { $0.first?.isUppercase ?? false }
        return "\"\((names.isEmpty ? parts.suffix(1) : names).joined(separator: "."))\"" + lines
    }

    /// A selector as a name with a reference to the method. That of `self` is the method of its type, which holds nobody.
    private static func selector(_ inner: String) -> String {
        let lines = String(repeating: "\n", count: inner.count { $0 == "\n" })
        let method = inner.replacing(/\s/, with: "")
        if let accessor = method.prefixMatch(of: /(?:getter|setter):/) {
            return "Selector(\"\(method[accessor.range.upperBound...])\")" + lines
        }
        let path = method.prefix { $0 != "(" }
        let name = (path.split(separator: ".").last.map(String.init) ?? "") + method.dropFirst(path.count)
        let isOwn = !path.contains(".") || path.wholeMatch(of: /self\.\w+/) != nil
        // Where the labels say what it takes, the name is as Objective-C has it.
        let plain = name.replacing("(_:)", with: ":").replacing("()", with: "")
        return "Selector(\"\(plain)\", \(isOwn ? "Self.\(name)" : method))" + lines
    }
}
