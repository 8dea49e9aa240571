// Licensed under the Apache License, Version 2.0.

import SwiftUI

/// A column whose distances become smaller where it is a little too high for its room.
///
/// They shrink all alike and only if everything fits then; a column that has to scroll anyway keeps them.
struct TightColumn: Layout {
    /// The distances between the views above and below, in points.
    struct Distance: Hashable, Sendable {
        /// The distance where there is room.
        var usual: CGFloat
        /// The smallest distance.
        var least: CGFloat

        /// From one block to the next.
        static let block = Distance(usual: LatenLayout.block, least: 12)
        /// From one button to the next.
        static let row = Distance(usual: LatenLayout.row, least: LatenLayout.tightRow)
    }

    /// The distance above a view.
    struct DistanceKey: LayoutValueKey {
        static let defaultValue = Distance.block
    }

    /// The height that the column should not exceed, in points.
    var room: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let parts = parts(of: subviews, width: proposal.width)
        return CGSize(
            width: proposal.width ?? parts.map(\.size.width).max() ?? 0,
            height: parts.reduce(0) { $0 + $1.above + $1.size.height })
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        var y = bounds.minY
        for (view, part) in zip(subviews, parts(of: subviews, width: bounds.width)) {
            y += part.above
            view.place(
                at: CGPoint(x: bounds.midX, y: y), anchor: .top,
                proposal: ProposedViewSize(width: bounds.width, height: nil))
            y += part.size.height
        }
    }

    private func parts(of subviews: Subviews, width: CGFloat?) -> [(above: CGFloat, size: CGSize)] {
        let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
        let distances = subviews.indices.map {
            $0 == subviews.startIndex ? Distance(usual: 0, least: 0) : subviews[$0][DistanceKey.self]
        }
        // The height in the end of a change: what unfolds gives its whole height for an endless proposal, so that the
        // distances are those of the end from its beginning.
        let content = subviews.reduce(0) {
            $0 + $1.sizeThatFits(ProposedViewSize(width: width, height: .infinity)).height
        }
        let usual = distances.reduce(0) { $0 + $1.usual }
        let least = distances.reduce(0) { $0 + $1.least }
        let excess = content + usual - room
        let share = excess > 0 && content + least <= room ? excess / (usual - least) : 0
        return zip(distances, sizes).map { ($0.usual - share * ($0.usual - $0.least), $1) }
    }
}

extension View {
    /// Sets the distance to the view above in a ``TightColumn``; a block's without it.
    func distance(_ distance: TightColumn.Distance) -> some View {
        layoutValue(key: TightColumn.DistanceKey.self, value: distance)
    }
}
