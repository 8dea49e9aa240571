// Licensed under the Apache License, Version 2.0.

public import SwiftUI

/// A colour of a brand by its sRGB hex number and opacity, so that its contrast can be computed.
public struct BrandColor: Hashable, Sendable {
    /// The colour as 0xRRGGBB.
    public let hex: UInt32
    /// The opacity, 0 to 1.
    public let opacity: Double

    /// Creates a colour.
    public init(_ hex: UInt32, opacity: Double = 1) { (self.hex, self.opacity) = (hex, opacity) }

    /// The red, green and blue components, 0 to 1.
    public var components: (red: Double, green: Double, blue: Double) {
        (Double(hex >> 16 & 0xFF) / 255, Double(hex >> 8 & 0xFF) / 255, Double(hex & 0xFF) / 255)
    }

    /// The colour for views.
    public var color: Color {
        let parts = components
        return Color(.sRGB, red: parts.red, green: parts.green, blue: parts.blue, opacity: opacity)
    }

    /// Returns the opaque colour that is seen when this one lies over another.
    public func over(_ background: BrandColor) -> BrandColor {
        func mix(_ a: Double, _ b: Double) -> UInt32 {
            UInt32(((a * opacity + b * (1 - opacity)) * 255).rounded())
        }
        let (a, b) = (components, background.components)
        return BrandColor(mix(a.red, b.red) << 16 | mix(a.green, b.green) << 8 | mix(a.blue, b.blue))
    }

    /// Returns the contrast ratio of WCAG 2.2 against an opaque background, 1 to 21.
    public func contrast(on background: BrandColor) -> Double {
        let text = over(background).luminance
        let base = background.luminance
        return (max(text, base) + 0.05) / (min(text, base) + 0.05)
    }

    /// Indicates whether its contrast with black exceeds that with white.
    var isLight: Bool { luminance > 0.179 }

    /// The relative luminance of WCAG 2.2.
    private var luminance: Double {
        func linear(_ x: Double) -> Double {
            x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
        }
        let parts = components
        return 0.2126 * linear(parts.red) + 0.7152 * linear(parts.green) + 0.0722 * linear(parts.blue)
    }
}

extension Text {
    /// Sets a text in a font and a colour.
    public func typeset(_ font: Font, _ color: BrandColor) -> Text {
        self.font(font).foregroundStyle(color.color)
    }
}

/// A colour as it is in light and in dark appearance and, where that differs, with increased contrast.
public struct BrandShade: Hashable, Sendable, ExpressibleByIntegerLiteral {
    private let light: BrandColor
    private let dark: BrandColor
    private let highLight: BrandColor
    private let highDark: BrandColor

    /// Joins the colours of both appearances; without others they serve increased contrast, too.
    public init(light: BrandColor, dark: BrandColor, increased: (light: BrandColor, dark: BrandColor)? = nil)
    {
        (self.light, self.dark) = (light, dark)
        (highLight, highDark) = increased ?? (light, dark)
    }

    /// Joins the colours of both appearances, each as 0xRRGGBB.
    public init(_ light: UInt32, _ dark: UInt32) {
        self.init(light: BrandColor(light), dark: BrandColor(dark))
    }

    /// One colour, whatever the appearance.
    public init(_ color: BrandColor) { self.init(light: color, dark: color) }

    /// One colour as 0xRRGGBB, whatever the appearance.
    public init(integerLiteral value: UInt32) { self.init(BrandColor(value)) }

    /// The colour in an appearance.
    public func color(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard) -> BrandColor {
        if contrast == .increased { return scheme == .dark ? highDark : highLight }
        return scheme == .dark ? dark : light
    }
}
