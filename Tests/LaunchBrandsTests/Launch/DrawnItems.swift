// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import ProofSupport
import StageUI

/// A text on the screen.
struct DrawnText {
    let string: String
    /// The laid-out box on the canvas, in points.
    let frame: CGRect
    let font: ResolvedFont
    let color: ResolvedColor
    /// The opacity of all groups around it.
    let opacity: Double
    let lineCount: Int
}

/// A filled or stroked outline on the screen.
struct DrawnShape {
    let frame: CGRect
    let outline: DisplayOutline
    let paint: DisplayPaint
    let opacity: Double

    var color: ResolvedColor? { if case .color(let color) = paint { color } else { nil } }

    /// Returns whether its outline is a circle of a diameter, however much it is grown or shrunk at present.
    func isRound(_ diameter: CGFloat) -> Bool {
        guard case .ellipse = outline else { return false }
        let size = outline.boundingBox.size
        return abs(size.width - diameter) < 0.01 && abs(size.height - diameter) < 0.01
    }
}

extension DisplayList {
    /// All that is drawn, back to front, in coordinates of the canvas.
    func drawn() -> (texts: [DrawnText], shapes: [DrawnShape]) {
        Look.atScreen()
        var walk = DrawnWalk()
        walk.enter(items, .identity, 1)
        return (walk.texts, walk.shapes)
    }

    func text(_ string: String) -> DrawnText? { drawn().texts.first { $0.string == string } }
    var strings: [String] { drawn().texts.map(\.string) }
}

private struct DrawnWalk {
    var texts: [DrawnText] = []
    var shapes: [DrawnShape] = []

    mutating func enter(_ items: [DisplayItem], _ outer: CGAffineTransform, _ opacity: Double) {
        for item in items {
            let here = CGAffineTransform(translationX: item.origin.x, y: item.origin.y).concatenating(outer)
            switch item.content {
            case .text(let layout): add(layout, here, opacity)
            case .fill(let outline, let paint, _):
                add(outline, paint, here, opacity)
            case .stroke(let outline, let paint, _): add(outline, paint, here, opacity)
            case .image: break
            case .group(let effect, _) where effect.hidesAll: break
            case .group(.opacity(let factor), let inner): enter(inner, here, opacity * Double(factor))
            case .group(.transform(let change), let inner): enter(inner, change.concatenating(here), opacity)
            case .group(_, let inner): enter(inner, here, opacity)
            }
        }
    }

    private mutating func add(_ layout: TextLayout, _ here: CGAffineTransform, _ opacity: Double) {
        let runs = layout.lines.flatMap(\.runs)
        guard let first = runs.first else { return }
        texts.append(
            DrawnText(
                string: layout.lines.map { $0.runs.map(\.string).joined() }.joined(separator: " "),
                frame: CGRect(origin: .zero, size: layout.size).applying(here), font: first.font,
                color: first.color, opacity: opacity, lineCount: layout.lines.count))
    }

    private mutating func add(
        _ outline: DisplayOutline, _ paint: DisplayPaint, _ here: CGAffineTransform, _ opacity: Double
    ) {
        shapes.append(
            DrawnShape(
                frame: outline.boundingBox.applying(here), outline: outline, paint: paint,
                opacity: opacity))
    }
}

extension BrandColor {
    var resolved: ResolvedColor {
        let parts = components
        return ResolvedColor(red: parts.red, green: parts.green, blue: parts.blue, opacity: opacity)
    }
}
