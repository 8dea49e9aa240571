// Licensed under the Apache License, Version 2.0.

import Foundation

/// Makes the display items of a text: one where it has colours, more where it has patterns.
@MainActor
struct TextPainter {
    let items: [DisplayItem]

    init(_ text: Text, _ layout: TextLayout, _ size: CGSize, _ owner: Node) {
        let whole = DisplayItem(owner: owner.path, content: .text(layout))
        if layout.lines.contains(where: { $0.runs.contains { $0.color.opacity == 0 } }) {
            for piece in text.pieces {
                (piece.style ?? AnyShapeStyle(HierarchicalShapeStyle.primary)).reportMissingColor(at: owner)
            }
        }
        guard text.hasPattern(in: owner.environment) else {
            items = [whole]
            return
        }
        // The text in black is a mask for each pattern; text with another one is left out of the mask.
        let rect = CGRect(origin: .zero, size: size)
        let looks = text.pieces.map { piece -> Look in
            if piece.style == nil, piece.link != nil {
                return Look(paint: .color(Color.accentColor.resolveColor(in: owner.environment)))
            }
            let style = piece.style ?? AnyShapeStyle(HierarchicalShapeStyle.primary)
            return Look(
                paint: style.resolvePaint(in: rect, at: owner),
                decoration: style.decoration(in: owner.environment))
        }
        var made: [DisplayItem] = []
        for (index, look) in looks.enumerated() where looks.firstIndex(of: look) == index {
            let mask = Self.mask(layout) { looks[$0] == look }
            // Glyphs reach out of their lines.
            let ground = rect.insetBy(dx: -size.height, dy: -size.height / 2)
            let painted = DisplayItem(
                owner: owner.path,
                content: .group(
                    .mask([DisplayItem(content: .text(mask))]),
                    [DisplayItem(content: .fill(.rectangle(ground), look.paint, evenOdd: false))]))
            made += look.decoration.applied(
                to: [painted], in: ground, environment: owner.environment, owner: owner.path)
        }
        items = made
    }

    /// The look of pieces of a text that are painted together.
    private struct Look: Equatable {
        let paint: DisplayPaint
        var decoration = StyleDecoration()
    }

    /// The layout in black with the pieces that are not wanted left clear.
    private static func mask(_ layout: TextLayout, _ isWanted: (Int) -> Bool) -> TextLayout {
        var mask = layout
        for line in mask.lines.indices {
            for run in mask.lines[line].runs.indices {
                mask.lines[line].runs[run].color = ResolvedColor(
                    red: 0, green: 0, blue: 0, opacity: isWanted(layout.lines[line].runs[run].piece) ? 1 : 0)
            }
        }
        return mask
    }
}

extension Text {
    /// Returns the text that a screen reader speaks: the characters, and the names of pictures.
    func spoken(in locale: Locale, _ timeZone: TimeZone, at date: Date) -> String {
        guard pieces.contains(where: { if case .image = $0.content { true } else { false } }) else {
            return plain(in: locale, timeZone, at: date)
        }
        return pieces.map { piece in
            guard case .image(let image) = piece.content else {
                return piece.content.string(locale: locale, timeZone: timeZone, now: date)
            }
            return image.spokenName ?? ""
        }.joined()
    }
}
