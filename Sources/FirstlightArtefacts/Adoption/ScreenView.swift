// Licensed under the Apache License, Version 2.0.

/// A view that a source declares.
package struct ScreenView: Hashable, Sendable {
    /// The name of its type.
    package let name: String
    /// The line of its declaration, from 1.
    package let line: Int
    /// Indicates whether its module can make one without a value: it stands by itself, and each property has one or gets
    /// one from SwiftUI.
    package let isMadeAlone: Bool

    /// The attributes whose properties SwiftUI fills in, or which have a value of their own.
    private static let filled: Set = [
        "Environment", "FocusState", "Namespace", "AccessibilityFocusState",
    ]
    /// The attributes whose values come from around a view, or from whoever makes it.
    private static let given: Set = ["EnvironmentObject", "Binding", "ObservedObject", "Bindable"]

    /// The views in the words of a source.
    static func all(_ words: [SourceWord]) -> [ScreenView] {
        var (views, depth): ([ScreenView], Int) = ([], 0)
        for (index, word) in words.enumerated() {
            depth += word.text == "{" ? 1 : word.text == "}" ? -1 : 0
            guard word.isName, word.text == "struct", index + 1 < words.count else { continue }
            guard let opening = words[index...].firstIndex(where: { $0.text == "{" }),
                opening - index < 60
            else { continue }
            let head = words[(index + 2)..<opening]
            var angles = 0
            let colon = head.firstIndex { sign in
                angles += sign.text == "<" ? 1 : sign.text == ">" ? -1 : 0
                return angles == 0 && sign.text == ":"
            }
            guard let colon, head[colon...].contains(where: { $0.text == "View" }) else { continue }
            let modifiers = words[..<index].suffix(3).reversed().prefix { $0.isName || $0.text == "@" }.map(
                \.text)
            let isHidden = modifiers.contains("private") || modifiers.contains("fileprivate")
            let isGeneric = head.first?.text == "<"
            let alone = depth == 0 && !isHidden && !isGeneric && needsNothing(words, from: opening)
            views.append(ScreenView(name: words[index + 1].text, line: word.line, isMadeAlone: alone))
        }
        return views
    }

    /// Returns whether each stored property in the braces of a type has a value.
    private static func needsNothing(_ words: [SourceWord], from opening: Int) -> Bool {
        var depth = 0
        var attributes: Set<String> = []
        var index = opening
        while index < words.count {
            let word = words[index]
            depth += ["{", "(", "["].contains(word.text) ? 1 : ["}", ")", "]"].contains(word.text) ? -1 : 0
            if depth == 0 { break }
            if depth == 1, word.text == "@", index + 1 < words.count {
                attributes.insert(words[index + 1].text)
                // What an object in the environment is asked for by has no value of its own.
                let rest = words[(index + 2)...].prefix(4).map(\.text)
                if words[index + 1].text == "Environment", rest.first == "(", rest.last == "self" {
                    return false
                }
            } else if depth == 1, word.text == "init" {
                let empty = words[(index + 1)...].prefix(2).map(\.text) == ["(", ")"]
                if !empty { return false }
            } else if depth == 1, word.text == "var" || word.text == "let" {
                let isStatic = index > 0 && ["static", "class", "lazy"].contains(words[index - 1].text)
                let hasValue =
                    !given.isDisjoint(with: attributes)
                    ? hasDefault(words, from: index)
                    : !filled.isDisjoint(with: attributes)
                        || hasValueOrBody(words, from: index)
                if !isStatic, !hasValue { return false }
                attributes = []
            } else if depth == 1, word.text == "func" {
                attributes = []
            }
            index += 1
        }
        return true
    }

    private static func hasDefault(_ words: [SourceWord], from index: Int) -> Bool {
        let line = words[index].line
        return words[index...].prefix { $0.line == line }.contains { $0.text == "=" }
    }

    /// Returns whether a property has a value, a body, or is an optional variable.
    private static func hasValueOrBody(_ words: [SourceWord], from index: Int) -> Bool {
        var (depth, previous) = (0, words[index])
        for word in words[(index + 1)...].prefix(200) {
            if depth == 0 {
                if word.text == "=" || word.text == "{" { return true }
                let continues =
                    previous.line == word.line || [":", ".", ",", "&", ">"].contains(previous.text)
                if !continues { break }
            }
            depth += ["(", "[", "<"].contains(word.text) ? 1 : 0
            depth -= [")", "]"].contains(word.text) || word.text == ">" && previous.text != "-" ? 1 : 0
            if depth < 0 { break }
            previous = word
        }
        return words[index].text == "var" && ["?", "!"].contains(previous.text)
    }
}
