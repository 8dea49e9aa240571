// Licensed under the Apache License, Version 2.0.

import Foundation

/// A linear map of colours: each new component is a sum of the old ones and a constant.
///
/// Components are those of the unmultiplied colour in non-linear sRGB, 0 to 1.
public struct ColorMatrix: Hashable, Sendable, Codable {
    /// Four rows, for red, green, blue and alpha, of four factors and a constant.
    public var values: [Double]

    /// The map that changes nothing.
    public static let identity = ColorMatrix([
        1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0,
    ])

    init(_ values: [Double]) { self.values = values }

    /// Creates a map from twenty numbers; too few are filled up from the identity.
    public init(rows values: [Double]) {
        self.values = Array(values.prefix(20)) + Self.identity.values.dropFirst(min(values.count, 20))
    }

    /// Returns the transformed colour, each part kept between 0 and 1.
    public func apply(to color: ResolvedColor) -> ResolvedColor {
        func row(_ index: Int) -> Double {
            let at = index * 5
            let sum =
                values[at] * color.red + values[at + 1] * color.green + values[at + 2] * color.blue
                + values[at + 3] * color.opacity + values[at + 4]
            return min(max(sum, 0), 1)
        }
        return ResolvedColor(red: row(0), green: row(1), blue: row(2), opacity: row(3))
    }
}

extension ColorMatrix {
    // The shares of the three colours in brightness.
    private static let (red, green, blue) = (0.2126, 0.7152, 0.0722)

    static func brightness(_ amount: Double) -> ColorMatrix {
        ColorMatrix([1, 0, 0, 0, amount, 0, 1, 0, 0, amount, 0, 0, 1, 0, amount, 0, 0, 0, 1, 0])
    }

    static func contrast(_ amount: Double) -> ColorMatrix {
        let rest = (1 - amount) / 2
        return ColorMatrix([
            amount, 0, 0, 0, rest, 0, amount, 0, 0, rest, 0, 0, amount, 0, rest, 0, 0, 0, 1, 0,
        ])
    }

    static func saturation(_ amount: Double) -> ColorMatrix {
        let (r, g, b) = (red * (1 - amount), green * (1 - amount), blue * (1 - amount))
        return ColorMatrix([
            r + amount, g, b, 0, 0, r, g + amount, b, 0, 0, r, g, b + amount, 0, 0, 0, 0, 0, 1, 0,
        ])
    }

    static func hueRotation(_ radians: Double) -> ColorMatrix {
        let (c, s) = (cos(radians), sin(radians))
        return ColorMatrix([
            0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0,
            0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0,
            0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0,
            0, 0, 0, 1, 0,
        ])
    }

    /// The map that takes all transparency away.
    static let opaque = ColorMatrix([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1])
    static let inversion = ColorMatrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])

    static func multiply(_ color: ResolvedColor) -> ColorMatrix {
        ColorMatrix([
            color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0,
            color.opacity, 0,
        ])
    }

    static let luminanceToAlpha = ColorMatrix([
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, red, green, blue, 0, 0,
    ])
}
