// Licensed under the Apache License, Version 2.0.

/// Something that takes typed text.
@MainActor
protocol KeyResponder: AnyObject {
    func insert(_ text: String)
    func press(_ key: StageKey)
    func focusDidChange(_ isFocused: Bool)
}

/// A key that is not a character.
public enum StageKey: String, CaseIterable, Sendable, Codable {
    /// Removes the character before the caret.
    case delete
    /// Sends the field.
    case `return`
    /// Moves the caret one character back.
    case left
    /// Moves the caret one character on.
    case right
    /// Moves the caret to the start.
    case home
    /// Moves the caret to the end.
    case end
}

/// Knows which field takes typed text.
@MainActor
final class FocusTracker {
    private(set) weak var current: (any KeyResponder)?

    func move(to responder: (any KeyResponder)?) {
        guard current !== responder else { return }
        let old = current
        current = responder
        old?.focusDidChange(false)
        responder?.focusDidChange(true)
    }
}

extension Stage {
    /// Types text into the field that has the focus; returns false when there is none.
    @discardableResult
    public func type(_ text: String) -> Bool {
        guard let field = focus.current else { return false }
        react { field.insert(text) }
        return true
    }

    /// Presses a key in the field that has the focus; returns false when there is none.
    @discardableResult
    public func press(_ key: StageKey) -> Bool {
        guard let field = focus.current else { return false }
        react { field.press(key) }
        return true
    }
}
