// Licensed under the Apache License, Version 2.0.

import Foundation

/// The content of a `.strings` file: the old form with `"key" = "text";`, or a property list as Xcode compiles it.
struct StringsFile {
    /// The texts by their keys.
    private(set) var texts: [String: String] = [:]
    /// The reason why the rest of the file cannot be read; nil when all of it was.
    private(set) var problem: StringFileProblem?

    init(_ data: Data) {
        if data.starts(with: Data("bplist".utf8)) {
            readList(data)
            return
        }
        guard let text = Self.text(data) else {
            problem = StringFileProblem(description: "it is neither UTF-8 nor UTF-16")
            return
        }
        let start = text.drop(while: \.isWhitespace)
        if start.hasPrefix("<?xml") || start.hasPrefix("<plist") || start.hasPrefix("<!DOCTYPE") {
            readList(Data(text.utf8))
            return
        }
        var scanner = Scanner(text)
        do throws(StringFileProblem) {
            while let entry = try scanner.entry() {
                // What is a list or data is no text, and is left out.
                if let value = entry.value { texts[entry.key] = value }
            }
        } catch {
            problem = error
        }
    }

    private mutating func readList(_ data: Data) {
        guard
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else {
            problem = StringFileProblem(description: "it is no property list")
            return
        }
        texts = list.compactMapValues { $0 as? String }
    }

    /// The text of a file in UTF-8, or in UTF-16 with or without its mark.
    static func text(_ data: Data) -> String? {
        let bytes = Array(data.prefix(4))
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16).map(withoutMark)
        }
        // The first character is a quote or the beginning of a comment, so one of its bytes is zero.
        if bytes.count > 1, bytes[0] == 0 { return String(data: data, encoding: .utf16BigEndian) }
        if bytes.count > 1, bytes[1] == 0 { return String(data: data, encoding: .utf16LittleEndian) }
        return String(data: data, encoding: .utf8).map(withoutMark)
    }

    private static func withoutMark(_ text: String) -> String {
        text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    }
}

extension StringsFile {
    /// Reads entry after entry.
    private struct Scanner {
        private let text: [Unicode.Scalar]
        private var position = 0
        private var line = 1

        init(_ text: String) { self.text = Array(text.unicodeScalars) }

        private var next: Unicode.Scalar? { position < text.count ? text[position] : nil }

        private func problem(_ words: String) -> StringFileProblem {
            StringFileProblem(description: "line \(line): \(words)")
        }

        private mutating func step() {
            if next == "\n" { line += 1 }
            position += 1
        }

        /// The next entry; nil at the end. An entry without a text has its key for one.
        mutating func entry() throws(StringFileProblem) -> (key: String, value: String?)? {
            try skipBlanks()
            guard next != nil else { return nil }
            let key = try word("a key in quotes")
            var value: String? = key
            try skipBlanks()
            if next == "=" {
                step()
                try skipBlanks()
                if next == "(" || next == "{" || next == "<" {
                    try skipNested()
                    value = nil
                } else {
                    value = try word("a text in quotes")
                }
                try skipBlanks()
            }
            guard next == ";" else { throw problem("a semicolon is missing after the text of \"\(key)\"") }
            step()
            return (key, value)
        }

        private mutating func skipBlanks() throws(StringFileProblem) {
            while let scalar = next {
                if scalar.properties.isWhitespace {
                    step()
                } else if scalar == "/", position + 1 < text.count, text[position + 1] == "/" {
                    while let scalar = next, scalar != "\n" { _ = scalar; step() }
                } else if scalar == "/", position + 1 < text.count, text[position + 1] == "*" {
                    let begin = line
                    position += 2
                    while next != nil,
                        !(next == "*" && position + 1 < text.count && text[position + 1] == "/")
                    {
                        step()
                    }
                    guard next != nil else {
                        throw StringFileProblem(description: "line \(begin): a comment has no end")
                    }
                    position += 2
                } else {
                    return
                }
            }
        }

        private mutating func word(_ wanted: String) throws(StringFileProblem) -> String {
            if next == "\"" || next == "'" { return try quoted() }
            var result = String.UnicodeScalarView()
            while let scalar = next,
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                    || "_.-$:/%@".unicodeScalars.contains(scalar)
            {
                result.append(scalar)
                step()
            }
            guard !result.isEmpty else { throw problem("\(wanted) is missing") }
            return String(result)
        }

        private mutating func quoted() throws(StringFileProblem) -> String {
            let (begin, quote) = (line, next)
            step()
            var units: [UInt16] = []
            while let scalar = next, scalar != quote {
                step()
                if scalar == "\\" { units += escape() } else { units += Array(String(scalar).utf16) }
            }
            guard next != nil else {
                throw StringFileProblem(description: "line \(begin): a text in quotes has no end")
            }
            step()
            return String(decoding: units, as: UTF16.self)
        }

        /// The characters of an escape, as UTF-16: two of them can be one character.
        private mutating func escape() -> [UInt16] {
            guard let scalar = next else { return [] }
            step()
            switch scalar {
            case "n": return [10]
            case "r": return [13]
            case "t": return [9]
            case "a": return [7]
            case "b": return [8]
            case "f": return [12]
            case "v": return [11]
            case "U", "u": return digits(radix: 16, most: 4) ?? Array(String(scalar).utf16)
            case "0"..."7":
                position -= 1
                return digits(radix: 8, most: 3) ?? []
            default: return Array(String(scalar).utf16)
            }
        }

        private mutating func digits(radix: Int, most: Int) -> [UInt16]? {
            var end = position
            while end < text.count, end < position + most, Int(String(text[end]), radix: radix) != nil {
                end += 1
            }
            let digits = String(String.UnicodeScalarView(text[position..<end]))
            guard let number = UInt16(digits, radix: radix) else { return nil }
            position = end
            return [number]
        }

        /// Skips a list, a dictionary or data.
        private mutating func skipNested() throws(StringFileProblem) {
            let begin = line
            var depth = 0
            while let scalar = next {
                switch scalar {
                case "\"", "'":
                    _ = try quoted()
                    continue
                case "(", "{", "<": depth += 1
                case ")", "}", ">": depth -= 1
                default: break
                }
                step()
                if depth == 0 { return }
            }
            throw StringFileProblem(description: "line \(begin): a list has no end")
        }
    }
}
