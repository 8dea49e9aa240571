// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The lengths of the splash on one screen, in points.
public struct UrbanNestSplashMetrics: Equatable, Sendable {
    /// The logo's side (UN-26).
    public static let logoSize: CGFloat = 120
    /// The logo's side beside an error on a low screen (C-UN-37).
    public static let smallLogoSize: CGFloat = 64
    /// The distance of the logo's middle above the screen's middle (UN-25, C-UN-11).
    public static let logoRise: CGFloat = 40
    /// From the logo to the name (UN-31).
    public static let nameGap: CGFloat = 16
    /// From the name to the tagline (UN-38).
    public static let taglineGap: CGFloat = 8
    /// The tagline's largest width (UN-44).
    public static let taglineWidth: CGFloat = 280
    /// The indicator's side (UN-47).
    public static let indicatorSize: CGFloat = 32
    /// A dot's diameter and the gap between dots (UN-48, UN-49).
    public static let dotSize: CGFloat = 8
    /// From the name to the error block (C-UN-19).
    public static let errorGap: CGFloat = 24
    /// A screen lower than this has the compact layout (C-UN-37).
    public static let compactHeight: CGFloat = 480

    /// The size of the whole screen.
    public let screen: CGSize
    /// The parts of the screen's top and bottom that the system covers.
    public let safeTop: CGFloat
    /// The part of the screen's bottom that the system covers.
    public let safeBottom: CGFloat

    /// Creates the lengths for a screen.
    public init(screen: CGSize, safeTop: CGFloat, safeBottom: CGFloat) {
        (self.screen, self.safeTop, self.safeBottom) = (screen, safeTop, safeBottom)
    }

    /// Indicates whether the screen is low.
    public var isCompact: Bool { screen.height < Self.compactHeight }

    /// From the tagline to the indicator (UN-45, C-UN-37).
    public var indicatorGap: CGFloat { isCompact ? 16 : 80 }

    /// The top of the logo, given the height of the two lines of brand text.
    ///
    /// On a low screen the whole group is centred in the safe area.
    public func logoTop(textHeight: CGFloat) -> CGFloat {
        guard isCompact else { return screen.height / 2 - Self.logoRise - Self.logoSize / 2 }
        let group =
            Self.logoSize + Self.nameGap + textHeight + indicatorGap + Self.indicatorSize
        // On a watch it is higher than that.
        return max(0, safeTop + (screen.height - safeTop - safeBottom - group) / 2)
    }

    /// The height of the brand text: Inter Bold 32, 8 points, the system font 14.
    public static let textHeight: CGFloat = 38.7 + taglineGap + 16.7
}
