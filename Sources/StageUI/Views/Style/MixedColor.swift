// Licensed under the Apache License, Version 2.0.

import Foundation

/// Two colours and the share of the second.
final class MixedColor: Hashable, Sendable {
    private let first: Color
    private let second: Color
    private let share: Double
    private let space: Gradient.ColorSpace

    init(_ first: Color, _ second: Color, _ share: Double, _ space: Gradient.ColorSpace) {
        (self.first, self.second, self.share, self.space) = (first, second, min(max(0, share), 1), space)
    }

    static func == (a: MixedColor, b: MixedColor) -> Bool {
        a.first == b.first && a.second == b.second && a.share == b.share && a.space == b.space
    }
    func hash(into hasher: inout Hasher) {
        hasher.combine(first)
        hasher.combine(second)
        hasher.combine(share)
    }

    func resolve(in environment: EnvironmentValues) -> ResolvedColor {
        let (a, b) = (first.resolveColor(in: environment), second.resolveColor(in: environment))
        func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        let opacity = between(a.opacity, b.opacity)
        guard space == .perceptual else {
            return ResolvedColor(
                red: between(a.red, b.red), green: between(a.green, b.green), blue: between(a.blue, b.blue),
                opacity: opacity)
        }
        let (from, to) = (Oklab(a), Oklab(b))
        return Oklab(
            lightness: between(from.lightness, to.lightness), a: between(from.a, to.a),
            b: between(from.b, to.b)
        ).color(opacity: opacity)
    }
}

/// A colour in Oklab, in which equal steps look alike (Ottosson 2020, https://bottosson.github.io/posts/oklab/).
private struct Oklab {
    let lightness: Double
    let a: Double
    let b: Double

    init(lightness: Double, a: Double, b: Double) { (self.lightness, self.a, self.b) = (lightness, a, b) }

    init(_ color: ResolvedColor) {
        func linear(_ x: Double) -> Double { x <= 0.040_45 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4) }
        let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
        let l = cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
        let m = cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
        let s = cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
        lightness = 0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s
        a = 1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s
        b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
    }

    func color(opacity: Double) -> ResolvedColor {
        func cubed(_ x: Double) -> Double { x * x * x }
        let l = cubed(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
        let m = cubed(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
        let s = cubed(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b)
        func encoded(_ x: Double) -> Double {
            let x = min(max(x, 0), 1)
            return x <= 0.003_130_8 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055
        }
        return ResolvedColor(
            red: encoded(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s),
            green: encoded(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s),
            blue: encoded(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s), opacity: opacity)
    }
}

extension Gradient {
    /// The space in which colours are mixed.
    public struct ColorSpace: Hashable, Sendable {
        private let name: String
        /// The space of the screen: gamma-encoded sRGB.
        public static let device = ColorSpace(name: "device")
        /// One in which equal steps look alike.
        public static let perceptual = ColorSpace(name: "perceptual")
    }
}

extension Color {
    /// Returns the colour mixed with another one; a fraction of 0 is this one, of 1 the other.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color { Color(base: .mixed(MixedColor(self, rhs, fraction, colorSpace))) }
}
