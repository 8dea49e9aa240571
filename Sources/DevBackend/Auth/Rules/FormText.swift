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

    /// The pairs of a query text, in its order.
    private static func pairs(_ text: some StringProtocol) -> [(String, String)] {
        text.split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (decoded(parts[0]), parts.count > 1 ? decoded(parts[1]) : "")
        }
    }

    /// Returns a URL with values in its query, and with a fragment in place of its own where one is given.
    ///
    /// As in Go's `url.Values`, a value stands in place of those of its name, and the names are sorted. A fragment of the URL itself
    /// stays: it may be the route of an app in a browser.
    static func address(
        _ address: String, query: [(String, String)] = [], fragment: [(String, String)] = []
    ) -> String {
        let start = address.firstIndex(of: "#") ?? address.endIndex
        var text = String(address[..<start])
        if !query.isEmpty {
            let mark = text.firstIndex(of: "?")
            let old = mark.map { pairs(text[text.index(after: $0)...]) } ?? []
            let all = old.filter { pair in !query.contains { $0.0 == pair.0 } } + query
            text = String(text[..<(mark ?? text.endIndex)]) + "?" + self.text(sorted(all))
        }
        return text + (fragment.isEmpty ? String(address[start...]) : "#" + self.text(fragment))
    }

    /// The pairs by their names; those of one name stay in order.
    private static func sorted(_ pairs: [(String, String)]) -> [(String, String)] {
        pairs.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element)
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
