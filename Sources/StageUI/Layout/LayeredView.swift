// Licensed under the Apache License, Version 2.0.

import Foundation

/// What a layer is to the view that it belongs to.
enum LayerKind {
    case behind
    case inFront
    /// The view is seen only where the layer is drawn, which is neither touched nor read.
    case mask
}

/// A view with others behind it or in front of it, which do not count for its size.
struct LayeredView<Content: View, Layer: View>: View, PrimitiveView {
    let content: Content
    let layer: Layer
    let alignment: Alignment
    let kind: LayerKind

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { LayeredNode(self, inputs) }
}

/// Gives each view of the content a layer of its own: a group stands for its views, and no view has no layer.
private final class LayeredNode<Content: View, Layer: View>: ViewNode<LayeredView<Content, Layer>> {
    private struct Part {
        let box: LayeredBox
        let layer: ViewNode<Layer>
    }
    private var contentNode: ViewNode<Content>?
    private var parts: [Part] = []

    override init(_ view: LayeredView<Content, Layer>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        contentNode = view.content.makeViewNode(inputs.child(of: self))
        refreshParts()
    }

    override var children: [Node] { (contentNode.map { [$0 as Node] } ?? []) + parts.map(\.layer) }
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { contentNode?.trait(key) }

    override func collectBoxes(into boxes: inout [LayoutBox]) {
        refreshParts()
        for part in parts { boxes.append(part.box) }
    }

    override func structureDidChange() {
        guard contentNode != nil, isMounted else { return }
        for part in parts { part.box.layersDidChange() }
        if refreshParts() { super.structureDidChange() }
    }

    /// Brings the layers to the boxes that the content has now; returns whether these are others than before.
    @discardableResult
    private func refreshParts() -> Bool {
        var contents: [LayoutBox] = []
        contentNode?.collectBoxes(into: &contents)
        let isSame =
            contents.count == parts.count && zip(contents, parts).allSatisfy { $0 === $1.box.content }
        if isSame { return false }
        let before = parts
        parts = contents.map { content in before.first { $0.box.content === content } ?? makePart(content) }
        for part in before where !parts.contains(where: { $0.box === part.box }) { part.layer.unmount() }
        return true
    }

    private func makePart(_ content: LayoutBox) -> Part {
        let layer = view.layer.makeViewNode(NodeInputs(stage: stage, parent: self, environment: environment))
        let box = LayeredBox(owner: self, content: content) { [unowned self] in
            (self.view.alignment, self.view.kind)
        } collect: { [weak layer] in
            var boxes: [LayoutBox] = []
            layer?.collectBoxes(into: &boxes)
            return boxes
        }
        return Part(box: box, layer: layer)
    }

    override func didUpdate(
        from old: LayeredView<Content, Layer>, viewChanged: Bool, environmentChanged: Bool
    ) {
        if environmentChanged || old.alignment != view.alignment {
            for part in parts { part.box.invalidateLayout() }
        }
        contentNode?.update(to: view.content, environment: environment)
        for part in parts { part.layer.update(to: view.layer, environment: environment) }
    }
}
