// Licensed under the Apache License, Version 2.0.

public import Foundation

extension Text {
    private func changing(_ change: (inout Piece) -> Void) -> Text {
        var result = self
        for index in result.pieces.indices { change(&result.pieces[index]) }
        return result
    }

    /// Returns the text in a font.
    public func font(_ font: Font?) -> Text { changing { $0.font = $0.font ?? font } }
    /// Returns the text in a weight.
    public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.weight = $0.weight ?? weight } }
    /// Returns the text in a shape of the system font.
    public func fontDesign(_ design: Font.Design?) -> Text { changing { $0.design = $0.design ?? design } }
    /// Returns the text in a width of the system font.
    public func fontWidth(_ width: Font.Width?) -> Text { changing { $0.width = $0.width ?? width } }
    /// Returns bold text.
    public func bold() -> Text { fontWeight(.bold) }
    /// Returns bold text, or text of the usual weight.
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    /// Returns slanted text.
    public func italic() -> Text { changing { $0.italic = true } }
    /// Returns slanted text, or upright text.
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    /// Returns the text in the monospaced font.
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }
    /// Returns the text with digits of one width.
    public func monospacedDigit() -> Text { changing { $0.monospacedDigits = true } }
    /// Returns the text at a scale relative to its font's size.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        changing { if isEnabled { $0.scale = $0.scale ?? scale } }
    }
    /// Returns the text with a change of its speech traits.
    func speaking(_ change: (inout SpeechTraits) -> Void) -> Text {
        changing { piece in
            var speech = piece.speech ?? SpeechTraits()
            change(&speech)
            piece.speech = speech
        }
    }
    /// Returns the text in a colour.
    public func foregroundColor(_ color: Color?) -> Text {
        changing { $0.style = $0.style ?? color.map { AnyShapeStyle($0) } }
    }
    /// Returns the text in a colour or pattern; a pattern covers the whole text.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        changing { $0.style = $0.style ?? AnyShapeStyle(style) }
    }
    /// Returns the text with extra points after each character.
    public func tracking(_ tracking: CGFloat) -> Text { changing { $0.tracking = $0.tracking ?? tracking } }
    /// Returns the text with extra points between characters.
    public func kerning(_ kerning: CGFloat) -> Text { changing { $0.kerning = $0.kerning ?? kerning } }
    /// Returns the text moved up from its baseline, in points.
    public func baselineOffset(_ offset: CGFloat) -> Text {
        changing { $0.baselineOffset = $0.baselineOffset ?? offset }
    }
    /// Returns the text with or without a line under it.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }
    /// Returns the text with or without a line under it.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        changing { $0.underline = isActive ? LineStyle(pattern: pattern, color: color) : nil }
    }
    /// Returns the text with or without a line through it.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }
    /// Returns the text with or without a line through it.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        changing { $0.strikethrough = isActive ? LineStyle(pattern: pattern, color: color) : nil }
    }
}
