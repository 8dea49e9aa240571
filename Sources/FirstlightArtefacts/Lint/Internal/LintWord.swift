// Licensed under the Apache License, Version 2.0.

/// A word of a source's code, outside of comments and texts, with what stands before it.
struct LintWord {
    let text: String
    /// The line, from 1.
    let line: Int
    /// The word right before it on its line, with nothing but blanks between; empty for none.
    let before: String
    /// The word before the dot in front of it; empty without a dot or a word.
    let owner: String
    /// Indicates whether a dot stands in front of it.
    let isMember: Bool

    /// The words after which a name is declared.
    private static let declarators: Set = [
        "func", "var", "let", "case", "class", "struct", "enum", "actor", "protocol", "typealias", "import",
        "fun",
        "val", "object", "interface", "void", "extension",
    ]
    private static let types: Set = ["struct", "class", "enum", "actor", "object"]

    /// Indicates whether it is declared here.
    var isDeclared: Bool { !isMember && Self.declarators.contains(before) }
    /// Indicates whether a type is declared here.
    var isType: Bool { !isMember && Self.types.contains(before) }

    /// Returns the words of code that a test takes.
    static func words(in code: String, where isWanted: (String) -> Bool) -> [LintWord] {
        var result: [LintWord] = []
        var (line, last, lastEnd) = (1, "", -1)
        // What stood before the dot that was read last, and where that dot is.
        var (owner, dot) = ("", -1)
        let bytes = Array(code.utf8)
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            guard isPart(byte) else {
                if byte == 10 { (line, last) = (line + 1, "") }
                if byte == 46 { (owner, dot) = (lastEnd == place ? last : "", place) }
                // A line that begins with a dot goes on with the one before.
                if byte != 32, byte != 9, byte != 10 { last = "" }
                place += 1
                continue
            }
            let start = place
            while place < bytes.count, isPart(bytes[place]) { place += 1 }
            let text = String(decoding: bytes[start..<place], as: UTF8.self)
            if isWanted(text) {
                let isMember = dot == start - 1 && dot >= 0
                result.append(
                    LintWord(
                        text: text, line: line, before: isMember ? "" : last, owner: isMember ? owner : "",
                        isMember: isMember))
            }
            (last, lastEnd) = (text, place)
        }
        return result
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, 95, 128...255: true
        default: false
        }
    }
}
