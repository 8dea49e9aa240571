// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// Follows what is drawn from frame to frame, and records what is moved, scaled or turned.
@MainActor
struct MotionCheck {
    private var last: [String: [CGRect]] = [:]
    /// The things that moved in the last frame.
    private var moving: Set<String> = []
    /// The things that moved over several frames, with the largest movement of an edge in points.
    ///
    /// A change of place from one frame to the next is no movement but a new layout.
    private(set) var moved: [String: CGFloat] = [:]

    mutating func add(_ list: DisplayList) {
        var now: [String: [CGRect]] = [:]
        for piece in list.pieces { now[piece.name, default: []].append(piece.box) }
        var movingNow: Set<String> = []
        for (key, boxes) in now {
            guard let before = last[key], before.count == boxes.count else { continue }
            for (old, new) in zip(before, boxes) {
                let way = max(
                    abs(old.minX - new.minX), abs(old.maxX - new.maxX), abs(old.minY - new.minY),
                    abs(old.maxY - new.maxY))
                guard way > 0.25 else { continue }
                movingNow.insert(key)
                if moving.contains(key) { moved[key] = max(moved[key] ?? 0, way) }
            }
        }
        (last, moving) = (now, movingNow)
    }
}
