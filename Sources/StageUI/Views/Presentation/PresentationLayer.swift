// Licensed under the Apache License, Version 2.0.

import Foundation

/// The box of a presentation: it covers the screen and keeps touches from the content below.
class PresentationLayer: StageLayer {
    unowned let node: PresentedNode
    /// The share of the presentation that is there: 0 nothing, 1 all; sheets count in points.
    private(set) lazy var position = AnimatedValue<Double>(0, stage: owner.stage) { [weak self] in
        self?.positionDidChange()
    }

    /// The place of what it belongs to when that was looked for last; the presentation may outlive it.
    private var lastAnchor: CGRect?

    init(_ node: PresentedNode) {
        self.node = node
        super.init(owner: node)
    }

    // MARK: Motion

    /// The resting position of the presentation.
    var restingPosition: Double { 1 }
    /// The share of the presentation that is there, 0 to 1.
    var share: Double { min(max(0, position.presentation), 1) }

    /// Indicates whether it can grow out of a view.
    var zooms: Bool { false }
    /// The distance of the content from its own place, in points.
    var fall: CGFloat { 0 }
    /// The way out of a view, or back into it, while that lasts.
    private(set) var zoom: PresentationZoom?
    var isZooming: Bool { zoom?.source != nil }

    func endZoom() {
        zoom?.end()
        zoom = nil
    }

    func arrive(_ motion: Animation?) {
        if zooms, motion != nil { zoom = PresentationZoom(self, from: nil, fall: 0) }
        position.set(restingPosition, animation: motion)
    }

    func depart(_ motion: Animation?, completion: @escaping () -> Void) {
        // One that is still on its way turns round on it.
        if zooms, motion != nil, zoom == nil {
            zoom = PresentationZoom(self, from: position.presentation, fall: fall)
        }
        guard let motion else {
            position.jump(to: 0)
            return completion()
        }
        let told = AnimationCompletion(criteria: .removed, action: completion)
        var transaction = Transaction(animation: motion)
        transaction.add(told)
        position.set(0, in: transaction, environment: owner.environment)
        if !told.isHeld { completion() }
    }

    func positionDidChange() {
        if zoom != nil, !node.isLeaving, position.presentation == restingPosition { endZoom() }
        invalidateDisplay()
        superbox?.invalidateDisplay()
    }

    func optionsDidChange() { invalidateLayout() }

    /// Called when the boxes of the content may be others than before.
    func contentDidChange() { childrenDidChange() }

    // MARK: Layout

    override func safeAreaDidChange() { invalidateLayout() }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { owner.stage.configuration.size }

    // MARK: Drawing

    /// The darkness of the dimming below the presentation when it is all there.
    ///
    /// UIKit's dimming views are black at 0.2, and at 0.48 in the dark appearance.
    var dimming: Double { node.environment.colorScheme == .dark ? 0.48 : 0.2 }

    final func dimmed(_ items: [DisplayItem], by share: Double) -> [DisplayItem] {
        guard share > 0 else { return items }
        let screen = CGRect(origin: .zero, size: owner.stage.configuration.size)
        let black = ResolvedColor(red: 0, green: 0, blue: 0, opacity: dimming * share)
        return items + [
            DisplayItem(
                owner: owner.path, content: .fill(.rectangle(screen), .color(black), evenOdd: false))
        ]
    }

    // MARK: Place

    /// Returns the frame on the canvas of what the presentation belongs to.
    final func findAnchor() -> CGRect {
        var boxes: [LayoutBox] = []
        if let presenter = node.presenter as Node?, presenter.isMounted {
            presenter.collectBoxes(into: &boxes)
        }
        guard let box = boxes.first else { return lastAnchor ?? CGRect(origin: .zero, size: frame.size) }
        let anchor = CGRect(origin: .zero, size: box.frame.size).applying(box.toCanvas)
        lastAnchor = anchor
        return anchor
    }

    /// Returns the part of the screen, at a distance from its edges, that the system and the keyboard leave free.
    final func room(in size: CGSize, inset: CGFloat) -> CGRect {
        let insets = owner.stage.configuration.safeArea
        let covered = max(insets.bottom, CGFloat(owner.stage.keyboard.shownHeight))
        let top = max(insets.top, inset)
        return CGRect(
            x: inset, y: top, width: size.width - 2 * inset,
            height: size.height - top - max(covered, inset))
    }

    // MARK: Touch and accessibility

    override var isTouchable: Bool { true }
    /// Lets what is dragged meet the views below a menu, and those below what leaves.
    override var takesTouches: Bool {
        !stage.drags.isDragging || (!node.isLeaving && node.request.kind != .menu)
    }
    override var zIndex: Double { .infinity }
    override var isModal: Bool { true }
    /// The part of the screen that assistive technology sees as the presentation.
    var modalFrame: CGRect { CGRect(origin: .zero, size: frame.size) }

    /// Handles a screen reader's gesture for going back.
    func escape() -> Bool {
        node.close()
        return true
    }

    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        var modal = AccessibilityNode(frame: modalFrame.applying(context.toCanvas))
        if isModal { modal.traits = .isModal }
        modal.children = accessibilityChildren(context).inReadingOrder
        return [modal]
    }

    /// The first field inside, if the presentation gives it the focus.
    final func firstField(of takesFocus: Bool) -> (any FocusableNode)? {
        takesFocus ? node.firstField : nil
    }
}

extension Stage {
    /// Handles a screen reader's gesture for going back: ends the highest presentation, or goes back a screen; returns
    /// false when there is nothing to go back from.
    @discardableResult
    package func escape() -> Bool {
        update()
        var done = false
        react {
            let top = presentations.top
            if let screen = rootBox?.topScreen(in: top), screen.canGoBack {
                screen.pop()
                done = true
            } else if let top {
                done = top.layer.escape()
            }
        }
        return done
    }
}

extension LayoutBox {
    /// The highest screen of the outermost stack of screens inside.
    fileprivate func topScreen(in presentation: PresentedNode?) -> ScreenNode? {
        if let box = self as? NavigationBox, box.owner.presentation === presentation {
            return box.front?.node
        }
        for child in children { if let found = child.topScreen(in: presentation) { return found } }
        return nil
    }
}
