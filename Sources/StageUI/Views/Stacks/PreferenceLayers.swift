// Licensed under the Apache License, Version 2.0.

import Foundation

/// Makes a layer from a value; a separate view, so that the values it reads are observed.
struct PreferenceContent<Value, Layer: View>: View, UnnamedView {
    let value: Value
    let make: (Value) -> Layer
    var body: some View { make(value) }
}

/// A view with a layer that is made from a value sent from inside the view.
struct PreferenceLayerView<Content: View, Key: PreferenceKey, Layer: View>: View, PrimitiveView {
    let content: Content
    let alignment: Alignment
    let kind: LayerKind
    let make: (Key.Value) -> Layer

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { PreferenceLayerNode(self, inputs) }
}

private final class PreferenceLayerNode<Content: View, Key: PreferenceKey, Layer: View>:
    ViewNode<PreferenceLayerView<Content, Key, Layer>>, PreferenceReader
{
    private typealias Layered = LayeredView<Content, ZStack<PreferenceContent<Key.Value, Layer>>>
    private var child: ViewNode<Layered>?
    private var value = Key.defaultValue
    private var readVersion = -1

    override init(_ view: PreferenceLayerView<Content, Key, Layer>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        child = layered.makeViewNode(inputs.child(of: self))
        stage.preferences.add(self)
    }

    override var children: [Node] { .only(child) }

    private var layered: Layered {
        LayeredView(
            content: view.content,
            layer: ZStack(alignment: view.alignment) {
                PreferenceContent(value: value, make: view.make)
            }, alignment: view.alignment, kind: view.kind)
    }

    override func didUpdate(
        from old: PreferenceLayerView<Content, Key, Layer>, viewChanged: Bool, environmentChanged: Bool
    ) {
        child?.update(to: layered, environment: environment)
    }

    func readPreference(version: Int) {
        guard version != readVersion else { return }
        readVersion = version
        // The first child is the content; the layer's own values do not count.
        let new = child?.children.first?.preferenceValue(Key.self) ?? Key.defaultValue
        guard !isEqual(value, new) else { return }
        value = new
        child?.update(to: layered, environment: environment)
    }
}

extension View {
    /// Layers a view made from a value that is sent up from inside this view in front of it.
    public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        PreferenceLayerView<Self, Key, T>(
            content: self, alignment: alignment, kind: .inFront, make: transform)
    }

    /// Layers a view made from a value that is sent up from inside this view behind it.
    public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        PreferenceLayerView<Self, Key, T>(
            content: self, alignment: alignment, kind: .behind, make: transform)
    }
}
