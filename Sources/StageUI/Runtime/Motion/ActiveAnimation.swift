// Licensed under the Apache License, Version 2.0.

/// An object that moves by itself until it has settled.
@MainActor
class ActiveAnimation {
    init() {}

    /// Indicates whether anything still moves.
    var isMoving: Bool { false }

    /// Advances to the stage's time; returns whether anything still moves.
    func advance() -> Bool { false }
}
