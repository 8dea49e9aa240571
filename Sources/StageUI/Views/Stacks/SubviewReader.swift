// Licensed under the Apache License, Version 2.0.

/// A container that arranges each of its views by itself, such as the rows of a form or of a menu.
struct SubviewReader<Content: View, Result: View>: View, PrimitiveView {
    let content: Content
    /// Indicates whether sections of the content tell their parts, and are no rows of a form.
    var readsSections = false
    /// Indicates whether the views become rows of a list, some of which may not be made.
    var arrangesRows = false
    @ViewBuilder let result: @MainActor ([Subview]) -> Result

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { SubviewReaderNode(self, inputs) }
}

/// A view of the content of a container, shown at another place; its environment is that of the content.
public struct Subview: View, PrimitiveView, Identifiable {
    /// A value that identifies a subview as long as it is there.
    public struct ID: Hashable, Sendable {
        private let node: ObjectIdentifier

        init(_ node: Node) { self.node = ObjectIdentifier(node) }
    }

    /// The identity of the subview, which lasts as long as the view itself.
    public nonisolated let id: ID
    let node: Node
    /// The value by which a container with a selection identifies the view.
    let tag: AnyHashable?
    /// Another number means that the view may have other boxes than before.
    let revision: Int
    /// The node of the container.
    let container: ObjectIdentifier

    /// The rows that the view stands for because they are not in the list; nil for a view that is there.
    var gap: GapNode? { node as? GapNode }

    init(_ node: Node, tag: AnyHashable?, revision: Int, container: Node) {
        self.container = ObjectIdentifier(container)
        id = ID(node)
        self.node = node
        self.tag = tag
        self.revision = revision
    }

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { SubviewNode(self, inputs) }
}

/// Shows the boxes of a node that lives elsewhere.
private final class SubviewNode: ViewNode<Subview> {
    override func collectBoxes(into boxes: inout [LayoutBox]) { view.node.collectBoxes(into: &boxes) }
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        // Another container that gets the view has not the views around it, which say something of it, too.
        if key == ContainerChange.Trait.self { return view.containerChange as? Key.Value }
        if key == TagTrait.Implicit.self { return view.tag as? Key.Value }
        return view.node.trait(key)
    }
    override func didUpdate(from old: Subview, viewChanged: Bool, environmentChanged: Bool) {
        if viewChanged { structureDidChange() }
    }
}

/// The result that is made of the views. It is a separate view, so that the models it reads are observed.
private struct Arranged<Result: View>: View, UnnamedView {
    let subviews: [Subview]
    let result: @MainActor ([Subview]) -> Result
    var body: some View { result(subviews) }
}

private final class SubviewReaderNode<Content: View, Result: View>:
    ViewNode<SubviewReader<Content, Result>>, SubviewSource
{
    private var contentNode: ViewNode<Content>?
    private var resultNode: ViewNode<Arranged<Result>>?
    private var revision = 0
    private var isRefreshing = true
    /// Indicates whether the boxes below have changed since the container saw them.
    private var hasOtherBoxes = false
    /// The environment of the content, made of that of the container.
    private var inner: (container: EnvironmentValues, content: EnvironmentValues)?

    override init(_ view: SubviewReader<Content, Result>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        contentNode = view.content.makeViewNode(inputs.child(of: self, environment: contentEnvironment))
        resultNode = arranged.makeViewNode(inputs.child(of: self))
        isRefreshing = false
        hasOtherBoxes = false
    }

    private var contentEnvironment: EnvironmentValues {
        guard environment.readsSections != view.readsSections else { return environment }
        // One that is made anew would have all views of the content updated.
        if let inner, inner.container.isIdentical(to: environment) { return inner.content }
        var content = environment
        content.readsSections = view.readsSections
        inner = (environment, content)
        return content
    }

    private var arranged: Arranged<Result> {
        let subviews = (contentNode?.elements ?? []).map {
            Subview($0, tag: $0.tag(below: self), revision: revision, container: self)
        }
        return Arranged(subviews: subviews, result: view.result)
    }

    override var children: [Node] { [contentNode as Node?, resultNode].compactMap { $0 } }
    override var elements: [Node] { resultNode?.elements ?? [] }
    override var arrangesRows: Bool { view.arrangesRows }
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { resultNode?.trait(key) }
    override func collectBoxes(into boxes: inout [LayoutBox]) { resultNode?.collectBoxes(into: &boxes) }

    /// Either the views or their result has changed; both change what the container sees.
    override func structureDidChange() {
        hasOtherBoxes = true
        if !isRefreshing { refresh {} }
    }

    /// The views that stay keep their revision, so that their rows are not laid out anew.
    override func rowsDidChange() {
        guard view.arrangesRows else { return structureDidChange() }
        if !isRefreshing { refresh {} }
    }

    override func didUpdate(
        from old: SubviewReader<Content, Result>, viewChanged: Bool, environmentChanged: Bool
    ) {
        refresh { contentNode?.update(to: view.content, environment: contentEnvironment) }
    }

    /// Updates the result of the views, and tells the container when it has other boxes than before.
    private func refresh(_ first: () -> Void) {
        isRefreshing = true
        first()
        if hasOtherBoxes { revision += 1 }
        resultNode?.update(to: arranged, environment: environment)
        isRefreshing = false
        guard hasOtherBoxes else { return }
        hasOtherBoxes = false
        super.structureDidChange()
    }

    override func unmount() {
        isRefreshing = true
        super.unmount()
    }
}
