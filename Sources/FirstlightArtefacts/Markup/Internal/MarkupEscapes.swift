// Licensed under the Apache License, Version 2.0.

/// Text as XML writes it, in Xcode's style.
enum MarkupEscapes {
    /// The value of an attribute between quotes.
    static func attribute(_ value: String, _ quote: Unicode.Scalar = "\"") -> String {
        replaced(value) {
            switch $0 {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": quote == "\"" ? "&quot;" : nil
            case "'": quote == "'" ? "&apos;" : nil
            case "\n": "&#10;"
            case "\t": "&#9;"
            case "\r": "&#13;"
            default: nil
            }
        }
    }

    /// Character data, its line feeds written as the file's line ends.
    static func text(_ text: String, newline: String = "\n") -> String {
        replaced(text) {
            switch $0 {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\r": "&#13;"
            case "\n": newline == "\n" ? nil : newline
            default: nil
            }
        }
    }

    /// The inside of a CDATA section, in which its end mark is split over two sections.
    static func data(_ text: String, newline: String = "\n") -> String {
        split(plain(text, newline), "]]>", after: 2, by: "]]><![CDATA[")
    }

    /// The inside of a comment, in which two hyphens may not meet.
    static func comment(_ text: String, newline: String = "\n") -> String {
        let parted = split(plain(text, newline), "--", after: 1, by: " ")
        return parted.utf8.last == UInt8(ascii: "-") ? parted + " " : parted
    }

    /// The content of an instruction, which must not contain its end mark.
    static func instruction(_ text: String, newline: String = "\n") -> String {
        split(plain(text, newline), "?>", after: 1, by: " ")
    }

    private static func plain(_ text: String, _ newline: String) -> String {
        replaced(text) { $0 == "\n" && newline != "\n" ? newline : nil }
    }

    /// Puts a separator into each occurrence of a mark; scalars, as characters may hide a mark's part.
    private static func split(_ text: String, _ mark: String, after: Int, by separator: String) -> String {
        let mark = Array(mark.unicodeScalars)
        var result: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars {
            result.append(scalar)
            if result.suffix(mark.count) == mark[...] {
                result.insert(contentsOf: separator.unicodeScalars, at: result.count - mark.count + after)
            }
        }
        return String(String.UnicodeScalarView(result))
    }

    private static func replaced(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if let escaped = escape(scalar) {
                result.append(contentsOf: escaped.unicodeScalars)
            } else {
                result.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
            }
        }
        return String(result)
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: true
        case 0..<0x20, 0xFFFE, 0xFFFF: false
        default: true
        }
    }
}
