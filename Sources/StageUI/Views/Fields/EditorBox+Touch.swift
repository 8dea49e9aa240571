// Licensed under the Apache License, Version 2.0.

import Foundation

extension EditorBox: RowControl {
    /// The distance from the caret or a handle within which a finger grabs it, in points.
    private static let reach: CGFloat = 22
    /// The time within which taps belong together, in seconds.
    private static let tapTime = 0.35

    /// A finger that moves a handle or the caret is not for a scroll view.
    var dragAxes: Axis.Set { grip == nil ? [] : [.horizontal, .vertical] }

    func touchBegan(at point: CGPoint) {
        touched = point
        grip = node.isFocused ? grip(at: point) : nil
    }

    func touchMoved(by translation: CGSize, inside: Bool) {
        guard let grip, max(abs(translation.width), abs(translation.height)) > 2 else { return }
        let place = nearestPlace(
            to: CGPoint(x: touched.x + translation.width, y: touched.y + translation.height))
        node.select(byTouch: true) { buffer in
            switch grip {
            case .caret: buffer.move(to: place)
            case .end(let fixed):
                // The ends never meet: at least one character stays selected.
                let other = place == fixed ? (buffer.head < fixed ? fixed - 1 : fixed + 1) : place
                buffer.move(to: fixed)
                buffer.move(to: other, extending: true)
            }
        }
    }

    func touchEnded(by translation: CGSize, inside: Bool) {
        let isHeld = grip != nil
        grip = nil
        let moved = max(abs(translation.width), abs(translation.height))
        guard inside, moved < 10 || !isHeld else {
            // The ends of a selection have been moved: the menu is offered again.
            if isHeld, moved >= 10, node.buffer.hasSelection { stage.editMenu.show(for: node) }
            return
        }
        let point = CGPoint(x: touched.x + translation.width, y: touched.y + translation.height)
        let time = owner.stage.time
        let isNext =
            time - taps.time <= Self.tapTime && abs(point.x - taps.place.x) < 45 && node.isFocused
        taps = (isNext ? taps.number + 1 : 1, time, point)
        let place = nearestPlace(to: point)
        if taps.number == 1, asksForMenu(at: point, place) {
            // Another tap closes the menu.
            if !stage.editMenu.wasClosedByTouch { stage.editMenu.show(for: node) }
            return
        }
        node.focus()
        node.select(byTouch: true) { buffer in
            switch taps.number {
            case 1: buffer.move(to: place)
            case 2: buffer.select(node.view.isSecure ? 0..<buffer.count : buffer.word(at: place))
            default: buffer.select(0..<buffer.count)
            }
        }
        if node.buffer.hasSelection { stage.editMenu.show(for: node) }
    }

    /// Returns whether a tap is on the selection, or where the caret is already.
    private func asksForMenu(at point: CGPoint, _ place: Int) -> Bool {
        guard node.isFocused else { return false }
        return node.buffer.hasSelection ? isOnSelection(point) : place == node.buffer.head
    }

    func touchCancelled() { grip = nil }

    /// Returns the grip that a finger at a point takes.
    private func grip(at point: CGPoint) -> EditorGrip? {
        let buffer = node.buffer
        guard buffer.count > 0 else { return nil }
        let lines = placedLines
        func distance(to index: Int) -> CGFloat {
            let caret = caret(at: index, in: lines).offsetBy(dx: inside.minX, dy: inside.minY)
            return abs(caret.midX - point.x) + max(0, caret.minY - point.y, point.y - caret.maxY)
        }
        guard buffer.hasSelection else { return distance(to: buffer.head) <= Self.reach ? .caret : nil }
        let range = buffer.selection
        let first = distance(to: range.lowerBound)
        let last = distance(to: range.upperBound)
        guard min(first, last) <= Self.reach else { return nil }
        return .end(fixed: first < last ? range.upperBound : range.lowerBound)
    }
}
