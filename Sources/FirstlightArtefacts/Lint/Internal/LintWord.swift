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
    /// Indicates whether its line begins as a method of Objective-C does.
    var isMethod = false
    /// The text between the parentheses after it; nil without them.
    var arguments: String?

    /// The words after which a name is declared.
    private static let declarators: Set = [
        "func", "var", "let", "case", "class", "struct", "enum", "actor", "protocol", "typealias", "import",
        "fun",
        "val", "object", "interface", "implementation", "void", "extension",
    ]
    private static let types: Set = ["struct", "class", "enum", "actor", "object"]

    /// Indicates whether it is declared here.
    var isDeclared: Bool { !isMember && (Self.declarators.contains(before) || isMethod) }
    /// Indicates whether a type is declared here.
    var isType: Bool { !isMember && Self.types.contains(before) }

    /// Returns whether one of the arguments has a label, or is a value of that name.
    func hasArgument(_ name: String) -> Bool {
        (arguments ?? "").split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
    }

    /// The first word of the arguments: a label, or the name of a value.
    var firstArgument: String {
        let text = (arguments ?? "").drop { $0.isWhitespace }
        return String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    /// Returns the words of code that a test takes.
    static func words(
        in code: String, isObjectiveC: Bool = false, where isWanted: (String) -> Bool
    ) -> [LintWord] {
        var result: [LintWord] = []
        var (line, last, lastEnd) = (1, "", -1)
        // What stood before the dot that was read last, and where that dot is.
        var (owner, dot) = ("", -1)
        let bytes = Array(code.utf8)
        var (place, start) = (0, 0)
        while place < bytes.count {
            let byte = bytes[place]
            guard isPart(byte) else {
                if byte == 10 { (line, last, start) = (line + 1, "", place + 1) }
                if byte == 46 { (owner, dot) = (lastEnd == place ? last : "", place) }
                // A line that begins with a dot goes on with the one before.
                if byte != 32, byte != 9, byte != 10 { last = "" }
                place += 1
                continue
            }
            let first = place
            while place < bytes.count, isPart(bytes[place]) { place += 1 }
            let text = String(decoding: bytes[first..<place], as: UTF8.self)
            if isWanted(text) {
                let isMember = dot == first - 1 && dot >= 0
                let sign = isObjectiveC ? bytes[start...].first { $0 != 32 && $0 != 9 } : nil
                result.append(
                    LintWord(
                        text: text, line: line, before: isMember ? "" : last, owner: isMember ? owner : "",
                        isMember: isMember, isMethod: sign == 45 || sign == 43,
                        arguments: arguments(bytes, place)))
            }
            (last, lastEnd) = (text, place)
        }
        return result
    }

    /// Returns the text between the parentheses that open right at a place.
    private static func arguments(_ bytes: [UInt8], _ place: Int) -> String? {
        guard place < bytes.count, bytes[place] == 40 else { return nil }
        var (end, depth) = (place, 0)
        while end < bytes.count {
            if bytes[end] == 40 { depth += 1 }
            if bytes[end] == 41 { depth -= 1 }
            if depth == 0 { break }
            end += 1
        }
        return String(decoding: bytes[place + 1..<end], as: UTF8.self)
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, 95, 128...255: true
        default: false
        }
    }
}
