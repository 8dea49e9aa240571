// Licensed under the Apache License, Version 2.0.

/// Text of a person that stands in a line of a list, beside what others wrote.
///
/// A control character would end the line or steer the terminal that shows it, and a character that turns the direction of text
/// would have the rest of the line read otherwise than it is written.
extension String {
    /// Indicates whether all of it stays in its line and in its place.
    var isLine: Bool { !unicodeScalars.contains(where: Self.isUnruly) }

    /// Indicates whether something of it can be seen.
    var saysSomething: Bool {
        unicodeScalars.contains { scalar in
            let properties = scalar.properties
            return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
                && !Self.isUnruly(scalar)
        }
    }

    /// The text with a sign in the place of each character that does not stay in its line.
    var asLine: String {
        String(String.UnicodeScalarView(unicodeScalars.map { Self.isUnruly($0) ? "\u{FFFD}" : $0 }))
    }

    private static func isUnruly(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: scalar.properties.isBidiControl
        }
    }
}
