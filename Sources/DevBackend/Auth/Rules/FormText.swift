// Licensed under the Apache License, Version 2.0.

/// Reads and writes names and values as forms and query texts hold them.
enum FormText {
    /// The values by name; of several with one name the first counts.
    static func values(_ text: some StringProtocol) -> [String: String] {
        var values: [String: String] = [:]
        for pair in text.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = decoded(parts[0])
            if values[name] == nil { values[name] = parts.count > 1 ? decoded(parts[1]) : "" }
        }
        return values
    }

    /// Takes `%XX` and `+` back; what is no valid UTF-8 becomes the replacement character.
    static func decoded(_ text: some StringProtocol) -> String {
        var bytes: [UInt8] = []
        let source = Array(text.utf8)
        var index = 0
        while index < source.count {
            if source[index] == UInt8(ascii: "%"), index + 2 < source.count,
                let value = UInt8(
                    String(decoding: source[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                index += 3
            } else {
                bytes.append(source[index] == UInt8(ascii: "+") ? UInt8(ascii: " ") : source[index])
                index += 1
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The pairs as a query text.
    static func text(_ pairs: [(String, String)]) -> String {
        pairs.map { "\(encoded($0.0))=\(encoded($0.1))" }.joined(separator: "&")
    }

    /// One value, with `+` for a space.
    static func encoded(_ text: String) -> String {
        var result = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
                UInt8(ascii: "."),
                UInt8(ascii: "~"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            case UInt8(ascii: " "): result += "+"
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return result
    }

    /// Returns a URL with more values in its query, and with this fragment in place of the old one.
    static func address(
        _ address: String, query: [(String, String)] = [], fragment: [(String, String)] = []
    ) -> String {
        var text = String(address.prefix { $0 != "#" })
        if !query.isEmpty { text += (text.contains("?") ? "&" : "?") + self.text(query) }
        if !fragment.isEmpty { text += "#" + self.text(fragment) }
        return text
    }

    /// Text for the inside of an HTML page or an attribute.
    static func html(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
