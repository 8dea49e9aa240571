// Licensed under the Apache License, Version 2.0.

import Foundation

extension Stage {
    /// Types text into the field that has the focus, as the software keyboard does.
    ///
    /// Where `textInputAutocapitalization` asks for capitals, letters become capitals as its shift key
    /// would make them. Returns false when no field has the focus.
    @discardableResult
    public func type(_ text: String) -> Bool {
        guard let field = focus.current else { return false }
        // A watcher of keys sees each character by itself; a text nobody watches goes in as a whole.
        guard hasKeyWatcher(above: field) else {
            react { field.insert(text) }
            return true
        }
        for character in text {
            react { [focus] in
                let key = KeyEquivalent(character == "\n" ? "\r" : character)
                if !self.isHandled(key, characters: String(character), []) {
                    focus.current?.insert(String(character))
                }
            }
        }
        return true
    }

    /// Presses a key in the field that has the focus; returns false when there is none.
    @discardableResult
    public func press(_ key: StageKey, modifiers: EventModifiers = []) -> Bool {
        guard let field = focus.current else { return false }
        layoutForInput()
        react {
            if self.isHandled(key.equivalent, characters: String(key.equivalent.character), modifiers) {
                return
            }
            if key == .tab, field.press(key, modifiers) == false {
                self.moveFocus(forward: !modifiers.contains(.shift))
            } else if key != .tab {
                _ = field.press(key, modifiers)
            }
        }
        return true
    }

    /// Presses the key of a character, with others held; returns false when no field has the focus.
    @discardableResult
    public func press(_ character: Character, modifiers: EventModifiers) -> Bool {
        guard let field = focus.current else { return false }
        react {
            let key = KeyEquivalent(character)
            if self.isHandled(key, characters: String(character), modifiers) { return }
            if modifiers.contains(.command) {
                _ = field.pressCommand(character, modifiers)
            } else if modifiers.isDisjoint(with: [.control, .option]) {
                let isShifted = modifiers.contains(.shift)
                field.insert(isShifted ? character.uppercased() : String(character))
            }
        }
        return true
    }

    private func hasKeyWatcher(above field: any FocusableNode) -> Bool {
        var node = field.parent
        while let current = node {
            if current is any KeyWatchingNode { return true }
            node = current.parent
        }
        return false
    }

    /// Asks the views around the field, from the inside out.
    private func isHandled(
        _ key: KeyEquivalent, characters: String, _ modifiers: EventModifiers
    ) -> Bool {
        let press = KeyPress(phase: .down, key: key, characters: characters, modifiers: modifiers)
        var node = focus.current?.parent
        while let current = node {
            if let watcher = current as? any KeyWatchingNode, watcher.take(press) == .handled { return true }
            node = current.parent
        }
        return false
    }
}

// MARK: - The order of the fields

extension Stage {
    /// Brings bodies and places up to date before something is looked for on the screen.
    func layoutForInput() {
        update()
        layout()
    }

    /// Moves the focus to the next field in reading order, or to the one before; after the last comes
    /// the first.
    func moveFocus(forward: Bool) {
        let fields = fieldsInReadingOrder()
        guard !fields.isEmpty else { return }
        let index = fields.firstIndex { $0 === focus.current }
        let next: Int
        switch index {
        case .some(let index): next = (index + (forward ? 1 : fields.count - 1)) % fields.count
        case .none: next = forward ? 0 : fields.count - 1
        }
        focus.move(to: fields[next])
    }

    /// The fields that can take the focus, row by row.
    func fieldsInReadingOrder() -> [any FocusableNode] {
        guard let rootBox else { return [] }
        var found: [(field: any FocusableNode, frame: CGRect)] = []
        func walk(_ box: LayoutBox, _ toCanvas: CGAffineTransform) {
            guard box.takesTouches, !box.isLeaving else { return }
            let here = box.contentTransform
                .concatenating(CGAffineTransform(translationX: box.frame.minX, y: box.frame.minY))
                .concatenating(toCanvas)
            if let field = (box as? any FocusPlaceBox)?.focusable, field.canFocus {
                found.append((field, CGRect(origin: .zero, size: box.frame.size).applying(here)))
            }
            for child in box.children { walk(child, here) }
        }
        walk(rootBox, .identity)
        let mirrored = configuration.layoutDirection == .rightToLeft
        return found.inRows(rightToLeft: mirrored) { $0.frame }.map(\.field)
    }
}

/// A box whose node can take the focus.
@MainActor
protocol FocusPlaceBox: LayoutBox {
    var focusable: (any FocusableNode)? { get }
}
