// Licensed under the Apache License, Version 2.0.

/// Says which field has the keyboard focus; writing it moves the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, InstallableProperty {
    private let empty: Value
    private var location: FocusLocation<Value>?

    /// Creates a state that says whether one field has the focus.
    public init() where Value == Bool { empty = false }

    /// Creates a state that says which field has the focus, if any.
    public init<T: Hashable>() where Value == T? { empty = nil }

    /// The present value; writing it moves the focus after the update.
    @MainActor
    public var wrappedValue: Value {
        get { location?.value ?? empty }
        nonmutating set { location?.write(newValue) }
    }

    /// A binding to the state, for `focused(_:)`.
    @MainActor
    public var projectedValue: Binding { Binding(location: location, empty: empty) }

    mutating func install(_ storage: inout PropertyStorage) {
        let owner = storage.owner
        let empty = empty
        location = storage.location { FocusLocation(empty, owner: owner) }
    }

    /// A way to read and write a focus state from inside other views.
    @propertyWrapper
    @MainActor
    public struct Binding {
        let location: FocusLocation<Value>?
        let empty: Value

        /// The present value; writing it moves the focus after the update.
        public var wrappedValue: Value {
            get { location?.value ?? empty }
            nonmutating set { location?.write(newValue) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

/// Where a focus state lives: in its view's node.
@MainActor
final class FocusLocation<Value: Hashable> {
    private(set) var value: Value
    private let empty: Value
    private weak var owner: (any Invalidatable)?
    private var fields: [Weak] = []

    private struct Weak {
        weak var node: (any FocusTarget<Value>)?
    }

    init(_ empty: Value, owner: (any Invalidatable)?) {
        value = empty
        self.empty = empty
        self.owner = owner
    }

    func register(_ node: any FocusTarget<Value>) {
        fields.removeAll { $0.node == nil || $0.node === node }
        fields.append(Weak(node: node))
    }

    /// Takes a new value from the view and lets the focus follow it.
    func write(_ new: Value) {
        guard let owner else { return }
        let stage = owner.stage
        if let busy = stage.updatingNode {
            stage.report(
                .writeDuringUpdate,
                "A focus state was written while \(busy.path) was being updated; the write was refused. "
                    + "Write it in an action or in onChange.", at: busy)
            return
        }
        guard new != value else { return }
        take(new)
        stage.perform { [weak self] in self?.apply(on: stage) }
    }

    /// Takes a value that tells where the focus has gone.
    func take(_ new: Value) {
        guard new != value else { return }
        value = new
        owner?.invalidate(Transaction.current)
    }

    func fieldDidChange(to matching: Value, isFocused: Bool) {
        if isFocused { take(matching) } else if value == matching { take(empty) }
    }

    private func apply(on stage: Stage) {
        let nodes = fields.compactMap(\.node).filter(\.isMounted)
        if value != empty, let field = nodes.first(where: { $0.matchingValue == value })?.field {
            stage.focus.move(to: field)
            return
        }
        // Nothing to focus: none of the fields keeps the focus, and the state says so.
        take(empty)
        for node in nodes {
            if let field = node.field, stage.focus.current === field { stage.focus.move(to: nil) }
        }
    }
}

/// A node whose field is focused when a focus state has a value.
@MainActor
protocol FocusTarget<Value>: Node {
    associatedtype Value: Hashable
    var matchingValue: Value { get }
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

    override var children: [Node] { child.map { [$0] } ?? [] }
    var matchingValue: Value { view.value }
    var field: (any FocusableNode)? { Self.field(in: self) }

    private static func field(in node: Node) -> (any FocusableNode)? {
        if let field = node as? any FocusableNode { return field.canFocus ? field : nil }
        for child in node.children {
            if let found = field(in: child) { return found }
        }
        return nil
    }

    override func didUpdate(
        from old: FocusedView<Content, Value>, viewChanged: Bool, environmentChanged: Bool
    ) {
        if old.state.location !== view.state.location { view.state.location?.register(self) }
        child?.update(to: view.content, environment: environment)
    }

    func fieldFocusDidChange(_ isFocused: Bool) {
        view.state.location?.fieldDidChange(to: view.value, isFocused: isFocused)
    }

    override func unmount() {
        guard isMounted else { return }
        let hadFocus = field.map { stage.focus.current === $0 } ?? false
        super.unmount()
        if hadFocus { fieldFocusDidChange(false) }
    }
}

extension View {
    /// Ties the focus of the field inside the view to a state: both follow each other.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        FocusedView(content: self, state: condition, value: true)
    }
    /// Ties the focus of the field inside the view to a state's value: both follow each other.
    public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        FocusedView(content: self, state: binding, value: value)
    }
}
