// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import StageCairo
import StageUI

/// A report of a picture's differences from its golden, and of the items that own them.
struct PixelReport {
    let text: String
    /// The rectangle around the pixels that differ, in points, and the view that owns them; nil where sizes differ.
    private(set) var place: (area: CGRect, owner: DrawnOwner)?

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
            let owner = drawn.list.owner(of: area)
            place = (area, owner)
            parts[0] += " In points: \(Self.words(area)). \(Self.belongs(to: owner.words))"
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

    private static func belongs(to owner: String) -> String {
        owner.isEmpty ? "Nothing is drawn there now." : "They belong to \(owner)."
    }
}
