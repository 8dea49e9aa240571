// Licensed under the Apache License, Version 2.0.

/// A key of a value that a view offers to the container around it.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of a view that sets none.
    static var defaultValue: Value { get }
}

/// The values that a view offers to the container around it, and to no container further out.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The tag that the view sets.
    var tag: AnyHashable?

    /// The value of a key.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get {
            // An optional that was set to nil is not one that was not set.
            guard let stored = values[ObjectIdentifier(key)] else { return Key.defaultValue }
            return stored as? Key.Value ?? Key.defaultValue
        }
        set { values.updateValue(newValue, forKey: ObjectIdentifier(key)) }
    }

    /// Returns the tag of the view, if it has one of a type.
    ///
    /// A tag is also one of the optional type.
    public func tag<V: Hashable>(for type: V.Type) -> V? {
        guard let base = tag?.base as? any Hashable, Self.isTag(base, of: type) else { return nil }
        return base as? V
    }

    /// Returns whether the view has a tag that is equal to a value and of its type.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

    /// Returns whether a tag was set as one of a type: the number 1 is no tag for another type of numbers.
    private static func isTag<Base: Hashable, V>(_ base: Base, of type: V.Type) -> Bool {
        Base.self == type || Base?.self == type
    }
}

/// A change of the values that a container finds on a view.
struct ContainerChange {
    enum Trait: ViewTraitKey { typealias Value = ContainerChange }
    let apply: @MainActor (inout ContainerValues) -> Void
}

extension Node {
    /// The change that the views from below a container down to this one, and those inside it, ask of the
    /// container.
    ///
    /// The innermost are asked last: the nearest value counts.
    func containerChange(below container: ObjectIdentifier) -> ContainerChange {
        let outer = containerChange(from: container)
        guard let inner = trait(ContainerChange.Trait.self) else { return outer }
        return ContainerChange { values in
            outer.apply(&values)
            inner.apply(&values)
        }
    }

    /// The change that the views between a container and this one ask of the container.
    func containerChange(from container: ObjectIdentifier) -> ContainerChange {
        var changes: [ContainerChange] = []
        var node = parent
        while let current = node, ObjectIdentifier(current) != container {
            if let change = current.ownTrait(ContainerChange.Trait.self) { changes.append(change) }
            node = current.parent
        }
        return ContainerChange { values in
            for change in changes.reversed() { change.apply(&values) }
        }
    }
}

/// Sets a value that each of the content's views has for the container around it.
private struct ContainerValueView<Content: View, Value>: View, PrimitiveView {
    let content: Content
    let keyPath: WritableKeyPath<ContainerValues, Value>
    let value: Value

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { ContainerValueNode(self, inputs) }
}

private final class ContainerValueNode<Content: View, Value>: ViewNode<ContainerValueView<Content, Value>> {
    private var child: ViewNode<Content>?

    override init(_ view: ContainerValueView<Content, Value>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        child = view.content.makeViewNode(inputs.child(of: self))
    }

    override var children: [Node] { .only(child) }
    override var elements: [Node] { child?.elements ?? [] }

    private var change: ContainerChange {
        let (keyPath, value) = (view.keyPath, view.value)
        return ContainerChange { $0[keyPath: keyPath] = value }
    }

    override func ownTrait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        key == ContainerChange.Trait.self ? change as? Key.Value : nil
    }

    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        guard key == ContainerChange.Trait.self else { return super.trait(key) }
        let (outer, inner) = (change, super.trait(ContainerChange.Trait.self))
        let both = ContainerChange { values in
            outer.apply(&values)
            inner?.apply(&values)
        }
        return both as? Key.Value
    }

    override func didUpdate(
        from old: ContainerValueView<Content, Value>, viewChanged: Bool, environmentChanged: Bool
    ) {
        child?.update(to: view.content, environment: environment)
        // The container reads it when it arranges its views.
        if old.keyPath != view.keyPath || !isEqual(old.value, view.value) { structureDidChange() }
    }
}

extension View {
    /// Sets a value that the view, or each of several views, offers to the container around it.
    ///
    /// - Parameters:
    ///   - keyPath: The property of the container's values.
    ///   - value: Its value, unless a view further in sets another.
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        ContainerValueView(content: self, keyPath: keyPath, value: value)
    }
}
