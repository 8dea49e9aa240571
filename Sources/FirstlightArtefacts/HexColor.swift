// Licensed under the Apache License, Version 2.0.

/// A colour in sRGB with eight bits a channel, as resource files and style sheets write it.
public struct HexColor: Hashable, Sendable {
    /// The channels from 0 to 255; an alpha of 255 is opaque.
    public var red, green, blue, alpha: UInt8

    /// Creates a colour from its channels.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Creates an opaque colour from a number such as `0x1A2B3C`.
    public init(_ number: UInt32) {
        self.init(
            red: UInt8(number >> 16 & 255), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255))
    }

    /// Indicates whether nothing behind the colour shows through it.
    public var isOpaque: Bool { alpha == 255 }

    // MARK: - Texts

    /// Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, a name of CSS Color 4, or its rgb(), hsl() or hwb().
    public init?(css text: String) {
        if let color = CSSColor.read(text) {
            self = color
        } else {
            guard text.hasPrefix("#"), let bytes = Self.channels(text.dropFirst()) else { return nil }
            self.init(
                red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255)
        }
    }

    /// Reads `#rgb`, `#argb`, `#rrggbb` or `#aarrggbb`, in which Android puts alpha first.
    public init?(android text: String) {
        guard text.hasPrefix("#"), let bytes = Self.channels(text.dropFirst()) else { return nil }
        let first = bytes.count - 3
        self.init(
            red: bytes[first], green: bytes[first + 1], blue: bytes[first + 2],
            alpha: first == 1 ? bytes[0] : 255)
    }

    /// The text of a style sheet: `#RRGGBB`, or `#RRGGBBAA` when it is not opaque.
    public var css: String { "#" + digits + (isOpaque ? "" : Self.hexadecimal(alpha)) }

    /// The text of Android's resources: `#RRGGBB`, or `#AARRGGBB` when it is not opaque.
    public var android: String { "#" + (isOpaque ? "" : Self.hexadecimal(alpha)) + digits }

    private var digits: String { [red, green, blue].map(Self.hexadecimal).joined() }

    private static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }

    /// Three or four bytes from as many digits, or from twice as many.
    private static func channels(_ digits: Substring) -> [UInt8]? {
        let values = digits.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        guard values.count == digits.utf8.count else { return nil }
        switch values.count {
        case 3, 4: return values.map { UInt8($0 * 17) }
        case 6, 8:
            return stride(from: 0, to: values.count, by: 2).map { UInt8(values[$0] * 16 + values[$0 + 1]) }
        default: return nil
        }
    }
}

/// A colour for the light appearance, and one for the dark when there is another.
public struct HexColorPair: Hashable, Sendable {
    /// The colour in the light appearance.
    public var light: HexColor
    /// The colour in the dark appearance; nil when it is the same.
    public var dark: HexColor?

    /// Creates a pair of colours.
    public init(_ light: HexColor, dark: HexColor? = nil) {
        (self.light, self.dark) = (light, dark)
    }
}
