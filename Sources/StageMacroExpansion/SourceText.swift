// Licensed under the Apache License, Version 2.0.

/// A declaration's text, read as far as an entry needs it.
struct SourceText {
    private let text: Substring

    init(_ source: String) { text = Substring(Self.withoutComments(source)) }

    /// A name with the type and the value that follow it.
    struct Words {
        var name: String
        var type: String?
        var value: String?
        var rest: String

        /// Indicates whether a block without observers makes the value.
        var isComputed: Bool {
            let text = value ?? rest
            guard let block = SourceText.block(atEndOf: text) else { return false }
            return value == nil ? !SourceText.begins(block, with: ["willSet", "didSet"]) : false
        }
    }

    /// Returns the first word that is one of some.
    func first(of words: Set<String>) -> String? {
        var rest = text[...]
        while let word = Self.takeWord(&rest) {
            if words.contains(word) { return word }
        }
        return nil
    }

    /// Returns the words after a keyword, or nil where it is absent.
    func words(after keyword: String) -> Words? {
        var words = text[...]
        while let word = Self.takeWord(&words) {
            guard word == keyword else { continue }
            let name = Self.takeWord(&words) ?? ""
            var parts = Words(name: name, rest: Self.trimmed(words))
            var left = Substring(parts.rest)
            if left.first == ":" {
                let end = Self.end(of: left.dropFirst(), before: "=")
                parts.type = Self.trimmed(left[left.index(after: left.startIndex)..<end])
                left = left[end...]
            }
            if left.first == "=" { parts.value = Self.trimmed(left.dropFirst()) }
            return parts
        }
        return nil
    }

    /// Returns whether accessors or observers follow a value: `= 3 { didSet {} }`.
    func hasBlock(after value: String) -> Bool {
        guard let block = Self.block(atEndOf: value) else { return false }
        return Self.begins(block, with: ["get", "set", "willSet", "didSet"])
    }

    /// The inside of the block that a text ends with.
    private static func block(atEndOf text: String) -> Substring? {
        guard let open = text.firstIndex(of: "{"), text.last == "}" else { return nil }
        return text[text.index(after: open)...].drop(while: \.isWhitespace)
    }

    private static func begins(_ block: Substring, with words: [String]) -> Bool {
        words.contains { word in
            block.hasPrefix(word) && !(block.dropFirst(word.count).first.map(isNamed) ?? false)
        }
    }

    private static func isNamed(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// Takes the next word, passing over signs; a name may have points in it.
    private static func takeWord(_ text: inout Substring) -> String? {
        text = text.drop { !isNamed($0) && $0 != "`" }
        let word = text.prefix { isNamed($0) || $0 == "." || $0 == "`" }
        text = text.dropFirst(word.count)
        return word.isEmpty ? nil : String(word)
    }

    /// Where a sign stands outside of brackets and texts; the end where it does not.
    private static func end(of text: Substring, before sign: Character) -> Substring.Index {
        var depth = 0
        var last: Character = " "
        for index in text.indices {
            let character = text[index]
            if "([{<".contains(character) { depth += 1 }
            // An arrow closes nothing.
            if ")]}".contains(character) || (character == ">" && last != "-") { depth -= 1 }
            if character == sign, depth == 0 { return index }
            last = character
        }
        return text.endIndex
    }

    private static func trimmed(_ text: Substring) -> String {
        let front = text.drop(while: \.isWhitespace)
        let count = front.reversed().prefix(while: \.isWhitespace).count
        return String(front.dropLast(count))
    }

    /// The text with each comment replaced by a space; what looks like one in a text stays.
    private static func withoutComments(_ source: String) -> String {
        var result = ""
        var rest = source[...]
        var isText = false
        while let character = rest.first {
            if !isText, rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
                result += " "
                continue
            }
            if !isText, rest.hasPrefix("/*") {
                rest = rest.dropFirst(2)
                while !rest.isEmpty, !rest.hasPrefix("*/") { rest = rest.dropFirst() }
                rest = rest.dropFirst(2)
                result += " "
                continue
            }
            if character == "\"", result.last != "\\" { isText.toggle() }
            result.append(character)
            rest = rest.dropFirst()
        }
        return result
    }
}
