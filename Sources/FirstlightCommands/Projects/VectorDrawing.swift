// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import LaunchKit
import StageCairo
import StageUI

/// A drawing as the vector drawable of Android, and what of it such a drawable cannot show.
struct VectorDrawing {
    /// The parts, back to front.
    private(set) var nodes: [AndroidVector.Node] = []
    /// The parts that a vector drawable cannot show, such as `a shadow`.
    private(set) var missing: Set<String> = []
    /// Indicates whether every part is there, if perhaps without its soft edges.
    var isWhole: Bool { missing.isSubset(of: Self.soft) && !nodes.isEmpty }

    private static let soft: Set<String> = ["a shadow", "a blur"]

    private let canvas: CGRect

    /// Converts a display list.
    init(_ list: DisplayList) {
        canvas = CGRect(origin: .zero, size: list.size)
        nodes = nodes(of: list.items, .identity, 1)
    }

    private mutating func nodes(
        of items: [DisplayItem], _ transform: CGAffineTransform, _ opacity: Double
    ) -> [AndroidVector.Node] {
        var found: [AndroidVector.Node] = []
        for item in items {
            let place = CGAffineTransform(translationX: item.origin.x, y: item.origin.y)
                .concatenating(transform)
            switch item.content {
            case .fill(let outline, let paint, let isEvenOdd):
                let data = Self.data(outline.path.applying(place))
                guard !data.isEmpty, let paint = vectorPaint(paint, place) else { continue }
                found.append(.fill(data: data, paint, opacity: opacity, isEvenOdd: isEvenOdd))
            case .stroke(let outline, let paint, let style):
                guard let paint = vectorPaint(paint, place) else { continue }
                found.append(stroke(outline.path, paint, style, place, opacity))
            case .text: missing.insert("a text")
            case .image: missing.insert("a picture of pixels")
            case .group(let effect, let inner): found += group(effect, inner, place, opacity)
            }
        }
        return found
    }

    private mutating func group(
        _ effect: DisplayEffect, _ items: [DisplayItem], _ place: CGAffineTransform, _ opacity: Double
    ) -> [AndroidVector.Node] {
        switch effect {
        case .identity: return nodes(of: items, place, opacity)
        case .transform(let transform):
            return nodes(of: items, transform.concatenating(place), opacity)
        case .opacity(let share):
            let inner = nodes(of: items, place, opacity * share)
            // What lies over another part would show it through.
            if inner.count > 1 { missing.insert("the opacity of several parts as one") }
            return inner
        case .clip(let outline, let isEvenOdd):
            if isEvenOdd { missing.insert("a clip with holes") }
            let inner = nodes(of: items, place, opacity)
            if let rect = outline.rectangle, rect.applying(place).contains(canvas) { return inner }
            return inner.isEmpty ? [] : [.clip(data: Self.data(outline.path.applying(place)), inner)]
        case .shadow: missing.insert("a shadow")
        case .blur: missing.insert("a blur")
        case .projection: missing.insert("a perspective")
        case .mask, .cutout: missing.insert("a mask")
        case .blend: missing.insert("a blend mode")
        case .colors: missing.insert("a change of all colours")
        }
        return nodes(of: items, place, opacity)
    }

    private func stroke(
        _ path: Path, _ paint: AndroidVector.Paint, _ style: StrokeStyle, _ place: CGAffineTransform,
        _ opacity: Double
    ) -> AndroidVector.Node {
        guard style.dash.isEmpty, let scale = place.evenScale else {
            let outline = path.strokedPath(style).applying(place)
            return .fill(data: Self.data(outline), paint, opacity: opacity, isEvenOdd: false)
        }
        let line = AndroidVector.Line(
            width: style.lineWidth * scale, cap: "\(style.lineCap)", join: "\(style.lineJoin)",
            miterLimit: style.miterLimit)
        return .stroke(data: Self.data(path.applying(place)), paint, opacity: opacity, line)
    }

    // MARK: - Colours

    private mutating func vectorPaint(
        _ paint: DisplayPaint, _ place: CGAffineTransform
    ) -> AndroidVector.Paint? {
        func point(_ point: CGPoint) -> AndroidVector.Point {
            let point = point.applying(place)
            return AndroidVector.Point(point.x, point.y)
        }
        func colors(_ stops: [DisplayStop], from start: Double = 0) -> [AndroidVector.Stop] {
            stops.map { AndroidVector.Stop(HexColor($0.color), at: start + (1 - start) * $0.location) }
        }
        switch paint {
        case .color(let color): return color.opacity > 0 ? .color(HexColor(color)) : nil
        case .linearGradient(let stops, let start, let end) where place.evenScale != nil:
            return .linear(colors(stops), from: point(start), to: point(end))
        case .radialGradient(let stops, let center, let start, let end):
            guard let scale = place.evenScale, end > 0, start >= 0, start < end else { break }
            return .radial(colors(stops, from: start / end), center: point(center), radius: end * scale)
        case .ellipticalGradient(let stops, let center, let radii, let start, let end):
            guard let scale = place.evenScale, radii.width == radii.height, end > 0, start < end else {
                break
            }
            return .radial(
                colors(stops, from: start / end), center: point(center), radius: radii.width * end * scale)
        case .angularGradient(let stops, let center, 0, let end)
        where abs(end - 2 * .pi) < 1e-9 && place.b == 0 && place.evenScale != nil:
            return .sweep(colors(stops), center: point(center))
        default: break
        }
        missing.insert("a paint other than a colour or an even gradient")
        return nil
    }

    // MARK: - Outlines

    /// The path as in SVG, with two digits after the point.
    private static func data(_ path: Path) -> String {
        func text(_ points: CGPoint...) -> String {
            points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
        }
        var parts: [String] = []
        path.forEach { element in
            switch element {
            case .move(let to): parts.append("M \(text(to))")
            case .line(let to): parts.append("L \(text(to))")
            case .quadCurve(let to, let control): parts.append("Q \(text(control, to))")
            case .curve(let to, let first, let second): parts.append("C \(text(first, second, to))")
            case .closeSubpath: parts.append("Z")
            }
        }
        return parts.joined(separator: " ")
    }

    private static func number(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 100).rounded() / 100 + 0
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}

extension CGAffineTransform {
    /// The factor of all lengths; nil where it depends on the direction, or turns over.
    fileprivate var evenScale: Double? {
        let length = hypot(a, b)
        return abs(a - d) <= 1e-6 * length && abs(b + c) <= 1e-6 * length && length > 0 ? length : nil
    }
}

extension HexColor {
    fileprivate init(_ color: ResolvedColor) {
        func byte(_ share: Double) -> UInt8 { UInt8(min(max(share, 0), 1) * 255 + 0.5) }
        self.init(
            red: byte(color.red), green: byte(color.green), blue: byte(color.blue),
            alpha: byte(color.opacity))
    }
}

// MARK: - Motion

extension AndroidVector {
    /// The motions of a mark, so close that no one of its frames is seen to differ.
    static func motions(of entry: MarkMotion) -> [Motion] {
        motions(.opacity, entry.opacity, entry.duration) + motions(.scale, entry.scale, entry.duration)
    }

    /// The steps of a second in which motion is sampled: twice the frames of a telephone.
    private static let steps = 120.0

    private static func motions(
        _ property: Motion.Property, _ value: (Double) -> Double, _ duration: Double
    ) -> [Motion] {
        let count = max(1, Int((duration * steps).rounded(.up)))
        let samples = (0...count).map { step in
            let time = min(Double(step) / steps, duration)
            return (time: time, value: value(time))
        }
        return pieces(samples[...]).map { piece in
            let (first, last) = (piece[piece.startIndex], piece[piece.endIndex - 1])
            let start = Int((first.time * 1000).rounded())
            let curve = straightened(
                piece.map {
                    Point(
                        ($0.time - first.time) / (last.time - first.time),
                        ($0.value - first.value) / (last.value - first.value))
                }[...])
            return Motion(
                property, from: first.value, to: last.value, start: start,
                duration: Int((last.time * 1000).rounded()) - start, curve: curve)
        }
    }

    private typealias Samples = ArraySlice<(time: Double, value: Double)>

    /// The stretches in which something moves, each from one value to another: an interpolator knows no way back to its start.
    private static func pieces(_ samples: Samples) -> [Samples] {
        let still = 1e-4
        var rest = samples
        // The stretches in which nothing at all changes, at both ends.
        while rest.count > 1, abs(rest[rest.startIndex + 1].value - rest[rest.startIndex].value) < 1e-12 {
            rest = rest.dropFirst()
        }
        while rest.count > 1, abs(rest[rest.endIndex - 2].value - rest[rest.endIndex - 1].value) < 1e-12 {
            rest = rest.dropLast()
        }
        guard rest.count > 1 else { return [] }
        let (first, last) = (rest[rest.startIndex].value, rest[rest.endIndex - 1].value)
        let far = rest.indices.max { abs(rest[$0].value - first) < abs(rest[$1].value - first) }
        guard let far, abs(rest[far].value - first) > still else { return [] }
        if abs(last - first) >= abs(rest[far].value - first) / 4 { return [rest] }
        return pieces(rest[...far]) + pieces(rest[far...])
    }

    /// The points without those that lie, within a thousandth of the way, on the line between others (Ramer, Douglas and Peucker).
    private static func straightened(_ points: ArraySlice<Point>) -> [Point] {
        guard let first = points.first, let last = points.last, points.count > 2 else { return Array(points) }
        func distance(_ point: Point) -> Double {
            abs(point.y - first.y - (last.y - first.y) * (point.x - first.x) / (last.x - first.x))
        }
        let inner = points.dropFirst().dropLast()
        guard let far = inner.indices.max(by: { distance(points[$0]) < distance(points[$1]) }),
            distance(points[far]) > 1e-3
        else { return [first, last] }
        return straightened(points[...far]).dropLast() + straightened(points[far...])
    }
}
