// Licensed under the Apache License, Version 2.0.

import Foundation

extension EditorBox {
    /// The distance of a place from the left of its line, in points.
    func across(_ index: Int, in line: EditorLines.Line) -> CGFloat {
        let count = min(max(0, index - line.range.lowerBound), line.range.count)
        let before: CGFloat
        if count == 0 {
            before = 0
        } else if count == line.range.count, !node.isMultiline {
            before = line.width
        } else if node.view.isSecure {
            before = layout(styled(String(repeating: "•", count: count))).size.width
        } else {
            let first = line.range.lowerBound
            let text = String(node.buffer.characters[first..<first + count])
            before = layout(styled(text)).size.width
        }
        return readsRightToLeft ? line.width - before : before
    }

    /// Returns the start of the line, from the left of the inside, for a text of a width.
    func start(ofWidth width: CGFloat) -> CGFloat {
        let room = inside.width - width
        let mirrored = environment.layoutDirection == .rightToLeft
        switch environment.multilineTextAlignment {
        case .center: return max(0, room / 2)
        case .leading: return mirrored ? room : 0
        case .trailing: return mirrored ? 0 : room
        }
    }

    /// The left of a single line: moved no more than needed while the field has the focus.
    func lineStart(_ line: EditorLines.Line) -> CGFloat {
        let width = line.width
        guard node.isFocused else {
            let room = inside.width - width
            return room < 0 ? (readsRightToLeft ? room : 0) : start(ofWidth: width)
        }
        let room = inside.width - Self.caretWidth
        guard width > room else {
            scroll = 0
            return start(ofWidth: width)
        }
        // A caret stands after the characters before it, which is to the left in a right-to-left layout.
        let least = readsRightToLeft ? -Self.caretWidth : 0
        let caret = across(node.buffer.head, in: line) + least
        scroll = min(max(scroll, caret - room), caret)
        scroll = min(max(scroll, least), least + width - room)
        return -scroll
    }

    /// The left and top of a line, from the corner of the inside.
    func origin(of number: Int, in lines: EditorLines) -> CGPoint {
        let line = lines.lines[number]
        guard node.isMultiline else { return CGPoint(x: lineStart(line), y: 0) }
        let left = line.width > 0 ? start(ofWidth: lines.layout.size.width) + line.x : start(ofWidth: 0)
        return CGPoint(x: left, y: CGFloat(number) * lines.lineHeight - scrollDown(lines))
    }

    /// Returns the upward shift of several lines that keeps the caret visible.
    private func scrollDown(_ lines: EditorLines) -> CGFloat {
        let most = max(0, lines.height - inside.height)
        if node.isFocused {
            let top = CGFloat(lines.number(of: node.buffer.head)) * lines.lineHeight
            scroll = min(max(scroll, top + lines.lineHeight - inside.height), top)
        }
        scroll = min(max(0, scroll), most)
        return scroll
    }

    /// The caret's rectangle at a place, from the corner of the inside.
    func caret(at index: Int, in lines: EditorLines) -> CGRect {
        let number = lines.number(of: index)
        let origin = origin(of: number, in: lines)
        var left = origin.x + across(index, in: lines.lines[number])
        if readsRightToLeft { left -= Self.caretWidth }
        left = min(max(0, left), max(0, inside.width - Self.caretWidth))
        let height = node.isMultiline ? lines.lineHeight : inside.height
        return CGRect(x: left, y: origin.y, width: Self.caretWidth, height: height)
    }

    /// The rectangles behind the selected characters, from the corner of the inside.
    func selectionRects(in lines: EditorLines) -> [CGRect] {
        let selection = node.buffer.selection
        guard !selection.isEmpty else { return [] }
        return lines.lines.indices.compactMap { number in
            let line = lines.lines[number]
            let first = max(selection.lowerBound, line.range.lowerBound)
            let last = min(selection.upperBound, line.range.upperBound)
            guard first < last else { return nil }
            let origin = origin(of: number, in: lines)
            let a = across(first, in: line)
            let b = across(last, in: line)
            let height = node.isMultiline ? lines.lineHeight : inside.height
            return CGRect(x: origin.x + min(a, b), y: origin.y, width: abs(b - a), height: height)
        }
    }

    /// The place between two characters that is nearest to a point of the box.
    func nearestPlace(to point: CGPoint) -> Int {
        guard node.buffer.count > 0 else { return 0 }
        let lines = placedLines
        var number = 0
        if node.isMultiline {
            let top = origin(of: 0, in: lines).y
            let row = ((point.y - padding.height - top) / lines.lineHeight).rounded(.down)
            number = Int(min(max(0, row), CGFloat(lines.lines.count - 1)))
        }
        return nearest(to: point.x - padding.width - origin(of: number, in: lines).x, in: lines.lines[number])
    }

    private func nearest(to x: CGFloat, in line: EditorLines.Line) -> Int {
        // Places follow each other in one direction, so that the nearest is found by halves.
        var low = line.range.lowerBound
        var high = line.range.upperBound
        let sign: CGFloat = readsRightToLeft ? -1 : 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if sign * across(middle, in: line) <= sign * x { low = middle } else { high = middle }
        }
        return abs(across(low, in: line) - x) <= abs(across(high, in: line) - x) ? low : high
    }

    // MARK: Answers to keys

    /// The characters of the line around a place.
    func line(of index: Int) -> Range<Int> {
        guard node.isMultiline else { return 0..<node.buffer.count }
        let lines = placedLines
        return lines.lines[lines.number(of: index)].range
    }

    /// The place above or below another.
    func index(beside index: Int, down: Bool) -> Int {
        let lines = placedLines
        let number = lines.number(of: index)
        let target = number + (down ? 1 : -1)
        guard lines.lines.indices.contains(target) else { return down ? node.buffer.count : 0 }
        let x = origin(of: number, in: lines).x + across(index, in: lines.lines[number])
        return nearest(to: x - origin(of: target, in: lines).x, in: lines.lines[target])
    }
}
