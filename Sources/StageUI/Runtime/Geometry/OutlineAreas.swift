// Licensed under the Apache License, Version 2.0.

import Foundation

/// The areas inside one or two outlines of straight lines, and the edges between them.
struct OutlineAreas {
    typealias Line = (CGPoint, CGPoint)
    private struct Edge: Hashable {
        var from, to: CGPoint
    }
    private let outlines: [[Line]]
    private let isEvenOdd: Bool

    init(_ outlines: [[Line]], evenOdd: Bool) {
        self.outlines = outlines.map { lines in
            lines.map { (Self.snapped($0.0), Self.snapped($0.1)) }.filter { $0.0 != $0.1 }
        }
        isEvenOdd = evenOdd
    }

    /// Returns a point on a fine grid, so that points that are meant to be one are one.
    private static func snapped(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x * 8192).rounded() / 8192, y: (point.y * 8192).rounded() / 8192)
    }

    private func isInside(_ outline: Int, _ p: CGPoint) -> Bool {
        var (winding, crossings) = (0, 0)
        for (a, b) in outlines[outline] where (a.y <= p.y) != (b.y <= p.y) {
            guard a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) > p.x else { continue }
            crossings += 1
            winding += b.y > a.y ? 1 : -1
        }
        return isEvenOdd ? crossings % 2 == 1 : winding != 0
    }

    /// Returns lines, cut wherever they meet others.
    private static func cut(_ lines: [Line], by others: [Line]) -> [Line] {
        lines.flatMap { a, b -> [Line] in
            let d = CGPoint(x: b.x - a.x, y: b.y - a.y)
            let length = d.x * d.x + d.y * d.y
            var shares: [CGFloat] = []
            for (c, e) in others {
                guard
                    min(c.x, e.x) <= max(a.x, b.x), max(c.x, e.x) >= min(a.x, b.x),
                    min(c.y, e.y) <= max(a.y, b.y), max(c.y, e.y) >= min(a.y, b.y)
                else { continue }
                let f = CGPoint(x: e.x - c.x, y: e.y - c.y)
                let cross = d.x * f.y - d.y * f.x
                if abs(cross) > 1e-12 {
                    let t = ((c.x - a.x) * f.y - (c.y - a.y) * f.x) / cross
                    let u = ((c.x - a.x) * d.y - (c.y - a.y) * d.x) / cross
                    if t > 0, t < 1, u >= -1e-9, u <= 1 + 1e-9 { shares.append(t) }
                } else if abs((c.x - a.x) * d.y - (c.y - a.y) * d.x) < 1e-6 * length.squareRoot() {
                    // On one line: the ends cut.
                    for end in [c, e] {
                        let t = ((end.x - a.x) * d.x + (end.y - a.y) * d.y) / length
                        if t > 0, t < 1 { shares.append(t) }
                    }
                }
            }
            guard !shares.isEmpty else { return [(a, b)] }
            let points =
                [a]
                + shares.sorted().map { snapped(CGPoint(x: a.x + d.x * $0, y: a.y + d.y * $0)) } + [b]
            return zip(points, points.dropFirst()).filter { $0 != $1 }
        }
    }

    /// Returns the outlines of all places where a rule holds of being inside the first outline and the second.
    ///
    /// They do not cross, and go round what they hold in one direction.
    func edges(where holds: (Bool, Bool) -> Bool) -> [[CGPoint]] {
        let all = outlines.flatMap { $0 }
        var seen: Set<Edge> = []
        var next: [CGPoint: [CGPoint]] = [:]
        var starts: [CGPoint] = []
        for (a, b) in Self.cut(all, by: all) where !seen.contains(Edge(from: b, to: a)) {
            guard seen.insert(Edge(from: a, to: b)).inserted else { continue }
            let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
            // Two points beside the middle of the line.
            let reach = min(1e-3, length / 4) / length
            let side = CGPoint(x: -(b.y - a.y) * reach, y: (b.x - a.x) * reach)
            let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
            func rule(_ sign: CGFloat) -> Bool {
                let point = CGPoint(x: middle.x + sign * side.x, y: middle.y + sign * side.y)
                return holds(isInside(0, point), outlines.count > 1 && isInside(1, point))
            }
            let (left, right) = (rule(1), rule(-1))
            guard left != right else { continue }
            let (from, to) = left ? (a, b) : (b, a)
            next[from, default: []].append(to)
            starts.append(from)
        }
        var result: [[CGPoint]] = []
        for start in starts {
            while let first = next[start]?.popLast() {
                var part = [start, first]
                while let last = part.last, last != start, let to = next[last]?.popLast() { part.append(to) }
                if part.last == start { part.removeLast() }
                result.append(Self.withoutIdle(part))
            }
        }
        return result.filter { $0.count > 2 }
    }

    /// Returns the corners of a closed part without those on a straight line.
    private static func withoutIdle(_ part: [CGPoint]) -> [CGPoint] {
        part.indices.filter { index in
            let (a, b) = (part[(index + part.count - 1) % part.count], part[index])
            let c = part[(index + 1) % part.count]
            return abs((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)) > 1e-6
        }.map { part[$0] }
    }

    /// Returns the pieces of lines that are inside or outside of the first outline.
    func pieces(of lines: [Line], inside: Bool) -> [Line] {
        let snapped = lines.map { (Self.snapped($0.0), Self.snapped($0.1)) }.filter { $0.0 != $0.1 }
        return Self.cut(snapped, by: outlines[0]).filter { a, b in
            isInside(0, CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)) == inside
        }
    }
}
