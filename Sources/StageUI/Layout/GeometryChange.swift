// Licensed under the Apache License, Version 2.0.

import Foundation

/// A box that tells of its place.
@MainActor
protocol GeometryWatching: LayoutBox {
    /// Looks where the box is now, and tells when that is another place.
    func compareGeometry()
}

/// The boxes that tell of their places: transforms around them move without anything being placed.
@MainActor
final class GeometryWatchers {
    private struct Watcher { weak var box: (any GeometryWatching)? }
    private var watchers: [Watcher] = []

    func add(_ box: any GeometryWatching) {
        watchers.removeAll { $0.box == nil }
        watchers.append(Watcher(box: box))
    }

    /// Has all of them look; what follows is done with the next update.
    func compare() { for watcher in watchers { watcher.box?.compareGeometry() } }
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
        guard let size, owner.isMounted else { return }
        let modifier = modifier()
        let value = modifier.transform(GeometryProxy(of: self, size: size))
        let old = last ?? value
        guard last != value else { return }
        last = value
        owner.stage.perform { modifier.action(old, value) }
    }
}

extension View {
    /// Does something when a value made from the view's place changes; also when it first has one.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modified(GeometryChangeModifier<T>(transform: transform) { _, new in action(new) })
    }
    /// Does something when a value made from the view's place changes; it gets both values.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modified(GeometryChangeModifier<T>(transform: transform, action: action))
    }
}
