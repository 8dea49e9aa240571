// Licensed under the Apache License, Version 2.0.

/// The number of terminal cells that a text takes.
package enum DisplayWidth {
    package static func cells(_ text: String) -> Int { text.reduce(0) { $0 + cells($1) } }

    /// The cells of one character: 0, 1 or 2.
    package static func cells(_ character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        if character.unicodeScalars.count > 1,
            character.unicodeScalars.contains(where: { $0.value == 0xFE0F || $0.properties.isEmojiModifier })
        {
            return 2
        }
        switch first.properties.generalCategory {
        case .control, .format, .nonspacingMark, .enclosingMark: return 0
        default: return isWide(first) ? 2 : 1
        }
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isEmojiPresentation { return true }
        return wide.contains { $0.contains(scalar.value) }
    }

    /// The blocks that Unicode's East Asian Width calls wide or fullwidth, joined where they touch.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
        0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
    ]
}
