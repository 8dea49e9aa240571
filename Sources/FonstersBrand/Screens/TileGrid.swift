// Licensed under the Apache License, Version 2.0.

import SwiftUI

/// Tiles of one size in rows, as large as their place allows: the columns are as many as make them largest.
struct TileGrid: Layout {
    /// The smallest width of a tile, in points.
    let leastWidth: CGFloat
    /// The distance between two tiles, in points.
    let gap: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? total(3, leastWidth)
        let shape = shape(of: subviews, width: width, height: proposal.height ?? 0)
        return CGSize(width: width, height: max(proposal.height ?? 0, total(shape.rows, shape.least)))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let shape = shape(of: subviews, width: bounds.width, height: bounds.height)
        let size = CGSize(
            width: part(bounds.width, shape.columns),
            height: max(shape.least, part(bounds.height, shape.rows)))
        for (index, view) in subviews.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: shape.columns)
            view.place(
                at: CGPoint(
                    x: bounds.minX + CGFloat(column) * (size.width + gap),
                    y: bounds.minY + CGFloat(row) * (size.height + gap)), proposal: ProposedViewSize(size))
        }
    }

    private func total(_ count: Int, _ length: CGFloat) -> CGFloat {
        CGFloat(count) * length + CGFloat(max(0, count - 1)) * gap
    }

    private func part(_ length: CGFloat, _ count: Int) -> CGFloat {
        max(0, (length - CGFloat(max(0, count - 1)) * gap) / CGFloat(max(1, count)))
    }

    /// Chooses the number of columns; where nothing fits it is the largest one, so that there is little to scroll.
    private func shape(
        of subviews: Subviews, width: CGFloat, height: CGFloat
    ) -> (columns: Int, rows: Int, least: CGFloat) {
        let count = max(1, subviews.count)
        let room = width.isFinite ? max(1, Int((width + gap) / (leastWidth + gap))) : count
        var best: (columns: Int, rows: Int, least: CGFloat) = (1, count, 0)
        var bestSide: CGFloat = 0
        for columns in 1...min(count, room) {
            let rows = (count + columns - 1) / columns
            let column = part(width, columns)
            let least = subviews.reduce(0) {
                max($0, $1.sizeThatFits(ProposedViewSize(width: column, height: 0)).height)
            }
            let fits = total(rows, least) <= height
            let side = fits ? min(column, part(height, rows)) : 0
            if side > bestSide || bestSide == 0 { (best, bestSide) = ((columns, rows, least), side) }
        }
        return best
    }
}
