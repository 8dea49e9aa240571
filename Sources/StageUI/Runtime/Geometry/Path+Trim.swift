// Licensed under the Apache License, Version 2.0.

public import Foundation

extension Path {
    /// Returns the part between two shares of the outline's length.
    ///
    /// Curves are measured and cut in 32 steps each.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let start = min(max(from, 0), 1)
        let end = min(max(to, 0), 1)
        guard start > 0 || end < 1 else { return self }
        guard start < end else { return Path() }
        let lines = flattened()
        let total = lines.reduce(CGFloat(0)) { $0 + $1.length }
        guard total > 0 else { return self }
        var result = Path()
        var travelled: CGFloat = 0
        var last: CGPoint?
        for line in lines {
            defer { travelled += line.length }
            guard line.length > 0 else { continue }
            let low = max((start * total - travelled) / line.length, 0)
            let high = min((end * total - travelled) / line.length, 1)
            guard low < high else { continue }
            let a = line.point(at: low)
            if last != a { result.move(to: a) }
            let b = line.point(at: high)
            result.addLine(to: b)
            last = b
        }
        return result
    }

    private struct Line {
        var from: CGPoint
        var to: CGPoint
        var length: CGFloat {
            ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
        }
        func point(at share: CGFloat) -> CGPoint {
            CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        }
    }

    private func flattened() -> [Line] {
        var lines: [Line] = []
        var start = CGPoint.zero
        var current = CGPoint.zero
        func add(to point: CGPoint) {
            lines.append(Line(from: current, to: point))
            current = point
        }
        func sample(_ curve: (CGFloat) -> CGPoint) {
            for step in 1...32 { add(to: curve(CGFloat(step) / 32)) }
        }
        for element in elements {
            let origin = current
            switch element {
            case .move(let to):
                start = to
                current = to
            case .line(let to): add(to: to)
            case .quadCurve(let to, let c):
                sample { t in
                    let u = 1 - t
                    return CGPoint(
                        x: u * u * origin.x + 2 * u * t * c.x + t * t * to.x,
                        y: u * u * origin.y + 2 * u * t * c.y + t * t * to.y)
                }
            case .curve(let to, let c1, let c2):
                sample { t in
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: a * origin.x + b * c1.x + c * c2.x + d * to.x,
                        y: a * origin.y + b * c1.y + c * c2.y + d * to.y)
                }
            case .closeSubpath: add(to: start)
            }
        }
        return lines
    }
}
