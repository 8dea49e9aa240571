// Licensed under the Apache License, Version 2.0.

/// The appearance of the screen as UIKit has it.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    /// Unspecified.
    case unspecified
    /// The light appearance.
    case light
    /// The dark appearance.
    case dark
}

/// The contrast that the user has chosen, as UIKit has it.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The usual contrast.
    case normal
    /// More contrast.
    case high
}

/// The traits that UIKit's colours depend on.
public struct UITraitCollection: Hashable, Sendable {
    /// The appearance.
    public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The contrast.
    public var accessibilityContrast = UIAccessibilityContrast.unspecified

    /// Creates unspecified traits.
    public init() {}
    /// Creates traits of an appearance.
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
    /// Creates traits of a contrast.
    public init(accessibilityContrast: UIAccessibilityContrast) {
        self.accessibilityContrast = accessibilityContrast
    }

    fileprivate init(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) {
        userInterfaceStyle = style
        accessibilityContrast = contrast
    }

    var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = userInterfaceStyle == .dark ? .dark : .light
        values.colorSchemeContrast = accessibilityContrast == .high ? .increased : .standard
        return values
    }
}

/// A colour for each appearance and contrast.
final class ColorByTraits: Hashable, Sendable {
    private let light: Color
    private let dark: Color
    private let lightContrast: Color
    private let darkContrast: Color

    fileprivate init(_ provider: (UITraitCollection) -> UIColor) {
        light = provider(UITraitCollection(.light, .normal)).color
        dark = provider(UITraitCollection(.dark, .normal)).color
        lightContrast = provider(UITraitCollection(.light, .high)).color
        darkContrast = provider(UITraitCollection(.dark, .high)).color
    }

    func color(in environment: EnvironmentValues) -> Color {
        let isDark = environment.colorScheme == .dark
        if environment.colorSchemeContrast == .increased { return isDark ? darkContrast : lightContrast }
        return isDark ? dark : light
    }

    private var all: [Color] { [light, dark, lightContrast, darkContrast] }
    static func == (a: ColorByTraits, b: ColorByTraits) -> Bool { a.all == b.all }
    func hash(into hasher: inout Hasher) { hasher.combine(all) }
}

extension UIColor {
    /// Creates a colour that depends on the appearance and the contrast; the function is called at once for each
    /// of the four.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(Color(base: .byTraits(ColorByTraits(dynamicProvider))))
    }
    /// Returns the colour as it is with given traits; a colour of a catalogue stays as it is.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .named = color.base { return self }
        return UIColor(
            Color(base: .fixed(color.resolveColor(in: traitCollection.environment))))
    }
}
