// Licensed under the Apache License, Version 2.0.

import Foundation

/// A colour, which may depend on the environment.
public struct Color: ShapeStyle, Hashable {
    enum Base: Hashable, Sendable {
        case fixed(ResolvedColor)
        /// Light and dark, and the same with increased contrast.
        case dynamic(light: ResolvedColor, dark: ResolvedColor)
        case accent
    }
    let base: Base
    var alpha: Double = 1

    /// The space in which components are given.
    public enum RGBColorSpace: Hashable, Sendable {
        /// Gamma-encoded sRGB.
        case sRGB
        /// Linear light with sRGB's primaries.
        case sRGBLinear
    }

    /// Creates a colour from components, 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) {
        func encode(_ x: Double) -> Double {
            guard colorSpace == .sRGBLinear else { return x }
            return x <= 0.003_130_8 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055
        }
        base = .fixed(
            ResolvedColor(red: encode(red), green: encode(green), blue: encode(blue), opacity: opacity))
    }

    /// Creates a grey, 0 (black) to 1 (white).
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    private init(base: Base) { self.base = base }

    private init(_ light: UInt32, _ dark: UInt32, _ lightAlpha: Double = 1, _ darkAlpha: Double = 1) {
        base = .dynamic(
            light: ResolvedColor(hex: light, opacity: lightAlpha),
            dark: ResolvedColor(hex: dark, opacity: darkAlpha))
    }

    /// Returns the colour with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color {
        var result = self
        result.alpha *= opacity
        return result
    }

    func resolveColor(in environment: EnvironmentValues) -> ResolvedColor {
        switch base {
        case .fixed(let color): return color.multiplyingOpacity(by: alpha)
        case .dynamic(let light, let dark):
            return (environment.colorScheme == .dark ? dark : light).multiplyingOpacity(by: alpha)
        case .accent:
            return (environment.tint ?? .blue).opacity(alpha).resolveColor(in: environment)
        }
    }

    /// Nothing visible.
    public static let clear = Color(white: 0, opacity: 0)
    /// Black.
    public static let black = Color(white: 0)
    /// White.
    public static let white = Color(white: 1)
    /// Text and other first things.
    public static let primary = Color(0x000000, 0xFFFFFF)
    /// Text and other second things.
    public static let secondary = Color(0x3C3C43, 0xEBEBF5, 0.6, 0.6)
    /// The tint of the environment; blue if there is none.
    public static let accentColor = Color(base: .accent)
    /// The system's red.
    public static let red = Color(0xFF3B30, 0xFF453A)
    /// The system's orange.
    public static let orange = Color(0xFF9500, 0xFF9F0A)
    /// The system's yellow.
    public static let yellow = Color(0xFFCC00, 0xFFD60A)
    /// The system's green.
    public static let green = Color(0x34C759, 0x30D158)
    /// The system's mint.
    public static let mint = Color(0x00C7BE, 0x63E6E2)
    /// The system's teal.
    public static let teal = Color(0x30B0C7, 0x40C8E0)
    /// The system's cyan.
    public static let cyan = Color(0x32ADE6, 0x64D2FF)
    /// The system's blue.
    public static let blue = Color(0x007AFF, 0x0A84FF)
    /// The system's indigo.
    public static let indigo = Color(0x5856D6, 0x5E5CE6)
    /// The system's purple.
    public static let purple = Color(0xAF52DE, 0xBF5AF2)
    /// The system's pink.
    public static let pink = Color(0xFF2D55, 0xFF375F)
    /// The system's brown.
    public static let brown = Color(0xA2845E, 0xAC8E68)
    /// The system's grey.
    public static let gray = Color(0x8E8E93, 0x8E8E93)
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
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Color> {
        LeafNode(self, inputs, measuresEnvironment: false) {
            PaintBox(owner: $0) {
                .rectangle($0)
            } style: {
                $0.view
            }
        }
    }
}
