// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import StageUI

/// When and how far the drawing of one view moved, measured from the frames themselves.
struct MotionLane: Encodable, Sendable {
    /// A stretch without a pause; times are milliseconds.
    struct Span: Encodable, Sendable {
        var start, end: Double
        /// Pairs of a time and the share of the way from the first state to the farthest one, 0 to 1.
        var curve: [[Double]]
    }

    let owner: String
    let spans: [Span]

    /// The place and the strength of all that a view draws.
    private struct State: Equatable {
        var box: CGRect
        var opacity: Double

        func distance(to other: State) -> Double {
            let places = [
                box.minX - other.box.minX, box.minY - other.box.minY, box.maxX - other.box.maxX,
                box.maxY - other.box.maxY,
            ]
            // A view that fades goes as far as one that crosses a third of a screen.
            return places.reduce(0) { $0 + abs(Double($1)) } + 200 * abs(opacity - other.opacity)
        }
    }

    /// The longest pause inside a stretch, and the smallest way that can be seen, in points.
    private static let (pause, least) = (120.0, 1.0)

    /// Returns the views that moved, by the time of their first movement; at most 14 of them, those that moved longest.
    static func lanes(of lists: [DisplayList], fps: Int) -> [MotionLane] {
        var series: [String: [(time: Double, state: State)]] = [:]
        var last: [String: State] = [:]
        var before: DisplayList?
        for (number, list) in lists.enumerated() where list != before {
            before = list
            let time = Double(number) * 1000 / Double(fps)
            let now = states(of: list)
            for (owner, state) in now where last[owner] != state {
                // The state it had until the frame before is where the movement starts.
                if let old = last[owner], let known = series[owner]?.last, time - known.time > pause {
                    series[owner]?.append((time - 1000 / Double(fps), old))
                }
                series[owner, default: []].append((time, state))
            }
            last = now
        }
        let lanes = series.compactMap { owner, states -> MotionLane? in
            let found = spans(states)
            return found.isEmpty ? nil : MotionLane(owner: owner, spans: found)
        }
        let longest = lanes.sorted { $0.length > $1.length || $0.length == $1.length && $0.owner < $1.owner }
        return longest.prefix(14).sorted { ($0.start, $0.owner) < ($1.start, $1.owner) }
    }

    private var start: Double { spans.first?.start ?? 0 }
    private var length: Double { spans.reduce(0) { $0 + $1.end - $1.start } }

    private static func states(of list: DisplayList) -> [String: State] {
        var states: [String: State] = [:]
        for piece in list.pieces {
            let owner = piece.owner.split(separator: "/").last.map { String($0) } ?? "the screen"
            guard let known = states[owner] else {
                states[owner] = State(box: piece.box, opacity: piece.opacity)
                continue
            }
            states[owner] = State(
                box: known.box.union(piece.box), opacity: max(known.opacity, piece.opacity))
        }
        return states
    }

    private static func spans(_ series: [(time: Double, state: State)]) -> [Span] {
        var groups: [[(time: Double, state: State)]] = []
        for entry in series {
            if let last = groups.last?.last, entry.time - last.time <= pause {
                groups[groups.count - 1].append(entry)
            } else {
                groups.append([entry])
            }
        }
        return groups.compactMap { group in
            guard let first = group.first, let last = group.last, group.count > 1 else { return nil }
            let ways = group.map { $0.state.distance(to: first.state) }
            guard let farthest = ways.max(), farthest >= least else { return nil }
            let curve = zip(group, ways).map { entry, way in
                [(entry.time * 10).rounded() / 10, (way / farthest * 1000).rounded() / 1000]
            }
            return Span(start: first.time, end: last.time, curve: curve)
        }
    }
}
