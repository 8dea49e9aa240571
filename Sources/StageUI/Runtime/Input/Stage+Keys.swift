// Licensed under the Apache License, Version 2.0.

import Foundation

extension Stage {
    /// Types text into the field that has the focus, as the software keyboard does.
    ///
    /// Where `textInputAutocapitalization` asks for capitals, letters become capitals as its shift key would make them.
    /// Observers of the text have run on return, but no `Task` that they began: that runs when the caller waits.
    /// Returns false when no field has the focus.
    @discardableResult
    package func type(_ text: String) -> Bool {
        guard let field = focus.current else { return false }
        // A watcher of keys sees each character by itself; unwatched text goes in as a whole.
        guard hasKeyWatcher(above: field) else {
            react { field.insert(text) }
            return true
        }
        for character in text {
            react { [focus] in
                let press = KeyPress(
                    phase: .down, key: KeyEquivalent(character == "\n" ? "\r" : character),
                    characters: String(character), modifiers: [])
                if !self.isHandled(press) { focus.current?.insert(String(character)) }
            }
        }
        return true
    }

    /// Presses and releases a key: the field that has the focus handles it, or else the control whose shortcut it is.
    /// Its action has run on return, but no `Task` that it began: that runs when the caller waits. Returns false when
    /// there is neither.
    @discardableResult
    package func press(_ key: StageKey, modifiers: EventModifiers = []) -> Bool {
        defer { keyUp() }
        return keyDown(key, modifiers: modifiers)
    }

    /// Presses and releases the key of a character, with others held; returns false when nothing handles it.
    ///
    /// The action of the shortcut has run on return, but no `Task` that it began: that runs when the caller waits.
    @discardableResult
    package func press(_ character: Character, modifiers: EventModifiers) -> Bool {
        defer { keyUp() }
        return keyDown(character, modifiers: modifiers)
    }

    /// Holds a key down, which repeats until `keyUp()`: after 0.4 seconds and then each 0.1, as an iPhone's does by
    /// default. Returns false when nothing handles it.
    @discardableResult
    package func keyDown(_ key: StageKey, modifiers: EventModifiers = []) -> Bool {
        goDown(HeldKey(special: key, equivalent: key.equivalent, modifiers: modifiers))
    }

    /// Holds the key of a character down, with others, until `keyUp()`; returns false when nothing handles it.
    @discardableResult
    package func keyDown(_ character: Character, modifiers: EventModifiers = []) -> Bool {
        goDown(HeldKey(special: nil, equivalent: KeyEquivalent(character), modifiers: modifiers))
    }

    /// Releases the key that was pressed last.
    package func keyUp() {
        guard let key = focus.heldKey else { return }
        focus.heldKey = nil
        react { _ = self.isHandled(key.press(.up)) }
    }

    private func goDown(_ key: HeldKey) -> Bool {
        focus.heldKey = key
        focus.heldKey?.nextRepeat = time + HeldKey.delay
        layoutForInput()
        var isTaken = false
        react { isTaken = self.send(key, .down) }
        return isTaken
    }

    /// Repeats the held key as often as is due.
    func repeatKey() {
        while let key = focus.heldKey, key.nextRepeat <= time + 1e-6 {
            focus.heldKey?.nextRepeat += HeldKey.interval
            react { _ = self.send(key, .repeat) }
        }
    }

    /// Passes a key to its possible handlers in the system's order: watchers of keys, then the text, then controls.
    private func send(_ key: HeldKey, _ phase: KeyPress.Phases) -> Bool {
        if isHandled(key.press(phase)) { return true }
        let field = focus.current
        if key.isCommand, perform(shortcut: key, again: phase == .repeat) { return true }
        if let field, take(key, in: field) { return true }
        if !key.isCommand, perform(shortcut: key, again: phase == .repeat) { return true }
        if field != nil, key.special == .tab { moveFocus(forward: !key.modifiers.contains(.shift)) }
        return field != nil || followUndo(key)
    }

    /// Returns whether the key had an effect on the text.
    private func take(_ key: HeldKey, in field: any FocusableNode) -> Bool {
        let modifiers = key.modifiers
        let character = key.equivalent.character
        if let special = key.special { return field.press(special, modifiers) }
        if modifiers.contains(.command) { return field.pressCommand(character, modifiers) }
        guard modifiers.isDisjoint(with: [.control, .option]) else { return false }
        field.insert(modifiers.contains(.shift) ? character.uppercased() : String(character))
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
    private func isHandled(_ press: KeyPress) -> Bool {
        var node = focus.current?.parent
        while let current = node {
            if let watcher = current as? any KeyWatchingNode, watcher.take(press) == .handled { return true }
            node = current.parent
        }
        return false
    }
}
