// Licensed under the Apache License, Version 2.0.

import Foundation

/// One rectangle of the screen: it answers a proposal with a size, places its children and draws.
@MainActor
class LayoutBox {
    final unowned let owner: Node
    /// The stage of the node; a box that outlives its node still informs it.
    final unowned let stage: Stage
    final let passes: StagePasses
    private var madeLink: ParentReference<LayoutBox>?
    private var link: ParentReference<LayoutBox> {
        if let madeLink { return madeLink }
        let link = ParentReference<LayoutBox>()
        link.lead(to: self)
        madeLink = link
        return link
    }
    private var linkAbove: ParentReference<LayoutBox>?
    /// The box in which this one lies.
    final var superbox: LayoutBox? {
        get { linkAbove?.object }
        set { linkAbove = newValue?.link }
    }
    /// The place in the box above that is shown, in points: where the layout put the box, or an animated position.
    final private(set) var frame = CGRect.zero
    /// The place in the box above where the layout put the box, in points.
    final private(set) var modelFrame = CGRect.zero
    /// The place of this box's origin on the canvas when it was last placed. It is old in a box whose container was only
    /// moved, such as a row that scrolls.
    private var placedOrigin = CGPoint.zero
    /// Indicates that the box, or one inside, is placed by where it is on the canvas: it is placed anew wherever it goes.
    private var followsCanvas = false
    /// Indicates that this box itself is.
    private var asksForCanvas = false
    /// The place of this box's origin in its space, in points: motions go from place to place of a space.
    final private(set) var spaceOrigin = CGPoint.zero
    /// Indicates whether the boxes inside have their own coordinate space, which travels with this box.
    final var startsSpace = false
    /// The motion of the last change of place or size, shared by all boxes that changed alike; it may be over.
    final var frameMotion: FrameMotion?
    /// Indicates whether the box's place has to be worked out again for every frame on screen.
    final var isFollowed = false
    final private(set) var proposal = ProposedViewSize.unspecified
    /// Indicates whether the box is placed in a size other than its own, because a group around it is changing its
    /// size.
    final private(set) var isStretched = false
    // Unchecked, because no access lasts while anything else runs; the check would cost as much as the access.
    @exclusivity(unchecked) private var sizes: [Measured] = []
    // Likewise.
    @exclusivity(unchecked) private var guides: [FoundGuide] = []
    /// Grows whenever something inside may have another size.
    final private(set) var generation = 0
    private var placed: (generation: Int, epoch: Int)?
    private var cachedItems: [DisplayItem]?

    /// The answer to a proposal.
    private struct Measured {
        var proposal: ProposedViewSize
        var size: CGSize
    }

    /// The cached answer to a request for a guide.
    private struct FoundGuide {
        var key: AlignmentKey
        var proposal: ProposedViewSize
        var place: CGFloat?
    }

    init(owner: Node) {
        self.owner = owner
        stage = owner.stage
        passes = owner.passes
    }

    deinit { madeLink?.end() }

    /// The boxes inside, in the order in which they are drawn.
    var children: [LayoutBox] { [] }

    /// Returns whether another box lies directly in this one; a box that is drawn but neither touched nor read may lie
    /// here without being one of the children.
    func holds(_ box: LayoutBox) -> Bool { children.contains { $0 === box } }

    // MARK: Layout

    /// Answers a proposal; results are kept until something inside changes.
    final func size(for proposal: ProposedViewSize) -> CGSize {
        for index in sizes.indices where sizes[index].proposal == proposal { return sizes[index].size }
        let size = measure(proposal)
        if sizes.count == 6 { sizes.removeFirst() }
        // Stacks ask three times at least.
        if sizes.isEmpty { sizes.reserveCapacity(4) }
        sizes.append(Measured(proposal: proposal, size: size))
        return size
    }

    func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// Places the children; called when the box has its size.
    func placeChildren(in size: CGSize, proposal: ProposedViewSize) {}

    /// Puts the box at a place of the box above.
    final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        isStretched = false
        put(at: origin, proposal: proposal, size: size(for: proposal))
    }

    /// Puts the box at a place of the box above in a size that may be another one than its own.
    final func place(at origin: CGPoint, proposal: ProposedViewSize, filling size: CGSize) {
        isStretched = size != self.size(for: proposal)
        put(at: origin, proposal: proposal, size: size)
    }

    private func put(at origin: CGPoint, proposal: ProposedViewSize, size: CGSize) {
        let newFrame = CGRect(origin: origin, size: size)
        let above = superbox
        let corner = above?.placedOrigin ?? .zero
        let newOrigin = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
        let epoch = passes.layout.epoch
        let motions = passes.motions.frames
        let newPlace = above?.innerOrigin.moved(by: origin) ?? origin
        // A box that stays in its place in the window still moves within its space, if the space moves the other way.
        if let placed, placed == (generation, epoch), newFrame == modelFrame, newPlace == spaceOrigin,
            proposal == self.proposal, newOrigin == placedOrigin || (!followsCanvas && motions.isIdle)
        {
            placedOrigin = newOrigin
            if followsCanvas { above?.followCanvas() }
            // A box that stays may have to hold out against the motion of the box above.
            if !motions.isIdle { motions.follow(self) }
            return
        }
        let isFirst = placed == nil
        placed = (generation, epoch)
        let old = CGRect(origin: spaceOrigin, size: modelFrame.size)
        spaceOrigin = newPlace
        modelFrame = newFrame
        if motions.isIdle {
            if frame != newFrame { show(newFrame) }
        } else {
            if !isFirst { motions.move(self, from: old, to: CGRect(origin: spaceOrigin, size: size)) }
            motions.follow(self)
        }
        self.proposal = proposal
        placedOrigin = newOrigin
        // The boxes inside tell it again while they are placed.
        followsCanvas = false
        if asksForCanvas { followCanvas() }
        placeChildren(in: size, proposal: proposal)
        if passes.layout.leavingViews > 0 {
            for child in children where child.isLeaving { child.stay() }
        }
    }

    /// The place of this box's origin on the canvas before any transform, in points. A box that asks for its own is placed
    /// anew wherever it goes.
    final var globalOrigin: CGPoint {
        if !asksForCanvas {
            asksForCanvas = true
            followCanvas()
        }
        return canvasOrigin
    }

    /// Has the box placed wherever it goes, with all boxes above it.
    private func followCanvas() {
        var box: LayoutBox? = self
        while let current = box, !current.followsCanvas {
            current.followsCanvas = true
            box = current.superbox
        }
    }

    /// The place in the space of the boxes inside from which their places count.
    private var innerOrigin: CGPoint { startsSpace ? .zero : spaceOrigin }

    /// Keeps a box that is on its way out where it is in its space, whatever happened to the box above.
    final func stay() {
        guard placed != nil, let above = superbox else { return }
        let start = above.innerOrigin
        put(
            at: CGPoint(x: spaceOrigin.x - start.x, y: spaceOrigin.y - start.y), proposal: proposal,
            size: modelFrame.size)
    }

    /// Called when a motion shows the box in another size than before.
    func sizeDidMove() {}

    /// Draws the box at another place or in another size.
    final func show(_ newFrame: CGRect) {
        if newFrame.size != frame.size { invalidateDisplay() }
        superbox?.invalidateDisplay()
        frame = newFrame
    }

    /// Returns whether a longer offer along an axis changes nothing: any offer of at least the length that the box
    /// takes without a limit gets that length and the same content. False when this is not known.
    func isRigid(_ axis: Axis, for proposal: ProposedViewSize) -> Bool { false }

    /// A guide that this box sets itself, in its own coordinates.
    func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? { nil }

    final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        let size = size(for: proposal)
        var result = ViewDimensions(width: size.width, height: size.height)
        result.explicit = { [unowned self] key in self.foundGuide(key, for: proposal) }
        return result
    }

    /// The place of a guide in the box's own coordinates.
    final func guide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat {
        guard key.common != nil else { return dimensions(for: proposal)[key] }
        // A stack asks for one of each view in each layout, and mostly none is set: not even a call is made then.
        if maySet(key), let place = foundGuide(key, for: proposal) { return place }
        return key.commonPlace(in: size(for: proposal)) ?? 0
    }

    /// A guide that a view in this box sets, in the box's own coordinates.
    ///
    /// A container asks each of its views, and more than once, so that the result is kept.
    final func foundGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard maySet(key) else { return nil }
        for index in guides.indices where guides[index].key == key && guides[index].proposal == proposal {
            return guides[index].place
        }
        let place = explicitGuide(key, proposal: proposal)
        if guides.count == 6 { guides.removeFirst() }
        guides.append(FoundGuide(key: key, proposal: proposal, place: place))
        return place
    }

    /// Returns whether a view in this box may set a guide: without guides that a view sets itself, only texts set
    /// theirs: the baselines and, in a row, the start of its lines.
    private func maySet(_ key: AlignmentKey) -> Bool { passes.layout.hasOwnGuides || key.isSetByText }

    /// The direction of the stack of children; nil when there is none.
    var orientation: Axis? { nil }

    /// The box itself, if it keeps its content off its edges.
    var edgeKeeper: (any SafeAreaProvider)? { nil }

    /// The priority of the box when a stack divides its space.
    var layoutPriority: Double { 0 }
    /// The order of drawing in its container.
    var zIndex: Double { 0 }
    /// Indicates whether the box is flexible space, around which no further spacing is wanted.
    var isSpacer: Bool { false }
    /// Indicates whether the box is only drawn until its transition out is over: it keeps its place, and layout ignores
    /// it.
    var isLeaving: Bool { false }

    /// The spacing that the box prefers beyond one of its sides.
    func spacing(at edge: Edge) -> EdgeSpacing { .standard }
    /// A value that the view offers to the layout around it.
    func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

    /// Forgets measured sizes from here upwards.
    final func invalidateLayout() {
        var box: LayoutBox? = self
        while let current = box {
            current.forget()
            box = current.superbox
        }
        invalidateDisplay()
        let pass = passes.layout
        pass.isDue = true
        if pass.loop.isSought, pass.loop.node == nil { pass.loop.node = owner }
    }

    /// Forgets measured sizes from here up to a box around, which is being measured or placed anew itself.
    final func forgetSizes(below end: LayoutBox) {
        var box: LayoutBox? = self
        while let current = box, current !== end {
            current.forget()
            box = current.superbox
        }
    }

    private func forget() {
        sizes.removeAll(keepingCapacity: true)
        guides.removeAll(keepingCapacity: true)
        generation += 1
    }

    // MARK: Drawing

    /// Discards the last drawing from here upwards.
    final func invalidateDisplay() {
        var box: LayoutBox? = self
        while let current = box, current.cachedItems != nil {
            current.cachedItems = nil
            box = current.superbox
        }
        passes.layout.needsDisplay = true
    }

    /// The items that were drawn last; nil if something has changed since.
    final var drawnItems: [DisplayItem]? { cachedItems }

    /// The items that the box draws, in its own coordinates.
    final var items: [DisplayItem] {
        if let cachedItems { return cachedItems }
        let made = makeItems()
        cachedItems = made
        return made
    }

    func makeItems() -> [DisplayItem] { childItems() }

    /// Indicates whether the colours of the box are being animated.
    var isStyleMoving: Bool { false }
    /// Indicates whether the box animates changes by itself when their transaction has no animation.
    var movesByItself: Bool { false }
    /// Starts to change the colours of the box, after its view or its environment has changed.
    func styleDidChange(from old: Any, _ before: EnvironmentValues) {}

    /// The items that the boxes inside draw, in this box's coordinates.
    func childItems() -> [DisplayItem] {
        let all = drawingOrder
        let order = showsPart ? superbox?.shown(of: all) ?? all : all
        if order.count == 1 { return order[0].itemsInSuperbox }
        var count = 0
        for child in order { count += child.items.count }
        var result: [DisplayItem] = []
        result.reserveCapacity(count)
        for child in order {
            let start = result.count
            // All at once, and moved where they are: item by item, the references of each were counted twice as often.
            result.append(contentsOf: child.items)
            result.move(from: start, by: child.frame.origin)
        }
        return result
    }

    /// Indicates whether the box above chooses which of the boxes inside are drawn.
    final var showsPart = false
    /// Returns those boxes of the one inside that are drawn, of all that lie there.
    func shown(of boxes: [LayoutBox]) -> [LayoutBox] { boxes }

    /// The children back to front.
    var drawingOrder: [LayoutBox] { children.backToFront(passes.layout) }

    // MARK: Touch and accessibility

    /// Maps this box's coordinates to the box above, on top of the frame's origin.
    var contentTransform: CGAffineTransform { .identity }
    /// Indicates whether touches reach this box and those inside.
    var takesTouches: Bool { true }
    /// Indicates whether the box itself can be touched.
    var isTouchable: Bool { false }
    /// Indicates whether assistive technology sees this box and those inside.
    var isAccessible: Bool { true }
    /// Indicates whether touches outside the frame are lost.
    var clipsTouches: Bool { false }
    /// Returns whether a place in the box's coordinates belongs to it.
    func touchContains(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: frame.size).contains(point) }

    /// The object that handles the touches of the box; nil for none.
    var responder: (any TouchResponder)? { nil }
    /// The box's own gesture for a touch that is held, which it has beside its responder unless a control is around it.
    var pressSession: GestureSession? { nil }
    /// Indicates whether the responder also gets touches where nothing is drawn inside.
    var respondsInGaps: Bool { true }

    /// Returns the elements that assistive technology sees of this box, given the elements inside.
    func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        accessibilityChildren(context)
    }

    final func accessibilityChildren(_ context: AccessibilityContext) -> [AccessibilityNode] {
        children.filter(\.isAccessible).flatMap { $0.elements(in: context) }
    }
}

extension CGPoint {
    func moved(by other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
}
