// Licensed under the Apache License, Version 2.0.

import Foundation

/// Reads the inline marks of a text: `**bold**`, `*italic*`, `~~struck~~`, `` `code` `` and `[links](URL)`, and puts
/// values in the places of `%@` and the like.
struct InlineMarkdown {
    private struct Look {
        var bold = false
        var italic = false
        var struck = false
        var code = false
        var link: URL?
    }

    private let text: [Character]
    private let arguments: [LocalizedStringKey.Argument]
    private let language: TextLanguage
    private let readsMarks: Bool
    /// Indicates whether words are to be inflected, `^[words](inflect: true)`.
    private(set) var hasInflection = false
    private var position = 0
    private var nextArgument = 0
    private var literal = ""
    private(set) var pieces: [Text.Piece] = []

    /// Returns whether a text may have marks; most have none.
    static func mayOccur(in text: String) -> Bool {
        text.utf8.contains { "*_~`[\\".utf8.contains($0) }
    }

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - arguments: The values that its marks stand for.
    ///   - language: The language of values that are texts.
    ///   - readsMarks: Indicates whether the marks of markdown are read, or are characters like others.
    init(
        _ text: String, arguments: [LocalizedStringKey.Argument], in language: TextLanguage,
        readsMarks: Bool = true
    ) {
        self.text = Array(text)
        (self.arguments, self.language, self.readsMarks) = (arguments, language, readsMarks)
        read(until: text.count, Look())
        if pieces.isEmpty { pieces = [Text.Piece(string: "")] }
    }

    private mutating func read(until end: Int, _ look: Look) {
        while position < end {
            let character = text[position]
            if look.code || !readsMarks {
                readPlain(look)
                continue
            }
            switch character {
            case "\\"
            where position + 1 < end && text[position + 1].isASCII
                && (text[position + 1].isPunctuation || text[position + 1].isSymbol):
                literal.append(text[position + 1])
                position += 2
            case "*", "_": readEmphasis(until: end, look)
            case "~" where hasMark("~~", at: position):
                readMarked("~~", until: end, look) { $0.struck = true }
            case "`": readMarked("`", until: end, look) { $0.code = true }
            case "^" where position + 1 < end && text[position + 1] == "[": readAttributes(until: end, look)
            case "[" where look.link == nil: readLink(until: end, look)
            default: readPlain(look)
            }
        }
        flush(look)
    }

    /// One character, or a value in its place.
    private mutating func readPlain(_ look: Look) {
        guard text[position] == "%", !arguments.isEmpty || look.code else {
            literal.append(text[position])
            position += 1
            return
        }
        if position + 1 < text.count, text[position + 1] == "%" {
            literal.append("%")
            position += 2
            return
        }
        guard let (mark, end) = FormatMark.read(text, at: position) else {
            literal.append("%")
            position += 1
            return
        }
        // A translation may say which value it wants: %2$@.
        let index = mark.index ?? nextArgument
        if mark.index == nil { nextArgument += 1 }
        position = end
        guard arguments.indices.contains(index) else { return }
        flush(look)
        for piece in arguments[index].pieces(as: mark, in: language) { add(piece, look) }
    }

    private mutating func readEmphasis(until end: Int, _ look: Look) {
        let mark = text[position]
        var count = 1
        while count < 3, position + count < end, text[position + count] == mark { count += 1 }
        // A mark inside a word, such as in snake_case, is a character like others.
        let before = position > 0 ? text[position - 1] : " "
        let isInside = mark == "_" && (before.isLetter || before.isNumber)
        let marks = String(repeating: mark, count: count)
        if isInside || position + count >= end || text[position + count].isWhitespace {
            literal += marks
            position += count
            return
        }
        readMarked(marks, until: end, look) {
            if count != 1 { $0.bold = true }
            if count != 2 { $0.italic = true }
        }
    }

    private func hasMark(_ mark: String, at place: Int) -> Bool {
        place + mark.count <= text.count && String(text[place..<place + mark.count]) == mark
    }

    private mutating func readMarked(
        _ mark: String, until end: Int, _ look: Look, _ change: (inout Look) -> Void
    ) {
        let start = position + mark.count
        var close = start + 1
        while close + mark.count <= end,
            !hasMark(mark, at: close) || text[close - 1].isWhitespace
                || (mark.count == 1 && mark != "`" && close + 1 < end && text[close + 1] == text[close])
        {
            // Two marks of the same kind belong together and close nothing here.
            close += mark.count == 1 && mark != "`" && hasMark(mark + mark, at: close) ? 2 : 1
        }
        guard close + mark.count <= end else {
            literal += mark
            position = start
            return
        }
        flush(look)
        var inner = look
        change(&inner)
        position = start
        read(until: close, inner)
        position = close + mark.count
    }

    /// Reads words with attributes, `^[words](inflect: true)`: the words are shown.
    private mutating func readAttributes(until end: Int, _ look: Look) {
        guard let bracket = text[position..<end].firstIndex(of: "]"), bracket + 1 < end,
            text[bracket + 1] == "(",
            let parenthesis = text[bracket..<end].firstIndex(of: ")")
        else {
            literal.append("^")
            position += 1
            return
        }
        if String(text[bracket...parenthesis]).contains("inflect") { hasInflection = true }
        flush(look)
        position += 2
        read(until: bracket, look)
        position = parenthesis + 1
    }

    private mutating func readLink(until end: Int, _ look: Look) {
        guard let bracket = text[position..<end].firstIndex(of: "]"), bracket + 1 < end,
            text[bracket + 1] == "(", let parenthesis = text[bracket..<end].firstIndex(of: ")"),
            let url = URL(string: String(text[bracket + 2..<parenthesis]))
        else {
            literal.append("[")
            position += 1
            return
        }
        flush(look)
        var inner = look
        inner.link = url
        position += 1
        read(until: bracket, inner)
        position = parenthesis + 1
    }

    private mutating func flush(_ look: Look) {
        guard !literal.isEmpty else { return }
        add(Text.Piece(string: literal), look)
        literal = ""
    }

    private mutating func add(_ piece: Text.Piece, _ look: Look) {
        var piece = piece
        if look.bold { piece.weight = piece.weight ?? .bold }
        if look.italic { piece.italic = true }
        if look.struck { piece.strikethrough = piece.strikethrough ?? .single }
        if look.code { piece.design = piece.design ?? .monospaced }
        piece.link = piece.link ?? look.link
        pieces.append(piece)
    }
}
