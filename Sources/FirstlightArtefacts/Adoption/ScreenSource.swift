// Licensed under the Apache License, Version 2.0.

/// A Swift source as an adoption looks at it: what it imports, declares and uses where it is compiled on Linux.
package struct ScreenSource: Sendable {
    /// A module or a name, and the line of its first use.
    package struct Use: Hashable, Sendable {
        /// The name; a modifier begins with a dot.
        package let name: String
        /// The line, from 1.
        package let line: Int
    }

    /// The path from the project's folder.
    package let path: String
    /// The modules that it imports, without their parts.
    package let imports: [Use]
    /// The types and the members that it calls with a dot, each once.
    package let uses: [Use]
    /// The branches that a device compiles and Linux does not, each with its condition.
    package let droppedBranches: [Use]
    /// The names that it declares, those of its parts and of generic parameters, too.
    package let declared: Set<String>
    /// The members that it gives to `Color`, `ShapeStyle`, `UIColor` and `UIImage`.
    package let extended: Set<String>
    /// The views that it declares.
    package let views: [ScreenView]
    /// The line of its attribute `@main`, or of the older `@UIApplicationMain`, where a program begins; nil for none.
    package let mainLine: Int?

    /// Reads a source.
    package init(_ bytes: [UInt8], path: String) {
        self.path = path
        let source = LintSource(bytes, path: path)
        droppedBranches = source.droppedOnLinux.map { Use(name: $0.condition, line: $0.line) }
        let code = source.code(on: nil, withUnknown: true)
        let words = SourceWord.all(code)
        let everything = SourceWord.all(source.everything)
        declared = Self.names(declaredIn: everything)
        extended = Self.names(extendedIn: everything)
        var imports: [Use] = []
        var uses: [Use] = []
        var known: Set<String> = []
        var mainLine: Int?
        for (index, word) in words.enumerated() where word.isName {
            let before = index > 0 ? words[index - 1] : nil
            let after = index + 1 < words.count ? words[index + 1] : nil
            if word.text == "import",
                before?.line != word.line || before?.isName == true || before?.text == ")",
                let module = Self.module(after: index, in: words)
            {
                imports.append(module)
            } else if ["main", "UIApplicationMain"].contains(word.text), before?.text == "@" {
                mainLine = word.line
            } else if let name = Self.use(word, before, after), known.insert(name).inserted {
                uses.append(Use(name: name, line: word.line))
            }
        }
        let modules = Set(imports.map(\.name))
        self.imports = imports
        self.uses = uses.filter { !modules.contains($0.name) }
        self.mainLine = mainLine
        let sure = source.code(on: nil)
        // A view that is there in some builds only is none that a program can count on.
        let certain = sure == code ? nil : Set(ScreenView.all(SourceWord.all(sure)).map(\.name))
        views = ScreenView.all(words).map { view in
            certain?.contains(view.name) == false
                ? ScreenView(name: view.name, line: view.line, isMadeAlone: false) : view
        }
    }

    /// The name that a word uses: a type, or a member that is called; nil for others.
    private static func use(_ word: SourceWord, _ before: SourceWord?, _ after: SourceWord?) -> String? {
        let isType = word.text.first?.isUppercase == true
        if before?.text == "." { return !isType && after?.text == "(" ? "." + word.text : nil }
        // A label before its colon is no type; `case` and the like name what they declare.
        guard isType, word.text.count > 1 || after?.text == "." else { return nil }
        // The copies do without the attributes of Interface Builder.
        if before?.text == "@", word.text.hasPrefix("IB") { return nil }
        if let before, before.isName, Self.declaring.contains(before.text) { return nil }
        // `found BLOCK: Data`: a parameter's own name behind its label.
        if after?.text == ":", let before, before.isName, before.line == word.line,
            !Self.beforeTypes.contains(before.text)
        {
            return nil
        }
        return word.text
    }

    /// The module of an import: the word after it, or after the kind of what is imported alone. The part that may follow it
    /// is left out in the copies.
    private static func module(after index: Int, in words: [SourceWord]) -> Use? {
        let kinds = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
        var next = index + 1
        if next < words.count, kinds.contains(words[next].text) { next += 1 }
        guard next < words.count, words[next].isName, words[next].line == words[index].line else {
            return nil
        }
        return Use(name: wholeModule(of: words[next].text) ?? words[next].text, line: words[next].line)
    }

    /// Returns the module that an overlay beside SwiftUI belongs to, `SwiftData` for `_SwiftData_SwiftUI`, and `SwiftUI` for its
    /// core, which Xcode writes into files; nil for another name.
    static func wholeModule(of name: String) -> String? {
        if name == "SwiftUICore" { return "SwiftUI" }
        guard name.hasPrefix("_"), name.hasSuffix("_SwiftUI") else { return nil }
        let module = name.dropFirst().dropLast(8)
        return module.isEmpty ? nil : String(module)
    }

    private static let beforeTypes: Set = [
        "extension", "where", "case", "return", "in", "is", "as", "some", "any", "try", "await", "each",
        "else",
    ]

    private static let declaring: Set = [
        "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "func", "var", "let",
        "case", "macro", "precedencegroup",
    ]

    private static func names(declaredIn words: [SourceWord]) -> Set<String> {
        var names: Set<String> = []
        for (index, word) in words.enumerated().dropLast() where word.isName {
            if word.text == "init", words[index + 1].text == "<" {
                names.formUnion(generics(words, from: index + 1))
            }
            guard declaring.contains(word.text), words[index + 1].isName else { continue }
            names.insert(words[index + 1].text)
            var next = index + 2
            if word.text == "case" || word.text == "let" || word.text == "var" {
                // `case one, two(Int), three`: what follows a comma on the same line.
                let line = word.line
                while next + 1 < words.count, words[next].line == line {
                    if words[next].text == ",", words[next + 1].isName { names.insert(words[next + 1].text) }
                    next += 1
                }
            } else if next < words.count, words[next].text == "<" {
                names.formUnion(generics(words, from: next))
            }
        }
        return names
    }

    /// The names that are declared in extensions of the types for which Xcode makes symbols of assets.
    private static func names(extendedIn words: [SourceWord]) -> Set<String> {
        var names: Set<String> = []
        for index in words.indices.dropLast()
        where words[index].text == "extension"
            && ["Color", "ShapeStyle", "UIColor", "UIImage"].contains(words[index + 1].text)
        {
            let end = words[index...].firstIndex { $0.text == "{" } ?? words.endIndex
            var depth = 0
            let body = words[end...].prefix { word in
                depth += word.text == "{" ? 1 : word.text == "}" ? -1 : 0
                return depth > 0
            }
            names.formUnion(Self.names(declaredIn: Array(body)))
        }
        return names
    }

    /// The names of generic parameters, from their opening sign on.
    private static func generics(_ words: [SourceWord], from start: Int) -> Set<String> {
        var (names, depth): (Set<String>, Int) = ([], 0)
        for index in start..<min(start + 60, words.count) {
            depth += words[index].text == "<" ? 1 : words[index].text == ">" ? -1 : 0
            if depth == 0 { break }
            let before = words[index - 1].text
            if depth == 1, words[index].isName, ["<", ",", "each", "let"].contains(before) {
                names.insert(words[index].text)
            }
        }
        return names
    }
}
