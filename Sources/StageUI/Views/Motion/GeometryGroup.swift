// Licensed under the Apache License, Version 2.0.

import Foundation

struct GeometryGroupModifier: BoxModifier {
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        GeometryGroupBox(owner: owner, content: content)
    }
}

/// A box that moves as one: its content is laid out in the size that the box has on its way, step by step.
///
/// So the layout around does not move the content, and new content starts from where the rest is seen.
private final class GeometryGroupBox: WrapperBox {
    /// The size that the layout gave the box and what it was offered; nil before it has been placed.
    private var placement: (size: CGSize, proposal: ProposedViewSize)?

    override init(owner: Node, content: LayoutBox) {
        super.init(owner: owner, content: content)
        startsSpace = true
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        placement = (size, proposal)
        arrange()
    }

    override func sizeDidMove() { if isInTree { arrange() } }

    private func arrange() {
        guard let (size, proposal) = placement else { return }
        if frame.size == size {
            placeContent(in: size, proposal: proposal)
        } else {
            content.place(at: .zero, proposal: ProposedViewSize(frame.size), filling: frame.size)
        }
    }
}

extension View {
    /// Keeps the view's changes of place and size apart from those of the views inside: the view moves as one, and its
    /// content is laid out in the size that it has on the way.
    @_disfavoredOverload
    public func geometryGroup() -> some View { modified(GeometryGroupModifier()) }
}
