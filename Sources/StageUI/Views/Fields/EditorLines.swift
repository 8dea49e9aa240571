// Licensed under the Apache License, Version 2.0.

import Foundation

/// The lines in which an edited text is shown, with the characters in each.
struct EditorLines {
    struct Line {
        /// The characters of the line, its end not included.
        var range: Range<Int>
        /// The left edge and the advance width in points.
        var x: CGFloat
        var width: CGFloat
    }

    var layout: TextLayout
    var lines: [Line]
    var lineHeight: CGFloat

    var height: CGFloat { CGFloat(lines.count) * lineHeight }

    /// The number of the line with the caret at a place.
    func number(of index: Int) -> Int {
        lines.lastIndex { $0.range.lowerBound <= index } ?? 0
    }

    /// Finds which characters each shown line has: a shaper leaves out the space at which it breaks.
    init(text: [Character], layout: TextLayout, lineHeight: CGFloat) {
        self.layout = layout
        self.lineHeight = lineHeight
        var found: [Line] = []
        var place = 0
        for (number, shown) in layout.lines.enumerated() {
            let string = shown.runs.reduce(into: "") { $0 += $1.string }
            let end = min(place + string.count, text.count)
            found.append(Line(range: place..<end, x: shown.x, width: shown.width))
            place = end
            let next = layout.lines.indices.contains(number + 1) ? layout.lines[number + 1] : nil
            let first = next?.runs.first { !$0.string.isEmpty }?.string.first
            while place < text.count, text[place].isWhitespace, !text[place].isNewline, text[place] != first {
                place += 1
            }
            if place < text.count, text[place].isNewline { place += 1 }
        }
        // A text that ends with a line's end has an empty line after it.
        if text.last?.isNewline == true, found.last.map({ $0.range.upperBound < text.count }) ?? true {
            found.append(Line(range: text.count..<text.count, x: 0, width: 0))
        }
        if found.isEmpty { found.append(Line(range: 0..<text.count, x: 0, width: layout.size.width)) }
        // A caret behind a space at a line's end still stands in that line.
        for index in found.indices.dropLast() {
            let limit = found[index + 1].range.lowerBound
            let isBreak = limit > 0 && limit <= text.count && text[limit - 1].isNewline
            let end = isBreak ? limit - 1 : found[index].range.upperBound
            found[index].range = found[index].range.lowerBound..<max(found[index].range.upperBound, end)
        }
        lines = found
    }
}
