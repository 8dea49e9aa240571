// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Views on top of each other, the last in front.
public struct ZStack<Content: View>: View {
    let alignment: Alignment
    let content: Content

    /// Creates a pile of views.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension ZStack: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { ZStackNode(self, inputs) }
}

private final class ZStackNode<Content: View>: ContainerNode<ZStack<Content>, Content> {
    init(_ view: ZStack<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs) { $0.content }
    }

    override func makeBox() -> ContainerBox {
        ZStackBox(owner: self) { [unowned self] in self.view.alignment }
    }

    override func changesLayout(from old: ZStack<Content>) -> Bool { old.alignment != view.alignment }
}

/// Boxes on top of each other, aligned by their guides.
@MainActor
struct Pile {
    /// The union of the most important boxes.
    let size: CGSize
    /// The place of the aligned guides.
    let guide: CGPoint

    init(of boxes: [LayoutBox], _ alignment: Alignment, _ proposal: ProposedViewSize) {
        let top = boxes.map(\.layoutPriority).max() ?? 0
        var guide = CGPoint.zero
        var rest = CGPoint.zero
        for box in boxes where box.layoutPriority == top {
            let dimensions = box.dimensions(for: proposal)
            let x = dimensions[alignment.horizontal]
            let y = dimensions[alignment.vertical]
            guide = CGPoint(x: max(guide.x, x), y: max(guide.y, y))
            rest = CGPoint(x: max(rest.x, dimensions.width - x), y: max(rest.y, dimensions.height - y))
        }
        size = CGSize(width: guide.x + rest.x, height: guide.y + rest.y)
        self.guide = guide
    }
}

private final class ZStackBox: ContainerBox {
    private let alignment: () -> Alignment

    init(owner: Node, alignment: @escaping () -> Alignment) {
        self.alignment = alignment
        super.init(owner: owner)
    }

    private func pile(_ proposal: ProposedViewSize) -> Pile { Pile(of: present, alignment(), proposal) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { pile(proposal).size }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let alignment = alignment()
        let guide = pile(proposal).guide
        let offered = ProposedViewSize(size)
        for child in present {
            let dimensions = child.dimensions(for: offered)
            place(
                child, x: guide.x - dimensions[alignment.horizontal],
                y: guide.y - dimensions[alignment.vertical], proposal: offered, in: size)
        }
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        let alignment = alignment()
        let pile = pile(proposal)
        let offered = ProposedViewSize(pile.size)
        let own = key.axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
        return key.merged(
            present.compactMap { child in
                guard let explicit = child.foundGuide(key, for: offered) else { return nil }
                return pile.guide[key.axis] - child.dimensions(for: offered)[own] + explicit
            })
    }

    override func spacing(at edge: Edge) -> EdgeSpacing {
        present.reduce(into: EdgeSpacing.none) { $0.formUnion($1.spacing(at: edge)) }
    }
}

/// Space that grows as far as it can along its stack.
public struct Spacer: View {
    let minLength: CGFloat?

    /// Creates a spacer of at least 8 points, or of another least length.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

}

extension Spacer: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Spacer> {
        LeafNode(self, inputs, changesLayout: { $0.minLength != $1.minLength }) { SpacerBox(owner: $0) }
    }
}

private final class SpacerBox: LayoutBox {
    private unowned let node: LeafNode<Spacer>

    init(owner: LeafNode<Spacer>) {
        node = owner
        super.init(owner: owner)
    }

    override var isSpacer: Bool { true }
    override var layoutPriority: Double { -.infinity }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let least = node.view.minLength ?? 8
        var size = CGSize(
            width: max(least, proposal.width ?? least), height: max(least, proposal.height ?? least))
        // Along its stack it takes what is offered; across it, nothing.
        if let axis = containerOrientation { size[axis.other] = 0 }
        return size
    }
}
