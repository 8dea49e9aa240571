// Licensed under the Apache License, Version 2.0.

import Foundation

/// Reads the colours of CSS Color 4 that lie in sRGB: numbers, names, and the functions rgb(), hsl() and hwb().
///
/// Words and functions may be in capitals. Numbers out of their range are brought into it, as the standard has it.
enum CSSColor {
    static func read(_ text: String) -> HexColor? {
        let text = text.lowercased()
        if let number = names[text] { return HexColor(number) }
        if text == "transparent" { return HexColor(red: 0, green: 0, blue: 0, alpha: 0) }
        guard text.utf8.last == UInt8(ascii: ")"), let open = text.firstIndex(of: "(") else { return nil }
        guard let call = Call(text[text.index(after: open)...].dropLast()) else { return nil }
        let parts: [Double]?
        switch text[..<open] {
        case "rgb", "rgba": parts = call.channels
        case "hsl", "hsla": parts = call.polar.map { saturated($0, $1, $2) }
        case "hwb": parts = call.polar.map { whitened($0, $1, $2) }
        default: return nil
        }
        guard let parts, let alpha = call.opacity else { return nil }
        let bytes = (parts + [alpha]).map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
        return HexColor(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
    }

    // MARK: - Spaces

    /// The channels of a hue in degrees, a saturation and a lightness (CSS Color 4, 7.1).
    private static func saturated(_ hue: Double, _ saturation: Double, _ lightness: Double) -> [Double] {
        [0.0, 8, 4].map { offset in
            let place = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
            let reach = saturation * min(lightness, 1 - lightness)
            return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
        }
    }

    /// The channels of a hue in degrees, its white and its black; more than the whole of both is a grey.
    private static func whitened(_ hue: Double, _ white: Double, _ black: Double) -> [Double] {
        guard white + black < 1 else { return Array(repeating: white / (white + black), count: 3) }
        return saturated(hue, 1, 0.5).map { $0 * (1 - white - black) + white }
    }

    // MARK: - Arguments

    /// The arguments of a function: three parts, and after a slash or a fourth comma the opacity.
    private struct Call {
        let parts: [Substring]
        let hasCommas: Bool
        private let alpha: Substring?

        init?(_ text: Substring) {
            let halves = text.split(separator: "/", omittingEmptySubsequences: false)
            hasCommas = text.contains(",")
            // Between two commas there is something, and blanks may stand for commas.
            let groups = halves[0].split(separator: ",", omittingEmptySubsequences: false).map {
                $0.split { $0.isASCII && $0.isWhitespace }
            }
            var parts = Array(groups.joined())
            guard halves.count <= 2, groups.allSatisfy({ !$0.isEmpty }) else { return nil }
            if halves.count == 2 {
                let words = halves[1].split { $0.isASCII && $0.isWhitespace }
                guard words.count == 1 else { return nil }
                alpha = words[0]
            } else {
                alpha = hasCommas && parts.count == 4 ? parts.removeLast() : nil
            }
            guard parts.count == 3 else { return nil }
            self.parts = parts
        }

        var opacity: Double? {
            guard let alpha else { return 1 }
            return share(alpha, of: 1)
        }

        /// Red, green and blue: numbers to 255 or percentages, which older forms do not mix.
        var channels: [Double]? {
            let found = parts.compactMap { share($0, of: 255) }
            let percentages = parts.filter { $0.hasSuffix("%") }.count
            guard found.count == 3, !hasCommas || [0, 3].contains(percentages) else { return nil }
            return found
        }

        /// A hue in degrees from 0 to 360, and two shares, which older forms have in percent.
        var polar: (Double, Double, Double)? {
            let shares = parts.dropFirst().filter { !hasCommas || $0.hasSuffix("%") }
                .compactMap { share($0, of: 100) }.map { min(max($0, 0), 1) }
            guard shares.count == 2, let hue = degrees(parts[0]) else { return nil }
            let turn = hue.truncatingRemainder(dividingBy: 360)
            return (turn < 0 ? turn + 360 : turn, shares[0], shares[1])
        }

        /// A percentage, or a number of a whole, as a part of one.
        private func share(_ text: Substring, of whole: Double) -> Double? {
            if text == "none", !hasCommas { return 0 }
            if text.hasSuffix("%") { return CSSColor.number(text.dropLast()).map { $0 / 100 } }
            return CSSColor.number(text).map { $0 / whole }
        }

        private func degrees(_ text: Substring) -> Double? {
            if text == "none", !hasCommas { return 0 }
            for (unit, size) in [("deg", 1), ("grad", 0.9), ("rad", 180 / Double.pi), ("turn", 360)]
            where text.hasSuffix(unit) {
                return CSSColor.number(text.dropLast(unit.count)).map { $0 * size }
            }
            return CSSColor.number(text)
        }
    }

    /// A number of CSS: digits after a point, no words such as nan, and nothing beyond what can be counted.
    private static func number(_ text: Substring) -> Double? {
        let isWritten = text.utf8.allSatisfy {
            UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || [".", "+", "-", "e"].contains(UnicodeScalar($0))
        }
        guard isWritten, !text.hasSuffix("."), !text.contains(".e"), let number = Double(text),
            number.isFinite
        else { return nil }
        return number
    }
}
