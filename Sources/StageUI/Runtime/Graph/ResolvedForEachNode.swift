// Licensed under the Apache License, Version 2.0.

/// The node of a `ForEach` whose elements are found in another view.
final class ResolvedForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ViewNode<ForEach<Data, ID, Content>>
{
    private var child: ViewNode<AnyView>?

    override init(_ view: ForEach<Data, ID, Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        child = view.resolved?().makeViewNode(inputs.child(of: self))
    }

    override var children: [Node] { .only(child) }
    override var elements: [Node] { child?.elements ?? [] }
    override var bringsSeveral: Bool { true }
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { nil }

    override func didUpdate(
        from old: ForEach<Data, ID, Content>, viewChanged: Bool, environmentChanged: Bool
    ) {
        if let shown = view.resolved?() { child?.update(to: shown, environment: environment) }
    }
}
