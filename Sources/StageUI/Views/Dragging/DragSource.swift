// Licensed under the Apache License, Version 2.0.

import Foundation

/// A view that a finger can lift and drag away.
private struct DragSourceView<Content: View>: View, UnnamedView {
    let content: Content
    let items: @MainActor () -> [Any]
    let preview: AnyView?
    @State private var link = DragLink()

    var body: some View {
        // The press comes before a button inside, which still takes a short touch.
        content
            .modified(DragSourceModifier(link: link, items: items, preview: preview))
            .highPriorityGesture(LiftGesture(link: link))
    }
}

extension View {
    /// Lets a finger that is held lift a picture of the view, or another one, and drag values away.
    ///
    /// - Parameters:
    ///   - items: Makes the values when they are lifted.
    ///   - preview: The picture under the finger; the view itself if nil.
    package func dragSource(items: @escaping @MainActor () -> [Any], preview: AnyView?) -> some View {
        DragSourceView(content: self, items: items, preview: preview)
    }
}

/// The link between a gesture and the boxes that it lifts.
@MainActor
final class DragLink {
    private struct Reference { weak var box: DragSourceBox? }
    private var boxes: [Reference] = []

    func add(_ box: DragSourceBox) {
        boxes.removeAll { $0.box == nil }
        boxes.append(Reference(box: box))
    }

    /// The box at a point of the canvas.
    func box(at point: CGPoint) -> DragSourceBox? {
        let known = boxes.compactMap(\.box).filter { $0.isCurrent && $0.isInTree }
        return known.first { $0.touchContains(point.applying($0.fromCanvas)) } ?? known.first
    }
}

struct DragSourceModifier: BoxModifier {
    let link: DragLink
    let items: @MainActor () -> [Any]
    let preview: AnyView?
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        let box = DragSourceBox(owner: owner, content: content) { [unowned owner] in owner.modifier }
        link.add(box)
        return box
    }
}

/// A box whose picture can be lifted.
final class DragSourceBox: WrapperBox {
    private let modifier: () -> DragSourceModifier
    private let ownerLink: ParentReference<Node>
    /// Indicates whether the box is still current: boxes may outlive their views.
    var isCurrent: Bool { ownerLink.object?.isMounted == true }

    init(owner: Node, content: LayoutBox, modifier: @escaping () -> DragSourceModifier) {
        self.modifier = modifier
        ownerLink = owner.link
        super.init(owner: owner, content: content)
    }

    var preview: AnyView? { modifier().preview }
    var values: [Any] { modifier().items() }

    /// The outline that the app gave to the picture of the view.
    var previewOutline: (DisplayOutline, evenOdd: Bool)? {
        var box = content
        while true {
            if let shaped = box as? PreviewShapeBox { return shaped.outline }
            guard let inner = box.children.first, box.children.count == 1 else { return nil }
            box = inner
        }
    }

    /// A screen reader offers to drag the view.
    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        var nodes = super.accessibilityNodes(context)
        guard owner.environment.isEnabled else { return nodes }
        let drags = stage.drags
        for index in nodes.indices {
            if drags.isDragging(self) {
                nodes[index].actions.named.append(("Cancel Drag", { drags.cancel() }))
            } else {
                nodes[index].actions.named.append(
                    ("Drag", { [weak self] in if let self { drags.lift(self) } }))
            }
        }
        return nodes
    }
}

/// A shape that the app gave to the picture of a dragged view.
struct PreviewShapeModifier<S: Shape>: BoxModifier {
    let shape: S
    let isEvenOdd: Bool
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        PreviewShapeBox(owner: owner, content: content) { [unowned owner] in
            (owner.modifier.shape.displayOutline(in: $0, at: $1), owner.modifier.isEvenOdd)
        }
    }
}

final class PreviewShapeBox: WrapperBox {
    private let shape: (CGRect, LayoutBox) -> (DisplayOutline, Bool)

    init(owner: Node, content: LayoutBox, shape: @escaping (CGRect, LayoutBox) -> (DisplayOutline, Bool)) {
        self.shape = shape
        super.init(owner: owner, content: content)
    }

    var outline: (DisplayOutline, evenOdd: Bool) { shape(CGRect(origin: .zero, size: frame.size), self) }
}

/// A finger that is held until it lifts a view, and then drags it.
private struct LiftGesture: PrimitiveGesture {
    typealias Value = CGPoint
    typealias Body = Never
    let link: DragLink
    func makeMachine() -> GestureMachine<CGPoint> { LiftMachine(link) }
}

private final class LiftMachine: GestureMachine<CGPoint> {
    /// The duration for which the finger is held, in seconds, and the way that it may move meanwhile, in points.
    private static let duration = 0.5
    private static let distance: CGFloat = 10

    private let link: DragLink
    private var start: (place: CGPoint, time: Double)?
    private var place = CGPoint.zero
    private weak var lifted: DragSourceBox?
    private var isLifted = false

    init(_ link: DragLink) { self.link = link }

    override var kind: GestureKind { .press }
    override var deadline: Double? { isLifted ? nil : start.map { $0.time + Self.duration } }

    override func reset() {
        start = nil
        lifted = nil
        isLifted = false
    }

    override func cancel(_ calls: inout [() -> Void]) {
        if let box = lifted {
            calls.append { if box.stage.drags.isDragging(box) { box.stage.drags.cancel() } }
        }
        reset()
    }

    override func handle(_ event: GestureEvent, _ calls: inout [() -> Void]) -> GesturePhase<CGPoint> {
        if event.kind == .began {
            guard event.finger == 0 else { return isLifted ? .active(place) : .failed }
            start = (event.location, event.time)
        }
        if event.kind != .tick, event.finger == 0 { place = event.location }
        return isLifted ? drag(event, &calls) : wait(event, &calls)
    }

    private func wait(_ event: GestureEvent, _ calls: inout [() -> Void]) -> GesturePhase<CGPoint> {
        guard let start else { return .possible(nil) }
        let isAway = hypot(place.x - start.place.x, place.y - start.place.y) > Self.distance
        if isAway || event.kind == .ended { return .failed }
        guard event.time >= start.time + Self.duration - 1e-9 else { return .possible(nil) }
        guard let box = link.box(at: start.place) else { return .failed }
        isLifted = true
        lifted = box
        let place = place
        calls.append { box.stage.drags.lift(box, at: place) }
        return .active(place)
    }

    private func drag(_ event: GestureEvent, _ calls: inout [() -> Void]) -> GesturePhase<CGPoint> {
        let place = place
        guard event.kind != .tick, event.finger == 0, let drags = lifted?.stage.drags else {
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
