// Licensed under the Apache License, Version 2.0.

import Foundation

/// A box that keeps its place in the layout, and shows its content where it stays in sight.
class ShiftedBox: WrapperBox, GeometryWatching {
    private(set) final var placement: (size: CGSize, proposal: ProposedViewSize)?
    /// The shift of the content from its place, in points.
    private(set) final var shift = CGPoint.zero

    /// The shift that the place of the scroll view's window asks for; asked once there is a placement.
    var wantedShift: CGPoint { .zero }

    /// Indicates whether the content is shown elsewhere than at its place.
    final var isPinned: Bool { shift != .zero }

    /// A pinned part is drawn above the rows that pass below it.
    override final var zIndex: Double { isPinned ? content.zIndex + 1 : content.zIndex }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        placement = (size, proposal)
        arrange()
    }

    private func arrange() {
        guard let (size, proposal) = placement else { return }
        if isStretched {
            content.place(at: shift, proposal: proposal, filling: size)
        } else {
            content.place(at: shift, proposal: proposal)
        }
    }

    /// Finds the place of the scroll view's window now; the drawing follows it.
    final func compareGeometry() {
        let wanted = placement == nil ? .zero : wantedShift
        guard wanted != shift else { return }
        shift = wanted
        arrange()
        invalidateDisplay()
    }

    /// The list's section, the lazy stack or the lazy grid among whose views this one is.
    final var container: ContainerBox? {
        var box = superbox
        while let wrapper = box as? WrapperBox { box = wrapper.superbox }
        return box as? ContainerBox
    }
}
