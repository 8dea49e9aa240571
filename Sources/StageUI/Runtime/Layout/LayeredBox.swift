// Licensed under the Apache License, Version 2.0.

import Foundation

/// A box that gives its size, with others behind it, in front of it or as its mask.
final class LayeredBox: LayoutBox {
    struct Style: Equatable {
        var alignment: Alignment
        var kind: LayerKind
    }

    let content: LayoutBox
    private var style: Style
    private var collected: [LayoutBox]?

    init(owner: Node, content: LayoutBox, style: Style) {
        self.content = content
        self.style = style
        super.init(owner: owner)
        content.superbox = self
    }

    /// Applies the current style of the view.
    func take(_ style: Style) {
        self.style = style
        invalidateLayout()
    }

    private var layers: [LayoutBox] {
        if let collected { return collected }
        var made: [LayoutBox] = []
        for node in owner.children { node.collectBoxes(into: &made) }
        for box in made { box.superbox = self }
        collected = made
        return made
    }

    /// Collects the layers anew when they are next needed.
    func layersDidChange() {
        collected = nil
        invalidateLayout()
    }

    override var children: [LayoutBox] {
        switch style.kind {
        case .behind: layers + [content]
        case .inFront: [content] + layers
        case .mask: [content]
        }
    }
    /// Layers may come and go, and have any index: all are behind the content, or in front.
    override var drawingOrder: [LayoutBox] {
        switch style.kind {
        case .behind: layers.backToFront(passes.layout) + [content]
        case .inFront: [content] + layers.backToFront(passes.layout)
        case .mask: [content]
        }
    }
    /// The content of a mask moves like all else.
    override func holds(_ box: LayoutBox) -> Bool {
        box === content || layers.contains { $0 === box }
    }
    override var layoutPriority: Double { content.layoutPriority }
    override var zIndex: Double { content.zIndex }
    override var isSpacer: Bool { content.isSpacer }
    override var isLeaving: Bool { content.isLeaving }
    override var takesTouches: Bool { !isLeaving }
    override var isAccessible: Bool { !isLeaving }
    override func spacing(at edge: Edge) -> EdgeSpacing { content.spacing(at: edge) }
    override func layoutValue(_ key: ObjectIdentifier) -> Any? { content.layoutValue(key) }
    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        content.explicitGuide(key, proposal: proposal)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        place(content, x: 0, y: 0, proposal: proposal, in: size)
        let alignment = style.alignment
        let outer = dimensions(for: proposal)
        let offered = ProposedViewSize(size)
        for box in layers {
            // The layers of a mask are no children, which would be kept where they are by themselves.
            guard !box.isLeaving else {
                box.stay()
                continue
            }
            let inner = box.dimensions(for: offered)
            place(
                box, x: outer[alignment.horizontal] - inner[alignment.horizontal],
                y: outer[alignment.vertical] - inner[alignment.vertical], proposal: offered, in: size)
        }
    }

    // MARK: Drawing

    /// The box that moves the content in or out, if it comes and goes: the layers move with it.
    private var transition: TransitionBox? {
        var box = content
        while true {
            if let found = box as? TransitionBox { return found }
            guard let inner = (box as? WrapperBox)?.content ?? (box as? LayeredBox)?.content else {
                return nil
            }
            box = inner
        }
    }

    override func childItems() -> [DisplayItem] {
        guard let effects = transition?.effects, !effects.isEmpty else { return super.childItems() }
        return drawingOrder.flatMap { child in
            let items = child.itemsInSuperbox
            if child === content { return items }
            return effects.reduce(items) { $1.apply(to: $0, size: frame.size, owner: owner.path) }
        }
    }

    override func makeItems() -> [DisplayItem] {
        guard style.kind == .mask else { return childItems() }
        let items = childItems()
        guard !items.isEmpty else { return [] }
        let holes = layers.flatMap(\.itemsInSuperbox)
        return holes.isEmpty ? [] : [DisplayItem(owner: owner.path, content: .group(.mask(holes), items))]
    }
}
