// Licensed under the Apache License, Version 2.0.

import Foundation

extension Path {
    /// Returns the outline of a line along the path, to be filled by the nonzero winding rule.
    ///
    /// Curves become 32 straight lines each; pieces of the outline overlap.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0 else { return Path() }
        var pen = StrokePen(style)
        for line in polylines() {
            for piece in style.dash.isEmpty ? [line] : line.dashed(style.dash, phase: style.dashPhase) {
                pen.draw(piece)
            }
        }
        return pen.path
    }

    /// The parts of the path as straight lines.
    private func polylines() -> [Polyline] {
        var lines: [Polyline] = []
        var points: [CGPoint] = []
        func end(isClosed: Bool) {
            if !points.isEmpty { lines.append(Polyline(points: points, isClosed: isClosed)) }
            points = []
        }
        func go(to point: CGPoint) { if points.last != point { points.append(point) } }
        func curve(_ place: (CGFloat) -> CGPoint) {
            for step in 1...32 { go(to: place(CGFloat(step) / 32)) }
        }
        forEach { element in
            let here = points.last ?? .zero
            switch element {
            case .move(let to):
                end(isClosed: false)
                points = [to]
            case .line(let to): go(to: to)
            case .quadCurve(let to, let c):
                curve { t in
                    let u = 1 - t
                    return CGPoint(
                        x: u * u * here.x + 2 * u * t * c.x + t * t * to.x,
                        y: u * u * here.y + 2 * u * t * c.y + t * t * to.y)
                }
            case .curve(let to, let c, let d):
                curve { t in
                    let u = 1 - t
                    let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: p * here.x + q * c.x + r * d.x + s * to.x,
                        y: p * here.y + q * c.y + r * d.y + s * to.y)
                }
            case .closeSubpath:
                let first = points.first
                if points.count > 1, let first, abs(here.x - first.x) + abs(here.y - first.y) < 1e-9 {
                    points.removeLast()
                }
                end(isClosed: true)
                if let first { points = [first] }
            }
        }
        if points.count > 1 || lines.isEmpty { end(isClosed: false) }
        return lines
    }
}

/// Straight lines from point to point.
private struct Polyline {
    var points: [CGPoint]
    var isClosed: Bool

    /// The drawn stretches of a dash pattern.
    func dashed(_ dash: [CGFloat], phase: CGFloat) -> [Polyline] {
        // An odd pattern continues with its parts exchanged.
        let pattern = dash.count.isMultiple(of: 2) ? dash : dash + dash
        let whole = pattern.reduce(0, +)
        guard whole > 0, pattern.allSatisfy({ $0 >= 0 }), var here = points.first else { return [self] }
        var left = phase.truncatingRemainder(dividingBy: whole)
        if left < 0 { left += whole }
        var index = 0
        while left >= pattern[index], pattern[index] < whole {
            left -= pattern[index]
            index = (index + 1) % pattern.count
        }
        left = pattern[index] - left
        var pieces: [Polyline] = []
        var piece = [here]
        for point in points.dropFirst() + (isClosed ? [here] : []) {
            var length = hypot(point.x - here.x, point.y - here.y)
            while length > left {
                let share = left / length
                here = CGPoint(x: here.x + (point.x - here.x) * share, y: here.y + (point.y - here.y) * share)
                length -= left
                if index.isMultiple(of: 2) {
                    pieces.append(Polyline(points: piece + [here], isClosed: false))
                }
                piece = [here]
                index = (index + 1) % pattern.count
                left = pattern[index]
            }
            left -= length
            here = point
            piece.append(point)
        }
        if index.isMultiple(of: 2), piece.count > 1 {
            pieces.append(Polyline(points: piece, isClosed: false))
        }
        return pieces
    }
}

/// Puts the outline of a line together from overlapping pieces that all wind the same way.
private struct StrokePen {
    private(set) var path = Path()
    private let style: StrokeStyle
    private var half: CGFloat { style.lineWidth / 2 }

    init(_ style: StrokeStyle) { self.style = style }

    mutating func draw(_ line: Polyline) {
        let points = line.points
        guard points.count > 1 else {
            // A line without length shows only its ends.
            if let point = points.first, style.lineCap != .butt { addDot(at: point) }
            return
        }
        let corners = line.isClosed ? points + [points[0]] : points
        for (a, b) in zip(corners, corners.dropFirst()) { addBar(a, b) }
        for (index, point) in points.enumerated() {
            let isEnd = index == 0 || index == points.count - 1
            if isEnd, !line.isClosed { continue }
            addJoin(
                points[(index + points.count - 1) % points.count], point, points[(index + 1) % points.count])
        }
        if !line.isClosed {
            addCap(at: points[0], from: points[1])
            addCap(at: points[points.count - 1], from: points[points.count - 2])
        }
    }

    private func direction(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        let length = hypot(b.x - a.x, b.y - a.y)
        return length > 0 ? CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length) : .zero
    }

    private mutating func addBar(_ a: CGPoint, _ b: CGPoint) {
        let d = direction(a, b)
        let (x, y) = (-d.y * half, d.x * half)
        add([
            CGPoint(x: a.x + x, y: a.y + y), CGPoint(x: b.x + x, y: b.y + y),
            CGPoint(x: b.x - x, y: b.y - y), CGPoint(x: a.x - x, y: a.y - y),
        ])
    }

    private mutating func addJoin(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) {
        if style.lineJoin == .round { return addDisc(at: b) }
        let (from, to) = (direction(a, b), direction(b, c))
        let turn = from.x * to.y - from.y * to.x
        guard abs(turn) > 1e-9 else { return }
        // The gap is on the outside of the turn.
        let side: CGFloat = turn > 0 ? -1 : 1
        let first = CGPoint(x: b.x - from.y * half * side, y: b.y + from.x * half * side)
        let second = CGPoint(x: b.x - to.y * half * side, y: b.y + to.x * half * side)
        var corner = [b, first, second]
        let cosine = from.x * to.x + from.y * to.y
        // The length of the miter over the line's width is one over the sine of half the inner angle.
        let sine = ((1 + cosine) / 2).squareRoot()
        if style.lineJoin == .miter, sine > 0, 1 / sine <= style.miterLimit {
            let reach = half * side / (sine * sine) / 2
            let tip = CGPoint(x: b.x - (from.y + to.y) * reach, y: b.y + (from.x + to.x) * reach)
            corner = [b, first, tip, second]
        }
        add(corner)
    }

    private mutating func addCap(at end: CGPoint, from inside: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .round: addDisc(at: end)
        case .square:
            let d = direction(inside, end)
            addBar(end, CGPoint(x: end.x + d.x * half, y: end.y + d.y * half))
        }
    }

    private mutating func addDot(at point: CGPoint) {
        if style.lineCap == .round { return addDisc(at: point) }
        addBar(CGPoint(x: point.x - half, y: point.y), CGPoint(x: point.x + half, y: point.y))
    }

    private mutating func addDisc(at center: CGPoint) {
        add(
            (0..<32).map { step in
                let angle = CGFloat(step) / 32 * 2 * .pi
                return CGPoint(x: center.x + half * cos(angle), y: center.y + half * sin(angle))
            })
    }

    private mutating func add(_ points: [CGPoint]) {
        var area: CGFloat = 0
        for (a, b) in zip(points, points.dropFirst() + [points[0]]) { area += a.x * b.y - b.x * a.y }
        path.addLines(area < 0 ? points.reversed() : points)
        path.closeSubpath()
    }
}
