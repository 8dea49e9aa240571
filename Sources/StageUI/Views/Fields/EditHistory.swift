// Licensed under the Apache License, Version 2.0.

/// The undo and redo history of a field.
struct EditHistory {
    /// The kind of a step; steps of one kind that follow each other are undone together.
    enum Kind { case typing, deleting, other }

    private var past: [EditBuffer] = []
    private var future: [EditBuffer] = []
    private var last: Kind?

    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }

    /// Keeps what the text was before a step.
    mutating func record(_ before: EditBuffer, _ kind: Kind) {
        future.removeAll()
        defer { last = kind }
        if kind != .other, kind == last { return }
        // A hundred steps are as many as anyone undoes.
        if past.count == 100 { past.removeFirst() }
        past.append(before)
    }

    /// Ends the present step, because the caret was moved.
    mutating func interrupt() { last = nil }

    mutating func undo(_ now: EditBuffer) -> EditBuffer? {
        guard let before = past.popLast() else { return nil }
        future.append(now)
        last = nil
        return before
    }

    mutating func redo(_ now: EditBuffer) -> EditBuffer? {
        guard let after = future.popLast() else { return nil }
        past.append(now)
        last = nil
        return after
    }
}
