// Licensed under the Apache License, Version 2.0.

import Foundation

/// A box around one other box, whose layout it takes unless a subclass overrides it.
class WrapperBox: LayoutBox {
    let content: LayoutBox

    init(owner: Node, content: LayoutBox) {
        self.content = content
        super.init(owner: owner)
        content.superbox = self
    }

    override var children: [LayoutBox] { [content] }
    override func childItems() -> [DisplayItem] { content.itemsInSuperbox }
    override var layoutPriority: Double { content.layoutPriority }
    override var zIndex: Double { content.zIndex }
    override var isSpacer: Bool { content.isSpacer }
    override var isLeaving: Bool { content.isLeaving }
    override func spacing(at edge: Edge) -> EdgeSpacing { content.spacing(at: edge) }
    override func layoutValue(_ key: ObjectIdentifier) -> Any? { content.layoutValue(key) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        placeContent(in: size, proposal: proposal)
    }

    /// Puts the content where the box is; a box that is put in another size than its own hands that on.
    final func placeContent(in size: CGSize, proposal: ProposedViewSize) {
        guard isStretched else { return content.place(at: .zero, proposal: proposal) }
        content.place(at: .zero, proposal: proposal, filling: size)
    }

    override func isRigid(_ axis: Axis, for proposal: ProposedViewSize) -> Bool {
        content.isRigid(axis, for: proposal)
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        content.explicitGuide(key, proposal: proposal)
    }
}

extension Array where Element: WrapperBox {
    /// The box around another one, if it is among these.
    @MainActor
    func wrapper(of content: LayoutBox) -> Element? {
        for box in self where box.content === content { return box }
        return nil
    }
}
