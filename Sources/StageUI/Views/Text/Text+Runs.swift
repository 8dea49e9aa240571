// Licensed under the Apache License, Version 2.0.

import Foundation

/// The context of a text that depends on more than its environment.
struct TextSurroundings {
    var now = Date(timeIntervalSinceReferenceDate: 0)
    /// The size of an inline picture, and its depth below the baseline, in points.
    var size: ((Image, EnvironmentValues) -> (size: CGSize, descent: CGFloat))?
}

extension Text {
    /// The text in the terms of a shaper.
    func runs(
        in environment: EnvironmentValues, _ surroundings: TextSurroundings = TextSurroundings()
    ) -> [TextRun] {
        if isLocalized { return resolved(in: environment.textLanguage).runs(in: environment, surroundings) }
        let traits = environment.textTraits
        let typeSize = environment.dynamicTypeSize
        let inheritedFont = environment.font ?? .body
        let inherited = HierarchicalShapeStyle.primary.paint(in: .zero, environment: environment)
        let fallback = inherited.color
        let inheritedTracking = environment.tracking
        return pieces.enumerated().map { number, piece in
            var font = piece.font ?? inheritedFont
            if let weight = piece.weight { font.weight = weight }
            if let design = piece.design { font.design = design }
            if let width = piece.width { font.width = width }
            if piece.italic { font.isItalic = true }
            if piece.monospacedDigits { font.hasMonospacedDigits = true }
            var color = fallback
            if let style = piece.style {
                color = style.paint(in: .zero, environment: environment).color
            } else if piece.link != nil {
                color = Color.accentColor.resolveColor(in: environment)
            }
            var run = TextRun(
                string: "", font: font.resolve(typeSize: typeSize, traits: traits),
                tracking: piece.tracking ?? piece.kerning
                    ?? (inheritedTracking != 0 ? inheritedTracking : traits.kerning ?? 0),
                color: color)
            if let scale = piece.scale ?? traits.scale { run.font.size *= scale.factor }
            if case .string(let string) = piece.content {
                run.string = string
            } else {
                run.string = piece.content.string(
                    locale: environment.locale, timeZone: environment.timeZone, now: surroundings.now)
            }
            switch traits.textCase {
            case .uppercase: run.string = run.string.uppercased()
            case .lowercase: run.string = run.string.lowercased()
            case nil: break
            }
            run.piece = number
            run.addDetails(of: piece, traits, environment, surroundings)
            return run
        }
    }

    /// Returns whether the text is painted with something other than plain colours.
    func hasPattern(in environment: EnvironmentValues) -> Bool {
        pieces.contains { piece in
            let style = piece.style ?? (piece.link == nil ? environment.foregroundStyle : nil)
            guard let style, !(style.style is Color) else { return false }
            return !style.paint(in: .zero, environment: environment).isColor
                || !style.decoration(in: environment).isEmpty
        }
    }
}

extension TextRun {
    fileprivate mutating func addDetails(
        of piece: Text.Piece, _ traits: TextTraits, _ environment: EnvironmentValues,
        _ surroundings: TextSurroundings
    ) {
        func line(_ style: Text.LineStyle) -> TextDetails.Line {
            TextDetails.Line(
                dashes: style.pattern.dashes, color: style.color?.resolveColor(in: environment))
        }
        var made = TextDetails()
        let usual = made
        if let style = piece.underline ?? traits.underline {
            underline = true
            if style != .single { made.underline = line(style) }
        }
        if let style = piece.strikethrough ?? traits.strikethrough { made.strikethrough = line(style) }
        made.baselineOffset = piece.baselineOffset ?? traits.baselineOffset ?? 0
        made.background = piece.background?.resolveColor(in: environment)
        made.link = piece.link
        if case .image(let image) = piece.content {
            var inner = environment
            inner.font = piece.font ?? environment.font
            let space =
                surroundings.size?(image, inner)
                ?? (size: CGSize(width: font.size, height: font.size), descent: 0)
            made.attachment = space.size
            made.attachmentDescent = space.descent
        }
        if made != usual { details = made }
    }
}

extension DisplayPaint {
    /// The colour, or one of a pattern's.
    var color: ResolvedColor {
        switch self {
        case .color(let color): color
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .angularGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _, _):
            stops.first?.color ?? ResolvedColor(red: 0, green: 0, blue: 0)
        case .meshGradient(let mesh): mesh.colors.first ?? mesh.background
        case .image, .material: ResolvedColor(red: 0.5, green: 0.5, blue: 0.5)
        }
    }

    /// Indicates whether it is one colour.
    var isColor: Bool { if case .color = self { true } else { false } }
}
