// Licensed under the Apache License, Version 2.0.

/// The animations under way, in the order in which they began.
///
/// They are kept alive by the nodes that they animate, and end with them.
@MainActor
struct ActiveAnimationSet {
    private struct Member { weak var animation: ActiveAnimation? }
    private var list: [Member] = []

    var members: [ActiveAnimation] { list.compactMap(\.animation) }
    var isMoving: Bool { list.contains { $0.animation != nil } }

    mutating func insert(_ animation: ActiveAnimation) {
        if !list.contains(where: { $0.animation === animation }) { list.append(Member(animation: animation)) }
    }

    mutating func remove(_ animation: ActiveAnimation) {
        list.removeAll { $0.animation == nil || $0.animation === animation }
    }
}

/// An object that moves by itself until it has settled.
@MainActor
class ActiveAnimation {
    init() {}

    /// Indicates whether anything still moves.
    var isMoving: Bool { false }

    /// Advances to the stage's time; returns whether anything still moves.
    func advance() -> Bool { false }
}
