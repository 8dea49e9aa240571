// Licensed under the Apache License, Version 2.0.

import Foundation

/// A colour as numbers on the way from one to another: linear light, in steps of a 128th.
///
/// The steps make a spring stop when it cannot be seen any more, and not long before.
struct ColorNumbers: VectorArithmetic {
    var red: Double
    var green: Double
    var blue: Double
    var opacity: Double

    private static let unit = 128.0

    init(red: Double, green: Double, blue: Double, opacity: Double) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }

    init(_ color: ResolvedColor) {
        func linear(_ x: Double) -> Double {
            let size = abs(x)
            let result = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
            return (x < 0 ? -result : result) * Self.unit
        }
        self.init(
            red: linear(color.red), green: linear(color.green), blue: linear(color.blue),
            opacity: color.opacity * Self.unit)
    }

    /// The colour, each part between 0 and 1.
    var color: ResolvedColor {
        func encoded(_ x: Double) -> Double {
            let x = min(max(x / Self.unit, 0), 1)
            return x <= 0.003_130_8 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055
        }
        return ResolvedColor(
            red: encoded(red), green: encoded(green), blue: encoded(blue),
            opacity: min(max(opacity / Self.unit, 0), 1))
    }

    static var zero: Self { Self(red: 0, green: 0, blue: 0, opacity: 0) }
    static func + (a: Self, b: Self) -> Self {
        Self(
            red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue,
            opacity: a.opacity + b.opacity)
    }
    static func - (a: Self, b: Self) -> Self {
        Self(
            red: a.red - b.red, green: a.green - b.green, blue: a.blue - b.blue,
            opacity: a.opacity - b.opacity)
    }
    mutating func scale(by factor: Double) {
        red *= factor
        green *= factor
        blue *= factor
        opacity *= factor
    }
    var magnitudeSquared: Double { red * red + green * green + blue * blue + opacity * opacity }
}

/// Any number of numbers that are interpolated together; missing ones count as zero.
struct NumberList: VectorArithmetic {
    var numbers: [Double]

    static var zero: Self { Self(numbers: []) }

    private static func combined(_ a: Self, _ b: Self, _ join: (Double, Double) -> Double) -> Self {
        let count = max(a.numbers.count, b.numbers.count)
        return Self(
            numbers: (0..<count).map {
                join($0 < a.numbers.count ? a.numbers[$0] : 0, $0 < b.numbers.count ? b.numbers[$0] : 0)
            })
    }

    static func == (a: Self, b: Self) -> Bool {
        a.numbers == b.numbers || combined(a, b, -).numbers.allSatisfy { $0 == 0 }
    }
    static func + (a: Self, b: Self) -> Self { combined(a, b, +) }
    static func - (a: Self, b: Self) -> Self { combined(a, b, -) }
    mutating func scale(by factor: Double) {
        for index in numbers.indices { numbers[index] *= factor }
    }
    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

    mutating func append(_ color: ResolvedColor) {
        let parts = ColorNumbers(color)
        numbers += [parts.red, parts.green, parts.blue, parts.opacity]
    }

    /// The colour whose four numbers begin at a place.
    func color(at index: Int) -> ResolvedColor {
        guard index + 4 <= numbers.count else { return ResolvedColor(red: 0, green: 0, blue: 0) }
        return ColorNumbers(
            red: numbers[index], green: numbers[index + 1], blue: numbers[index + 2],
            opacity: numbers[index + 3]
        ).color
    }
}
