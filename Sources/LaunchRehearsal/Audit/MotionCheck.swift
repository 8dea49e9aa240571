// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// Follows what is drawn from frame to frame, and tells what is moved, scaled or turned.
@MainActor
struct MotionCheck {
    private var last: [String: [CGRect]] = [:]
    /// What moved in the last frame.
    private var moving: Set<String> = []
    /// What moved over several frames, with the largest way of an edge in points.
    ///
    /// A change of place from one frame to the next is no movement but a new layout.
    private(set) var moved: [String: CGFloat] = [:]

    mutating func add(_ list: DisplayList) {
        var now: [String: [CGRect]] = [:]
        collect(list.items, .identity, 1, into: &now)
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

    private func collect(
        _ items: [DisplayItem], _ above: CGAffineTransform, _ opacity: CGFloat,
        into boxes: inout [String: [CGRect]]
    ) {
        guard opacity > 0.02 else { return }
        for item in items {
            let map = CGAffineTransform(translationX: item.origin.x, y: item.origin.y).concatenating(above)
            switch item.content {
            case .group(.transform(let inner), let parts):
                collect(parts, inner.concatenating(map), opacity, into: &boxes)
            case .group(.opacity(let value), let parts):
                collect(parts, map, opacity * value, into: &boxes)
            case .group(_, let parts): collect(parts, map, opacity, into: &boxes)
            case .fill(let outline, _, _), .stroke(let outline, _, _):
                add("a shape of \(owner(item))", outline.boundingBox.applying(map), &boxes)
            case .text(let layout):
                let string = layout.lines.flatMap(\.runs).map(\.string).joined()
                add(
                    "\u{201C}\(string)\u{201D}", CGRect(origin: .zero, size: layout.size).applying(map),
                    &boxes)
            case .image(_, let placement):
                add("a picture of \(owner(item))", placement.rect.applying(map), &boxes)
            }
        }
    }

    private func owner(_ item: DisplayItem) -> String {
        item.owner.split(separator: "/").last.map(String.init) ?? "the screen"
    }

    private func add(_ key: String, _ box: CGRect, _ boxes: inout [String: [CGRect]]) {
        boxes[key, default: []].append(box)
    }
}
