// Licensed under the Apache License, Version 2.0.

import Foundation

// Text is bare or between quotation marks; data are hexadecimal digits.
extension OpenStepReader {
    mutating func text() throws(ArtefactProblem) -> String {
        if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            return try quoted(by: quote)
        }
        let (start, count) = (index, bytes.count)
        var end = start
        while end < count, Self.isBare(bytes[end]) { end += 1 }
        guard end > start else {
            throw problem("here must be text; put signs other than letters, digits and _$/:.- between \"\"")
        }
        index = end
        return try utf8(bytes[start..<end], line: line)
    }

    private static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: false
        }
    }

    private mutating func quoted(by quote: UInt8) throws(ArtefactProblem) -> String {
        let startLine = line
        index += 1
        var text = ""
        var start = index
        while let byte = next {
            if byte == quote {
                text += try utf8(bytes[start..<index], line: startLine)
                index += 1
                return text
            }
            if byte == UInt8(ascii: "\\") {
                text += try utf8(bytes[start..<index], line: startLine)
                text += try escape()
                start = index
            } else {
                if byte == UInt8(ascii: "\n") { line += 1 }
                index += 1
            }
        }
        throw problem("this quotation mark is not closed", line: startLine)
    }

    private mutating func escape() throws(ArtefactProblem) -> String {
        index += 1
        guard let byte = next else { throw problem("the file ends after a backslash") }
        if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) { return octal() }
        index += 1
        switch byte {
        case UInt8(ascii: "a"): return "\u{7}"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "v"): return "\u{B}"
        case UInt8(ascii: "U"): return try units()
        case UInt8(ascii: "\n"):
            line += 1
            return "\n"
        case 0x80...:
            index -= 1
            return ""
        default: return String(UnicodeScalar(byte))
        }
    }

    /// Reads up to three octal digits: a character of the NeXTSTEP encoding, as other readers take it.
    private mutating func octal() -> String {
        var code = 0
        var digits = 0
        while digits < 3, let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) {
            code = code * 8 + Int(byte - UInt8(ascii: "0"))
            (index, digits) = (index + 1, digits + 1)
        }
        let byte = UInt8(truncatingIfNeeded: code)
        if byte < 0x80 { return String(UnicodeScalar(byte)) }
        return String(bytes: [byte], encoding: .nextstep) ?? "\u{FFFD}"
    }

    /// Reads four hexadecimal digits after `\U`: a unit of UTF-16; two of them can make one character.
    private mutating func units() throws(ArtefactProblem) -> String {
        var units = [try unit()]
        if UTF16.isLeadSurrogate(units[0]), index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
            bytes[index + 1] == UInt8(ascii: "U")
        {
            let before = index
            index += 2
            let second = try unit()
            if UTF16.isTrailSurrogate(second) { units.append(second) } else { index = before }
        }
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func unit() throws(ArtefactProblem) -> UInt16 {
        var unit: UInt16 = 0
        var digits = 0
        while digits < 4, let byte = next, let digit = Self.hexadecimal(byte) {
            unit = unit << 4 | UInt16(digit)
            (index, digits) = (index + 1, digits + 1)
        }
        guard digits > 0 else { throw problem("after \\U there must be hexadecimal digits") }
        return unit
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    mutating func data() throws(ArtefactProblem) -> [UInt8] {
        let start = line
        index += 1
        var digits: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: ">") {
            if let digit = Self.hexadecimal(byte) {
                digits.append(digit)
            } else if isList, !digits.count.isMultiple(of: 2) {
                // The digits of a byte stand together.
                break
            } else if byte == UInt8(ascii: "\n") {
                line += 1
            } else if byte != 0x20, !(0x09...0x0D).contains(byte) {
                throw problem("between < and > there must be hexadecimal digits")
            }
            index += 1
        }
        guard next != nil else { throw problem("this < is not closed", line: start) }
        guard digits.count.isMultiple(of: 2) else {
            throw problem("a byte has two hexadecimal digits; one is missing", line: start)
        }
        index += 1
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }
}
