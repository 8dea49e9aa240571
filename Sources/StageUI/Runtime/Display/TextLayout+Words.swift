// Licensed under the Apache License, Version 2.0.

extension TextLayout {
    /// The first word that is broken inside at the end of a line, with a stroke where: `Continu/e`; nil without one.
    ///
    /// A word may be broken at a hyphen. Scripts without blanks between words are broken anywhere.
    package var brokenWord: String? {
        for (line, next) in zip(lines, lines.dropFirst()) where !line.endsWithBlank {
            let (before, after) = (line.string, next.string)
            guard let last = before.last, let first = after.first, last.isPartOfWord, first.isPartOfWord
            else { continue }
            let start = String(before.reversed().prefix { $0.isPartOfWord }.reversed())
            return start + "/" + after.prefix { $0.isPartOfWord }
        }
        return nil
    }
}

extension TextLayout.Line {
    package var string: String { runs.map(\.string).joined() }

    /// Indicates whether the line was broken at a blank or a line feed, which it does not show.
    package var endsWithBlank: Bool { count > string.count }
}

extension Character {
    /// Indicates whether it is a letter or a digit of a script that has blanks between words.
    fileprivate var isPartOfWord: Bool {
        guard isLetter || isNumber, let scalar = unicodeScalars.first?.value else { return false }
        let scriptsWithoutBlanks: [ClosedRange<UInt32>] = [
            0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x9FFF, 0xAC00...0xD7AF,
            0xF900...0xFAFF, 0x20000...0x3FFFF,
        ]
        return !scriptsWithoutBlanks.contains { $0.contains(scalar) }
    }
}
