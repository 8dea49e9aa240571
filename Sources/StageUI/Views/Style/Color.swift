// Licensed under the Apache License, Version 2.0.

import Foundation

/// A colour, which may depend on the environment.
public struct Color: ShapeStyle, Hashable {
    enum Base: Hashable, Sendable {
        case fixed(ResolvedColor)
        /// Light and dark, and the same with increased contrast.
        case dynamic(light: ResolvedColor, dark: ResolvedColor)
        /// The four of the system's colours.
        case contrasted(SystemColor)
        /// One for each appearance and contrast.
        case byTraits(ColorByTraits)
        /// A colour of a catalogue, with the folder of its bundle where one was given.
        case named(String, folder: String?)
        /// Two colours.
        case mixed(MixedColor)
        case accent
    }
    let base: Base
    var alpha: Double = 1
    /// Indicates whether the opacity takes the place of the base's own, and does not multiply it.
    var replacesOpacity = false

    /// The space in which components are given.
    public enum RGBColorSpace: Hashable, Sendable {
        /// Gamma-encoded sRGB.
        case sRGB
        /// Linear light with sRGB's primaries.
        case sRGBLinear
        /// The wider primaries of the platform's screens; colours outside sRGB are clipped.
        case displayP3
    }

    /// Creates a colour from components, 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) {
        base = .fixed(ResolvedColor(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Creates a grey, 0 (black) to 1 (white).
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    init(base: Base) { self.base = base }

    /// Returns the colour with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color {
        var result = self
        result.alpha *= opacity
        return result
    }

    /// Indicates whether it is the tint of the environment.
    var isAccent: Bool { if case .accent = base { true } else { false } }

    func resolveColor(in environment: EnvironmentValues) -> ResolvedColor {
        guard var color = resolveBase(in: environment) else {
            return ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
        }
        color.opacity = replacesOpacity ? alpha : color.opacity * alpha
        return color
    }

    /// The colour without the opacity; nil for a name that no catalogue has.
    private func resolveBase(in environment: EnvironmentValues) -> ResolvedColor? {
        switch base {
        case .fixed(let color): color
        case .dynamic(let light, let dark): environment.colorScheme == .dark ? dark : light
        case .contrasted(let color): color.resolve(in: environment)
        case .byTraits(let colors): colors.color(in: environment).resolveColor(in: environment)
        case .named(let name, let folder):
            environment.namedColors?.color(name, folder: folder)?.resolve(in: environment)
        case .mixed(let colors): colors.resolve(in: environment)
        case .accent: (environment.tint ?? .blue).resolveColor(in: environment)
        }
    }

    /// Nothing visible.
    public static let clear = Color(white: 0, opacity: 0)
    /// Black.
    public static let black = Color(white: 0)
    /// White.
    public static let white = Color(white: 1)
    /// Primary content.
    public static let primary = Color(base: .contrasted(SystemColor(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF)))
    /// Secondary content.
    public static let secondary = Color(base: .contrasted(SystemColor(label: 0.6, 0.6, 0.8, 0.7)))
    /// The tint of the environment; blue if there is none.
    public static let accentColor = Color(base: .accent)
    /// The system's red.
    public static let red = Color(base: .contrasted(SystemColor(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)))
    /// The system's orange.
    public static let orange = Color(base: .contrasted(SystemColor(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)))
    /// The system's yellow.
    public static let yellow = Color(base: .contrasted(SystemColor(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)))
    /// The system's green.
    public static let green = Color(base: .contrasted(SystemColor(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)))
    /// The system's mint.
    public static let mint = Color(base: .contrasted(SystemColor(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)))
    /// The system's teal.
    public static let teal = Color(base: .contrasted(SystemColor(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)))
    /// The system's cyan.
    public static let cyan = Color(base: .contrasted(SystemColor(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)))
    /// The system's blue.
    public static let blue = Color(base: .contrasted(SystemColor(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)))
    /// The system's indigo.
    public static let indigo = Color(base: .contrasted(SystemColor(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)))
    /// The system's purple.
    public static let purple = Color(base: .contrasted(SystemColor(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)))
    /// The system's pink.
    public static let pink = Color(base: .contrasted(SystemColor(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)))
    /// The system's brown.
    public static let brown = Color(base: .contrasted(SystemColor(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)))
    /// The system's grey.
    public static let gray = Color(base: .contrasted(SystemColor(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)))
}

extension ResolvedColor {
    init(hex: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255, opacity: opacity)
    }
}

extension Color: View {}

extension Color: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Color> { paintNode(inputs) }
}
