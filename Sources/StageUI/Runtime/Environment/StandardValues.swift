// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Light or dark.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable, Codable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// The contrast that the user asked for.
public enum ColorSchemeContrast: String, CaseIterable, Hashable, Sendable, Codable {
    /// The usual contrast.
    case standard
    /// More contrast.
    case increased
}

/// The reading direction.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable, Codable {
    /// As in English.
    case leftToRight
    /// As in Arabic.
    case rightToLeft
}

/// The size class of a screen along an axis: compact or regular.
public enum UserInterfaceSizeClass: String, Hashable, Sendable, Codable {
    /// Little room.
    case compact
    /// Much room.
    case regular
}

/// The state of an app or one of its windows.
public enum ScenePhase: String, Hashable, Sendable, Codable, Comparable {
    /// Not visible.
    case background
    /// Visible, not taking events.
    case inactive
    /// Visible and taking events.
    case active

    /// Returns whether one phase is further from the foreground than another.
    public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rank < b.rank }

    private var rank: Int { self == .background ? 0 : self == .inactive ? 1 : 2 }
}

/// Makes a key of the environment from its default value.
private enum Keys {
    enum Scheme: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
    enum Contrast: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
    enum TypeSize: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
    enum ReduceMotion: EnvironmentKey { static var defaultValue: Bool { false } }
    enum Differentiate: EnvironmentKey { static var defaultValue: Bool { false } }
    enum VoiceOver: EnvironmentKey { static var defaultValue: Bool { false } }
    enum Direction: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
    enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
    enum Scale: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
    enum VerticalClass: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
    enum HorizontalClass: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
    enum Enabled: EnvironmentKey { static var defaultValue: Bool { true } }
    enum Phase: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
}

extension EnvironmentValues {
    /// Light or dark.
    public var colorScheme: ColorScheme {
        get { self[Keys.Scheme.self] }
        set { self[Keys.Scheme.self] = newValue }
    }
    /// The contrast that the user asked for.
    public internal(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[Keys.Contrast.self] }
        set { self[Keys.Contrast.self] = newValue }
    }
    /// The user's text size.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[Keys.TypeSize.self] }
        set { self[Keys.TypeSize.self] = newValue }
    }
    /// Indicates whether the user prefers reduced motion.
    public internal(set) var accessibilityReduceMotion: Bool {
        get { self[Keys.ReduceMotion.self] }
        set { self[Keys.ReduceMotion.self] = newValue }
    }
    /// Indicates whether the user prefers differentiation without colour.
    public internal(set) var accessibilityDifferentiateWithoutColor: Bool {
        get { self[Keys.Differentiate.self] }
        set { self[Keys.Differentiate.self] = newValue }
    }
    /// Indicates whether a screen reader is running.
    public internal(set) var accessibilityVoiceOverEnabled: Bool {
        get { self[Keys.VoiceOver.self] }
        set { self[Keys.VoiceOver.self] = newValue }
    }
    /// The reading direction.
    public var layoutDirection: LayoutDirection {
        get { self[Keys.Direction.self] }
        set { self[Keys.Direction.self] = newValue }
    }
    /// The language and region.
    public var locale: Locale {
        get { self[Keys.LocaleKey.self] }
        set { self[Keys.LocaleKey.self] = newValue }
    }
    /// The device pixels in a point.
    public var displayScale: CGFloat {
        get { self[Keys.Scale.self] }
        set { self[Keys.Scale.self] = newValue }
    }
    /// The vertical size class.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[Keys.VerticalClass.self] }
        set { self[Keys.VerticalClass.self] = newValue }
    }
    /// The horizontal size class.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[Keys.HorizontalClass.self] }
        set { self[Keys.HorizontalClass.self] = newValue }
    }
    /// Indicates whether controls take touches.
    public var isEnabled: Bool {
        get { self[Keys.Enabled.self] }
        set { self[Keys.Enabled.self] = newValue }
    }
    /// The state of the window.
    public var scenePhase: ScenePhase {
        get { self[Keys.Phase.self] }
        set { self[Keys.Phase.self] = newValue }
    }
}
