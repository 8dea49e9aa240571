// Licensed under the Apache License, Version 2.0.

/// A view that asks for a presentation, or for none.
struct Presenter<Content: View>: View, PrimitiveView {
    let content: Content
    let request: PresentationRequest?

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { PresenterNode(self, inputs) }
}

/// A node that asks for presentations.
@MainActor
protocol Presenting: Node {
    /// The current request.
    var wanted: PresentationRequest? { get }
    /// The node that is shown for it, also while it leaves.
    var presented: PresentedNode? { get set }
}

extension Presenting {
    /// Updates the presentation to the request.
    func reconsider() {
        guard isMounted else { return }
        guard let presented else {
            if let wanted { stage.presentations.present(wanted, from: self) }
            return
        }
        guard !presented.isLeaving else { return }
        if let wanted, wanted.id == presented.request.id {
            presented.take(wanted, environment: environment)
        } else {
            presented.leave()
        }
    }
}

private final class PresenterNode<Content: View>: ViewNode<Presenter<Content>>, Presenting {
    private var child: ViewNode<Content>?
    var presented: PresentedNode?

    override init(_ view: Presenter<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        child = view.content.makeViewNode(inputs.child(of: self))
        reconsider()
    }

    var wanted: PresentationRequest? { view.request }
    override var children: [Node] { .only(child) }
    override var elements: [Node] { child?.elements ?? [] }

    override func didUpdate(from old: Presenter<Content>, viewChanged: Bool, environmentChanged: Bool) {
        child?.update(to: view.content, environment: environment)
        reconsider()
    }

    override func unmount() {
        guard isMounted else { return }
        super.unmount()
        // The presentation leaves the usual way, although no view asks for it any more.
        presented?.leave()
    }
}

/// The content of a presentation; a separate view, so that the values it reads are observed.
struct PresentedContent<Content: View>: View, UnnamedView {
    let content: () -> Content
    var body: some View { content() }
}
