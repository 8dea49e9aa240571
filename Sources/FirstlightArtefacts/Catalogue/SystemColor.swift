// Licensed under the Apache License, Version 2.0.

/// The colours of UIKit whose values do not change from one system to the next.
///
/// The fixed ones are those of UIColor (Fixed colors); the grounds, greys and labels those that UIKit gives a full
/// screen in both appearances. Tints such as `systemBlue` change with the version of the system and stand apart.
package enum SystemColor {
    /// Returns the colour of a name such as `blackColor`, `systemBackgroundColor` or `systemBackground`.
    package static func pair(named name: String) -> HexColorPair? {
        let bare = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        if let fixed = fixed[bare] { return HexColorPair(HexColor(fixed)) }
        switch bare {
        case "clear": return HexColorPair(HexColor(red: 0, green: 0, blue: 0, alpha: 0))
        case "lightText": return HexColorPair(HexColor(red: 255, green: 255, blue: 255, alpha: 153))
        default: return adaptive[bare].map { HexColorPair(HexColor($0.0), dark: HexColor($0.1)) }
        }
    }

    /// Returns the tint of a name such as `systemIndigoColor`, as iOS 17 and 18 have it (Human Interface Guidelines, Color).
    static func tint(named name: String) -> HexColorPair? {
        let bare = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        return tints[bare].map { HexColorPair(HexColor($0.0), dark: HexColor($0.1)) }
    }

    /// A remark on a tint, behind its name.
    static let tintWords = "changes with the version of the system; it is declared as iOS 17 and 18 show it"

    private static let tints: [String: (UInt32, UInt32)] = [
        "systemRed": (0xFF3B30, 0xFF453A), "systemOrange": (0xFF9500, 0xFF9F0A),
        "systemYellow": (0xFFCC00, 0xFFD60A), "systemGreen": (0x34C759, 0x30D158),
        "systemMint": (0x00C7BE, 0x63E6E2), "systemTeal": (0x30B0C7, 0x40C8E0),
        "systemCyan": (0x32ADE6, 0x64D2FF), "systemBlue": (0x007AFF, 0x0A84FF),
        "systemIndigo": (0x5856D6, 0x5E5CE6), "systemPurple": (0xAF52DE, 0xBF5AF2),
        "systemPink": (0xFF2D55, 0xFF375F), "systemBrown": (0xA2845E, 0xAC8E68),
    ]
    private static let fixed: [String: UInt32] = [
        "black": 0x000000, "darkGray": 0x555555, "lightGray": 0xAAAAAA, "white": 0xFFFFFF, "gray": 0x808080,
        "red": 0xFF0000, "green": 0x00FF00, "blue": 0x0000FF, "cyan": 0x00FFFF, "yellow": 0xFFFF00,
        "magenta": 0xFF00FF, "orange": 0xFF8000, "purple": 0x800080, "brown": 0x996633, "darkText": 0x000000,
    ]
    private static let adaptive: [String: (UInt32, UInt32)] = [
        "systemBackground": (0xFFFFFF, 0x000000), "secondarySystemBackground": (0xF2F2F7, 0x1C1C1E),
        "tertiarySystemBackground": (0xFFFFFF, 0x2C2C2E), "systemGroupedBackground": (0xF2F2F7, 0x000000),
        "secondarySystemGroupedBackground": (0xFFFFFF, 0x1C1C1E),
        "tertiarySystemGroupedBackground": (0xF2F2F7, 0x2C2C2E),
        "groupTableViewBackground": (0xF2F2F7, 0x000000), "label": (0x000000, 0xFFFFFF),
        "systemGray": (0x8E8E93, 0x8E8E93), "systemGray2": (0xAEAEB2, 0x636366),
        "systemGray3": (0xC7C7CC, 0x48484A), "systemGray4": (0xD1D1D6, 0x3A3A3C),
        "systemGray5": (0xE5E5EA, 0x2C2C2E), "systemGray6": (0xF2F2F7, 0x1C1C1E),
    ]
}
