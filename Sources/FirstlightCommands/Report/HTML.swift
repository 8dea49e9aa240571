// Licensed under the Apache License, Version 2.0.

/// Markup that is safe by construction: a string put into it is escaped, markup is not.
///
/// The markup is also well-formed XML, so that any XML reader can check it.
struct HTML: Sendable, ExpressibleByStringInterpolation {
    private(set) var text: String

    init(stringLiteral value: String) { text = value }

    init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    static func += (left: inout HTML, right: HTML) { left.text += right.text }

    /// The text with what would be read as markup replaced, fit for content and attributes.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
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

        mutating func appendInterpolation(_ value: Int) { text += String(value) }

        /// Geometry, to a hundredth.
        mutating func appendInterpolation(_ value: Double) {
            text += PlainNumber.text((value * 100).rounded() / 100)
        }

        mutating func appendInterpolation(_ value: HTML) { text += value.text }

        mutating func appendInterpolation(_ value: HTML?) { text += value?.text ?? "" }

        mutating func appendInterpolation(_ values: [HTML]) {
            for value in values { text += value.text }
        }
    }
}
