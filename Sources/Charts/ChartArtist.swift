// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// Draws the marks of a plan.
@MainActor
struct ChartArtist {
    let plan: ChartPlan

    func draw(in context: inout GraphicsContext, _ size: CGSize) {
        var done = Set<[PlotValue?]>()
        for item in plan.items {
            let mark = item.mark
            var layer = context
            layer.opacity *= mark.opacity
            let shading = GraphicsContext.Shading.style(item.style)
            let frame = plan.frame(item, in: size)
            switch mark.kind {
            case .bar, .rectangle:
                let radius = min(
                    mark.cornerRadius ?? (mark.kind == .bar ? 2 : 0), min(frame.width, frame.height) / 2)
                layer.fill(Path(roundedRect: frame, cornerRadius: radius), with: shading)
            case .point:
                if mark.symbolView == nil { symbol(mark, frame, shading, in: layer) }
            case .rule:
                var path = Path()
                path.move(to: CGPoint(x: frame.minX, y: frame.minY))
                path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
                layer.stroke(path, with: shading, style: mark.line ?? StrokeStyle(lineWidth: 1))
            case .sector: layer.fill(sector(item, in: size), with: shading)
            case .line, .area:
                let key = [mark.group, .category("\(mark.kind)")]
                if done.insert(key).inserted {
                    let others = plan.items.filter {
                        $0.mark.kind == mark.kind && $0.mark.group == mark.group
                    }
                    run(others, shading, in: layer, size)
                }
                if mark.kind == .line, mark.symbol != nil, mark.symbolView == nil {
                    symbol(mark, frame, shading, in: layer)
                }
            }
        }
    }

    private func symbol(
        _ mark: Mark, _ frame: CGRect, _ shading: GraphicsContext.Shading, in context: GraphicsContext
    ) {
        let (path, isLine) = (mark.symbol ?? .circle).outline(in: frame)
        if isLine {
            context.stroke(path, with: shading, lineWidth: 2)
        } else {
            context.fill(path, with: shading)
        }
    }

    /// Draws a line or an area through its marks.
    private func run(
        _ items: [ChartPlan.Item], _ shading: GraphicsContext.Shading, in context: GraphicsContext,
        _ size: CGSize
    ) {
        guard let mark = items.first?.mark else { return }
        func points(_ y: (ChartPlan.Item) -> CGFloat) -> [CGPoint] {
            items.map {
                CGPoint(
                    x: ($0.x.low + $0.x.high) / 2 * size.width + $0.mark.offset.width,
                    y: y($0) * size.height + $0.mark.offset.height)
            }
        }
        if mark.kind == .line {
            let path = Self.curve(points { ($0.y.low + $0.y.high) / 2 }, mark.interpolation)
            context.stroke(
                path, with: shading,
                style: mark.line ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            return
        }
        var path = Self.curve(points { $0.y.low }, mark.interpolation)
        let under = points { $0.y.high }
        path = Self.curve(under.reversed(), mark.interpolation.reversed, onto: path)
        path.closeSubpath()
        context.fill(path, with: shading)
    }

    /// A path through points; with a path, it goes on from that one's end.
    static func curve(_ points: [CGPoint], _ method: InterpolationMethod, onto begun: Path? = nil) -> Path {
        var path = begun ?? Path()
        guard let first = points.first else { return path }
        if begun == nil { path.move(to: first) } else { path.addLine(to: first) }
        func slope(_ index: Int) -> CGPoint {
            let (before, after) = (points[max(index - 1, 0)], points[min(index + 1, points.count - 1)])
            let here = points[index]
            let isPeak = (here.y - before.y) * (after.y - here.y) <= 0
            if method.kind == .monotone, isPeak { return CGPoint(x: after.x - before.x, y: 0) }
            return CGPoint(x: after.x - before.x, y: after.y - before.y)
        }
        for index in points.indices.dropFirst() {
            let (from, to) = (points[index - 1], points[index])
            switch method.kind {
            case .straight: path.addLine(to: to)
            case .stepStart:
                path.addLine(to: CGPoint(x: from.x, y: to.y))
                path.addLine(to: to)
            case .stepEnd:
                path.addLine(to: CGPoint(x: to.x, y: from.y))
                path.addLine(to: to)
            case .stepCenter:
                path.addLine(to: CGPoint(x: (from.x + to.x) / 2, y: from.y))
                path.addLine(to: CGPoint(x: (from.x + to.x) / 2, y: to.y))
                path.addLine(to: to)
            case .curve, .monotone:
                let (out, into, part) = (slope(index - 1), slope(index), method.tension / 3)
                path.addCurve(
                    to: to, control1: CGPoint(x: from.x + out.x * part, y: from.y + out.y * part),
                    control2: CGPoint(x: to.x - into.x * part, y: to.y - into.y * part))
            }
        }
        return path
    }

    /// The outline of a sector.
    private func sector(_ item: ChartPlan.Item, in size: CGSize) -> Path {
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        let (inner, outer) = plan.radii(item, in: size)
        guard let turn = item.turn, turn.end > turn.start, outer > 0 else { return Path() }
        let isWhole = turn.end - turn.start > 0.9999
        func angle(_ part: CGFloat, _ inset: CGFloat, _ radius: CGFloat) -> Angle {
            let less = isWhole || radius <= 0 ? 0 : inset / 2 / radius
            return .radians(Double(2 * CGFloat.pi * part - .pi / 2 + less))
        }
        let inset = item.mark.angularInset
        if let radius = item.mark.cornerRadius, radius > 0, !isWhole {
            let corners = SectorCorners(
                center: center, inner: inner, outer: outer, start: 2 * .pi * turn.start - .pi / 2,
                end: 2 * .pi * turn.end - .pi / 2, inset: inset / 2, radius: radius)
            return corners.path
        }
        var path = Path()
        path.addArc(
            center: center, radius: outer, startAngle: angle(turn.start, inset, outer),
            endAngle: angle(turn.end, -inset, outer), clockwise: false)
        if inner > 0 {
            path.addArc(
                center: center, radius: inner, startAngle: angle(turn.end, -inset, inner),
                endAngle: angle(turn.start, inset, inner), clockwise: true)
        } else {
            path.addLine(to: center)
        }
        path.closeSubpath()
        return path
    }
}

extension InterpolationMethod {
    /// The method for the same line from its end.
    fileprivate var reversed: InterpolationMethod {
        switch kind {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: self
        }
    }
}

/// The outline of a sector with round corners; angles are in radians.
private struct SectorCorners {
    let center: CGPoint
    let inner: CGFloat
    let outer: CGFloat
    let start: CGFloat
    let end: CGFloat
    /// The distance of each side from its ray.
    let inset: CGFloat
    /// The radius of the corners, where there is room for it.
    let radius: CGFloat

    var path: Path {
        var path = Path()
        let half = (end - start) / 2
        let opening = half < .pi / 2 ? sin(half) : 1
        let room = max(0, min((outer - inner) / 2, (outer * opening - inset) / (1 + opening)))
        let outside = min(radius, room)
        /// The angle between a side and the ray through the middle of a corner's circle.
        func turn(_ round: CGFloat, at distance: CGFloat) -> CGFloat {
            distance > 0 ? asin(min(1, (inset + round) / distance)) : 0
        }
        func arc(_ round: CGFloat, at distance: CGFloat, _ angle: CGFloat, from: CGFloat, to: CGFloat) {
            path.addArc(
                center: CGPoint(x: center.x + distance * cos(angle), y: center.y + distance * sin(angle)),
                radius: round, startAngle: .radians(Double(from)), endAngle: .radians(Double(to)),
                clockwise: to < from)
        }
        let far = turn(outside, at: outer - outside)
        arc(outside, at: outer - outside, start + far, from: start - .pi / 2, to: start + far)
        arc(outer, at: 0, 0, from: start + far, to: end - far)
        arc(outside, at: outer - outside, end - far, from: end - far, to: end + .pi / 2)
        if inner > 0 {
            let limit = opening < 1 ? (inner * opening - inset) / (1 - opening) : .infinity
            let inside = max(0, min(outside, limit))
            let near = turn(inside, at: inner + inside)
            arc(inside, at: inner + inside, end - near, from: end + .pi / 2, to: end - near + .pi)
            arc(inner, at: 0, 0, from: end - near, to: start + near)
            arc(inside, at: inner + inside, start + near, from: start + near + .pi, to: start + .pi * 3 / 2)
        } else if half < .pi / 2 {
            let distance = (inset + outside) / opening
            arc(outside, at: distance, start + half, from: end + .pi / 2, to: start + .pi * 3 / 2)
        } else {
            path.addLine(to: center)
        }
        path.closeSubpath()
        return path
    }
}
