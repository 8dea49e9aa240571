// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchKit

/// How a splash looks: what an app changes to make it its own (ST-45 to ST-48, C-ST-13).
public struct SplashScreenStyle: Hashable, Sendable {
    /// The name of the logo in the asset catalogue.
    public var logo: String
    /// What a screen reader calls the logo.
    public var logoName: String
    /// The side of the logo, in points.
    public var logoSize: CGFloat
    /// The words below the logo; empty for none.
    public var tagline: String
    /// The colour of the words.
    public var taglineColor: BrandColor
    /// From the logo to the words, in points.
    public var gap: CGFloat
    /// The colour behind everything.
    public var background: BrandColor

    /// Creates a look; without arguments it is ShipThatApp's own.
    public init(
        logo: String = "Logo", logoName: String = ShipThatApp.name, logoSize: CGFloat = 120,
        tagline: String = ShipThatApp.tagline, taglineColor: BrandColor = ShipThatApp.white,
        gap: CGFloat = 16, background: BrandColor = ShipThatApp.accent
    ) {
        (self.logo, self.logoName, self.logoSize) = (logo, logoName, logoSize)
        (self.tagline, self.taglineColor, self.gap) = (tagline, taglineColor, gap)
        self.background = background
    }
}
