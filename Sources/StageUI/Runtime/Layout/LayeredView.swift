// Licensed under the Apache License, Version 2.0.

import Foundation

/// The relation of a layer to the view that it belongs to.
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

/// Gives each view of the content its own layer: a group stands for its views, and no view has no layer.
private final class LayeredNode<Content: View, Layer: View>: ViewNode<LayeredView<Content, Layer>> {
    private var contentNode: ViewNode<Content>?
    private var layers: [LayerNode<Layer>] = []

    override init(_ view: LayeredView<Content, Layer>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        contentNode = view.content.makeViewNode(inputs.child(of: self))
        refreshLayers()
    }

    override var children: [Node] { (contentNode.map { [$0 as Node] } ?? []) + layers }
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { contentNode?.trait(key) }

    override func collectBoxes(into boxes: inout [LayoutBox]) {
        refreshLayers()
        for layer in layers { boxes.append(layer.box) }
    }

    override func structureDidChange() {
        if isMounted { refreshLayers() }
        super.structureDidChange()
    }

    /// Brings the layers to the boxes that the content has now.
    private func refreshLayers() {
        var contents: [LayoutBox] = []
        contentNode?.collectBoxes(into: &contents)
        let isSame = contents.count == layers.count && zip(contents, layers).allSatisfy { $0 === $1.content }
        if isSame { return }
        let before = layers
        layers = contents.map { content in
            if let known = before.first(where: { $0.content === content }) { return known }
            return LayerNode(content, view.layer, style, inputs: inputs)
        }
        for layer in before where !layers.contains(where: { $0 === layer }) { layer.unmount() }
    }

    private var inputs: NodeInputs { NodeInputs(stage: stage, parent: self, environment: environment) }
    private var style: LayeredBox.Style {
        LayeredBox.Style(alignment: view.alignment, kind: view.kind)
    }

    override func didUpdate(
        from old: LayeredView<Content, Layer>, viewChanged: Bool, environmentChanged: Bool
    ) {
        contentNode?.update(to: view.content, environment: environment)
        for layer in layers { layer.take(view.layer, style, environment: environment) }
    }
}

/// The layer of one view.
private final class LayerNode<Layer: View>: Node {
    let content: LayoutBox
    private var child: ViewNode<Layer>?
    private(set) lazy var box = LayeredBox(owner: self, content: content, style: style)
    private var style: LayeredBox.Style

    init(_ content: LayoutBox, _ layer: Layer, _ style: LayeredBox.Style, inputs: NodeInputs) {
        self.content = content
        self.style = style
        super.init(inputs)
        child = layer.makeViewNode(inputs.child(of: self))
    }

    /// The layer goes with its view, which may be one of several while they are exchanged.
    override var isDeparting: Bool { content.isLeaving }
    override var children: [Node] { .only(child) }
    override func structureDidChange() { box.layersDidChange() }

    func take(_ layer: Layer, _ style: LayeredBox.Style, environment: EnvironmentValues) {
        let isSameEnvironment = self.environment.isIdentical(to: environment)
        self.environment = environment
        if !isSameEnvironment || style != self.style { box.take(style) }
        self.style = style
        child?.update(to: layer, environment: environment)
    }
}
