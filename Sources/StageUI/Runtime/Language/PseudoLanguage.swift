// Licensed under the Apache License, Version 2.0.

/// A language that nobody speaks, which shows where a screen is not ready for others.
///
/// They are those of Xcode's scheme editor, and change what comes from a key: what stays as it was is not translated.
public enum PseudoLanguage: String, CaseIterable, Hashable, Sendable, Codable {
    /// Each text twice: the argument `NSDoubleLocalizedStrings`.
    case doubleLength = "double-length"
    /// Letters with accents, above and below: `NSAccentuateLocalizedStrings`.
    case accented
    /// English texts, laid out from right to left: `AppleTextDirection` with `NSForceRightToLeftWritingDirection`.
    case rightToLeft = "right-to-left"

    /// Changes a text whose marks for values name their values, such as `%1$@`.
    func changed(_ text: String) -> String {
        switch self {
        case .doubleLength: text.isEmpty ? text : "\(text) \(text)"
        case .accented: accentuated(text)
        case .rightToLeft: text
        }
    }

    private func accentuated(_ text: String) -> String {
        let characters = Array(text)
        var result = ""
        var position = 0
        while position < characters.count {
            let character = characters[position]
            if character == "%", let mark = FormatMark.read(characters, at: position) {
                result += String(characters[position..<mark.end])
                position = mark.end
            } else if character == "]", position + 1 < characters.count, characters[position + 1] == "(",
                let end = characters[position...].firstIndex(of: ")")
            {
                // The address of a link is no text.
                result += String(characters[position...end])
                position = end + 1
            } else {
                result.append(Self.accents[character] ?? character)
                position += 1
            }
        }
        return result
    }

    private static let accents = [Character: Character](
        uniqueKeysWithValues: zip(
            "ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz", "ÅÇĎÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽåçďéĝĥîĵķļñöŕšţûŵýž"))
}
