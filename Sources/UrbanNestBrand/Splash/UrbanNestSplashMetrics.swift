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

    /// A screen lower than this is a watch's: the logo and the gaps give way, and the tagline has two lines.
    public static let watchHeight: CGFloat = 300

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

    /// Indicates whether the screen is a watch's.
    var isWatch: Bool { screen.height < Self.watchHeight }

    /// The logo's side before an error (UN-26).
    public var logoSide: CGFloat { isWatch ? 56 : Self.logoSize }

    /// From the logo to the name (UN-31).
    public var nameGap: CGFloat { isWatch ? 8 : 16 }

    /// From the tagline to the indicator (UN-45, C-UN-37).
    public var indicatorGap: CGFloat { isWatch ? 8 : isCompact ? 16 : 80 }

    /// The top of the logo. On a low screen the whole group is centred in the safe area.
    public var logoTop: CGFloat {
        guard isCompact else { return screen.height / 2 - Self.logoRise - Self.logoSize / 2 }
        let group = logoSide + nameGap + textHeight + indicatorGap + Self.indicatorSize
        return max(0, safeTop + (screen.height - safeTop - safeBottom - group) / 2)
    }

    /// The height of the brand text: Inter Bold 32, 8 points, the system font 14.
    private var textHeight: CGFloat { 38.7 + Self.taglineGap + (isWatch ? 2 : 1) * 16.7 }
}
