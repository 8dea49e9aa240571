// Licensed under the Apache License, Version 2.0.

import Foundation

/// A box that shows what an app hands to the system: the content of a window, a presentation, a screen or a tab.
///
/// One view stands in the middle of its room. Several that are in no container form a column with the usual spacing, as
/// wherever SwiftUI makes one view of a list by default.
@MainActor
protocol HostBox: LayoutBox {
    /// The node above those of the hosted views.
    var hostNode: Node { get }
}

extension HostBox {
    var hostNode: Node { owner }

    private func column(of boxes: [LayoutBox]) -> StackArrangement {
        StackArrangement(
            StackArrangement.Style(axis: .vertical, alignment: HorizontalAlignment.center.key), boxes)
    }

    /// The size of the hosted views for a proposal.
    func sizeOfHosted(_ boxes: [LayoutBox], for proposal: ProposedViewSize) -> CGSize {
        guard boxes.count > 1 else { return boxes.first?.size(for: proposal) ?? .zero }
        return column(of: boxes).arrange(proposal).size
    }

    /// Offers a room to the hosted views and puts them in the middle.
    func placeHosted(_ boxes: [LayoutBox], in room: CGRect) {
        let offered = ProposedViewSize(room.size)
        func start(_ size: CGSize) -> CGPoint {
            CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2)
        }
        guard boxes.count > 1 else {
            if let box = boxes.first { box.place(at: start(box.size(for: offered)), proposal: offered) }
            return
        }
        let column = column(of: boxes)
        let arrangement = column.arrange(offered)
        let size = arrangement.size
        let corner = start(size)
        column.forEachPlace(in: arrangement) { box, proposal, along, across in
            let x = readsFromRight ? size.width - across - box.size(for: proposal).width : across
            box.place(at: CGPoint(x: corner.x + x, y: corner.y + along), proposal: proposal)
        }
    }
}
