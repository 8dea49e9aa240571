// Licensed under the Apache License, Version 2.0.

import Foundation

/// Reads well-formed markup: tags, attributes and texts, with a mistake where it is not well formed.
struct MarkupReader {
    struct Element: Equatable {
        let name: String
        let attributes: [String: String]
    }

    struct Mistake: Error, Equatable {
        let text: String
    }

    private(set) var elements: [Element] = []
    /// The texts outside of tags, still escaped; style and script are left out.
    private(set) var text = ""
    private var open: [String] = []
    private var rest: Substring

    init(_ document: String) throws {
        rest = document[...]
        guard rest.hasPrefix("<!DOCTYPE html>") else { throw Mistake(text: "no document type") }
        rest = rest.dropFirst("<!DOCTYPE html>".count)
        while let start = rest.firstIndex(of: "<") {
            try read(text: rest[..<start])
            rest = rest[rest.index(after: start)...]
            guard let end = rest.firstIndex(of: ">") else { throw Mistake(text: "a tag without end") }
            let tag = rest[..<end]
            rest = rest[rest.index(after: end)...]
            try read(tag: tag)
            // Nothing in a style or a script is a tag but its end.
            guard let raw = open.last, ["style", "script"].contains(raw) else { continue }
            guard let last = rest.range(of: "</\(raw)>") else { throw Mistake(text: "no end of \(raw)") }
            rest = rest[last.lowerBound...]
        }
        guard open.isEmpty else { throw Mistake(text: "not closed: \(open)") }
    }

    private mutating func read(text: Substring) throws {
        try checkEscapes(text)
        self.text += text
    }

    private mutating func read(tag: Substring) throws {
        if tag.hasPrefix("/") {
            guard open.popLast() == String(tag.dropFirst()) else {
                throw Mistake(text: "closes another: \(tag)")
            }
            return
        }
        let isEmpty = tag.hasSuffix("/")
        var body = isEmpty ? tag.dropLast() : tag
        let name = body.prefix { $0.isLetter || $0.isNumber }
        body = body.dropFirst(name.count)
        var attributes: [String: String] = [:]
        while !body.isEmpty {
            guard body.first == " " else {
                throw Mistake(text: "no space before an attribute: \(tag.prefix(80))")
            }
            body = body.drop { $0 == " " }
            if body.isEmpty { break }
            let key = body.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
            body = body.dropFirst(key.count)
            guard !key.isEmpty, body.hasPrefix("=\"") else {
                throw Mistake(text: "an attribute without value: \(tag.prefix(80))")
            }
            body = body.dropFirst(2)
            guard let quote = body.firstIndex(of: "\"") else {
                throw Mistake(text: "an open quote: \(tag.prefix(80))")
            }
            guard attributes[String(key)] == nil else { throw Mistake(text: "twice: \(key)") }
            try checkEscapes(body[..<quote])
            attributes[String(key)] = String(body[..<quote])
            body = body[body.index(after: quote)...]
        }
        elements.append(Element(name: String(name), attributes: attributes))
        if !isEmpty { open.append(String(name)) }
    }

    private func checkEscapes(_ text: Substring) throws {
        var rest = text
        while let start = rest.firstIndex(of: "&") {
            rest = rest[start...]
            guard let found = ["&amp;", "&lt;", "&gt;", "&quot;", "&#39;"].first(where: rest.hasPrefix) else {
                throw Mistake(text: "a bare ampersand: \(rest.prefix(20))")
            }
            rest = rest.dropFirst(found.count)
        }
    }
}
