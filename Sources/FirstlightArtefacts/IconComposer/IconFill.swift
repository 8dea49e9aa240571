// Licensed under the Apache License, Version 2.0.

/// A colour of an icon in Icon Composer's document.
public enum IconFill: Hashable, Sendable {
    /// One colour.
    case solid(IconColor)
    /// From one colour at the top to another at the bottom.
    case gradient(IconColor, IconColor)
    /// The gradient that the system makes of a colour.
    case automaticGradient(IconColor)
    /// A word of the format, such as `automatic`, `system-light`, `system-dark` or `none`.
    case word(String)
    /// A value of another form, as it is.
    case other(JSONValue)

    /// Reads a value.
    public init(_ json: JSONValue) {
        if let word = json.string {
            self = .word(word)
        } else if let color = json["solid"]?.string.flatMap(IconColor.init) {
            self = .solid(color)
        } else if let color = json["automatic-gradient"]?.string.flatMap(IconColor.init) {
            self = .automaticGradient(color)
        } else if let stops = json["linear-gradient"]?.array?.compactMap(\.string).compactMap(IconColor.init),
            stops.count == 2, json.object?.keys == ["linear-gradient"]
        {
            self = .gradient(stops[0], stops[1])
        } else {
            self = .other(json)
        }
    }

    /// The value as it is written.
    public var json: JSONValue {
        switch self {
        case .solid(let color): ["solid": .string(color.text)]
        case .gradient(let top, let bottom): ["linear-gradient": [.string(top.text), .string(bottom.text)]]
        case .automaticGradient(let color): ["automatic-gradient": .string(color.text)]
        case .word(let word): .string(word)
        case .other(let json): json
        }
    }
}

/// A colour as Icon Composer writes it: a space, a colon, and numbers with five digits behind the point.
public struct IconColor: Hashable, Sendable {
    /// The space: `srgb`, `display-p3`, `gray` and the same with `extended-` in front.
    public var space: String
    /// The parts from 0 to 1: red, green, blue and alpha, or white and alpha.
    public var parts: [Double]

    /// Creates a colour of sRGB.
    public init(_ color: HexColor) {
        space = "srgb"
        parts = [color.red, color.green, color.blue, color.alpha].map { Double($0) / 255 }
    }

    /// White of the space for icons in one colour.
    public static let white: IconColor = IconColor(space: "extended-gray", parts: [1, 1])

    private static let largest = 1e9

    init(space: String, parts: [Double]) { (self.space, self.parts) = (space, parts) }

    /// Reads a text such as `srgb:1.00000,0.50000,0.00000,1.00000`; nil for another form.
    public init?(_ text: String) {
        let halves = text.split(separator: ":", omittingEmptySubsequences: false)
        guard halves.count == 2, !halves[0].isEmpty else { return nil }
        let numbers = halves[1].split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard [2, 4].contains(numbers.count), numbers.allSatisfy({ $0?.isFinite == true }) else { return nil }
        (space, parts) = (String(halves[0]), numbers.compactMap { $0 })
    }

    /// The text.
    public var text: String {
        let numbers = parts.map { part in
            // A document of others may have any number; one that no colour has is written as the largest that fits.
            let scaled = Int((min(max(part, -Self.largest), Self.largest) * 100_000).rounded())
            let digits = String(abs(scaled) % 100_000)
            let zeros = String(repeating: "0", count: 5 - digits.utf8.count)
            return "\(scaled < 0 ? "-" : "")\(abs(scaled) / 100_000).\(zeros)\(digits)"
        }
        return "\(space):\(numbers.joined(separator: ","))"
    }
}
