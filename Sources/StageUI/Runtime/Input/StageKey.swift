// Licensed under the Apache License, Version 2.0.

/// A key that is not a character.
public enum StageKey: String, CaseIterable, Sendable, Codable {
    /// Removes the character before the caret.
    case delete
    /// Submits the field, or begins a new line in a field of several.
    case `return`
    /// Moves the caret one character to the left.
    case left
    /// Moves the caret one character to the right.
    case right
    /// Moves the caret to the start of the line.
    case home
    /// Moves the caret to the end of the line.
    case end
    /// Removes the character after the caret.
    case forwardDelete
    /// Moves the caret one line up, or to the start of a single line.
    case up
    /// Moves the caret one line down, or to the end of a single line.
    case down
    /// Moves to the next field; with shift, to the previous one.
    case tab
    /// Does nothing by itself; views can watch it.
    case escape
    /// Types a space.
    case space
}
