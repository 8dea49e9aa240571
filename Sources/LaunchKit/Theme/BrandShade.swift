// Licensed under the Apache License, Version 2.0.

public import SwiftUI

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
