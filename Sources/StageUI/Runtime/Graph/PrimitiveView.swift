// Licensed under the Apache License, Version 2.0.

/// The inputs from which a view's node is made; for the runtime only.
public struct _ViewInputs {
    let values: NodeInputs
}

/// The node that a view was given; for the runtime only.
public struct _ViewOutputs {
    private let node: Node
    private let type: ObjectIdentifier

    /// - Parameter view: The value that the node keeps, which tells its type.
    init<V: View>(_ node: ViewNode<V>, of view: V) {
        self.node = node
        type = ObjectIdentifier(V.self)
    }

    /// The node, if it is one of a type.
    func node<V: View>(of type: V.Type) -> ViewNode<V>? {
        // The type was passed with the node, so that the slower question for its class need not be asked.
        self.type == ObjectIdentifier(type) ? unsafeDowncast(node, to: ViewNode<V>.self) : nil
    }

    /// The node of a view with a body.
    @MainActor @preconcurrency public static func _composite<V: View, Body>(
        _ view: V, _ inputs: _ViewInputs, _ body: Body.Type
    ) -> _ViewOutputs where V.Body == Body {
        _ViewOutputs(CompositeNode<V, Body>(view, inputs.values), of: view)
    }
}

/// A view that the runtime builds a node for, instead of asking for a body.
@MainActor
protocol PrimitiveView: View {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self>
}

extension PrimitiveView {
    /// Creates the node that the runtime has for this type.
    public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(view.makeNode(inputs.values), of: view)
    }
}

/// A view of the runtime's own that is left out of paths.
@MainActor
protocol UnnamedView: View {}

extension UnnamedView {
    /// Creates a node without a name.
    public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(CompositeNode<Self, Body>(view, inputs.values, isUnnamed: true), of: view)
    }
}

extension View {
    /// Creates a node that asks the view for its body.
    ///
    /// It is compiled where the view is declared, where the type of the body is known.
    @inlinable
    public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs._composite(view, inputs, Body.self)
    }

    /// Creates the node for this view.
    ///
    /// Each kind of view has its own way, which the compiler chooses where the type is declared: looking for
    /// it in a running program would go through all conformances of the program for each type.
    func makeViewNode(_ inputs: NodeInputs) -> ViewNode<Self> {
        let made = Self._makeView(self, _ViewInputs(values: inputs))
        // A type that passes on what another type made is not one of ours, and has a body.
        return made.node(of: Self.self) ?? CompositeNode<Self, Body>(self, inputs)
    }
}

/// A key under which a view offers a value to its container.
protocol ViewTraitKey {
    associatedtype Value
}
