// Licensed under the Apache License, Version 2.0.

/// The rectangles of a canvas that have to be drawn again.
struct Damage {
    private(set) var rects: [PixelRect] = []

    /// The number of rectangles beyond which the closest two are joined.
    static let limit = 8

    /// Compares two frames: what is not in both, in the same order, is damaged.
    init(from old: [DrawCommand], to new: [DrawCommand]) {
        var start = 0
        while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
        var (oldEnd, newEnd) = (old.count, new.count)
        while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        if oldEnd - start == newEnd - start {
            for index in start..<oldEnd where old[index] != new[index] { add(old[index], new[index]) }
            return
        }
        // Commands that stayed keep their order, so that they cannot change a pixel.
        var next = start
        for index in start..<oldEnd {
            if let match = new[next..<newEnd].firstIndex(of: old[index]) {
                for skipped in next..<match { add(new[skipped].bounds) }
                next = match + 1
            } else {
                add(old[index].bounds)
            }
        }
        for index in next..<newEnd { add(new[index].bounds) }
    }

    /// Adds what differs between a command and the one in its place.
    private mutating func add(_ old: DrawCommand, _ new: DrawCommand) {
        switch (old.ink, new.ink) {
        case (.field(let before), .field(let after))
        where before.base == after.base && before.clip == after.clip
            && before.layers.count == after.layers.count && (before.base == nil || old.bounds == new.bounds):
            for (old, new) in zip(before.layers, after.layers) where old != new {
                add(old.bounds)
                add(new.bounds)
            }
        case (.group(let before), .group(let after))
        where before.opacity == after.opacity && before.cover == after.cover:
            let inside = Damage(from: before.commands, to: after.commands)
            for rect in inside.rects { add(rect) }
        default:
            add(old.bounds)
            add(new.bounds)
        }
    }

    /// Creates the damage of a whole canvas.
    init(all rect: PixelRect) { rects = [rect] }

    /// Adds a rectangle, joined with those it overlaps or that lie close.
    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var rect = rect
        var index = 0
        while index < rects.count {
            let joined = rects[index].union(rect)
            // Joining costs the pixels of neither; overlapping ones would be drawn twice.
            if joined.area <= rects[index].area + rect.area || rects[index].intersects(rect) {
                rects.remove(at: index)
                rect = joined
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(rect)
        if rects.count > Self.limit { joinClosest() }
    }

    private mutating func joinClosest() {
        var best = (cost: Int.max, first: 0, second: 1)
        for first in rects.indices {
            for second in rects.indices where second > first {
                let cost =
                    rects[first].union(rects[second]).area - rects[first].area - rects[second].area
                if cost < best.cost { best = (cost, first, second) }
            }
        }
        let joined = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        add(joined)
    }
}
