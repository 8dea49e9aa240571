// Licensed under the Apache License, Version 2.0.

import Foundation

/// One rectangle of the screen: it answers a proposal with a size, places its children and draws.
@MainActor
class LayoutBox {
    unowned let owner: Node
    weak var superbox: LayoutBox?
    /// The place in the box above, in points.
    private(set) var frame = CGRect.zero
    /// The place of this box's origin on the canvas before any transform, in points.
    private(set) var globalOrigin = CGPoint.zero
    private(set) var proposal = ProposedViewSize.unspecified
    private var sizes: [(ProposedViewSize, CGSize)] = []
    /// Grows whenever something inside may have another size.
    private(set) var generation = 0
    private var placed: (generation: Int, epoch: Int)?
    private var cachedItems: [DisplayItem]?

    init(owner: Node) { self.owner = owner }

    /// The boxes inside, in the order in which they are drawn.
    var children: [LayoutBox] { [] }

    // MARK: Layout

    /// Answers a proposal; results are kept until something inside changes.
    final func size(for proposal: ProposedViewSize) -> CGSize {
        if let known = sizes.first(where: { $0.0 == proposal }) { return known.1 }
        let size = measure(proposal)
        if sizes.count == 6 { sizes.removeFirst() }
        sizes.append((proposal, size))
        return size
    }

    func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// Places the children; called when the box has its size.
    func placeChildren(in size: CGSize, proposal: ProposedViewSize) {}

    /// Puts the box at a place of the box above.
    final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        let size = size(for: proposal)
        let newFrame = CGRect(origin: origin, size: size)
        let above = superbox?.globalOrigin ?? .zero
        let newOrigin = CGPoint(x: above.x + origin.x, y: above.y + origin.y)
        let stage = owner.stage
        let epoch = stage.placementEpoch
        // Where the box was put last; it may still be on its way there.
        let motions = stage.frameMotions
        let model = motions.isIdle ? frame : motions.model(of: self)
        if let placed, placed == (generation, epoch), newFrame == model, newOrigin == globalOrigin,
            proposal == self.proposal
        {
            return
        }
        let isFirst = placed == nil
        placed = (generation, epoch)
        if newFrame != model, motions.isIdle || isFirst || !motions.move(self, from: model, to: newFrame) {
            show(newFrame)
        }
        self.proposal = proposal
        globalOrigin = newOrigin
        placeChildren(in: size, proposal: proposal)
    }

    /// Draws the box at another place or in another size.
    final func show(_ newFrame: CGRect) {
        if newFrame.size != frame.size { invalidateDisplay() }
        superbox?.invalidateDisplay()
        frame = newFrame
    }

    /// Places a child given in reading direction: mirrored where reading goes right to left.
    final func place(_ child: LayoutBox, x: CGFloat, y: CGFloat, proposal: ProposedViewSize, in size: CGSize)
    {
        var left = x
        if owner.environment.layoutDirection == .rightToLeft {
            left = size.width - x - child.size(for: proposal).width
        }
        child.place(at: CGPoint(x: left, y: y), proposal: proposal)
    }

    /// A guide that this box sets itself, in its own coordinates.
    func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? { nil }

    final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        let size = size(for: proposal)
        var result = ViewDimensions(width: size.width, height: size.height)
        result.explicit = { [unowned self] key in self.explicitGuide(key, proposal: proposal) }
        return result
    }

    /// How early the box is given space in a stack.
    var layoutPriority: Double { 0 }
    /// The order of drawing in its container.
    var zIndex: Double { 0 }
    /// Whether the box is flexible space that wants none around it.
    var isSpacer: Bool { false }
    /// Whether the box is only drawn on its way out: it keeps its place and counts for no layout.
    var isLeaving: Bool { false }

    /// Forgets measured sizes from here upwards.
    final func invalidateLayout() {
        var box: LayoutBox? = self
        while let current = box {
            current.sizes.removeAll(keepingCapacity: true)
            current.generation += 1
            box = current.superbox
        }
        invalidateDisplay()
        owner.stage.isLayoutDue = true
    }

    // MARK: Drawing

    /// Forgets what was drawn from here upwards.
    final func invalidateDisplay() {
        var box: LayoutBox? = self
        while let current = box, current.cachedItems != nil {
            current.cachedItems = nil
            box = current.superbox
        }
        owner.stage.needsDisplay = true
    }

    /// What the box drew last, if nothing has changed since.
    final var drawnItems: [DisplayItem]? { cachedItems }

    /// What the box draws, in its own coordinates.
    final var items: [DisplayItem] {
        if let cachedItems { return cachedItems }
        let made = makeItems()
        cachedItems = made
        return made
    }

    func makeItems() -> [DisplayItem] { childItems() }

    /// Whether the colours of the box are on their way.
    var isStyleMoving: Bool { false }
    /// Sets the colours of the box on their way, after its view or its environment has changed.
    func styleDidChange(from old: Any, _ before: EnvironmentValues) {}

    final func childItems() -> [DisplayItem] {
        var result: [DisplayItem] = []
        for child in drawingOrder {
            for var item in child.items {
                item.origin.x += child.frame.minX
                item.origin.y += child.frame.minY
                result.append(item)
            }
        }
        return result
    }

    /// The children back to front.
    final var drawingOrder: [LayoutBox] {
        let children = children
        guard children.contains(where: { $0.zIndex != 0 }) else { return children }
        return children.enumerated().sorted {
            ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
        }.map(\.element)
    }

    // MARK: Touch and accessibility

    /// Maps this box's coordinates to the box above, on top of the frame's origin.
    var contentTransform: CGAffineTransform { .identity }
    /// Whether touches reach this box and those inside.
    var takesTouches: Bool { true }
    /// Whether the box itself is something that can be touched.
    var isTouchable: Bool { false }
    /// Whether assistive technology sees this box and those inside.
    var isAccessible: Bool { true }
    /// Whether touches outside the frame are lost.
    var clipsTouches: Bool { false }

    /// What the box does with touches.
    var responder: (any TouchResponder)? { nil }
    /// Whether the responder also gets touches where nothing is drawn inside.
    var respondsInGaps: Bool { true }

    /// What assistive technology sees of this box, given the elements inside.
    func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        accessibilityChildren(context)
    }

    final func accessibilityChildren(_ context: AccessibilityContext) -> [AccessibilityNode] {
        children.filter(\.isAccessible).flatMap { $0.accessibilityNodes(context.entering($0)) }
    }
}

/// A box around one other box, which has its layout unless a subclass says otherwise.
class WrapperBox: LayoutBox {
    let content: LayoutBox

    init(owner: Node, content: LayoutBox) {
        self.content = content
        super.init(owner: owner)
        content.superbox = self
    }

    override var children: [LayoutBox] { [content] }
    override var layoutPriority: Double { content.layoutPriority }
    override var zIndex: Double { content.zIndex }
    override var isSpacer: Bool { content.isSpacer }
    override var isLeaving: Bool { content.isLeaving }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        content.place(at: .zero, proposal: proposal)
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        content.explicitGuide(key, proposal: proposal)
    }
}
