// Licensed under the Apache License, Version 2.0.

import CPangoCairo
public import Foundation
public import StageUI

extension CairoTextShaper {
    /// Returns where a caret before a character of a line stands, from the line's left edge, in points.
    public func caretOffset(before index: Int, in line: TextLayout.Line) -> CGFloat {
        guard line.runs.contains(where: { !$0.string.isEmpty }),
            let shaped = ShapedLine(line.runs, shaper: self, rightToLeft: line.isRightToLeft)
        else { return 0 }
        let text = line.runs.map(\.string).joined()
        let place = text.index(text.startIndex, offsetBy: max(index, 0), limitedBy: text.endIndex)
        return CGFloat(
            shaped.caret(before: text.utf8.distance(from: text.startIndex, to: place ?? text.endIndex)))
    }

    /// Returns the character of a line, or the gap after its last one, that is nearest to a place.
    public func caretIndex(at x: CGFloat, in line: TextLayout.Line) -> Int {
        guard let shaped = ShapedLine(line.runs, shaper: self, rightToLeft: line.isRightToLeft) else {
            return 0
        }
        let text = line.runs.map(\.string).joined()
        var best = (index: 0, distance: Double.infinity)
        var byte = 0
        for (index, length) in (text.map { $0.utf8.count } + [0]).enumerated() {
            let distance = abs(shaped.caret(before: byte) - Double(x))
            if distance < best.distance { best = (index, distance) }
            byte += length
        }
        return best.index
    }
}

extension CairoTextShaper {
    /// The number of glyphs of a layout for which no font was found.
    func unknownGlyphCount(in layout: TextLayout) -> Int {
        layout.lines.reduce(0) { sum, line in
            guard let shaped = ShapedLine(line.runs, shaper: self, rightToLeft: line.isRightToLeft) else {
                return sum
            }
            return sum + Int(pango_layout_get_unknown_glyphs_count(shaped.layout))
        }
    }

    /// Indicates whether the fonts of other scripts have been looked up.
    var hasLoadedOtherFonts: Bool { wideFonts != nil }
}
