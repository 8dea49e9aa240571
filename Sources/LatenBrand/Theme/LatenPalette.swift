// Licensed under the Apache License, Version 2.0.

public import LaunchKit

/// Laten's colours by the names of its document (`LA-237` to `LA-246`); the hexadecimal numbers count (`C-LA-01`).
public enum LatenPalette {
    /// The ground of each screen.
    public static let background = BrandColor(0x0A0A0F)
    /// Texts.
    public static let foreground = BrandColor(0xFAFAFA)
    /// The ground of fields and cards.
    public static let card = BrandColor(0x14141F)
    /// Buttons, accents and glows.
    public static let primary = BrandColor(0x8B5CF6)
    /// Texts on the primary colour.
    public static let primaryForeground = BrandColor(0xFFFFFF)
    /// Subtitles and placeholders.
    public static let mutedForeground = BrandColor(0xA3A3B3)
    /// Borders and dividers.
    public static let border = BrandColor(0x2A2A3D)
    /// The glow at the top left.
    public static let neonPink = BrandColor(0xEC4899)
    /// The glow at the bottom right.
    public static let neonCyan = BrandColor(0x00FFFF)
    /// Errors, and a weak password.
    public static let destructive = BrandColor(0xEF4444)
}
