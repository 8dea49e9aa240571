// Licensed under the Apache License, Version 2.0.

import Foundation

/// A view whose content depends on the space that it gets.
public struct GeometryReader<Content: View>: View {
    /// Makes the content for the space.
    public let content: (GeometryProxy) -> Content

    /// Creates a geometry reader.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { GeometryNode(self, inputs) }
}

/// Makes the content of a geometry reader; a view of its own, so that what it reads is watched.
struct GeometryContent<Content: View>: View, UnnamedView {
    let proxy: GeometryProxy
    let content: (GeometryProxy) -> Content
    var body: some View { content(proxy) }
}

private final class GeometryNode<Content: View>: ViewNode<GeometryReader<Content>> {
    private var contentNode: ViewNode<GeometryContent<Content>>?
    private var proxy: GeometryProxy?
    private lazy var box = GeometryBox(owner: self) { [unowned self] proxy in self.take(proxy) }

    override var children: [Node] { contentNode.map { [$0] } ?? [] }
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { nil }
    override func collectBoxes(into boxes: inout [LayoutBox]) { boxes.append(box) }
    override func structureDidChange() { box.childrenDidChange() }

    override func didUpdate(
        from old: GeometryReader<Content>, viewChanged: Bool, environmentChanged: Bool
    ) {
        if environmentChanged { box.invalidateLayout() }
        refresh()
    }

    private func take(_ new: GeometryProxy) {
        if let proxy, proxy.isSame(as: new) { return }
        proxy = new
        refresh()
    }

    private func refresh() {
        guard let proxy else { return }
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
    private let take: (GeometryProxy) -> Void
    /// The size that the box was placed in; nil before it has been placed.
    private var size: CGSize?

    init(owner: Node, take: @escaping (GeometryProxy) -> Void) {
        self.take = take
        super.init(owner: owner)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if self.size == nil { stage.geometry.add(self) }
        self.size = size
        compareGeometry()
        for child in present { place(child, x: 0, y: 0, proposal: ProposedViewSize(size), in: size) }
    }

    func compareGeometry() {
        if let size { take(GeometryProxy(of: self, size: size)) }
    }
}
