// Licensed under the Apache License, Version 2.0.

public import Foundation

extension TextShaping {
    /// Returns the position of a caret, by the width of the characters before it.
    public func caretOffset(before index: Int, in line: TextLayout.Line) -> CGFloat {
        var left = index
        var before: [TextRun] = []
        for run in line.runs where left > 0 {
            var part = run
            part.string = String(run.string.prefix(left))
            left -= run.string.count
            before.append(part)
        }
        let width = before.isEmpty ? 0 : length(of: before)
        return line.isRightToLeft ? line.width - width : width
    }

    /// Returns the length of runs with the space at their end, which takes no room where a line ends.
    private func length(of runs: [TextRun]) -> CGFloat {
        guard var mark = runs.last, mark.string.last?.isWhitespace == true else {
            return layout(TextRequest(runs: runs)).size.width
        }
        mark.string = "."
        return layout(TextRequest(runs: runs + [mark])).size.width
            - layout(TextRequest(runs: [mark])).size.width
    }

    /// Returns the place between two characters that is nearest, by their carets.
    public func caretIndex(at x: CGFloat, in line: TextLayout.Line) -> Int {
        let count = line.runs.reduce(0) { $0 + $1.string.count }
        var best = (index: 0, distance: CGFloat.infinity)
        for index in 0...count {
            let distance = abs(caretOffset(before: index, in: line) - x)
            if distance < best.distance { best = (index, distance) }
        }
        return best.index
    }
}

// MARK: - Carets of whole texts

extension TextShaping {
    /// Returns the rectangle of the caret before a character of a layout: no width, the height of its line.
    ///
    /// - Parameters:
    ///   - index: The number of characters before the caret; too large a number is the end.
    ///   - layout: The layout that the caret stands in.
    public func caretRect(before index: Int, in layout: TextLayout) -> CGRect {
        guard let line = layout.lines.last(where: { $0.start <= max(index, 0) }) ?? layout.lines.first
        else { return CGRect(x: 0, y: 0, width: 0, height: layout.size.height) }
        let shown = line.runs.reduce(0) { $0 + $1.string.count }
        let inside = min(max(index - line.start, 0), shown)
        let height = line.height > 0 ? line.height : layout.size.height / CGFloat(layout.lines.count)
        return CGRect(
            x: line.x + caretOffset(before: inside, in: line), y: line.top, width: 0, height: height)
    }

    /// Returns the place between two characters that is nearest to a point of a layout.
    public func caretIndex(at point: CGPoint, in layout: TextLayout) -> Int {
        guard let line = layout.lines.last(where: { $0.top <= point.y }) ?? layout.lines.first else {
            return 0
        }
        return line.start + caretIndex(at: point.x - line.x, in: line)
    }

    /// Returns the rectangles around characters of a layout, one or more for each line.
    public func selectionRects(of range: Range<Int>, in layout: TextLayout) -> [CGRect] {
        layout.lines.compactMap { line in
            let part = range.clamped(to: line.start..<line.start + max(line.count, 0))
            guard !part.isEmpty else { return nil }
            let from = caretRect(before: part.lowerBound, in: layout)
            let shown = line.start + line.runs.reduce(0) { $0 + $1.string.count }
            let to = line.x + caretOffset(before: min(part.upperBound, shown) - line.start, in: line)
            return CGRect(
                x: min(from.minX, to), y: from.minY, width: abs(to - from.minX), height: from.height)
        }
    }
}
