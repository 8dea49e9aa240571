// Licensed under the Apache License, Version 2.0.

/// A node whose field is focused when a focus state has a value.
@MainActor
protocol FocusTarget<Value>: Node {
    associatedtype Value: Hashable
    var matchingValue: Value { get }
    var location: FocusLocation<Value>? { get }
    /// The field that can take the focus.
    var field: (any FocusableNode)? { get }
}

struct FocusedView<Content: View, Value: Hashable>: View, PrimitiveView {
    let content: Content
    let state: FocusState<Value>.Binding
    let value: Value
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { FocusedNode(self, inputs) }
}

private final class FocusedNode<Content: View, Value: Hashable>:
    ViewNode<FocusedView<Content, Value>>, FocusTarget, FocusWatchingNode
{
    private var child: ViewNode<Content>?

    override init(_ view: FocusedView<Content, Value>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        child = view.content.makeViewNode(inputs.child(of: self))
        view.state.location?.register(self)
    }

    override var children: [Node] { .only(child) }
    var matchingValue: Value { view.value }
    var location: FocusLocation<Value>? { view.state.location }
    var field: (any FocusableNode)? { firstField }

    override func didUpdate(
        from old: FocusedView<Content, Value>, viewChanged: Bool, environmentChanged: Bool
    ) {
        if old.state.location !== view.state.location { view.state.location?.register(self) }
        child?.update(to: view.content, environment: environment)
    }

    func fieldFocusDidChange(_ isFocused: Bool) {
        view.state.location?.fieldDidChange(to: view.value, isFocused: isFocused)
    }

    func sharesFocus(with other: any FocusWatchingNode) -> Bool {
        guard let other = other as? any FocusTarget<Value> else { return false }
        return other.location === location && other.matchingValue == matchingValue
    }

    func heir(of field: any FocusableNode) -> (any FocusableNode)? {
        location?.field(for: matchingValue, other: field)
    }
}

extension Node {
    /// The node itself or the first one below it that can take the focus.
    var firstField: (any FocusableNode)? {
        if let field = self as? any FocusableNode { return field.canFocus ? field : nil }
        if isDeparting { return nil }
        for child in children { if let found = child.firstField { return found } }
        return nil
    }
}

extension View {
    /// Binds the focus of the field inside the view to a state: both follow each other.
    @_disfavoredOverload
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        FocusedView(content: self, state: condition, value: true)
    }
    /// Binds the focus of the field inside the view to a state's value: both follow each other.
    @_disfavoredOverload
    public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        FocusedView(content: self, state: binding, value: value)
    }
}
