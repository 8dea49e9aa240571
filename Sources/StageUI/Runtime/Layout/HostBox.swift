// Licensed under the Apache License, Version 2.0.

import Foundation

/// A box that shows what an app hands to the system: the content of a window, a presentation, a screen or a tab.
///
/// One view stands in the middle of its room. Several that are in no container of their own form a column with the
/// usual spacing, as wherever SwiftUI has to make one view of a list and nothing else is said.
@MainActor
protocol HostBox: LayoutBox {
    /// The node above those of what is hosted.
    var hostNode: Node { get }
}

extension HostBox {
    var hostNode: Node { owner }

    private var column: StackRule {
        StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
    }

    private func subviews(_ boxes: [LayoutBox], _ placements: LayoutPlacements) -> LayoutSubviews {
        placements.begin(boxes.count)
        return LayoutSubviews(
            layoutDirection: owner.environment.layoutDirection,
            views: boxes.enumerated().map { index, box in
                LayoutSubview(box: box, placements: placements, index: index)
            })
    }

    /// The size of what is hosted for a proposal.
    func sizeOfHosted(_ boxes: [LayoutBox], for proposal: ProposedViewSize) -> CGSize {
        guard boxes.count > 1 else { return boxes.first?.size(for: proposal) ?? .zero }
        return column.arrange(subviews(boxes, LayoutPlacements()), proposal).size
    }

    /// Offers a room to what is hosted and puts it in the middle.
    func placeHosted(_ boxes: [LayoutBox], in room: CGRect) {
        let offered = ProposedViewSize(room.size)
        let size = sizeOfHosted(boxes, for: offered)
        let start = CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2)
        guard boxes.count > 1 else {
            boxes.first?.place(at: start, proposal: offered)
            return
        }
        let placements = LayoutPlacements()
        column.place(subviews(boxes, placements), in: CGRect(origin: .zero, size: size), offered)
        for (box, place) in zip(boxes, placements.places) {
            guard let place else { continue }
            let width = box.size(for: place.proposal).width
            let x = readsFromRight ? size.width - place.origin.x - width : place.origin.x
            box.place(
                at: CGPoint(x: start.x + x, y: start.y + place.origin.y), proposal: place.proposal)
        }
    }
}
