// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The screen and the user's settings under which views are shown.
public struct StageConfiguration: Hashable, Sendable {
    /// The size of the screen in points.
    public var size: CGSize
    /// The device pixels in a point.
    public var scale: CGFloat
    /// The parts of the screen that the system covers, in points.
    public var safeArea: EdgeInsets
    /// The height in points of the software keyboard, from the screen's bottom; 0 for a hardware one.
    public var keyboardHeight: CGFloat = 0
    /// Light or dark.
    public var colorScheme: ColorScheme
    /// Normal or increased contrast.
    public var contrast: ColorSchemeContrast
    /// The user's text size.
    public var dynamicTypeSize: DynamicTypeSize
    /// Indicates whether the user prefers reduced motion.
    public var reduceMotion: Bool
    /// Indicates whether the user prefers views to fade where they would move in and out.
    public var prefersCrossFadeTransitions = false
    /// Indicates whether the user prefers differentiation without colour.
    public var differentiateWithoutColor: Bool
    /// Indicates whether a screen reader is running.
    public var voiceOver: Bool
    /// Indicates whether the user prefers reduced transparency.
    public var reduceTransparency = false
    /// Indicates whether the user has inverted the colours.
    public var invertColors = false
    /// Indicates whether the user uses Switch Control.
    public var switchControl = false
    /// Indicates whether the user prefers visible button shapes.
    public var showButtonShapes = false
    /// Indicates whether the user wants bold text.
    public var boldText = false
    /// Indicates whether the screen is that of a television, which is seen from across a room.
    package var isTelevision = false
    /// The size of what the system shows itself, such as alerts, sheets and menus, as a multiple of that on a telephone: the
    /// letters of body text, of 29 points on a television and 17 elsewhere, keep their share of it.
    var chromeScale: CGFloat { isTelevision ? 29 / 17 : 1 }
    /// The reading direction.
    public var layoutDirection: LayoutDirection
    /// The language and region.
    public var locale: Locale
    /// The language that nobody speaks in which texts are shown; nil for the locale's own.
    ///
    /// The reading direction is set apart.
    public var pseudoLanguage: PseudoLanguage?
    /// The time zone; that of the machine unless it is set.
    public var timeZone = TimeZone.autoupdatingCurrent
    /// The date at the stage's time zero.
    public var startDate: Date

    /// Creates a configuration.
    public init(
        size: CGSize, scale: CGFloat = 2, safeArea: EdgeInsets = EdgeInsets(),
        colorScheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard,
        dynamicTypeSize: DynamicTypeSize = .large, reduceMotion: Bool = false,
        differentiateWithoutColor: Bool = false, voiceOver: Bool = false,
        layoutDirection: LayoutDirection = .leftToRight, locale: Locale = Locale(identifier: "en_US"),
        startDate: Date = Date(timeIntervalSinceReferenceDate: 0)
    ) {
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
        self.colorScheme = colorScheme
        self.contrast = contrast
        self.dynamicTypeSize = dynamicTypeSize
        self.reduceMotion = reduceMotion
        self.differentiateWithoutColor = differentiateWithoutColor
        self.voiceOver = voiceOver
        self.layoutDirection = layoutDirection
        self.locale = locale
        self.startDate = startDate
    }

    /// The environment at the root of the views.
    var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = colorScheme
        values.colorSchemeContrast = contrast
        values.dynamicTypeSize = dynamicTypeSize
        values.accessibilityReduceMotion = reduceMotion
        if isTelevision { values.textTraits.isFar = true }
        if prefersCrossFadeTransitions { values.accessibilityPrefersCrossFadeTransitions = true }
        values.accessibilityDifferentiateWithoutColor = differentiateWithoutColor
        values.accessibilityVoiceOverEnabled = voiceOver
        values.layoutDirection = layoutDirection
        if reduceTransparency || invertColors || switchControl || showButtonShapes {
            values.accessibilitySettings = AccessibilitySettings(
                reducesTransparency: reduceTransparency, invertsColors: invertColors,
                usesSwitchControl: switchControl, showsButtonShapes: showButtonShapes)
        }
        values.locale = locale
        if timeZone != .autoupdatingCurrent { values.timeZone = timeZone }
        values.displayScale = scale
        // A telephone on its side is compact; a watch, which is higher than wide, is not.
        values.verticalSizeClass = size.height < 480 && size.height <= size.width ? .compact : .regular
        values.horizontalSizeClass = size.width < 600 ? .compact : .regular
        return values
    }
}
