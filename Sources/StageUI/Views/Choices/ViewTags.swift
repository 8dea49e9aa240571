// Licensed under the Apache License, Version 2.0.

/// The trait under which a view offers the value by which it is selected.
enum TagTrait: ViewTraitKey {
    typealias Value = AnyHashable
    /// The tag of a view that is a container's subview, where it sets none itself.
    enum Implicit: ViewTraitKey { typealias Value = AnyHashable }
}

struct TagModifier: BoxModifier {
    var tag: AnyHashable
    static var changesLayout: Bool { false }
    func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        key == TagTrait.self ? tag as? Key.Value : nil
    }
}

extension Node {
    /// The tag that the views below set, or else the id that a `ForEach` gave them.
    func tag(below container: Node) -> AnyHashable? {
        if let known = trait(TagTrait.self) ?? trait(TagTrait.Implicit.self) { return known }
        var node: Node? = self
        while let current = node, current !== container {
            if let host = current as? TransitionHost, host.parent is any ElementTagging { return host.key }
            node = current.parent
        }
        return nil
    }
}

extension View {
    /// Sets the value by which a container with a selection identifies the view, also one whose selection is optional.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modified(TagModifier(tag: AnyHashable(tag)))
    }
}
