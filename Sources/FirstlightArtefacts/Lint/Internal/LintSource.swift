// Licensed under the Apache License, Version 2.0.

/// A source as the rules read it: its code without comments and texts.
struct LintSource {
    let path: String
    private let bytes: [UInt8]
    private let lines: [Substring]
    /// Indicates whether the conditions are those of the preprocessor of C.
    private let isC: Bool

    /// The words that the rules look for; a source without any of them is of no use to them.
    static let words = [
        "registerForRemoteNotifications", "ASAuthorizationAppleIDProvider", "FirebaseApp", "some Scene",
        "os(iOS)",
    ]

    init(_ bytes: [UInt8], path: String) {
        (self.path, self.bytes) = (path, bytes)
        isC = LintPath.ending(path) != "swift"
        lines = Self.code(bytes, nestsComments: !isC).split(
            separator: "\n", omittingEmptySubsequences: false)
    }

    /// Returns the code that is compiled for a system, or for Linux where none is given, line by line; code that may or may
    /// not be compiled is left out of Swift, and is part of C, where it mostly asks for a compiler or whether a header was
    /// read before.
    ///
    /// - Parameter withUnknown: Whether code that may or may not be compiled is part of Swift, too.
    func code(on platform: XcodePlatform?, withUnknown: Bool = false) -> String {
        // For each condition around a line: whether this branch is compiled, and whether one before it was.
        var branches: [(isOn: Bool?, wasOn: Bool?)] = []
        var result = ""
        for line in lines {
            let text = directive(line)
            if text.hasPrefix("#if") {
                let isOn =
                    isC
                    ? LintCondition.holdsInC(text.dropFirst(3))
                    : LintCondition.holds(text.dropFirst(3), on: platform)
                branches.append((isOn, isOn))
            } else if text.hasPrefix(isC ? "#elif" : "#elseif"), let last = branches.popLast() {
                let own =
                    isC
                    ? LintCondition.holdsInC(text.dropFirst(5))
                    : LintCondition.holds(text.dropFirst(7), on: platform)
                let isOn = last.wasOn == true || own == false ? false : last.wasOn == nil ? nil : own
                let wasOn = last.wasOn == true || own == true ? true : last.wasOn == nil ? nil : own
                branches.append((isOn, wasOn))
            } else if text.hasPrefix("#else"), let last = branches.popLast() {
                branches.append((last.wasOn.map { !$0 }, true))
            } else if text.hasPrefix("#endif") {
                _ = branches.popLast()
            } else if branches.allSatisfy({ $0.isOn ?? (isC || withUnknown) }) {
                result += line
            }
            result += "\n"
        }
        return result
    }

    /// All of the code, whatever the conditions around it.
    var everything: String { lines.joined(separator: "\n") }

    /// A line without the blanks before it; in C there may be some after the sign of a directive, too.
    private func directive(_ line: Substring) -> Substring {
        func trimmed(_ text: Substring) -> Substring { text.drop { $0 == " " || $0 == "\t" } }
        let text = trimmed(line)
        guard isC, text.hasPrefix("#") else { return text }
        return "#" + trimmed(text.dropFirst())
    }

    /// The branches with code that are compiled on iOS and not on Linux: the line of each condition, and the condition.
    /// One that names Linux is meant so.
    var droppedOnLinux: [(line: Int, condition: String)] {
        func compiled(_ platform: XcodePlatform?) -> [Bool] {
            code(on: platform).split(separator: "\n", omittingEmptySubsequences: false).map { line in
                line.contains { $0 != " " && $0 != "\t" }
            }
        }
        let (there, here) = (compiled(.iOS), compiled(nil))
        var result: [(line: Int, condition: String)] = []
        // The conditions around a line, with that of the branch before in front of an #else.
        var around: [(line: Int, text: String)] = []
        for (index, line) in lines.enumerated() {
            let text = line.drop { $0 == " " || $0 == "\t" }
            let condition = text.reversed().drop { $0 == " " }.reversed()
            if text.hasPrefix("#if") {
                around.append((index + 1, String(condition)))
            } else if text.hasPrefix("#elseif") || text.hasPrefix("#else"), let last = around.popLast() {
                around.append((index + 1, last.text + " … " + String(condition)))
            } else if text.hasPrefix("#endif") {
                _ = around.popLast()
            } else if there[index], !here[index], let inner = around.last, result.last?.line != inner.line,
                !around.contains(where: { $0.text.contains("Linux") })
            {
                result.append((inner.line, inner.text))
            }
        }
        return result
    }

    /// Indicates whether it declares an app of SwiftUI, whose life cycle has scenes without a manifest.
    var declaresSwiftUIApp: Bool {
        let code = code(on: .iOS)
        return code.contains(/\bsome\s+Scene\b/)
            && code.contains(
                /(?:struct|class|enum|actor|extension)\s+[\w.]+[^{]*?[:,&]\s*(?:SwiftUI\s*\.\s*)?App\b/)
    }

    /// The text with blanks in the place of comments alone.
    var withTexts: String { Self.withTexts(bytes, path: path) }

    /// Indicates whether the text may have a word for the deletion of something.
    var hasDeletionText: Bool { bytes.withUnsafeBytes { SourceWords.occur(["ccount", "elete"], in: $0) } }

    /// Returns the text of a source with blanks in the place of comments alone.
    static func withTexts(_ bytes: [UInt8], path: String) -> String {
        code(bytes, nestsComments: LintPath.ending(path) == "swift", keepsTexts: true)
    }

    /// Returns the text with blanks in place of comments and strings; a string of one line ends with its line at the
    /// latest.
    private static func code(_ bytes: [UInt8], nestsComments: Bool, keepsTexts: Bool = false) -> String {
        var result = bytes
        var place = 0
        var comments = 0
        // The number signs before the quotes of a text, and whether it has three of them; nil outside.
        var text: (signs: Int, isLong: Bool)?
        // The texts around the code at a place, as `\(…)` has code that may have texts; each with the open parentheses.
        var around: [(text: (signs: Int, isLong: Bool), depth: Int)] = []
        func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }
        // How many of a byte follow one another.
        func count(_ wanted: UInt8, _ start: Int) -> Int {
            var end = start
            while end < bytes.count, bytes[end] == wanted { end += 1 }
            return end - start
        }
        func skip(_ count: Int) {
            let end = min(place + count, bytes.count)
            while place < end {
                let isKept = keepsTexts && (text != nil || !around.isEmpty)
                if bytes[place] != newline, !isKept { result[place] = blank }
                place += 1
            }
        }
        while place < bytes.count {
            let (this, next) = (bytes[place], byte(place + 1))
            // A carriage return would make one character of itself and the end of its line.
            if this == carriageReturn { result[place] = blank }
            if comments > 0 {
                let (ends, begins) = (this == star && next == slash, this == slash && next == star)
                comments += ends ? -1 : begins && nestsComments ? 1 : 0
                skip(ends || begins && nestsComments ? 2 : 1)
            } else if let inside = text {
                let quotes = inside.isLong ? 3 : 1
                if this == backslash, count(sign, place + 1) >= inside.signs {
                    let isCode = nestsComments && byte(place + 1 + inside.signs) == opening
                    skip(2 + inside.signs)
                    if isCode {
                        around.append((inside, 1))
                        text = nil
                    }
                } else if this == quote, count(quote, place) >= quotes,
                    count(sign, place + quotes) >= inside.signs
                {
                    skip(quotes + inside.signs)
                    text = nil
                } else {
                    if this == newline, !inside.isLong {
                        text = nil
                        while around.last?.text.isLong == false { around.removeLast() }
                    }
                    skip(1)
                }
            } else if this == slash, next == slash {
                while place < bytes.count, bytes[place] != newline { skip(1) }
            } else if this == slash, next == star {
                comments = 1
                skip(2)
            } else if this == quote || this == sign {
                let signs = count(sign, place)
                let quotes = count(quote, place + signs)
                guard quotes > 0 else {
                    if around.isEmpty { place += signs } else { skip(signs) }
                    continue
                }
                text = (signs, quotes >= 3)
                skip(signs + (quotes >= 3 ? 3 : 1))
            } else if let outer = around.last {
                around[around.count - 1].depth += this == opening ? 1 : this == closing ? -1 : 0
                skip(1)
                if this == newline {
                    while around.last?.text.isLong == false { around.removeLast() }
                } else if around[around.count - 1].depth == 0 {
                    text = outer.text
                    around.removeLast()
                }
            } else {
                place += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static let (newline, carriageReturn, blank) = (
        UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: " ")
    )
    private static let (slash, star, backslash) = (UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "\\"))
    private static let (opening, closing) = (UInt8(ascii: "("), UInt8(ascii: ")"))
    private static let (quote, sign) = (UInt8(ascii: "\""), UInt8(ascii: "#"))
}
