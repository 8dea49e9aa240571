// Licensed under the Apache License, Version 2.0.

public import LaunchKit
public import SwiftUI

/// The colours of UrbanNest's splash in one of its variants.
public struct UrbanNestTheme: Hashable, Sendable {
    /// The variants of the document (UN-19 to UN-21, UN-112).
    public enum Variant: String, CaseIterable, Hashable, Sendable, Codable {
        /// Deep teal; the default.
        case brand
        /// White.
        case white
        /// Teal growing lighter towards the bottom.
        case gradient
        /// Near black.
        case dark
    }

    /// The choice of the variant (UN-117, C-UN-15).
    public enum Appearance: String, CaseIterable, Hashable, Sendable, Codable {
        /// The chosen variant, whatever the device's appearance.
        case brand
        /// The dark variant on a dark device, otherwise the chosen one.
        case system
        /// Always the dark variant.
        case dark
    }

    /// The variant.
    public let variant: Variant
    /// The background, top to bottom; one colour for a plain one.
    public let background: [BrandColor]
    /// The brand's name.
    public let name: BrandColor
    /// The tagline.
    public let tagline: BrandColor
    /// The loading indicator.
    public let indicator: BrandColor
    /// The title of an error.
    public let errorTitle: BrandColor
    /// The second line of an error.
    public let errorMessage: BrandColor
    /// The error icon's glyph and the disc behind it.
    public let errorIcon: BrandColor
    /// The disc behind the error icon.
    public let errorDisc: BrandColor
    /// The Retry button's fill.
    public let buttonFill: BrandColor
    /// The Retry button's label.
    public let buttonLabel: BrandColor
    /// The second button's label.
    public let secondaryLabel: BrandColor

    /// Deep teal, `brandPrimary` (UN-19, UN-153).
    public static let brandPrimary = BrandColor(0x0D7377)
    /// The lighter teal (UN-21, UN-116).
    public static let brandLight = BrandColor(0x14A0A5)
    /// White (UN-154).
    public static let white = BrandColor(0xFFFFFF)
    /// White at 80 % (UN-155).
    public static let white80 = BrandColor(0xFFFFFF, opacity: 0.8)
    /// Error red (UN-111, UN-163).
    public static let errorRed = BrandColor(0xEA5455)
    /// The logo's disc (UN-28).
    public static let logoDisc = white

    /// Creates the colours of a variant.
    ///
    /// With more contrast the tagline is opaque (C-UN-17). The document's literal error colours (`strictColors`)
    /// cannot be read on teal (C-UN-16).
    public init(_ variant: Variant, increasedContrast: Bool = false, strictColors: Bool = false) {
        self.variant = variant
        let white = Self.white
        switch variant {
        case .brand, .gradient:
            background = variant == .brand ? [Self.brandPrimary] : [Self.brandPrimary, Self.brandLight]
            name = white
            tagline = increasedContrast || variant == .gradient ? white : Self.white80
            indicator = white
            errorTitle = strictColors ? Self.errorRed : white
            errorMessage =
                strictColors
                ? BrandColor(0xFFFFFF, opacity: 0.7)
                : variant == .gradient ? white : BrandColor(0xFFFFFF, opacity: 0.9)
            errorDisc = strictColors ? BrandColor(0xFFFFFF, opacity: 0) : white
            buttonFill = white
            buttonLabel = Self.brandPrimary
            secondaryLabel = white
        case .white:
            background = [white]
            name = BrandColor(0x1E1E1E)
            tagline = increasedContrast ? BrandColor(0x1E1E1E) : BrandColor(0x666666)
            indicator = Self.brandPrimary
            errorTitle = strictColors ? Self.errorRed : BrandColor(0x1E1E1E)
            errorMessage = BrandColor(0x666666)
            errorDisc = white
            buttonFill = Self.brandPrimary
            buttonLabel = white
            secondaryLabel = Self.brandPrimary
        case .dark:
            background = [BrandColor(0x1E1E1E)]
            name = BrandColor(0xE0E0E0)
            tagline = increasedContrast ? BrandColor(0xE0E0E0) : BrandColor(0xA0A0A0)
            indicator = Self.brandLight
            errorTitle = Self.errorRed
            errorMessage = BrandColor(0xA0A0A0)
            errorDisc = BrandColor(0xFFFFFF, opacity: 0)
            buttonFill = white
            buttonLabel = Self.brandPrimary
            secondaryLabel = BrandColor(0xE0E0E0)
        }
        errorIcon = Self.errorRed
    }

    /// Chooses the variant that is shown.
    public static func variant(
        _ chosen: Variant, appearance: Appearance, deviceIsDark: Bool
    ) -> Variant {
        switch appearance {
        case .brand: chosen
        case .system: deviceIsDark ? .dark : chosen
        case .dark: .dark
        }
    }
}

extension UrbanNestTheme {
    /// A shadow as style sheets write it.
    public struct Shadow: Hashable, Sendable {
        /// The colour.
        public let color: BrandColor
        /// The distance to the right, in points.
        public let x: Double
        /// The distance downwards, in points.
        public let y: Double
        /// The blur, in points: twice the Gaussian's sigma (C-X-05).
        public let blur: Double

        /// The radius that views take: the Gaussian's sigma, in points.
        public var radius: Double { blur / 2 }
    }

    /// Level 3, large: the logo's shadow (UN-29, UN-59, C-UN-12).
    public static let shadowLevel3 = Shadow(
        color: BrandColor(0x000000, opacity: 0.15), x: 0, y: 8, blur: 24)
}

extension Color {
    /// Deep teal, the background of the splash (UN-153).
    public static var brandPrimary: Color { UrbanNestTheme.brandPrimary.color }
    /// White at 80 % opacity, the tagline (UN-155).
    public static var white80: Color { UrbanNestTheme.white80.color }
}
