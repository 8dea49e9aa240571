// Licensed under the Apache License, Version 2.0.

import Foundation

/// A view whose content depends on the space that it gets.
public struct GeometryReader<Content: View>: View {
    /// Creates the content for the space.
    public let content: (GeometryProxy) -> Content

    /// Creates a geometry reader.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { GeometryNode(self, inputs) }
}

/// Creates the content of a geometry reader; a separate view, so that the values it reads are observed.
struct GeometryContent<Content: View>: View, UnnamedView {
    let proxy: GeometryProxy
    let content: (GeometryProxy) -> Content
    var body: some View { content(proxy) }
}

private final class GeometryNode<Content: View>: ViewNode<GeometryReader<Content>> {
    private var contentNode: ViewNode<GeometryContent<Content>>?
    private lazy var box = GeometryBox(owner: self) { [unowned self] in self.refresh() }

    override var children: [Node] { .only(contentNode) }
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { nil }
    override func collectBoxes(into boxes: inout [LayoutBox]) { boxes.append(box) }
    override func structureDidChange() { box.childrenDidChange() }

    override func didUpdate(
        from old: GeometryReader<Content>, viewChanged: Bool, environmentChanged: Bool
    ) {
        if environmentChanged { box.invalidateLayout() }
        refresh()
    }

    private func refresh() {
        guard let proxy = box.proxy else { return }
        let view = GeometryContent(proxy: proxy, content: view.content)
        if let contentNode {
            contentNode.update(to: view, environment: environment)
        } else {
            contentNode = view.makeViewNode(
                NodeInputs(stage: stage, parent: self, environment: environment))
            box.childrenDidChange()
        }
    }
}

private final class GeometryBox: ContainerBox, GeometryWatching {
    private let refresh: () -> Void
    /// Nil before the box has been placed.
    private var geometry: CurrentGeometry?
    private var size: CGSize?

    init(owner: Node, refresh: @escaping () -> Void) {
        self.refresh = refresh
        super.init(owner: owner)
    }

    /// The proxy that the content gets; nil before the box has been placed.
    var proxy: GeometryProxy? { geometry.map { GeometryProxy(of: self, $0) } }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if self.size == nil { stage.geometry.add(self) }
        self.size = size
        compareGeometry()
        for child in present { place(child, x: 0, y: 0, proposal: ProposedViewSize(size), in: size) }
    }

    func compareGeometry() {
        guard let size else { return }
        let facts = GeometryFacts(of: self, size: size)
        if let geometry {
            guard geometry.take(facts) else { return }
        } else {
            geometry = CurrentGeometry(facts)
        }
        refresh()
    }
}
