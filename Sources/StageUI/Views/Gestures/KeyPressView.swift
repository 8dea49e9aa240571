// Licensed under the Apache License, Version 2.0.

public import Foundation

struct KeyPressView<Content: View>: View, PrimitiveView {
    let content: Content
    let matches: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { KeyPressNode(self, inputs) }
}

private final class KeyPressNode<Content: View>: ViewNode<KeyPressView<Content>>, KeyWatchingNode {
    private var child: ViewNode<Content>?

    override init(_ view: KeyPressView<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        child = view.content.makeViewNode(inputs.child(of: self))
    }

    override var children: [Node] { .only(child) }

    override func didUpdate(from old: KeyPressView<Content>, viewChanged: Bool, environmentChanged: Bool) {
        child?.update(to: view.content, environment: environment)
    }

    func take(_ press: KeyPress) -> KeyPress.Result {
        view.matches(press) ? view.action(press) : .ignored
    }
}

extension View {
    /// Performs an action when a key goes down or repeats while a field inside the view has the focus.
    public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
    }
    /// Performs an action in some phases of a key while a field inside the view has the focus.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        KeyPressView(
            content: self, matches: { $0.key == key && phases.contains($0.phase) }, action: action)
    }
    /// Performs an action when one of some keys is pressed while a field inside the view has the focus.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        KeyPressView(
            content: self, matches: { keys.contains($0.key) && phases.contains($0.phase) }, action: action)
    }
    /// Performs an action when a key types one of some characters while a field inside has the focus.
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        KeyPressView(
            content: self,
            matches: { press in
                phases.contains(press.phase) && !press.characters.isEmpty
                    && press.characters.unicodeScalars.allSatisfy(characters.contains)
            }, action: action)
    }
    /// Performs an action when any key is pressed while a field inside the view has the focus.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        KeyPressView(content: self, matches: { phases.contains($0.phase) }, action: action)
    }
}
