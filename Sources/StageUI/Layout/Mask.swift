// Licensed under the Apache License, Version 2.0.

import Foundation

/// A view that is seen only where another one is drawn.
struct MaskedView<Content: View, Mask: View>: View, PrimitiveView {
    let content: Content
    let mask: Mask
    let alignment: Alignment

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { MaskedNode(self, inputs) }
}

private final class MaskedNode<Content: View, Mask: View>:
    ContainerNode<MaskedView<Content, Mask>, TupleView<(Content, ZStack<Mask>)>>
{
    init(_ view: MaskedView<Content, Mask>, _ inputs: NodeInputs) {
        super.init(view, inputs) { view in
            TupleView((view.content, ZStack(alignment: view.alignment) { view.mask }))
        }
    }

    override func makeBox() -> ContainerBox { MaskBox(owner: self) { [unowned self] in view.alignment } }
    override func changesLayout(from old: MaskedView<Content, Mask>) -> Bool {
        old.alignment != view.alignment
    }
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        contentNode?.children.first?.trait(key)
    }
}

/// A box that gives its size, and behind it, the last child, one whose drawing lets the others through.
private final class MaskBox: ContainerBox {
    private let alignment: () -> Alignment

    init(owner: Node, alignment: @escaping () -> Alignment) {
        self.alignment = alignment
        super.init(owner: owner)
    }

    private var all: [LayoutBox] { super.children }
    private var mask: LayoutBox? { all.last }
    private var lead: LayoutBox? {
        let content = children
        return content.first { !$0.isLeaving } ?? content.first
    }
    /// The mask is neither touched nor read.
    override var children: [LayoutBox] { all.dropLast() }

    override var layoutPriority: Double { lead?.layoutPriority ?? 0 }
    override var zIndex: Double { lead?.zIndex ?? 0 }
    override var isLeaving: Bool { lead?.isLeaving ?? false }
    override func spacing(at edge: Edge) -> EdgeSpacing { lead?.spacing(at: edge) ?? .standard }
    override func layoutValue(_ key: ObjectIdentifier) -> Any? { lead?.layoutValue(key) }
    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        lead?.explicitGuide(key, proposal: proposal)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { lead?.size(for: proposal) ?? .zero }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for child in children where !child.isLeaving || child === lead {
            place(child, x: 0, y: 0, proposal: proposal, in: size)
        }
        guard let mask else { return }
        let alignment = alignment()
        let outer = dimensions(for: proposal)
        let offered = ProposedViewSize(size)
        let inner = mask.dimensions(for: offered)
        place(
            mask, x: outer[alignment.horizontal] - inner[alignment.horizontal],
            y: outer[alignment.vertical] - inner[alignment.vertical], proposal: offered, in: size)
    }

    override func makeItems() -> [DisplayItem] {
        let items = childItems()
        guard let mask, !items.isEmpty else { return [] }
        let holes = TransitionEffect.moved(
            mask.items, CGSize(width: mask.frame.minX, height: mask.frame.minY))
        guard !holes.isEmpty else { return [] }
        return [DisplayItem(owner: owner.path, content: .group(.mask(holes), items))]
    }
}

struct HiddenModifier: BoxModifier {
    static var changesLayout: Bool { false }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        HiddenBox(owner: owner, content: content)
    }
}

/// A box that takes its space and is neither seen, touched nor read.
private final class HiddenBox: WrapperBox {
    override func makeItems() -> [DisplayItem] { [] }
    override var takesTouches: Bool { false }
    override var isAccessible: Bool { false }
}

extension View {
    /// Shows this view only where another one is drawn, as opaque as that one is.
    public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        MaskedView(content: self, mask: mask(), alignment: alignment)
    }
    /// Shows this view only where another one is drawn, as opaque as that one is.
    @available(*, deprecated, message: "Use mask(alignment:_:).")
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        MaskedView(content: self, mask: mask, alignment: .center)
    }
    /// Keeps the view's space and hides the view.
    public func hidden() -> some View { modified(HiddenModifier()) }
}
