// Licensed under the Apache License, Version 2.0.

/// Markup that is safe by construction: a string put into it is escaped, markup is not.
///
/// The markup is also well-formed XML but for the page's script, so that it is easily checked.
struct HTML: Sendable, ExpressibleByStringInterpolation {
    private(set) var text: String

    init(stringLiteral value: String) { text = value }

    init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    static func += (left: inout HTML, right: HTML) { left.text += right.text }

    /// The text with what would be read as markup replaced.
    ///
    /// - Parameter isQuoted: Whether it may stand in an attribute; a text with many quotes is shorter otherwise.
    static func escaped(_ text: String, isQuoted: Bool = true) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"" where isQuoted: result += "&quot;"
            case "'" where isQuoted: result += "&#39;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            // No document may contain other control characters, not even escaped.
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}"..."\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Collects the parts of a literal.
    struct Interpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

        mutating func appendLiteral(_ literal: String) { text += literal }

        mutating func appendInterpolation(_ value: String) { text += HTML.escaped(value) }

        /// A long text between tags.
        mutating func appendInterpolation(content value: String) {
            text += HTML.escaped(value, isQuoted: false)
        }

        mutating func appendInterpolation(_ value: Int) { text += String(value) }

        /// Geometry, to a tenth.
        mutating func appendInterpolation(_ value: Double) {
            text += PlainNumber.text((value * 10).rounded() / 10)
        }

        mutating func appendInterpolation(_ value: HTML) { text += value.text }

        mutating func appendInterpolation(_ value: HTML?) { text += value?.text ?? "" }

        mutating func appendInterpolation(_ values: [HTML]) {
            for value in values { text += value.text }
        }
    }
}
