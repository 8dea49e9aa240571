// Licensed under the Apache License, Version 2.0.

public import Foundation

extension NSAttributedString {
    /// The kinds of a document.
    public struct DocumentType: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a kind of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Text alone.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// A page of HTML.
        public static let html = DocumentType(rawValue: "NSHTML")
    }
    /// A name of something that is known of a document that is read.
    public struct DocumentReadingOptionKey: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates an option of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The kind, a `DocumentType`.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The encoding, the number of a `String.Encoding`.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The attributes where the document says nothing; they are those of the whole text here.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }
    /// A name of something that a document says of itself.
    public struct DocumentAttributeKey: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates an attribute of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The kind, a `DocumentType`.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    }

    /// Reads the text of a document; of HTML its paragraphs and lists, without fonts, colours and pictures.
    ///
    /// - Throws: A `CocoaError` for bytes that are no text of the encoding.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let encoding = (options[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) } ?? .utf8
        guard let text = String(data: data, encoding: encoding) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        let isPage = options[.documentType] as? DocumentType == .html
        self.init(
            string: isPage ? PageText(text).text : text,
            attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
    }
}

/// The text of a page of HTML, as HTML 5 and CSS 2.2 lay it out where nothing else is said: blocks are lines of their own, and
/// white space is one blank.
package struct PageText {
    /// The text.
    package private(set) var text = ""
    private var isKept = false
    private var hasSpace = false

    /// Reads a page or a part of one.
    package init(_ page: String) {
        var rest = page[...]
        while let character = rest.first {
            if character == "<", let tag = Self.tag(&rest) {
                open(tag)
                if Self.silent.contains(tag.name), !tag.isEnd { Self.skip(to: tag.name, in: &rest) }
            } else if character == "&", let found = Self.reference(&rest) {
                add(found)
            } else {
                add(character)
                rest.removeFirst()
            }
        }
        while text.last?.isNewline == true { text.removeLast() }
    }

    private mutating func add(_ character: Character) {
        guard !isKept, character.isWhitespace, character != "\u{A0}" else {
            if hasSpace, !(text.last?.isWhitespace ?? true) { text.append(" ") }
            hasSpace = false
            return text.append(character)
        }
        hasSpace = true
    }

    private mutating func open(_ tag: (name: String, isEnd: Bool)) {
        if tag.name == "br" {
            hasSpace = false
            return text.append("\n")
        }
        guard Self.blocks.contains(tag.name) else { return }
        hasSpace = false
        if let last = text.last, !last.isNewline { text.append("\n") }
        if tag.name == "li", !tag.isEnd { text.append("\t•\t") }
        if tag.name == "pre" { isKept = !tag.isEnd }
    }

    /// Takes a tag or a comment from the start of a text; nil where the sign stands for itself.
    private static func tag(_ rest: inout Substring) -> (name: String, isEnd: Bool)? {
        if rest.hasPrefix("<!--") {
            rest = rest.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
            return ("", false)
        }
        let inner = rest.dropFirst()
        guard let first = inner.first, first.isLetter || "/!?".contains(first) else { return nil }
        guard let end = inner.firstIndex(of: ">") else { return nil }
        rest = inner[inner.index(after: end)...]
        let name = inner.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
        return (name.lowercased(), first == "/")
    }

    private static func skip(to name: String, in rest: inout Substring) {
        let end = rest.range(of: "</\(name)", options: .caseInsensitive)
        rest = end.map { rest[$0.lowerBound...] } ?? ""
    }

    /// Takes a character by its name or number from the start of a text; nil where the sign stands for itself.
    private static func reference(_ rest: inout Substring) -> Character? {
        guard let end = rest.prefix(12).firstIndex(of: ";") else { return nil }
        let name = rest[..<end].dropFirst()
        var found = names[String(name)]
        if name.hasPrefix("#") {
            let digits = name.dropFirst()
            let isHex = digits.first?.lowercased() == "x"
            let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            found = number.flatMap(Unicode.Scalar.init).map { Character($0) }
        }
        if found != nil { rest = rest[rest.index(after: end)...] }
        return found
    }

    private static let silent: Set = ["script", "style", "head", "title", "template"]
    private static let blocks: Set = [
        "address", "article", "aside", "blockquote", "body", "dd", "div", "dl", "dt", "footer", "h1", "h2",
        "h3",
        "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p", "pre", "section", "table", "tr",
        "ul",
    ]
    private static let names: [String: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "hellip": "…",
        "ndash": "–", "mdash": "—", "copy": "©", "reg": "®", "trade": "™", "euro": "€", "pound": "£",
        "deg": "°",
        "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•",
        "middot": "·", "times": "×", "frac12": "½", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä",
        "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç",
        "ntilde": "ñ", "aring": "å", "oslash": "ø",
    ]
}
