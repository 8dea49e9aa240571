// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import StageCairo
import StageUI

/// A report of a picture's differences from its golden, and of the items that own them.
struct PixelReport {
    let text: String

    @MainActor
    init(
        _ comparison: PixelComparison, _ drawn: DrawnSnapshot, linesBefore: [String], isOtherRenderer: Bool
    ) {
        var parts = ["\(comparison)"]
        if comparison.sameSize, let box = comparison.box {
            let scale = drawn.configuration.scale
            let area = CGRect(
                x: CGFloat(box.left) / scale, y: CGFloat(box.top) / scale, width: CGFloat(box.width) / scale,
                height: CGFloat(box.height) / scale)
            parts[0] += " In points: \(Self.words(area)). \(Self.owner(of: area, in: drawn.list))"
        }
        let change = LineDifference(from: linesBefore, to: drawn.list.lines())
        if let change, !linesBefore.isEmpty {
            parts.append(change.text(heading: "What is drawn otherwise (- golden, + now):"))
        } else if isOtherRenderer {
            parts.append(
                "The same is drawn, by another version of the renderer, of cairo or Pango, or with other fonts."
            )
        }
        text = parts.joined(separator: "\n")
    }

    private static func words(_ rect: CGRect) -> String {
        func short(_ value: CGFloat) -> String {
            let rounded = (Double(value) * 10).rounded() / 10
            return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        }
        return "\(short(rect.width)) x \(short(rect.height)) at \(short(rect.minX)), \(short(rect.minY))"
    }

    /// The view that owns an area: the one that holds all that lies in it, or else the smallest around it.
    static func owner(of area: CGRect, in list: DisplayList) -> String {
        func size(_ rect: CGRect) -> CGFloat { rect.isNull ? 0 : rect.width * rect.height }
        let touched = list.pieces.filter { size($0.box.intersection(area)) > 0 }
        let inside = touched.filter { size($0.box.intersection(area)) > 0.75 * size($0.box) }
        guard let first = inside.first else {
            let around = touched.filter { $0.box.contains(area) }.min { size($0.box) < size($1.box) }
            guard let found = around ?? touched.last else { return "Nothing is drawn there now." }
            return "They belong to \(sentence(found.owner, [found.name]))."
        }
        let common = inside.dropFirst().reduce(first.owner.split(separator: "/")) { shared, piece in
            Array(zip(shared, piece.owner.split(separator: "/")).prefix { $0 == $1 }.map(\.0))
        }
        return "They belong to \(sentence(common.joined(separator: "/"), inside.map(\.name)))."
    }

    private static func sentence(_ owner: String, _ names: [String]) -> String {
        var shown: [String] = []
        for name in names where !shown.contains(name) { shown.append(name) }
        let rest = shown.count - 4
        let list = shown.prefix(4).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
        return owner.isEmpty ? list : "\(owner) (\(list))"
    }
}
