// Licensed under the Apache License, Version 2.0.

/// Several views side by side, each with its own type and place.
public struct TupleView<T> {
    /// The views.
    public var value: T

    let makeChildren: @MainActor (NodeInputs) -> [Node]
    let updateChildren: @MainActor ([Node], EnvironmentValues) -> Void

    /// Joins views.
    @MainActor @preconcurrency
    public init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
        self.value = value
        makeChildren = { inputs in
            var nodes: [Node] = []
            repeat nodes.append((each value).makeViewNode(inputs))
            return nodes
        }
        updateChildren = { nodes, environment in
            var index = 0
            repeat TupleView.update(each value, nodes, &index, environment)
        }
    }

    @MainActor
    private static func update<Content: View>(
        _ view: Content, _ nodes: [Node], _ index: inout Int, _ environment: EnvironmentValues
    ) {
        defer { index += 1 }
        guard index < nodes.count, let node = nodes[index] as? ViewNode<Content> else { return }
        node.update(to: view, environment: environment)
    }
}

extension TupleView: View {}

extension TupleView: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<TupleView<T>> { TupleNode(self, inputs) }
}

private final class TupleNode<T>: ViewNode<TupleView<T>> {
    private var nodes: [Node] = []

    override init(_ view: TupleView<T>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        nodes = view.makeChildren(inputs.child(of: self))
    }

    override var children: [Node] { nodes }
    override var passesRows: Bool { true }
    override func collectBoxes(into boxes: inout [LayoutBox]) {
        for node in nodes { node.collectBoxes(into: &boxes) }
    }
    override var elements: [Node] { nodes.flatMap(\.elements) }
    override var bringsSeveral: Bool { true }
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { nil }

    override func didUpdate(from old: TupleView<T>, viewChanged: Bool, environmentChanged: Bool) {
        view.updateChildren(nodes, environment)
    }
}

/// A view that shows nothing and takes no space.
public struct EmptyView {
    /// Creates an empty view.
    public init() {}
}

extension EmptyView: View {}

extension EmptyView: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<EmptyView> { EmptyNode(self, inputs) }
}

private final class EmptyNode: ViewNode<EmptyView> {
    override var elements: [Node] { [] }
}

/// Views, scenes, commands or items of bars that are treated as one where a single one is expected.
public struct Group<Content> {
    /// No body: the runtime knows the group.
    public typealias Body = Never
    let content: Content

    /// The second value keeps a closure that builds the content from being taken for the content.
    init(of content: Content, _: Void) { self.content = content }
}

extension Group where Content: View {
    /// Creates a group of views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: View where Content: View {}

extension Group: PrimitiveView where Content: View {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Group> { GroupNode(self, inputs) }
}

private final class GroupNode<Content: View>: ViewNode<Group<Content>> {
    private var child: ViewNode<Content>?

    override init(_ view: Group<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        child = view.content.makeViewNode(inputs.child(of: self))
    }

    override var children: [Node] { .only(child) }
    override var elements: [Node] { child?.elements ?? [] }
    override var passesRows: Bool { true }
    override func collectBoxes(into boxes: inout [LayoutBox]) { child?.collectBoxes(into: &boxes) }
    override var name: String { "Group" }

    override func didUpdate(from old: Group<Content>, viewChanged: Bool, environmentChanged: Bool) {
        child?.update(to: view.content, environment: environment)
    }
}

/// A type-erased view.
public struct AnyView {
    let matches: @MainActor (Node) -> Bool
    let make: @MainActor (NodeInputs) -> Node
    let update: @MainActor (Node, EnvironmentValues) -> Void

    /// Creates a type-erased view.
    @MainActor @preconcurrency
    public init<Content: View>(_ view: Content) {
        matches = { $0 is ViewNode<Content> }
        make = { view.makeViewNode($0) }
        update = { node, environment in
            (node as? ViewNode<Content>)?.update(to: view, environment: environment)
        }
    }

    /// Creates a type-erased view.
    @MainActor @preconcurrency
    public init<Content: View>(erasing view: Content) { self.init(view) }

}

extension AnyView: View {}

extension AnyView: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<AnyView> { AnyViewNode(self, inputs) }
}

private final class AnyViewNode: ViewNode<AnyView> {
    private var child: Node?

    override init(_ view: AnyView, _ inputs: NodeInputs) {
        super.init(view, inputs)
        child = view.make(inputs.child(of: self))
    }

    override var children: [Node] { .only(child) }
    override var passesRows: Bool { true }
    override var elements: [Node] { child?.elements ?? [] }

    override func didUpdate(from old: AnyView, viewChanged: Bool, environmentChanged: Bool) {
        if let child, view.matches(child) { return view.update(child, environment) }
        child?.unmount()
        child = view.make(NodeInputs(stage: stage, parent: self, environment: environment))
        structureDidChange()
    }
}
