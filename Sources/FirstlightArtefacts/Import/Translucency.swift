// Licensed under the Apache License, Version 2.0.

// A launch screen is opaque. No document says what shows through one of its colours, so the opacity is told, not guessed.
extension HexColorPair {
    /// The opacity of the ground in words, as "#336699 has an opacity of 0.5"; nil for an opaque one.
    package var translucency: String? {
        [(light, ""), (dark ?? light, " in the dark appearance")].lazy.compactMap { color, place in
            guard !color.isOpaque else { return nil }
            // Two decimals give 8 bits back, and a colour that is all but opaque is not told to be so.
            let hundredths = min(99, (Double(color.alpha) / 255 * 100).rounded())
            let name = HexColor(red: color.red, green: color.green, blue: color.blue).css
            return "\(name) has an opacity of \((hundredths / 100).plain)\(place)"
        }.first
    }

    /// A remark for a ground whose opacity has no place in a declaration; nil for an opaque one.
    ///
    /// - Parameter name: The name of the colour, when it has one.
    func translucencyRemark(_ name: String? = nil) -> String? {
        translucency.map { words in
            let subject = name.map { "the colour \u{201C}\($0)\u{201D}: " } ?? ""
            return "\(subject)\(words); a launch screen is opaque, so the colour is declared without it"
        }
    }

    /// The colours with the opacity of a view put on top of their own.
    func faded(to opacity: Double) -> HexColorPair {
        HexColorPair(light.faded(to: opacity), dark: dark?.faded(to: opacity))
    }

    /// The colours as they are seen in front of others.
    func over(_ ground: HexColorPair) -> HexColorPair {
        let (bright, night) = (light.over(ground.light), (dark ?? light).over(ground.dark ?? ground.light))
        return HexColorPair(bright, dark: night == bright ? nil : night)
    }
}

extension HexColor {
    fileprivate func faded(to opacity: Double) -> HexColor {
        let part = (Double(alpha) * min(max(opacity, 0), 1)).rounded()
        return HexColor(red: red, green: green, blue: blue, alpha: UInt8(part))
    }

    fileprivate func over(_ ground: HexColor) -> HexColor {
        // Of a translucent ground only its own part counts; through both together something still shows.
        let part = Double(alpha) / 255
        let rest = Double(ground.alpha) / 255 * (1 - part)
        let whole = part + rest
        guard whole > 0 else { return ground }
        func mixed(_ front: UInt8, _ back: UInt8) -> UInt8 {
            UInt8(((Double(front) * part + Double(back) * rest) / whole).rounded())
        }
        return HexColor(
            red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue),
            alpha: UInt8((whole * 255).rounded()))
    }
}
