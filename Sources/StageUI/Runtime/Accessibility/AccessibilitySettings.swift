// Licensed under the Apache License, Version 2.0.

/// The accessibility settings of the user, kept together because most of them are never set.
struct AccessibilitySettings: Hashable, Sendable {
    var reducesTransparency = false
    var invertsColors = false
    var usesSwitchControl = false
    var showsButtonShapes = false
    var dimsFlashingLights = false
    var playsAnimatedImages = true
    var usesLargeContentViewer = false
}

private enum SettingsKey: EnvironmentKey {
    static var defaultValue: AccessibilitySettings { AccessibilitySettings() }
}

extension EnvironmentValues {
    var accessibilitySettings: AccessibilitySettings {
        get { self[SettingsKey.self] }
        set { self[SettingsKey.self] = newValue }
    }
    /// Indicates whether the user prefers reduced transparency.
    public var accessibilityReduceTransparency: Bool { accessibilitySettings.reducesTransparency }
    /// Indicates whether the user has inverted the colours.
    public var accessibilityInvertColors: Bool { accessibilitySettings.invertsColors }
    /// Indicates whether the user uses Switch Control.
    public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.usesSwitchControl }
    /// Indicates whether the user prefers visible button shapes.
    public var accessibilityShowButtonShapes: Bool { accessibilitySettings.showsButtonShapes }
    /// Indicates whether the user wants flashing lights dimmed.
    public var accessibilityDimFlashingLights: Bool { accessibilitySettings.dimsFlashingLights }
    /// Indicates whether animated pictures should play.
    public var accessibilityPlayAnimatedImages: Bool { accessibilitySettings.playsAnimatedImages }
    /// Indicates whether small labels are shown large when they are held.
    public var accessibilityLargeContentViewerEnabled: Bool { accessibilitySettings.usesLargeContentViewer }
}
