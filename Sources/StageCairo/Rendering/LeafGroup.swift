// Licensed under the Apache License, Version 2.0.

/// Leaves that are put together first and then drawn as one, in strips that stay in the cache.
struct LeafGroup: Equatable {
    /// The number of pixels from which strips are faster than a picture that is kept.
    static let leastArea = 1 << 19

    /// Back to front.
    let leaves: [Leaf]
    /// From 0 to 1.
    var opacity: Double
    /// What restricts the group to a part of its pixels; nil for all of them.
    var cover: Leaf.Sprite?
    /// The pixels of the leaves, once they are worth being kept.
    let packed: PackedGroup

    init(leaves: [Leaf], opacity: Double, cover: Leaf.Sprite?, packed: PackedGroup = PackedGroup()) {
        (self.leaves, self.opacity, self.cover, self.packed) = (leaves, opacity, cover, packed)
    }

    static func == (left: LeafGroup, right: LeafGroup) -> Bool {
        left.opacity == right.opacity && left.cover == right.cover
            && (left.packed === right.packed || left.leaves == right.leaves)
    }

    /// The opacity as it is drawn, from 0 to 255.
    var alpha: Int { Int((min(max(opacity, 0), 1) * 255).rounded()) }
}
