// Licensed under the Apache License, Version 2.0.

/// The movements under way, in the order in which they began.
///
/// They are kept alive by the nodes that they move, and end with them.
@MainActor
struct ActiveAnimationSet {
    private struct Member { weak var movement: ActiveAnimation? }
    private var list: [Member] = []

    var members: [ActiveAnimation] { list.compactMap(\.movement) }
    var isMoving: Bool { list.contains { $0.movement != nil } }

    mutating func insert(_ movement: ActiveAnimation) {
        if !list.contains(where: { $0.movement === movement }) { list.append(Member(movement: movement)) }
    }

    mutating func remove(_ movement: ActiveAnimation) {
        list.removeAll { $0.movement == nil || $0.movement === movement }
    }
}
