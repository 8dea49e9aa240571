// Licensed under the Apache License, Version 2.0.

/// A writer of property lists in the old text form, character for character as Xcode writes them.
struct OpenStepWriter {
    private(set) var text = ""

    mutating func line(_ content: String) { text += content + "\n" }

    /// Writes an entry over several lines, or on one as Xcode does for files and build files.
    mutating func entry(_ entry: OpenStepDictionary.Entry, depth: Int, inline: Bool = false) {
        text += tabs(depth) + Self.quoted(entry.key) + Self.remark(entry.comment) + " = "
        if inline { text += Self.inline(entry.value) } else { value(entry.value, depth: depth) }
        text += Self.remark(entry.value.comment) + ";\n"
    }

    mutating func value(_ value: OpenStepValue, depth: Int) {
        switch value.content {
        case .string(let string): text += Self.quoted(string)
        case .data(let bytes): text += Self.hexadecimal(bytes)
        case .array(let values):
            text += "(\n"
            for element in values {
                text += tabs(depth + 1)
                self.value(element, depth: depth + 1)
                text += Self.remark(element.comment) + ",\n"
            }
            text += tabs(depth) + ")"
        case .dictionary(let dictionary):
            text += "{\n"
            for element in dictionary.entries { entry(element, depth: depth + 1) }
            text += tabs(depth) + "}"
        }
    }

    private static func inline(_ value: OpenStepValue) -> String {
        switch value.content {
        case .string(let string): quoted(string)
        case .data(let bytes): hexadecimal(bytes)
        case .array(let values):
            "(" + values.map { inline($0) + remark($0.comment) + ", " }.joined() + ")"
        case .dictionary(let dictionary):
            "{"
                + dictionary.entries.map {
                    quoted($0.key) + remark($0.comment) + " = " + inline($0.value) + remark($0.value.comment)
                        + "; "
                }.joined() + "}"
        }
    }

    private func tabs(_ depth: Int) -> String { String(repeating: "\t", count: depth) }

    /// Returns a comment; one that would end too early is left out: it adds nothing to the file.
    private static func remark(_ comment: String?) -> String {
        guard let comment, !comment.isEmpty, !has("*/", in: comment) else { return "" }
        return " /* \(comment) */"
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".unicodeScalars)
        var text = "<"
        for (place, byte) in bytes.enumerated() {
            if place > 0, place.isMultiple(of: 4) { text += " " }
            text.unicodeScalars.append(digits[Int(byte >> 4)])
            text.unicodeScalars.append(digits[Int(byte & 15)])
        }
        return text + ">"
    }

    /// Returns the text, between quotation marks when Xcode would set them.
    static func quoted(_ string: String) -> String {
        let plain = string.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: ".")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"):
                true
            default: false
            }
        }
        if plain, !string.isEmpty, !has("//", in: string), !has("___", in: string) { return string }
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\u{7}": text += "\\a"
            case "\u{8}": text += "\\b"
            case "\t": text += "\\t"
            case "\n": text += "\\n"
            case "\u{B}": text += "\\v"
            case "\u{C}": text += "\\f"
            case "\r": text += "\\r"
            case "\"", "\\": text += "\\" + String(scalar)
            case "\0"..<" ", "\u{7F}":
                let digits = String(scalar.value, radix: 16)
                text += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }

    private static func has(_ part: String, in text: String) -> Bool {
        let (part, text) = (Array(part.utf8), Array(text.utf8))
        var place = 0
        while place + part.count <= text.count {
            if text[place] == part[0], text[place..<place + part.count].elementsEqual(part) { return true }
            place += 1
        }
        return false
    }
}
