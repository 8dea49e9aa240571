// Licensed under the Apache License, Version 2.0.

import Foundation

/// A box that reports its place, or whose content knows it.
@MainActor
protocol GeometryWatching: LayoutBox {
    /// Compares the box's place with the last one, and performs the action when it differs.
    func compareGeometry()
}

/// The boxes that report their places: transforms and motions around them move without anything being placed.
@MainActor
final class GeometryWatchers {
    private struct Watcher {
        weak var box: (any GeometryWatching)?
        /// The box's node: a box may outlive its node, and reports nothing then.
        weak var owner: Node?
        let depth: Int
    }
    /// Outer ones first: an effect that depends on its place changes the places inside it.
    private var watchers: [Watcher] = []
    /// Indicates whether a view waits for its place to be looked at.
    var isAwaited = false

    func add(_ box: any GeometryWatching) {
        let depth = box.owner.depth
        let place = watchers.lastIndex { $0.depth <= depth }.map { $0 + 1 } ?? 0
        watchers.insert(Watcher(box: box, owner: box.owner, depth: depth), at: place)
    }

    /// Compares all places; the actions run with the next update.
    ///
    /// - Parameter hasFolded: Whether there are rows that were scrolled far away, whose boxes have no place.
    func compare(hasFolded: Bool) {
        isAwaited = false
        watchers.removeAll { $0.box == nil || $0.owner?.isMounted != true }
        for watcher in watchers {
            guard let owner = watcher.owner, owner.isMounted, !hasFolded || !owner.isInFoldedRow else {
                continue
            }
            watcher.box?.compareGeometry()
        }
    }
}

struct GeometryChangeModifier<Value: Equatable>: BoxModifier {
    var transform: (GeometryProxy) -> Value
    var action: (Value, Value) -> Void
    static var changesLayout: Bool { false }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        GeometryChangeBox(owner: owner, content: content) { [unowned owner] in owner.modifier }
    }
}

private final class GeometryChangeBox<Value: Equatable>: WrapperBox, GeometryWatching {
    private let modifier: () -> GeometryChangeModifier<Value>
    private var last: Value?
    private var size: CGSize?

    init(owner: Node, content: LayoutBox, modifier: @escaping () -> GeometryChangeModifier<Value>) {
        self.modifier = modifier
        super.init(owner: owner, content: content)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        super.placeChildren(in: size, proposal: proposal)
        if self.size == nil { stage.geometry.add(self) }
        self.size = size
        compareGeometry()
    }

    func compareGeometry() {
        guard let size else { return }
        let modifier = modifier()
        let value = modifier.transform(GeometryProxy(of: self, size: size))
        let old = last ?? value
        guard last != value else { return }
        last = value
        owner.stage.perform { modifier.action(old, value) }
    }
}

extension View {
    /// Performs an action when a value made from the view's place changes; also when it first has one.
    @_disfavoredOverload
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modified(GeometryChangeModifier<T>(transform: transform) { _, new in action(new) })
    }
    /// Performs an action when a value made from the view's place changes; it gets both values.
    @_disfavoredOverload
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modified(GeometryChangeModifier<T>(transform: transform, action: action))
    }
}
