// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The units of a text.
public enum NLTokenUnit: Int, Sendable {
    /// Words.
    case word
    /// Sentences.
    case sentence
    /// Paragraphs.
    case paragraph
    /// The whole.
    case document
}

/// Takes a text apart: into words of letters and digits, sentences that end with a sign, and paragraphs that end with a line.
open class NLTokenizer: NSObject {
    /// The kinds of signs in a unit.
    public struct Attributes: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates them from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Digits.
        public static let numeric = Attributes(rawValue: 1)
        /// Signs.
        public static let symbolic = Attributes(rawValue: 2)
        /// Pictures.
        public static let emoji = Attributes(rawValue: 4)
    }
    /// The unit.
    public let unit: NLTokenUnit
    /// The text; nil for none.
    open var string: String?

    /// Creates an object for a unit.
    public init(unit: NLTokenUnit) { self.unit = unit }
    /// Says the language of the text, which has no effect.
    open func setLanguage(_ language: NLLanguage) {}
    /// Returns the units in a part of the text.
    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        guard let string else { return [] }
        switch unit {
        case .word: return pieces(of: string, in: range) { index in Self.isInWord(string, index) }
        case .paragraph: return pieces(of: string, in: range) { !string[$0].isNewline }
        case .document: return range.isEmpty ? [] : [range]
        case .sentence: return Self.sentences(of: string, in: range)
        }
    }
    /// Returns the unit around a place.
    open func tokenRange(at index: String.Index) -> Range<String.Index> {
        let all = string.map { tokens(for: $0.startIndex..<$0.endIndex) } ?? []
        return all.first { $0.contains(index) } ?? index..<index
    }
    /// Calls a function with each unit in a part of the text, until it returns false.
    open func enumerateTokens(
        in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
    ) {
        guard let string else { return }
        for token in tokens(for: range) {
            let isNumeric = string[token].contains(where: \.isNumber)
            guard block(token, isNumeric ? .numeric : []) else { return }
        }
    }

    private func pieces(
        of text: String, in range: Range<String.Index>, where isInside: (String.Index) -> Bool
    ) -> [Range<String.Index>] {
        var (found, start): ([Range<String.Index>], String.Index?) = ([], nil)
        var index = range.lowerBound
        while index < range.upperBound {
            if isInside(index) {
                start = start ?? index
            } else if let begun = start {
                found.append(begun..<index)
                start = nil
            }
            index = text.index(after: index)
        }
        if let start { found.append(start..<range.upperBound) }
        return found
    }
    /// A letter or a digit, or an apostrophe or a point between two of them.
    private static func isInWord(_ text: String, _ index: String.Index) -> Bool {
        func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
        if isWord(text[index]) { return true }
        let after = text.index(after: index)
        guard "'’.".contains(text[index]), index > text.startIndex, after < text.endIndex else {
            return false
        }
        return isWord(text[text.index(before: index)]) && isWord(text[after])
    }
    /// A sentence takes the spaces after it along.
    private static func sentences(of text: String, in range: Range<String.Index>) -> [Range<
        String.Index
    >] {
        var (found, start, isOver): ([Range<String.Index>], String.Index, Bool) = (
            [], range.lowerBound, false
        )
        var (index, hasSpace) = (range.lowerBound, false)
        while index < range.upperBound {
            let character = text[index]
            if isOver && hasSpace && !character.isWhitespace {
                found.append(start..<index)
                (start, isOver) = (index, false)
            }
            hasSpace = character.isWhitespace
            if ".!?…。！？".contains(character) {
                isOver = true
                // No space is written after these.
                if "。！？".contains(character) { hasSpace = true }
            } else if character.isNewline {
                isOver = true
            } else if !character.isWhitespace && !"\"'”’)»".contains(character) {
                isOver = false
            }
            index = text.index(after: index)
        }
        if start < range.upperBound { found.append(start..<range.upperBound) }
        return found
    }
}
