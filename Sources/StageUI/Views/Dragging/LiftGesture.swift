// Licensed under the Apache License, Version 2.0.

import Foundation

/// A box that a held finger lifts, or whose menu it opens.
@MainActor
protocol LiftedBox: WrapperBox {
    /// Indicates whether the box is still current: boxes may outlive their views.
    var isCurrent: Bool { get }
}

/// The link between a gesture and the boxes of its view.
@MainActor
final class LiftLink {
    private struct Reference { weak var box: (any LiftedBox)? }
    private var boxes: [Reference] = []

    func add(_ box: any LiftedBox) {
        boxes.removeAll { $0.box == nil }
        boxes.append(Reference(box: box))
    }

    /// The innermost box of a type at a point of the canvas, also that of another view inside; else one of the view.
    func box<Box: LiftedBox>(_ type: Box.Type, at point: CGPoint) -> Box? {
        let known = boxes.compactMap(\.box).filter { $0.isCurrent && $0.isInTree }
        let targets = known.first?.stage.rootBox?.touchTargets(at: point, toLocal: .identity) ?? []
        let found = targets.lazy.compactMap { $0.box as? Box }
            .first { $0.isCurrent && $0.owner.environment.isEnabled }
        let own = known.compactMap { $0 as? Box }
        return found ?? own.first { $0.touchContains(point.applying($0.fromCanvas)) } ?? own.first
    }
}

/// Marks the view whose menu a held finger opens.
struct MenuSourceModifier: BoxModifier {
    let link: LiftLink
    let setOpen: @MainActor (Bool) -> Void
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        let box = MenuSourceBox(owner: owner, content: content) { [unowned owner] in owner.modifier.setOpen }
        link.add(box)
        return box
    }
}

/// A box whose menu a held finger opens.
final class MenuSourceBox: WrapperBox, LiftedBox {
    private let action: () -> @MainActor (Bool) -> Void
    private let ownerLink: ParentReference<Node>
    var isCurrent: Bool { ownerLink.object?.isMounted == true }

    init(owner: Node, content: LayoutBox, action: @escaping () -> @MainActor (Bool) -> Void) {
        self.action = action
        ownerLink = owner.link
        super.init(owner: owner, content: content)
    }

    func setOpen(_ isOpen: Bool) { if isCurrent { action()(isOpen) } }
}

/// A finger that is held until it opens the menu of a view or lifts it, and then drags it.
///
/// Where there are both, the menu opens first; a movement closes it and lifts the view.
struct LiftGesture: PrimitiveGesture {
    typealias Value = CGPoint
    typealias Body = Never
    let link: LiftLink
    func makeMachine() -> GestureMachine<CGPoint> { LiftMachine(link) }
}

private final class LiftMachine: GestureMachine<CGPoint> {
    /// The duration for which the finger is held, in seconds, and the way that it may move meanwhile, in points.
    private static let duration = 0.5
    private static let distance: CGFloat = 10

    private let link: LiftLink
    private var start: (place: CGPoint, time: Double)?
    private var place = CGPoint.zero
    private weak var menu: MenuSourceBox?
    private weak var source: DragSourceBox?
    /// Indicates whether the finger was held long enough.
    private var isHeld = false
    private var isLifted = false

    init(_ link: LiftLink) { self.link = link }

    override var kind: GestureKind { .press }
    override var deadline: Double? { isHeld ? nil : start.map { $0.time + Self.duration } }

    override func reset() {
        start = nil
        menu = nil
        source = nil
        isHeld = false
        isLifted = false
    }

    override func cancel(_ calls: inout [() -> Void]) {
        if isLifted, let box = source {
            calls.append { if box.stage.drags.isDragging(box) { box.stage.drags.cancel() } }
        }
        reset()
    }

    override func handle(_ event: GestureEvent, _ calls: inout [() -> Void]) -> GesturePhase<CGPoint> {
        if event.kind == .began {
            guard event.finger == 0 else { return isHeld ? .active(place) : .failed }
            start = (event.location, event.time)
        }
        if event.kind != .tick, event.finger == 0 { place = event.location }
        if isLifted { return drag(event, &calls) }
        return isHeld ? hold(event, &calls) : wait(event, &calls)
    }

    /// Indicates whether the finger has left its place.
    private func isAway(from start: CGPoint) -> Bool {
        hypot(place.x - start.x, place.y - start.y) > Self.distance
    }

    private func wait(_ event: GestureEvent, _ calls: inout [() -> Void]) -> GesturePhase<CGPoint> {
        guard let start else { return .possible(nil) }
        if isAway(from: start.place) || event.kind == .ended { return .failed }
        guard event.time >= start.time + Self.duration - 1e-9 else { return .possible(nil) }
        menu = link.box(MenuSourceBox.self, at: start.place)
        source = link.box(DragSourceBox.self, at: start.place)
        isHeld = true
        if let menu {
            calls.append { menu.setOpen(true) }
            return source == nil ? .ended(place) : .active(place)
        }
        guard let source else { return .failed }
        isLifted = true
        let place = place
        calls.append { source.stage.drags.lift(source, at: place) }
        return .active(place)
    }

    /// While the menu is open a movement lifts the view.
    private func hold(_ event: GestureEvent, _ calls: inout [() -> Void]) -> GesturePhase<CGPoint> {
        guard event.kind != .tick, event.finger == 0, let start, let source else { return .active(place) }
        if event.kind == .ended { return .ended(place) }
        guard isAway(from: start.place) else { return .active(place) }
        isLifted = true
        let (place, menu) = (place, menu)
        calls.append {
            menu?.setOpen(false)
            source.stage.drags.lift(source, at: start.place)
            source.stage.drags.move(to: place)
        }
        return .active(place)
    }

    private func drag(_ event: GestureEvent, _ calls: inout [() -> Void]) -> GesturePhase<CGPoint> {
        let place = place
        guard event.kind != .tick, event.finger == 0, let drags = source?.stage.drags else {
            return .active(place)
        }
        if event.kind == .ended {
            calls.append { drags.drop(at: place) }
            return .ended(place)
        }
        calls.append { drags.move(to: place) }
        return .active(place)
    }
}
