// Licensed under the Apache License, Version 2.0.

import Foundation

extension EditorNode {
    func press(_ key: StageKey, _ modifiers: EventModifiers) -> Bool {
        let extends = modifiers.contains(.shift)
        switch key {
        case .delete: remove(to: deletionTarget(forward: false, modifiers))
        case .forwardDelete: remove(to: deletionTarget(forward: true, modifiers))
        case .left, .right: moveAcross(toRight: key == .right, modifiers)
        case .up, .down: moveAlong(down: key == .down, modifiers)
        case .home, .end:
            let target =
                modifiers.contains(.command)
                ? (key == .home ? 0 : buffer.count) : lineEdge(atEnd: key == .end)
            select { $0.move(to: target, extending: extends) }
        case .return:
            if isMultiline { edit(.other) { $0.replaceSelection(with: "\n") } } else { submit() }
        case .space: insert(" ")
        case .tab:
            guard view.extent == .page, modifiers.isEmpty else { return false }
            edit(.typing) { $0.replaceSelection(with: "\t") }
        case .escape: return false
        }
        return true
    }

    func pressCommand(_ character: Character, _ modifiers: EventModifiers) -> Bool {
        switch character.lowercased() {
        case "a": select { $0.select(0..<$0.count) }
        case "c": copy()
        case "x": cut()
        case "v": paste()
        case "z": if modifiers.contains(.shift) { redo() } else { undo() }
        default: return false
        }
        return true
    }

    // MARK: The pasteboard

    /// A hidden text is never copied.
    private var copied: String? { buffer.hasSelection && !view.isSecure ? buffer.selectedText : nil }

    func copy() {
        if let copied { stage.pasteboard.string = copied }
    }

    func cut() {
        guard let copied else { return }
        stage.pasteboard.string = copied
        edit(.other) { $0.replaceSelection(with: "") }
    }

    func paste() {
        guard let text = stage.pasteboard.string else { return }
        edit(.other) { $0.replaceSelection(with: isMultiline ? text : text.inOneLine) }
    }

    // MARK: Moving

    private func remove(to target: Int) {
        edit(.deleting) { buffer in
            if buffer.hasSelection { buffer.replaceSelection(with: "") } else { buffer.delete(to: target) }
        }
    }

    private func deletionTarget(forward: Bool, _ modifiers: EventModifiers) -> Int {
        if modifiers.contains(.command) { return lineEdge(atEnd: forward) }
        if modifiers.contains(.option) { return word(forward: forward) }
        return min(max(0, buffer.head + (forward ? 1 : -1)), buffer.count)
    }

    /// A hidden text does not reveal where its words are.
    private func word(forward: Bool) -> Int {
        if view.isSecure { return forward ? buffer.count : 0 }
        return forward ? buffer.wordEnd(after: buffer.head) : buffer.wordStart(before: buffer.head)
    }

    private func lineEdge(atEnd: Bool) -> Int {
        let line = box.line(of: buffer.head)
        return atEnd ? line.upperBound : line.lowerBound
    }

    private func moveAcross(toRight: Bool, _ modifiers: EventModifiers) {
        let forward = toRight != box.readsRightToLeft
        let extends = modifiers.contains(.shift)
        if modifiers.contains(.command) {
            let edge = lineEdge(atEnd: forward)
            return select { $0.move(to: edge, extending: extends) }
        }
        if modifiers.contains(.option) {
            let target = word(forward: forward)
            return select { $0.move(to: target, extending: extends) }
        }
        select { buffer in
            if buffer.hasSelection, !extends {
                // The caret moves to the side of the selection that the arrow points to.
                let range = buffer.selection
                buffer.move(to: forward ? range.upperBound : range.lowerBound)
            } else {
                buffer.move(to: buffer.head + (forward ? 1 : -1), extending: extends)
            }
        }
    }

    private func moveAlong(down: Bool, _ modifiers: EventModifiers) {
        let target: Int
        if modifiers.contains(.command) || !isMultiline {
            target = down ? buffer.count : 0
        } else if modifiers.contains(.option) {
            target =
                down
                ? buffer.paragraphEnd(of: min(buffer.head + 1, buffer.count))
                : buffer.paragraphStart(of: max(buffer.head - 1, 0))
        } else {
            target = box.index(beside: buffer.head, down: down)
        }
        let extends = modifiers.contains(.shift)
        select { $0.move(to: target, extending: extends) }
    }
}
