// Licensed under the Apache License, Version 2.0.

/// A proxy that scrolls to a view by its id.
@MainActor @preconcurrency
public struct ScrollViewProxy {
    private weak var node: Node?

    init(_ node: Node) { self.node = node }

    /// Scrolls to the view with an id, so far that it can be seen or that an anchor point of both meets.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let stage = node?.stage else { return }
        let animation = Transaction.current.effectiveAnimation
        node?.whenPlaced(AnyHashable(id)) { box in
            box.enclosingScroll?.reveal(box, anchor: anchor, animation: animation)
        }
        stage.layoutPass.isDue = true
    }
}

/// A view that can make the scroll views inside it scroll.
public struct ScrollViewReader<Content: View>: View {
    /// Creates the content.
    public var content: (ScrollViewProxy) -> Content

    /// Creates a reader.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { ScrollReaderNode(self, inputs) }
}

/// Creates the content of a reader; a separate view, so that the values it reads are observed.
private struct ScrollReaderContent<Content: View>: View, UnnamedView {
    let proxy: ScrollViewProxy
    let content: (ScrollViewProxy) -> Content
    var body: some View { content(proxy) }
}

private final class ScrollReaderNode<Content: View>: ViewNode<ScrollViewReader<Content>> {
    private var child: ViewNode<ScrollReaderContent<Content>>?

    override init(_ view: ScrollViewReader<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        child = content.makeViewNode(inputs.child(of: self))
    }

    private var content: ScrollReaderContent<Content> {
        ScrollReaderContent(proxy: ScrollViewProxy(self), content: view.content)
    }

    override var children: [Node] { .only(child) }

    override func didUpdate(
        from old: ScrollViewReader<Content>, viewChanged: Bool, environmentChanged: Bool
    ) {
        child?.update(to: content, environment: environment)
    }
}
