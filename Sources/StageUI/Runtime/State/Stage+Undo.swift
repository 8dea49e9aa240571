// Licensed under the Apache License, Version 2.0.

public import Combine

private enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

extension EnvironmentValues {
    /// The changes that the user of the window can take back; nil outside of a window.
    public internal(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] ?? Stage.presentUndoManager }
        set { self[UndoManagerKey.self] = newValue }
    }
}

extension Stage {
    /// The manager of the stage whose view is running an action or a body.
    fileprivate nonisolated static var presentUndoManager: UndoManager? {
        MainQueue.isCurrent ? MainActor.assumeIsolated { current?.undoManager } : nil
    }

    /// Takes a change back, or makes it again, as a key with Command asks for; returns whether there was one.
    func followUndo(_ key: HeldKey) -> Bool {
        guard key.modifiers.contains(.command), key.special == nil, key.equivalent.character == "z" else {
            return false
        }
        let isAgain = key.modifiers.contains(.shift)
        guard isAgain ? undoManager.canRedo : undoManager.canUndo else { return false }
        if isAgain { undoManager.redo() } else { undoManager.undo() }
        return true
    }
}
