// Licensed under the Apache License, Version 2.0.

/// The choices that the document leaves open.
public struct UrbanNestOptions: Hashable, Sendable, Codable {
    /// The form of the loading indicator (UN-46, C-UN-08).
    public enum Indicator: String, CaseIterable, Hashable, Sendable, Codable {
        /// A ring that turns once a second; the default.
        case spinner
        /// Three dots that pulse.
        case dots
    }

    /// The colours on a light device.
    public var variant: UrbanNestTheme.Variant
    /// The condition on which the dark variant is shown (UN-117).
    public var appearance: UrbanNestTheme.Appearance
    /// The form of the indicator; users who want less motion always get three still dots (UN-125).
    public var indicator: Indicator
    /// Indicates whether the document's literal error colours are used (C-UN-16).
    public var strictColors: Bool
    /// Indicates whether the tagline is read as the screen's value (C-UN-34).
    public var spokenTagline: Bool

    /// Creates the choices; without arguments they are the document's defaults.
    public init(
        variant: UrbanNestTheme.Variant = .brand, appearance: UrbanNestTheme.Appearance = .brand,
        indicator: Indicator = .spinner, strictColors: Bool = false, spokenTagline: Bool = false
    ) {
        (self.variant, self.appearance, self.indicator) = (variant, appearance, indicator)
        (self.strictColors, self.spokenTagline) = (strictColors, spokenTagline)
    }
}
