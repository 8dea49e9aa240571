// Licensed under the Apache License, Version 2.0.

/// A pattern of the redirect list: `*` and `?` stop at `.` and `/`, `**` does not; also `[a-z]` and `{a,b}`.
struct GlobPattern: Sendable {
    private enum Part {
        case byte(UInt8)
        case one
        case many
        case all
        case set(ClosedRange<UInt8>?, [UInt8], isNegated: Bool)
    }

    private let parts: [Part]

    /// The patterns without braces that a pattern stands for, at most 64.
    static func patterns(_ text: String) -> [GlobPattern] {
        guard let group = BraceGroup(text) else { return [GlobPattern(text)] }
        return Array(group.choices.flatMap { patterns(group.before + $0 + group.after) }.prefix(64))
    }

    /// Returns why a text is no pattern; nil for one that is.
    static func problem(_ text: String) -> String? {
        var (depth, rest) = (0, text[...])
        while let character = rest.popFirst() {
            switch character {
            case "\\": if rest.popFirst() == nil { return "nothing follows its last '\\'" }
            case "{": depth += 1
            case "}": depth = max(0, depth - 1)
            case "[":
                guard let end = rest.firstIndex(of: "]") else { return "its '[' has no ']'" }
                var members = rest[..<end]
                rest = rest[rest.index(after: end)...]
                if members.first == "!" { members.removeFirst() }
                if members.isEmpty { return "nothing stands between '[' and ']'" }
                let bytes = Array(members.utf8)
                if bytes.count == 3, bytes[1] == UInt8(ascii: "-"), bytes[0] > bytes[2] {
                    return "'[\(members)]' ends before it begins"
                }
            default: break
            }
        }
        return depth > 0 ? "its '{' has no '}'" : nil
    }

    private init(_ text: String) {
        var parts: [Part] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "*"):
                if rest.first == byte {
                    rest.removeFirst()
                    parts.append(.all)
                } else {
                    parts.append(.many)
                }
            case UInt8(ascii: "?"): parts.append(.one)
            case UInt8(ascii: "\\"): if let next = rest.popFirst() { parts.append(.byte(next)) }
            case UInt8(ascii: "["):
                guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else {
                    parts.append(.byte(byte))
                    continue
                }
                var members = Array(rest[rest.startIndex..<end])
                rest = rest[(end + 1)...]
                let isNegated = members.first == UInt8(ascii: "!")
                if isNegated { members.removeFirst() }
                if members.count == 3, members[1] == UInt8(ascii: "-"), members[0] <= members[2] {
                    parts.append(.set(members[0]...members[2], [], isNegated: isNegated))
                } else {
                    parts.append(.set(nil, members, isNegated: isNegated))
                }
            default: parts.append(.byte(byte))
            }
        }
        self.parts = parts
    }

    /// Returns whether the whole text matches; the work is at most the product of both lengths.
    func matches(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        // reached[i]: the first i bytes match the parts so far.
        var reached = [true] + [Bool](repeating: false, count: bytes.count)
        for part in parts {
            var next = [Bool](repeating: false, count: bytes.count + 1)
            switch part {
            case .many, .all:
                var isOpen = false
                for index in 0...bytes.count {
                    if index > 0, case .many = part, Self.isSeparator(bytes[index - 1]) { isOpen = false }
                    isOpen = isOpen || reached[index]
                    next[index] = isOpen
                }
            default:
                for index in bytes.indices where reached[index] {
                    next[index + 1] = Self.matches(part, bytes[index])
                }
            }
            reached = next
        }
        return reached[bytes.count]
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/")
    }

    private static func matches(_ part: Part, _ byte: UInt8) -> Bool {
        switch part {
        case .byte(let wanted): wanted == byte
        case .one: !isSeparator(byte)
        case .set(let range, let members, let isNegated):
            (range?.contains(byte) ?? members.contains(byte)) != isNegated
        case .many, .all: true
        }
    }
}

/// The first `{a,b}` of a pattern; groups stand inside each other.
private struct BraceGroup {
    let before: String
    let choices: [String]
    let after: String

    /// Nil for a pattern without a whole group.
    init?(_ text: String) {
        var (depth, isEscaped, isInSet, current) = (0, false, false, "")
        var (choices, start): ([String], String.Index?) = ([], nil)
        for index in text.indices {
            let character = text[index]
            let isPlain = isEscaped || (isInSet && character != "]")
            isEscaped = !isEscaped && character == "\\"
            if !isPlain, character == "[" { isInSet = true }
            if !isPlain, character == "]" { isInSet = false }
            if !isPlain, character == "{" {
                depth += 1
                if depth == 1 {
                    start = index
                    continue
                }
            }
            if !isPlain, character == "}", depth > 0 {
                depth -= 1
                if depth == 0, let start {
                    before = String(text[..<start])
                    self.choices = choices + [current]
                    after = String(text[text.index(after: index)...])
                    return
                }
            }
            if !isPlain, character == ",", depth == 1 {
                choices.append(current)
                current = ""
            } else if depth > 0 {
                current.append(character)
            }
        }
        return nil
    }
}
