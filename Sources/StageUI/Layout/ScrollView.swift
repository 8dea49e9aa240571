// Licensed under the Apache License, Version 2.0.

import Foundation

/// A view whose content can be larger than itself and is moved with a finger.
public struct ScrollView<Content: View>: View {
    /// The directions in which the content can be moved.
    public var axes: Axis.Set
    /// Whether the content's place is shown beside it; the subset draws no indicators.
    public var showsIndicators: Bool
    /// The content.
    public var content: Content

    /// Creates a scroll view; several views inside stand below each other.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

extension ScrollView: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { ScrollNode(self, inputs) }
}

private final class ScrollNode<Content: View>: ContainerNode<ScrollView<Content>, VStack<Content>> {
    init(_ view: ScrollView<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs) { view in VStack { view.content } }
    }

    override func makeBox() -> ContainerBox {
        ScrollBox(owner: self) { [unowned self] in self.view.axes }
    }

    override func changesLayout(from old: ScrollView<Content>) -> Bool { old.axes != view.axes }
}

/// A window on a larger box.
final class ScrollBox: ContainerBox {
    private let axes: () -> Axis.Set
    /// How far the content has been moved away from its start, in points.
    private(set) var offset = CGSize.zero
    private var contentSize = CGSize.zero
    private var offsetAtTouch = CGSize.zero
    private var isDragging = false
    private var window = CGRect.zero

    init(owner: Node, axes: @escaping () -> Axis.Set) {
        self.axes = axes
        super.init(owner: owner)
    }

    override var clipsTouches: Bool { true }

    // MARK: Layout

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let axes = axes()
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let axes = axes()
        var size = children.first?.size(for: inner(proposal)) ?? .zero
        if axes.contains(.horizontal) { size.width = proposal.width ?? size.width }
        if axes.contains(.vertical) { size.height = proposal.height ?? size.height }
        return size
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let reached = windowReachingScreen
        if reached != window {
            window = reached
            invalidateDisplay()
        }
        guard let child = children.first else { return }
        let axes = axes()
        let offered = inner(proposal)
        contentSize = child.size(for: offered)
        offset = clamped(offset, in: size)
        let isTwoWay = axes == [.horizontal, .vertical]
        func start(_ axis: Axis, _ set: Axis.Set) -> CGFloat {
            let room = size[axis] - contentSize[axis]
            guard axes.contains(set), !(isTwoWay && room > 0) else { return room / 2 }
            return -offset[axis]
        }
        place(
            child, x: start(.horizontal, .horizontal), y: start(.vertical, .vertical), proposal: offered,
            in: size)
    }

    private func room(in size: CGSize) -> CGSize {
        let axes = axes()
        return CGSize(
            width: axes.contains(.horizontal) ? max(0, contentSize.width - size.width) : 0,
            height: axes.contains(.vertical) ? max(0, contentSize.height - size.height) : 0)
    }

    private func clamped(_ offset: CGSize, in size: CGSize) -> CGSize {
        let room = room(in: size)
        return CGSize(
            width: min(max(0, offset.width), room.width), height: min(max(0, offset.height), room.height))
    }

    // MARK: Drawing

    override func makeItems() -> [DisplayItem] {
        let items = childItems()
        guard !items.isEmpty else { return [] }
        return [
            DisplayItem(
                owner: owner.path, content: .group(.clip(.rectangle(window), evenOdd: false), items))
        ]
    }

    override var responder: (any TouchResponder)? { room(in: frame.size) == .zero ? nil : self }

    private func scroll(to new: CGSize) {
        let target = clamped(new, in: frame.size)
        guard target != offset else { return }
        offset = target
        invalidateDisplay()
        owner.stage.needsLayout = true
    }
}

extension LayoutBox {
    /// The box's own rectangle, as far as the screen's edge on the sides where the box touches the
    /// safe area: what is moved inside is seen under the bars of the system.
    var windowReachingScreen: CGRect {
        let safe = owner.stage.rootBox?.safeRect ?? .zero
        let screen = owner.stage.configuration.size
        let here = CGRect(origin: globalOrigin, size: frame.size)
        let left = here.minX <= safe.minX + 0.01 ? max(0, here.minX) : 0
        let top = here.minY <= safe.minY + 0.01 ? max(0, here.minY) : 0
        let right = here.maxX >= safe.maxX - 0.01 ? max(0, screen.width - here.maxX) : 0
        let bottom = here.maxY >= safe.maxY - 0.01 ? max(0, screen.height - here.maxY) : 0
        return CGRect(
            x: -left, y: -top, width: here.width + left + right, height: here.height + top + bottom)
    }
}

extension ScrollBox: TouchResponder {
    var dragAxes: Axis.Set {
        let room = room(in: frame.size)
        var result: Axis.Set = []
        if room.width > 0 { result.insert(.horizontal) }
        if room.height > 0 { result.insert(.vertical) }
        return result
    }

    func touchBegan(at point: CGPoint) {
        offsetAtTouch = offset
        isDragging = false
    }

    func touchMoved(by translation: CGSize, inside: Bool) {
        // A finger that trembles, or goes the other way, does not scroll.
        if !isDragging {
            let axis: Axis = abs(translation.width) > abs(translation.height) ? .horizontal : .vertical
            let set: Axis.Set = axis == .horizontal ? .horizontal : .vertical
            guard abs(translation[axis]) > 10, dragAxes.contains(set) else { return }
            isDragging = true
        }
        let mirrored = owner.environment.layoutDirection == .rightToLeft
        scroll(
            to: CGSize(
                width: offsetAtTouch.width + (mirrored ? translation.width : -translation.width),
                height: offsetAtTouch.height - translation.height))
    }

    func touchEnded(by translation: CGSize, inside: Bool) { isDragging = false }
    func touchCancelled() { isDragging = false }
}
