// Licensed under the Apache License, Version 2.0.

/// A view that is only brought up to date when its new value is not equal to the one before.
public struct EquatableView<Content: View & Equatable> {
    /// The view.
    public var content: Content

    /// Creates a view that is compared first.
    public init(content: Content) { self.content = content }
}

extension EquatableView: View {}

extension EquatableView: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { EquatableNode(self, inputs) }
}

private final class EquatableNode<Content: View & Equatable>: ViewNode<EquatableView<Content>> {
    private var child: ViewNode<Content>?

    override init(_ view: EquatableView<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        child = view.content.makeViewNode(inputs.child(of: self))
    }

    override var children: [Node] { .only(child) }
    override var elements: [Node] { child?.elements ?? [] }

    override func didUpdate(
        from old: EquatableView<Content>, viewChanged: Bool, environmentChanged: Bool
    ) {
        guard let child else { return }
        // An equal value is not stored, so that nothing below is made anew.
        let isSame = child.view == view.content
        child.update(to: isSame ? child.view : view.content, environment: environment)
    }
}

extension View where Self: Equatable {
    /// Updates the view only when its new value is not equal to the one before.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
