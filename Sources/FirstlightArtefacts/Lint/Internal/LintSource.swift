// Licensed under the Apache License, Version 2.0.

/// A source as the rules read it: its code without comments and texts.
struct LintSource {
    let path: String
    private let lines: [Substring]
    /// Indicates whether the conditions are those of the preprocessor of C.
    private let isC: Bool

    /// The words that the rules look for; a source without any of them is of no use to them.
    static let words = [
        "registerForRemoteNotifications", "ASAuthorizationAppleIDProvider", "FirebaseApp", "some Scene",
        "os(iOS)",
    ]

    init(_ bytes: [UInt8], path: String) {
        self.path = path
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

    /// Returns the text with blanks in place of comments and strings; a string of one line ends with its line at the
    /// latest.
    private static func code(_ source: [UInt8], nestsComments: Bool) -> String {
        // A carriage return would make one character of itself and the end of its line.
        let bytes = source.map { $0 == 13 ? 32 : $0 }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var place = 0
        var comments = 0
        // The number signs before the quotes of a text, and whether it has three of them; nil outside.
        var text: (signs: Int, isLong: Bool)?
        func has(_ word: String, at place: Int) -> Bool { bytes[place...].starts(with: word.utf8) }
        func skip(_ count: Int) {
            for byte in bytes[place..<min(place + count, bytes.count)] { result.append(byte == 10 ? 10 : 32) }
            place += count
        }
        while place < bytes.count {
            if comments > 0 {
                let (ends, begins) = (has("*/", at: place), nestsComments && has("/*", at: place))
                comments += ends ? -1 : begins ? 1 : 0
                skip(ends || begins ? 2 : 1)
            } else if let inside = text {
                let signs = String(repeating: "#", count: inside.signs)
                if has("\\" + signs, at: place) {
                    skip(2 + inside.signs)
                } else if has((inside.isLong ? "\"\"\"" : "\"") + signs, at: place) {
                    skip((inside.isLong ? 3 : 1) + inside.signs)
                    text = nil
                } else {
                    if bytes[place] == 10, !inside.isLong { text = nil }
                    skip(1)
                }
            } else if has("//", at: place) {
                skip(bytes[place...].firstIndex(of: 10).map { $0 - place } ?? bytes.count - place)
            } else if has("/*", at: place) {
                comments = 1
                skip(2)
            } else {
                let signs = bytes[place...].prefix { $0 == 35 }.count
                if has("\"", at: place + signs) {
                    let isLong = has("\"\"\"", at: place + signs)
                    text = (signs, isLong)
                    skip(signs + (isLong ? 3 : 1))
                } else {
                    result += bytes[place..<place + max(signs, 1)]
                    place += max(signs, 1)
                }
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
