// Licensed under the Apache License, Version 2.0.

import Foundation

/// A view with others behind it or in front of it, which do not count for its size.
struct LayeredView<Content: View, Layer: View>: View, PrimitiveView {
    let content: Content
    let layer: Layer
    let alignment: Alignment
    let isBehind: Bool

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { LayeredNode(self, inputs) }
}

private final class LayeredNode<Content: View, Layer: View>: ViewNode<LayeredView<Content, Layer>> {
    private var contentNode: ViewNode<Content>?
    private var layerNode: ViewNode<Layer>?
    private lazy var box = LayeredBox(owner: self) { [unowned self] in
        (self.view.alignment, self.view.isBehind)
    } collect: { [unowned self] in
        var content: [LayoutBox] = []
        var layers: [LayoutBox] = []
        self.contentNode?.collectBoxes(into: &content)
        self.layerNode?.collectBoxes(into: &layers)
        return (content, layers)
    }

    override init(_ view: LayeredView<Content, Layer>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        contentNode = view.content.makeViewNode(inputs.child(of: self))
        layerNode = view.layer.makeViewNode(inputs.child(of: self))
    }

    override var children: [Node] {
        [contentNode as Node?, layerNode].compactMap { $0 }
    }
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { contentNode?.trait(key) }
    override func collectBoxes(into boxes: inout [LayoutBox]) { boxes.append(box) }
    override func structureDidChange() { box.childrenDidChange() }

    override func didUpdate(
        from old: LayeredView<Content, Layer>, viewChanged: Bool, environmentChanged: Bool
    ) {
        if environmentChanged || old.alignment != view.alignment { box.invalidateLayout() }
        contentNode?.update(to: view.content, environment: environment)
        layerNode?.update(to: view.layer, environment: environment)
    }
}

private final class LayeredBox: LayoutBox {
    private let style: () -> (alignment: Alignment, isBehind: Bool)
    private let collect: () -> (content: [LayoutBox], layers: [LayoutBox])
    private var collected: (content: [LayoutBox], layers: [LayoutBox])?

    init(
        owner: Node, style: @escaping () -> (alignment: Alignment, isBehind: Bool),
        collect: @escaping () -> (content: [LayoutBox], layers: [LayoutBox])
    ) {
        self.style = style
        self.collect = collect
        super.init(owner: owner)
    }

    private var parts: (content: [LayoutBox], layers: [LayoutBox]) {
        if let collected { return collected }
        let made = collect()
        for box in made.content + made.layers { box.superbox = self }
        collected = made
        return made
    }

    func childrenDidChange() {
        collected = nil
        invalidateLayout()
    }

    override var children: [LayoutBox] {
        let parts = parts
        return style().isBehind ? parts.layers + parts.content : parts.content + parts.layers
    }
    /// The box that gives its size: the first one that is not on its way out.
    private var lead: LayoutBox? {
        let content = parts.content
        return content.first { !$0.isLeaving } ?? content.first
    }
    override var layoutPriority: Double { lead?.layoutPriority ?? 0 }
    override var zIndex: Double { lead?.zIndex ?? 0 }
    override var isLeaving: Bool { lead?.isLeaving ?? false }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        lead?.size(for: proposal) ?? .zero
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let parts = parts
        for box in parts.content where !box.isLeaving || box === lead {
            place(box, x: 0, y: 0, proposal: proposal, in: size)
        }
        let alignment = style().alignment
        let outer = dimensions(for: proposal)
        let offered = ProposedViewSize(size)
        for box in parts.layers where !box.isLeaving {
            let inner = box.dimensions(for: offered)
            place(
                box, x: outer[alignment.horizontal] - inner[alignment.horizontal],
                y: outer[alignment.vertical] - inner[alignment.vertical], proposal: offered, in: size)
        }
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        lead?.explicitGuide(key, proposal: proposal)
    }

    override func spacing(at edge: Edge) -> EdgeSpacing { lead?.spacing(at: edge) ?? .standard }
}

extension View {
    /// Puts views behind this one, in a space of its size.
    public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        LayeredView(
            content: self, layer: ZStack(alignment: alignment, content: content), alignment: alignment,
            isBehind: true)
    }
    /// Puts a view behind this one, in a space of its size; a colour is taken as a style instead.
    @_disfavoredOverload
    public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        LayeredView(content: self, layer: background, alignment: alignment, isBehind: true)
    }
    /// Paints the space of this view and the parts of the screen's edge that it touches.
    public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        LayeredView(
            content: self,
            layer: ShapeView(shape: Rectangle(), style: style, stroke: nil, evenOdd: false)
                .ignoresSafeArea(edges: edges),
            alignment: .center, isBehind: true)
    }
    /// Paints a shape behind this view.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        LayeredView(
            content: self, layer: shape.fill(style, style: fillStyle), alignment: .center,
            isBehind: true)
    }
    /// Puts views in front of this one, in a space of its size.
    public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        LayeredView(
            content: self, layer: ZStack(alignment: alignment, content: content), alignment: alignment,
            isBehind: false)
    }
    /// Puts a view in front of this one, in a space of its size; a colour is taken as a style instead.
    @_disfavoredOverload
    public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        LayeredView(content: self, layer: overlay, alignment: alignment, isBehind: false)
    }
}
