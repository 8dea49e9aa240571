// Licensed under the Apache License, Version 2.0.

import Foundation

/// A view that performs an action when a value sent from inside changes.
struct PreferenceWatchView<Content: View, Key: PreferenceKey>: View, PrimitiveView {
    let content: Content
    let action: (Key.Value) -> Void

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { PreferenceWatchNode(self, inputs) }
}

private final class PreferenceWatchNode<Content: View, Key: PreferenceKey>:
    ViewNode<PreferenceWatchView<Content, Key>>, PreferenceReader
{
    private var child: ViewNode<Content>?
    private var last: Key.Value?

    override init(_ view: PreferenceWatchView<Content, Key>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        child = view.content.makeViewNode(inputs.child(of: self))
        stage.preferences.add(self)
    }

    override var children: [Node] { .only(child) }

    override func didUpdate(
        from old: PreferenceWatchView<Content, Key>, viewChanged: Bool, environmentChanged: Bool
    ) {
        child?.update(to: view.content, environment: environment)
    }

    func readPreference(version: Int) {
        let value = child?.preferenceValue(Key.self) ?? Key.defaultValue
        if let last, isEqual(last, value) { return }
        last = value
        stage.perform { [weak self] in
            guard let self, self.isMounted else { return }
            self.view.action(value)
        }
    }
}

extension View {
    /// Performs an action when a value that is sent up from inside this view changes.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        PreferenceWatchView<Self, K>(content: self, action: action)
    }
}
