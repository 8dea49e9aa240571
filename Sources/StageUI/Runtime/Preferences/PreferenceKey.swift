// Licensed under the Apache License, Version 2.0.

/// A key of a value that views send up to the views around them.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view sends one.
    static var defaultValue: Value { get }
    /// Joins the value of earlier views with that of the next one.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nothing.
    public static var defaultValue: Value { nil }
}

/// A view that sends a value up, or changes the one that is sent from inside.
struct PreferenceView<Content: View, Key: PreferenceKey>: View, PrimitiveView {
    let content: Content
    /// Returns the value sent, for the value that was sent from inside.
    let change: (Key.Value?) -> Key.Value

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { PreferenceNode(self, inputs) }
}

private final class PreferenceNode<Content: View, Key: PreferenceKey>:
    ViewNode<PreferenceView<Content, Key>>
{
    private var child: ViewNode<Content>?

    override init(_ view: PreferenceView<Content, Key>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        child = view.content.makeViewNode(inputs.child(of: self))
        stage.preferences.didWrite()
    }

    override var children: [Node] { .only(child) }

    override func didUpdate(
        from old: PreferenceView<Content, Key>, viewChanged: Bool, environmentChanged: Bool
    ) {
        if viewChanged { stage.preferences.didWrite() }
        child?.update(to: view.content, environment: environment)
    }

    override func preferenceValue<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        let inner = super.preferenceValue(key)
        guard key == Key.self else { return inner }
        return view.change(inner as? Key.Value) as? K.Value
    }

    override func unmount() {
        guard isMounted else { return }
        stage.preferences.didWrite()
        super.unmount()
    }
}

extension View {
    /// Sends a value up to the views around this one, in place of the one that is sent from inside.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        PreferenceView<Self, K>(content: self) { _ in value }
    }

    /// Changes the value that is sent up from inside this view.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        PreferenceView<Self, K>(content: self) { inner in
            var value = inner ?? K.defaultValue
            callback(&value)
            return value
        }
    }
}
