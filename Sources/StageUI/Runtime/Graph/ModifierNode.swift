// Licensed under the Apache License, Version 2.0.

import Foundation

/// A view changed by a modifier of the runtime.
struct BoxedView<Content: View, Modifier: BoxModifier>: View {
    var content: Content
    var modifier: Modifier
}

/// A change that is one box around each box of the content.
@MainActor
protocol BoxModifier {
    /// Makes the box around one box of the content.
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox
    /// Returns whether a new value of the modifier changes sizes, or only the drawing.
    static var changesLayout: Bool { get }
    /// Called when the node is made or has a new value.
    func didUpdate(from old: Self?, owner: any BoxModifierOwner<Self>)
    /// Returns what the node keeps for its life, made before the content is.
    func makeAttachment(of owner: Node) -> AnyObject?
    /// Changes the environment of the content.
    func transform(_ environment: inout EnvironmentValues)
    /// Offers a value to the container.
    func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value?
    /// Called when the view is seen again, or no longer, without having come or gone.
    func shownDidChange(owner: any BoxModifierOwner<Self>)
    /// Called when the node is removed.
    func didUnmount(owner: any BoxModifierOwner<Self>)
    /// Sends up a value, for the one that is sent from inside.
    func preference<K: PreferenceKey>(
        _ key: K.Type, inner: K.Value?, owner: any BoxModifierOwner<Self>
    ) -> K.Value?
    /// Returns the places on the canvas of the view that sends up its place.
    func anchorPoints(owner: any BoxModifierOwner<Self>) -> [CGPoint]
}

extension BoxModifier {
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        WrapperBox(owner: owner, content: content)
    }
    static var changesLayout: Bool { true }
    func didUpdate(from old: Self?, owner: any BoxModifierOwner<Self>) {}
    func makeAttachment(of owner: Node) -> AnyObject? { nil }
    func transform(_ environment: inout EnvironmentValues) {}
    func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { nil }
    func shownDidChange(owner: any BoxModifierOwner<Self>) {}
    func didUnmount(owner: any BoxModifierOwner<Self>) {}
    func preference<K: PreferenceKey>(
        _ key: K.Type, inner: K.Value?, owner: any BoxModifierOwner<Self>
    ) -> K.Value? { inner }
    func anchorPoints(owner: any BoxModifierOwner<Self>) -> [CGPoint] { [] }
}

/// The view that a modifier's boxes have of their node.
@MainActor
protocol BoxModifierOwner<Modifier>: Node {
    associatedtype Modifier
    var modifier: Modifier { get }
    var boxes: [WrapperBox] { get }
    /// An object that the modifier keeps for the node's life.
    var attachment: AnyObject? { get set }
}

extension BoxedView: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { ModifierNode(self, inputs) }
}

/// The node of a box modifier.
final class ModifierNode<Content: View, Modifier: BoxModifier>:
    ViewNode<BoxedView<Content, Modifier>>, BoxModifierOwner
{
    private var child: ViewNode<Content>?
    private var wrapped: [WrapperBox] = []
    private var direction: LayoutDirection
    var attachment: AnyObject?

    override init(_ view: BoxedView<Content, Modifier>, _ inputs: NodeInputs) {
        direction = inputs.environment.layoutDirection
        super.init(view, inputs)
        attachment = view.modifier.makeAttachment(of: self)
        child = view.content.makeViewNode(inputs.child(of: self, environment: innerEnvironment))
        view.modifier.didUpdate(from: nil, owner: self)
    }

    var modifier: Modifier { view.modifier }
    var boxes: [WrapperBox] { wrapped }
    override var children: [Node] { .only(child) }
    override var appearanceGate: AppearanceGate? { attachment as? AppearanceGate }

    private var innerEnvironment: EnvironmentValues {
        var inner = environment
        modifier.transform(&inner)
        return inner
    }

    override func collectBoxes(into list: inout [LayoutBox]) {
        let start = list.count
        child?.collectBoxes(into: &list)
        let known = wrapped
        wrapped.removeAll()
        for index in start..<list.count {
            let box = known.wrapper(of: list[index]) ?? modifier.makeBox(owner: self, content: list[index])
            wrapped.append(box)
            list[index] = box
        }
    }

    override func didUpdate(
        from old: BoxedView<Content, Modifier>, viewChanged: Bool, environmentChanged: Bool
    ) {
        let modifier = view.modifier
        modifier.didUpdate(from: old.modifier, owner: self)
        let isOther = viewChanged && !sameBits(old.modifier, modifier)
        if environmentChanged || isOther {
            // Of the environment, only the layout direction affects where a modifier puts things.
            let turned = environmentChanged && environment.layoutDirection != direction
            if turned { direction = environment.layoutDirection }
            let moves = turned || (Modifier.changesLayout && isOther)
            for box in wrapped {
                if moves { box.invalidateLayout() } else { box.invalidateDisplay() }
            }
        }
        child?.update(to: view.content, environment: innerEnvironment)
    }

    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        modifier.trait(key) ?? super.trait(key)
    }

    override func preferenceValue<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        modifier.preference(key, inner: super.preferenceValue(key), owner: self)
    }

    override func shownDidChange(_ isShown: Bool) { modifier.shownDidChange(owner: self) }

    override func unmount() {
        guard isMounted else { return }
        modifier.didUnmount(owner: self)
        super.unmount()
    }
}

extension View {
    func modified<Modifier: BoxModifier>(_ modifier: Modifier) -> BoxedView<Self, Modifier> {
        BoxedView(content: self, modifier: modifier)
    }
}
