// Licensed under the Apache License, Version 2.0.

/// A test, `@Test func aRule() {}`, and the record by which Testing finds it.
///
/// It becomes two declarations. Testing's own macro makes four, with generic calls around what the test calls, as it does not
/// look at its effects; they take five times as long to compile.
struct TestDeclaration {
    private let suite: String
    private let function: Function
    private let displayName: String?
    private let traits: [String]
    /// The lines before the attribute's sign, and the column of that.
    private let lines: Int
    private let column: Int?

    /// Reads a test; nil for a function that takes something, or is outside of a type.
    ///
    /// - Parameters:
    ///   - source: The function.
    ///   - attribute: The attribute with its arguments.
    ///   - contexts: The declarations around the function, the innermost first.
    init?(_ source: String, attribute: String, contexts: [String]) {
        let names = contexts.compactMap(Self.name(ofType:))
        guard let function = Function(source), !names.isEmpty, let sign = attribute.firstIndex(of: "@") else {
            return nil
        }
        (self.function, suite) = (function, names.reversed().joined(separator: "."))
        let given = SourceScan(attribute[sign...]).arguments.map(\.text)
        let words = given.first.flatMap { $0.hasPrefix("\"") || $0.hasPrefix("#\"") ? $0 : nil }
        traits = Array(given.dropFirst(words == nil ? 0 : 1))
        let raw =
            function.name.hasPrefix("`") ? Self.literal(String(function.name.dropFirst().dropLast())) : nil
        displayName = words ?? (function.name.contains(" ") ? raw : nil)
        let before = attribute.utf8[..<sign]
        lines = before.count { $0 == UInt8(ascii: "\n") }
        let line = before.lastIndex(of: UInt8(ascii: "\n"))
        column = line.map { before.distance(from: $0, to: before.endIndex) }
    }

    /// Returns the declarations.
    ///
    /// - Parameters:
    ///   - discriminator: The beginning of names that are this expansion's own.
    ///   - fileID: The module and the file.
    ///   - path: The file's path.
    ///   - line: The line in which the attribute's text begins, with what is before its sign.
    ///   - column: The column in which it does.
    func declarations(_ discriminator: String, fileID: String, path: String, line: Int, column: Int) -> String
    {
        // The end is how Swift mangles a name that a macro makes: its length, itself, `fMu`, and a number.
        let run = "\(discriminator)3runfMu_"
        // Testing names the place of the attribute's name, behind the sign.
        let place = "\(fileID)\u{1F}\(path)\u{1F}\(line + lines)\u{1F}\((self.column ?? column) + 1)"
        let more =
            (displayName.map { ["displayName: \($0)"] } ?? [])
            + (traits.isEmpty ? [] : ["traits: [\(traits.joined(separator: ", "))]"])
        let words = [Self.literal("\(function.name)()"), Self.literal(place)] + more + [run]
        return """
            \(runner(run))
            @section("swift5_tests") @used private nonisolated static let \(discriminator)6recordfMu_: \
            Testing.__TestContentRecord = (0x7465_7374, 0, { out, type, _, _ in \
            TestRecord.store(out, type, \(suite).self, \(words.joined(separator: ", "))) }, 0, 0)
            """
    }

    /// The function that makes a suite and calls the test. An initializer may do what the test may: throw, or wait.
    private func runner(_ name: String) -> String {
        let effects = (function.isAsync ? " async" : "") + (function.isThrowing ? " throws" : "")
        let marks = (function.isThrowing ? "try " : "") + (function.isAsync ? "await " : "")
        let body =
            function.modifiers.contains("mutating")
            ? "var suite = \(suite)(); \(marks)suite.\(function.name)()"
            : "\(marks)\(suite)\(function.modifiers.contains("static") ? "" : "()").\(function.name)()"
        let isolation = function.modifiers.filter { $0 == "@MainActor" || $0 == "nonisolated" }
        return (isolation + ["private static func \(name)()\(effects) { \(body) }"]).joined(separator: " ")
    }

    /// The name of a type or of what is extended; nil for anything else.
    private static func name(ofType source: String) -> String? {
        var words = source.split { $0.isWhitespace }.map { String($0) }[...]
        let kinds: Set = ["struct", "class", "enum", "actor", "extension"]
        while let word = words.first, !kinds.contains(word) || words.dropFirst().first == "func" {
            words = words.dropFirst()
        }
        guard let name = words.dropFirst().first?.prefix(while: { $0 != ":" && $0 != "{" && $0 != "<" })
        else {
            return nil
        }
        return String(name)
    }

    private static func literal(_ text: String) -> String {
        "\""
            + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
                "\u{1F}", with: "\\u{1F}") + "\""
    }
}

/// The head of a function.
private struct Function {
    /// The attributes without arguments, and the words, before `func`.
    private(set) var modifiers: [String] = []
    private(set) var name = ""
    private(set) var isAsync = false
    private(set) var isThrowing = false

    init?(_ source: String) {
        var rest = source[...]
        while let word = Self.word(&rest) {
            guard word == "func" else {
                modifiers.append(word)
                if rest.first == "(" { Self.passBrackets(&rest) }
                continue
            }
            guard let name = Self.word(&rest), rest.first == "(" else { return nil }
            self.name = name
            guard SourceScan(rest).arguments.isEmpty else { return nil }
            Self.passBrackets(&rest)
            while let word = Self.word(&rest), ["async", "throws"].contains(word) {
                if word == "async" { isAsync = true } else { isThrowing = true }
                if rest.first == "(" { Self.passBrackets(&rest) }
            }
            return
        }
        return nil
    }

    private static func passBrackets(_ rest: inout Substring) {
        rest = rest[SourceScan(rest).end...].dropFirst()
    }

    /// Takes a word, a name in accents, or an attribute; nil where something else comes.
    private static func word(_ rest: inout Substring) -> String? {
        passSpace(&rest)
        if rest.first == "`" {
            let name = rest.dropFirst().prefix { $0 != "`" }
            rest = rest.dropFirst(name.count + 2)
            return "`\(name)`"
        }
        let isAttribute = rest.first == "@"
        let word = rest.dropFirst(isAttribute ? 1 : 0).prefix {
            $0.isLetter || $0.isNumber || "_.".contains($0)
        }
        rest = rest.dropFirst(word.count + (isAttribute ? 1 : 0))
        return word.isEmpty ? nil : (isAttribute ? "@" : "") + word
    }

    private static func passSpace(_ rest: inout Substring) {
        while let first = rest.first {
            if first.isWhitespace {
                rest = rest.dropFirst()
            } else if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*"), let end = rest.firstRange(of: "*/") {
                rest = rest[end.upperBound...]
            } else {
                return
            }
        }
    }
}
