// Licensed under the Apache License, Version 2.0.

import Foundation

/// The red, green and blue of a colour and its opacity, as parts of one.
package struct ColorChannels: Hashable, Sendable {
    /// The part of red, green and blue, which a wide colour space may have outside of nought and one.
    package var red, green, blue: Double
    /// The opacity.
    package var alpha: Double

    /// Creates channels.
    package init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}

extension ColorChannels {
    /// Converts from a colour space to sRGB; nil when the space is not known.
    ///
    /// The names are those of asset catalogues (`display-p3`, `extended-linear-srgb`, `gray-gamma-22`) and of Interface
    /// Builder (`displayP3`, `calibratedRGB`, `genericGamma22GrayColorSpace`). A grey of gamma 2.2 counts as one of
    /// sRGB, from which it is two steps of 255 away at most, as UIKit does.
    package func sRGB(from space: String) -> ColorChannels? {
        switch space.lowercased().filter({ $0.isLetter || $0.isNumber }) {
        case "srgb", "extendedsrgb", "extendedrangesrgb", "devicergb", "graygamma22", "extendedgray",
            "genericgamma22graycolorspace", "genericgamma22gray", "extendedgenericgamma22gray", "devicewhite",
            "calibratedwhite":
            self
        case "linearsrgb", "extendedlinearsrgb", "lineargray", "extendedlineargray", "linear":
            mapped(Self.encoded)
        case "displayp3", "extendeddisplayp3", "p3": converted(Self.displayP3, decoding: Self.decoded)
        case "extendedlineardisplayp3", "lineardisplayp3": converted(Self.displayP3) { $0 }
        case "adobergb1998", "adobergb": converted(Self.adobe) { Self.power($0, 563.0 / 256) }
        case "calibratedrgb", "genericrgb", "genericrgbcolorspace":
            converted(Self.generic) { Self.power($0, 1.8) }
        default: nil
        }
    }

    /// Indicates whether eight bits a channel can say it but for rounding, as each channel is a part of one.
    package var isWithinBytes: Bool {
        let half = 0.5 / 255
        return [red, green, blue, alpha].allSatisfy { (-half...1 + half).contains($0) }
    }

    private func mapped(_ curve: (Double) -> Double) -> ColorChannels {
        ColorChannels(red: curve(red), green: curve(green), blue: curve(blue), alpha: alpha)
    }

    /// Multiplies linear light with a matrix, row by row.
    private func converted(_ matrix: [[Double]], decoding curve: (Double) -> Double) -> ColorChannels {
        let light = [red, green, blue].map(curve)
        let parts = matrix.map { row in Self.encoded(zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }) }
        return ColorChannels(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    // MARK: - Curves

    private static func power(_ value: Double, _ exponent: Double) -> Double {
        value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    }

    /// The curve of sRGB and Display P3 (IEC 61966-2-1), mirrored below nought.
    private static func decoded(_ value: Double) -> Double {
        let size = abs(value)
        let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -light : light
    }

    private static func encoded(_ light: Double) -> Double {
        let size = abs(light)
        let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return light < 0 ? -value : value
    }

    // MARK: - Matrices to the linear light of sRGB

    /// From Display P3 (SMPTE EG 432-1 with the white of D65).
    private static let displayP3 = [
        [1.224_940_1, -0.224_940_4, 0], [-0.042_056_9, 1.042_057_1, 0],
        [-0.019_637_6, -0.078_636_1, 1.098_273_5],
    ]
    /// From Adobe RGB (1998).
    private static let adobe = [
        [1.398_364_6, -0.398_364_6, 0], [0, 1, 0], [0, -0.042_937_5, 1.042_937_5],
    ]
    /// From Apple's Generic RGB, whose profile has a gamma of 1.8: its matrix to XYZ, then that of sRGB from D50.
    private static let generic = product(
        [
            [3.133_856_1, -1.616_866_7, -0.490_614_6], [-0.978_768_4, 1.916_141_5, 0.033_454_0],
            [0.071_945_3, -0.228_991_4, 1.405_242_7],
        ],
        [[0.454_27, 0.353_32, 0.156_62], [0.242_63, 0.674_41, 0.083_36], [0.014_82, 0.090_42, 0.719_53]])

    private static func product(_ one: [[Double]], _ other: [[Double]]) -> [[Double]] {
        one.map { row in
            other[0].indices.map { column in
                row.indices.reduce(0) { $0 + row[$1] * other[$1][column] }
            }
        }
    }
}

extension HexColor {
    /// The remark for a colour that bytes of sRGB cannot say.
    static let beyondBytes = "lies outside of sRGB, and is declared cut off at the edge of it"

    /// Creates a colour of eight bits, cut off where a channel is none of it; nil when a channel is not a number.
    init?(_ channels: ColorChannels) {
        let parts = [channels.red, channels.green, channels.blue, channels.alpha]
        guard parts.allSatisfy(\.isFinite) else { return nil }
        let bytes = parts.map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
        self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
    }
}
