// Licensed under the Apache License, Version 2.0.

import Foundation

/// A window on a larger box.
///
/// The offset counts in reading direction: a row that is read from the right starts at its right end.
final class ScrollBox: ContainerBox, CoordinateSpaceBox {
    unowned let scroller: any ScrollOwner
    /// The distance that the content has been moved away from its start, in points.
    private(set) var offset = CGSize.zero
    private(set) var contentSize = CGSize.zero
    private var window = CGRect.zero
    private var contentProposal = ProposedViewSize.unspecified
    /// Boxes inside whose size follows this one's.
    private var followers: [Follower] = []
    private struct Follower { weak var box: LayoutBox? }
    /// The size of the window.
    private(set) var visibleSize = CGSize.zero
    /// The size from which sizes of views inside are made: the offer to the window, since the window may follow theirs.
    private(set) var containerSize = CGSize.zero
    private(set) lazy var mover = ScrollMover(box: self)
    private(set) lazy var refresh = PullToRefresh(box: self)
    private var toldPosition: AnyHashable?
    /// The number of the last place that the app scrolled to.
    private var reachedAim = 0
    var drag = ScrollDrag()
    /// Finds the offset that the app scrolls to, until it is reached: rows on the way may turn out to be longer.
    var aim: (() -> CGSize?)?

    init(owner: any ScrollOwner) {
        scroller = owner
        super.init(owner: owner)
    }

    var axes: Axis.Set { scroller.axes }
    var settings: ScrollSettings { scroller.settings }
    override var clipsTouches: Bool { !settings.isUnclipped }
    override func spacing(at edge: Edge) -> EdgeSpacing { .standard }

    /// The view can be touched wherever its content is visible: also in the safe area that it reaches over.
    override func touchContains(_ point: CGPoint) -> Bool {
        super.touchContains(point) || window.contains(point)
    }

    func isCoordinateSpace(named name: AnyHashable) -> Bool {
        guard let space = name.base as? ScrollSpace else { return false }
        switch space {
        case .any: return true
        case .horizontal: return axes.contains(.horizontal)
        case .vertical: return axes.contains(.vertical)
        }
    }

    // MARK: Layout

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let axes = axes
        let free = proposal.inset(by: settings.margins)
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : free.width,
            height: axes.contains(.vertical) ? nil : free.height)
    }

    /// Keeps the size of the container for the boxes that follow it. When it changes, those boxes and all between
    /// them and this one forget their measured sizes: a size may depend on its own offer, never on an earlier layout.
    private func take(offered proposal: ProposedViewSize) {
        let screen = stage.rootBox?.safeRect.size ?? .zero
        var container = CGSize.zero
        for axis in Axis.allCases {
            // A stack of layers offers what its widest view takes; what follows that would grow for ever.
            container[axis] = min(proposal[axis] ?? .infinity, screen[axis])
        }
        guard container != containerSize else { return }
        containerSize = container
        followers.removeAll { $0.box == nil }
        for follower in followers { follower.box?.forgetSizes(below: self) }
    }

    func addFollower(_ box: LayoutBox) {
        if !followers.contains(where: { $0.box === box }) { followers.append(Follower(box: box)) }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let axes = axes
        let margins = settings.margins
        take(offered: proposal)
        var size = children.first?.size(for: inner(proposal)) ?? .zero
        size.width += margins.leading + margins.trailing
        size.height += margins.top + margins.bottom
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
        let anchor = settings.anchor
        let followsAnchor = anchor.map { isClose(offset, to: anchored($0)) } ?? false
        visibleSize = size
        take(offered: proposal)
        guard let child = children.first else { return }
        let margins = settings.margins
        contentProposal = inner(proposal)
        let fitted = child.size(for: contentProposal)
        contentSize = CGSize(
            width: fitted.width + margins.leading + margins.trailing,
            height: fitted.height + margins.top + margins.bottom)
        if !mover.isBusy {
            if let anchor, followsAnchor { offset = anchored(anchor) }
            offset = clamped(offset)
        }
        placeContent(in: size)
    }

    /// Returns the offset at which a point of the content is at the same point of the window.
    private func anchored(_ anchor: UnitPoint) -> CGSize {
        let room = room
        return CGSize(width: room.width * anchor.x, height: room.height * anchor.y)
    }

    private func isClose(_ a: CGSize, to b: CGSize) -> Bool {
        abs(a.width - b.width) < 0.5 && abs(a.height - b.height) < 0.5
    }

    private func placeContent(in size: CGSize) {
        guard let child = children.first else { return }
        let axes = axes
        let isTwoWay = axes == [.horizontal, .vertical]
        func start(_ axis: Axis, _ set: Axis.Set) -> CGFloat {
            let room = size[axis] - contentSize[axis]
            guard axes.contains(set) else { return room / 2 }
            if let anchor = settings.anchor, room > 0 {
                return room * (axis == .horizontal ? anchor.x : anchor.y) - offset[axis]
            }
            return isTwoWay && room > 0 ? room / 2 - offset[axis] : -offset[axis]
        }
        let margins = settings.margins
        // The views inside move with the content.
        child.startsSpace = true
        place(
            child, x: start(.horizontal, .horizontal) + margins.leading,
            y: start(.vertical, .vertical) + margins.top, proposal: contentProposal, in: size)
        refresh.place(in: size)
    }

    /// The distance that the content can be moved.
    var room: CGSize {
        let axes = axes
        return CGSize(
            width: axes.contains(.horizontal) ? max(0, contentSize.width - visibleSize.width) : 0,
            height: axes.contains(.vertical) ? max(0, contentSize.height - visibleSize.height) : 0)
    }

    /// The smallest offset at which the content rests: below it while a spinner is shown above.
    var least: CGSize { CGSize(width: 0, height: -refresh.inset) }

    func clamped(_ offset: CGSize) -> CGSize {
        let (least, room) = (least, room)
        return CGSize(
            width: min(max(least.width, offset.width), room.width),
            height: min(max(least.height, offset.height), room.height))
    }

    /// Moves the content at once.
    func show(_ new: CGSize) {
        guard new != offset else { return }
        offset = new
        refresh.follow(new.height, isDragging: mover.isDragging)
        invalidateDisplay()
        take(offered: proposal)
        placeContent(in: visibleSize)
        stage.layoutPass.rows.windowDidMove()
        tellScreen()
        owner.stage.preferences.didPlace()
        tellPosition()
    }

    /// Informs the bars of the screen, which follow the content scrolled under them.
    private func tellScreen() {
        var above = superbox
        while let box = above {
            if let screen = box as? ScreenBox { screen.contentDidScroll(self) }
            if let tabs = box as? TabbedBox { return tabs.contentDidScroll(self) }
            above = box.superbox
        }
    }

    func settingsDidChange() {
        invalidateLayout()
        if settings.isDisabled { mover.stop() }
    }

    // MARK: Places

    /// The frame of a box inside, in the coordinates of the content and in reading direction.
    func contentFrame(of box: LayoutBox) -> CGRect {
        let (inner, outer) = (box.canvasOrigin, canvasOrigin)
        let corner = CGPoint(x: inner.x - outer.x, y: inner.y - outer.y)
        var x = corner.x
        if readsFromRight { x = visibleSize.width - corner.x - box.frame.width }
        return CGRect(
            origin: CGPoint(x: x + offset.width, y: corner.y + offset.height), size: box.frame.size)
    }

    /// Scrolls to a box inside.
    ///
    /// - Parameter anchor: The point of both that is to meet; nil to scroll no further than needed.
    func reveal(_ box: LayoutBox, anchor: UnitPoint?, animation: Animation?) {
        go(animation) { [weak self, weak box] in
            guard let self, let box else { return nil }
            return self.offset(revealing: box, anchor: anchor)
        }
    }

    /// Scrolls to where a closure tells, which is asked again when rows get other lengths.
    private func go(_ animation: Animation?, to target: @escaping () -> CGSize?) {
        guard let first = target() else { return }
        mover.go(to: first, animation: animation)
        let rows = stage.layoutPass.rows
        guard rows.isUsed else { return }
        aim = target
        rows.noteAim { [weak self] in
            if self?.mover.phase != .animating { self?.aim = nil }
            return self?.aim != nil
        }
    }

    /// Returns the offset at which a box inside can be seen.
    ///
    /// - Parameter anchor: The point of both that is to meet; nil to scroll no further than needed.
    func offset(revealing box: LayoutBox, anchor: UnitPoint?) -> CGSize {
        let target = contentFrame(of: box)
        var new = offset
        func move(_ axis: Axis, _ start: CGFloat, _ share: CGFloat?) {
            let (length, visible) = (target.size[axis], visibleSize[axis])
            if let share {
                new[axis] = start + share * length - share * visible
            } else if start < new[axis] || length > visible {
                new[axis] = start
            } else if start + length > new[axis] + visible {
                new[axis] = start + length - visible
            }
        }
        if axes.contains(.horizontal) { move(.horizontal, target.minX, anchor?.x) }
        if axes.contains(.vertical) { move(.vertical, target.minY, anchor?.y) }
        return clamped(new)
    }

    /// Scrolls to the view that the position asks for.
    func followPosition(animation: Animation?) {
        if let aim = settings.aim, aim.number != reachedAim {
            reachedAim = aim.number
            stage.layoutPass.afterLayout.append { [weak self] in
                self?.go(animation) { [weak self] in
                    guard let self else { return nil }
                    return aim.target.offset(in: self).map(self.clamped)
                }
            }
        }
        guard let position = settings.position, let id = position.id, id != toldPosition else { return }
        toldPosition = id
        owner.whenPlaced(id) { [weak self] box in
            self?.reveal(box, anchor: position.anchor ?? .topLeading, animation: animation)
        }
    }

    /// Reports which view is at the start now.
    private func tellPosition() {
        guard let position = settings.position else { return }
        let anchor = position.anchor ?? .topLeading
        let point = CGPoint(
            x: offset.width + anchor.x * visibleSize.width, y: offset.height + anchor.y * visibleSize.height)
        func distance(_ rect: CGRect) -> CGFloat {
            let dx = axes.contains(.horizontal) ? rect.minX + anchor.x * rect.width - point.x : 0
            let dy = axes.contains(.vertical) ? rect.minY + anchor.y * rect.height - point.y : 0
            return abs(dx) + abs(dy)
        }
        var nearest: (distance: CGFloat, id: AnyHashable?)?
        func look(_ rect: CGRect, _ id: @autoclosure () -> AnyHashable?) {
            let distance = distance(rect)
            if distance < nearest?.distance ?? .infinity { nearest = (distance, id()) }
        }
        for box in scrollTargets {
            let frame = contentFrame(of: box)
            guard let gap = box.gap else {
                look(frame, box.owner.identity)
                continue
            }
            // Rows that are not made have their places already.
            for (index, row) in zip(gap.indices, gap.frames(in: frame)) { look(row, gap.rows.key(index)) }
        }
        guard let id = nearest?.id, id != toldPosition else { return }
        toldPosition = id
        owner.stage.perform { position.set(id) }
    }

    // MARK: Drawing

    override func makeItems() -> [DisplayItem] {
        let items = childItems()
        guard !items.isEmpty else { return [] }
        if settings.isUnclipped || (settings.clipsOnlyOverflow && room == .zero) {
            return items + indicatorItems()
        }
        return [
            DisplayItem(
                owner: owner.path,
                content: .group(
                    .clip(.rectangle(windowReachingScreen), evenOdd: false), items + indicatorItems()))
        ]
    }

    override var responder: (any TouchResponder)? { dragAxes.isEmpty ? nil : self }

    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        accessibilityChildren(context)
    }
}

extension LayoutBox {
    /// The scroll view around the box, if there is one.
    final var enclosingScroll: ScrollBox? {
        var above = superbox
        while let box = above {
            if let scroll = box as? ScrollBox { return scroll }
            above = box.superbox
        }
        return nil
    }
}

extension Node {
    /// The first box of the view that has an id.
    func box(identifiedBy id: AnyHashable) -> LayoutBox? {
        // A row that was scrolled far away has no place.
        for child in children where !child.isFoldedRow {
            if let host = child as? TransitionHost, host.key == id, self is any IdentifyingNode {
                if let box = host.firstPlacedBox { return box }
            }
            if let found = child.box(identifiedBy: id) { return found }
        }
        return nil
    }

    /// The id that the app gave to the view of this node or to one around it.
    var identity: AnyHashable? {
        var node: Node? = self
        while let current = node {
            if let host = current as? TransitionHost, host.parent is any IdentifyingNode { return host.key }
            node = current.parent
        }
        return nil
    }
}
