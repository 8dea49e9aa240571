// Licensed under the Apache License, Version 2.0.

import Combine
public import Foundation

/// A colour as UIKit has it, for `Color(uiColor:)`: the system's colours by their names, and components.
///
/// SwiftUI has no names for the backgrounds, fills and greys of the system.
public final class UIColor: Hashable, Sendable {
    let color: Color

    /// Creates a colour from components, 0 to 1, in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }
    /// Creates a colour from components, 0 to 1, in Display P3.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
    }
    /// Creates a grey, 0 (black) to 1 (white).
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }
    /// Creates a colour from its hue, saturation and brightness, 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }
    /// Creates a colour of a catalogue by name; nil where a view on a stage asks and there is none of the name.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
    ) {
        let folder = bundle?.resourceURL?.path
        // Without a stage, as in a constant of an app, the name is looked up where the colour is drawn.
        let stage = CurrentRun.clock as? StageReference
        if let stage, stage.lacksColor(name, folder) { return nil }
        self.init(Color(name, bundle: bundle))
    }
    /// Creates the colour that a colour of the views is.
    public init(_ color: Color) { self.color = color }

    private convenience init(
        system light: UInt32, _ dark: UInt32, _ lightContrast: UInt32, _ darkContrast: UInt32,
        raised: (dark: UInt32, contrast: UInt32)? = nil
    ) {
        var all = SystemColor(light, dark, lightContrast, darkContrast)
        all.raised = raised.map { [ResolvedColor(hex: $0.dark), ResolvedColor(hex: $0.contrast)] }
        self.init(Color(base: .contrasted(all)))
    }
    private convenience init(fill light: UInt32, _ share: Double, dark: UInt32, _ darkShare: Double) {
        // With increased contrast fills are eight hundredths stronger.
        self.init(
            Color(
                base: .contrasted(
                    SystemColor(
                        light: ResolvedColor(hex: light, opacity: share),
                        dark: ResolvedColor(hex: dark, opacity: darkShare),
                        lightContrast: ResolvedColor(hex: light, opacity: share + 0.08),
                        darkContrast: ResolvedColor(hex: dark, opacity: darkShare + 0.08)))))
    }

    /// Returns whether two colours are the same in each appearance.
    public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }
    /// Hashes the colour.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }

    /// Returns the colour with another opacity, 0 to 1, in place of its current one.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        var color = color
        color.alpha = alpha
        color.replacesOpacity = true
        return UIColor(color)
    }

    // MARK: The system's backgrounds, labels, fills and greys, as iOS 17 shows them

    /// The background of screens.
    public static let systemBackground = UIColor(
        system: 0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000, raised: (0x1C1C1E, 0x242426))
    /// The background of groups on a screen.
    public static let secondarySystemBackground = UIColor(
        system: 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426, raised: (0x2C2C2E, 0x363638))
    /// The background of groups in groups.
    public static let tertiarySystemBackground = UIColor(
        system: 0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638, raised: (0x3A3A3C, 0x444446))
    /// The background of screens of forms.
    public static let systemGroupedBackground = UIColor(
        system: 0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000, raised: (0x1C1C1E, 0x242426))
    /// The rows of a form.
    public static let secondarySystemGroupedBackground = UIColor(
        system: 0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426, raised: (0x2C2C2E, 0x363638))
    /// The background of groups in rows of a form.
    public static let tertiarySystemGroupedBackground = UIColor(
        system: 0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638, raised: (0x3A3A3C, 0x444446))
    /// The colour of primary text.
    public static let label = UIColor(.primary)
    /// The colour of secondary text.
    public static let secondaryLabel = UIColor(.secondary)
    /// The colour of tertiary text.
    public static let tertiaryLabel = UIColor(
        Color(base: .contrasted(SystemColor(label: 0.3, 0.3, 0.7, 0.55))))
    /// The colour of the faintest text.
    public static let quaternaryLabel = UIColor(
        Color(base: .contrasted(SystemColor(label: 0.18, 0.16, 0.55, 0.4))))
    /// The placeholder colour.
    public static let placeholderText = tertiaryLabel
    /// The link colour.
    public static let link = UIColor(system: 0x007AFF, 0x0984FF, 0x0040DD, 0x409CFF)
    /// The separator colour.
    public static let separator = UIColor(fill: 0x3C3C43, 0.29, dark: 0x545458, 0.6)
    /// The opaque separator colour.
    public static let opaqueSeparator = UIColor(system: 0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A)
    /// The fill of thin shapes.
    public static let systemFill = UIColor(fill: 0x787880, 0.2, dark: 0x787880, 0.36)
    /// The fill of switches and the like.
    public static let secondarySystemFill = UIColor(fill: 0x787880, 0.16, dark: 0x787880, 0.32)
    /// The fill of fields and buttons.
    public static let tertiarySystemFill = UIColor(fill: 0x767680, 0.12, dark: 0x767680, 0.24)
    /// The fill of large shapes.
    public static let quaternarySystemFill = UIColor(fill: 0x747480, 0.08, dark: 0x767680, 0.18)
    /// The system's grey.
    public static let systemGray = UIColor(.gray)
    /// The second grey.
    public static let systemGray2 = UIColor(system: 0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
    /// The third grey.
    public static let systemGray3 = UIColor(system: 0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
    /// The fourth grey.
    public static let systemGray4 = UIColor(system: 0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
    /// The fifth grey.
    public static let systemGray5 = UIColor(system: 0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
    /// The sixth grey.
    public static let systemGray6 = UIColor(system: 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
}

extension UIColor {
    /// The components in sRGB of the appearance of the stage whose view runs an action or a body, or else of the light one.
    private var resolved: ResolvedColor {
        let stage = CurrentRun.clock as? StageReference
        let shown = MainQueue.isCurrent ? onStage { stage?.stage?.configuration } : nil
        var traits = UITraitCollection()
        if shown?.colorScheme == .dark { traits.userInterfaceStyle = .dark }
        if shown?.contrast == .increased { traits.accessibilityContrast = .high }
        return color.resolveColor(in: traits.environment)
    }
    /// Stores the components in sRGB, 0 to 1; returns whether there are any, which there always are.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolved
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }
    /// Stores hue, saturation and brightness, 0 to 1; returns whether there are any, which there always are.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolved
        let (red, green, blue) = (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue))
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        let range = most - least
        // A sixth of the circle for each pair of components, from red on.
        let sixths: CGFloat =
            switch most {
            case _ where range == 0: 0
            case red: (green - blue) / range
            case green: 2 + (blue - red) / range
            default: 4 + (red - green) / range
            }
        hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
        saturation?.pointee = most == 0 ? 0 : range / most
        brightness?.pointee = most
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }
    /// Stores the brightness of a grey, 0 to 1; returns whether the colour is one.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolved
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = CGFloat(color.red)
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }
    /// The colour as Core Graphics has it.
    public var cgColor: CGColor {
        let color = resolved
        return CGColor(
            red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
            alpha: CGFloat(color.opacity))
    }
    /// Creates a colour from one of Core Graphics.
    public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }
}

/// A colour as Core Graphics has it: its components in sRGB.
public struct CGColor: Hashable, Sendable {
    /// The components, 0 to 1: red, green and blue, or a grey, and the opacity.
    public let components: [CGFloat]?
    /// The opacity, 0 to 1.
    public let alpha: CGFloat
    /// The number of components.
    public var numberOfComponents: Int { components?.count ?? 0 }

    private init(_ components: [CGFloat]) { (self.components, alpha) = (components, components.last ?? 0) }
    /// Creates a colour from components, 0 to 1, in sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (components, self.alpha) = ([red, green, blue, alpha], alpha)
    }
    /// Creates a colour from components, 0 to 1, in sRGB.
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Creates a grey, 0 (black) to 1 (white).
    public init(gray: CGFloat, alpha: CGFloat) {
        (components, self.alpha) = ([gray, alpha], alpha)
    }
    /// Returns the colour with another opacity, 0 to 1; nil for none, which there never is.
    public func copy(alpha: CGFloat) -> CGColor? {
        components.map { CGColor($0.dropLast() + [alpha]) }
    }
}

extension Color {
    /// Creates a colour from one of Core Graphics.
    public init(cgColor: CGColor) {
        let parts = (cgColor.components ?? []).map { Double($0) }
        if parts.count == 4 {
            self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
        } else {
            self.init(white: parts.first ?? 0, opacity: parts.last ?? 0)
        }
    }
    /// Creates a colour from one of Core Graphics.
    public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
    /// The colour as Core Graphics has it, if it is the same in each appearance.
    public var cgColor: CGColor? {
        guard case .fixed = base else { return nil }
        return UIColor(self).cgColor
    }
    /// Creates a colour from one of UIKit's.
    public init(uiColor: UIColor) { self = uiColor.color }
    /// Creates a colour from one of UIKit's.
    public init(_ color: UIColor) { self = color.color }
    /// Creates a colour of the same color.
    @_disfavoredOverload
    public init(_ color: Color) { self = color }
}

/// The type of `#colorLiteral`, which editors show as a square of its colour.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
    /// Creates a colour from a literal's components in sRGB, 0 to 1.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
