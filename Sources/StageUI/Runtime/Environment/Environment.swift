// Licensed under the Apache License, Version 2.0.

public import Observation

/// Reads a value of the environment; the view is updated when that value changes.
@propertyWrapper
public struct Environment<Value> {
    private let read: (EnvironmentValues) -> Value?
    private var value: Value?
    private let missing: String

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        missing = ""
    }

    /// Reads an observable model by its type; it must have been put there with `environment(_:)`.
    public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {
        read = { $0[model: type] }
        missing = "No \(type) in the environment; put one there with .environment(_:) above this view."
    }

    /// Reads an observable model by its type, or nil where none was put into the environment.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { .some($0[model: objectType]) }
        missing = ""
    }

    /// The value; outside a view's update it is the value of an empty environment.
    public var wrappedValue: Value {
        if let value { return value }
        guard let fallback = read(EnvironmentValues()) else { preconditionFailure(missing) }
        return fallback
    }
}

extension Environment: DynamicProperty, InstallableProperty {
    mutating func install(_ storage: inout PropertyStorage) {
        let found = read(storage.environment)
        value = found
        if found == nil { storage.reportMissing(missing) }
        let read = read
        storage.recordEnvironmentRead { other in
            let new = read(other)
            return !isEqual(found, new)
        }
    }
}

extension View {
    /// Sets a value of the environment for this view and everything inside it.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        EnvironmentView(content: self, key: keyPath, value: value) { $0[keyPath: keyPath] = value }
    }

    /// Places an observable model in the environment of this view and everything inside it.
    public func environment<Model: AnyObject & Observable>(_ model: Model?) -> some View {
        environmentModel(model)
    }

    /// Places an object in the environment by its type.
    func environmentModel<Model: AnyObject>(_ model: Model?) -> some View {
        EnvironmentView(content: self, key: nil, value: model.map { ObjectIdentifier($0) }) {
            $0[model: Model.self] = model
        }
    }

    /// Changes a value of the environment for this view and everything inside it.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        EnvironmentView(content: self, key: keyPath, value: transform) { transform(&$0[keyPath: keyPath]) }
    }
}

/// A view with a changed environment.
struct EnvironmentView<Content: View, Value>: View, PrimitiveView {
    let content: Content
    let key: AnyKeyPath?
    let value: Value
    let change: (inout EnvironmentValues) -> Void

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { EnvironmentNode(self, inputs) }
}

private final class EnvironmentNode<Content: View, Value>: ViewNode<EnvironmentView<Content, Value>> {
    private var child: ViewNode<Content>?
    private var inner: EnvironmentValues

    override init(_ view: EnvironmentView<Content, Value>, _ inputs: NodeInputs) {
        var inner = inputs.environment
        view.change(&inner)
        self.inner = inner
        super.init(view, inputs)
        child = view.content.makeViewNode(inputs.child(of: self, environment: inner))
    }

    override var children: [Node] { .only(child) }
    override var passesRows: Bool { true }
    override var elements: [Node] { child?.elements ?? [] }

    override func didUpdate(
        from old: EnvironmentView<Content, Value>, viewChanged: Bool, environmentChanged: Bool
    ) {
        // The same value on top of the same environment is the same environment for those below.
        let keepsInner =
            !environmentChanged && isEqual(old.value, view.value)
            && (old.key === view.key || old.key == view.key)
        if !keepsInner {
            inner = environment
            view.change(&inner)
        }
        child?.update(to: view.content, environment: inner)
    }
}
