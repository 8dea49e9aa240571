// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// Follows what is drawn from frame to frame, and records what is moved, scaled or turned.
@MainActor
struct MotionCheck {
    /// Things that began to move together: one movement.
    struct Movement: Equatable {
        /// The things, in the order of their names.
        let names: [String]
        /// The innermost view that owns all of them; empty for the screen.
        let owner: String
        /// The largest movement of an edge from one frame to the next, in points.
        let way: CGFloat
    }

    private var lastList: DisplayList?
    private var last: [String: [CGRect]] = [:]
    private var owners: [String: String] = [:]
    /// The things that moved in the last frame.
    private var moving: Set<String> = []
    private var frame = 0
    /// The frame in which each thing began to move.
    private var begins: [String: Int] = [:]
    /// The things that moved over several frames, with the largest movement of an edge in points.
    ///
    /// A change of place from one frame to the next is no movement but a new layout.
    private(set) var moved: [String: CGFloat] = [:]

    /// Takes a frame in which the system itself moves something: what is seen in it counts for nothing.
    mutating func skip(_ list: DisplayList) {
        frame += 1
        (last, moving, lastList) = (places(in: list), [], list)
    }

    private mutating func places(in list: DisplayList) -> [String: [CGRect]] {
        var now: [String: [CGRect]] = [:]
        for piece in list.pieces {
            now[piece.name, default: []].append(piece.box)
            owners[piece.name] = piece.owner
        }
        return now
    }

    mutating func add(_ list: DisplayList) {
        frame += 1
        guard list != lastList else {
            moving = []
            return
        }
        lastList = list
        let now = places(in: list)
        var movingNow: Set<String> = []
        for (key, boxes) in now {
            guard let before = last[key], before.count == boxes.count else { continue }
            for (old, new) in zip(before, boxes) {
                let way = max(
                    abs(old.minX - new.minX), abs(old.maxX - new.maxX), abs(old.minY - new.minY),
                    abs(old.maxY - new.maxY))
                guard way > 0.25 else { continue }
                movingNow.insert(key)
                guard moving.contains(key) else { continue }
                moved[key] = max(moved[key] ?? 0, way)
                if begins[key] == nil { begins[key] = frame }
            }
        }
        (last, moving) = (now, movingNow)
    }

    /// The movements: what began within two frames belongs together, as slower parts of one are seen a frame later.
    var movements: [Movement] {
        let order = moved.keys.sorted { (begins[$0] ?? 0, $0) < (begins[$1] ?? 0, $1) }
        var groups: [[String]] = []
        var latest = Int.min
        for name in order {
            let begin = begins[name] ?? 0
            if begin - 2 <= latest, !groups.isEmpty {
                groups[groups.count - 1].append(name)
            } else {
                groups.append([name])
            }
            latest = begin
        }
        return groups.map { names in
            let paths = names.map { (owners[$0] ?? "").split(separator: "/") }
            let common = paths.dropFirst().reduce(paths.first ?? []) { common, path in
                zip(common, path).prefix { $0 == $1 }.map(\.0)
            }
            return Movement(
                names: names.sorted(), owner: common.last.map(String.init) ?? "",
                way: names.compactMap { moved[$0] }.max() ?? 0)
        }
    }
}
