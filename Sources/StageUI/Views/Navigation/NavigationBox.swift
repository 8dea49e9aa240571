// Licensed under the Apache License, Version 2.0.

import Foundation

/// Shows the highest screen of a stack, and the one below it while one of the two is moving.
final class NavigationBox: LayoutBox {
    private(set) var front: ScreenBox?
    private var back: ScreenBox?
    private let goBack: () -> Void
    private var ended: (() -> Void)?
    private var swipe: SheetDrag?
    /// The share of the front screen that is there: 0 nothing, 1 all.
    private lazy var cover = AnimatedValue<Double>(1, stage: owner.stage) { [weak self] in
        self?.invalidateDisplay()
    }
    private lazy var edge = SwipeBox(owner: owner, navigation: self)

    /// The movement of the screen below, as a share of the way of the one above.
    private static let parallax: CGFloat = 0.3
    /// The darkening of the screen below.
    static let shade = 0.1
    /// The width of the strip at the edge where a finger pulls the screen back, in points.
    private static let edgeWidth: CGFloat = 12

    init(owner: Node, goBack: @escaping () -> Void) {
        self.goBack = goBack
        super.init(owner: owner)
        edge.superbox = self
    }

    /// The visible screens.
    var visible: [ScreenNode] { [back, front].compactMap { $0?.node } }

    /// Shows another screen.
    ///
    /// - Parameters:
    ///   - goesOn: Whether it comes on top of the present one.
    ///   - completion: Called when the present one is no longer visible.
    func show(_ screen: ScreenNode, goesOn: Bool, motion: Animation?, completion: @escaping () -> Void) {
        let old = front
        let next = screen.box
        next.superbox = self
        let before = ended
        ended = nil
        defer {
            invalidateLayout()
            before?()
        }
        guard let motion, let old else {
            front = next
            back = nil
            cover.jump(to: 1)
            zoomDidChange()
            return
        }
        ended = completion
        defer { zoomDidChange() }
        if goesOn {
            (back, front) = (old, next)
            cover.jump(to: 0)
            cover.set(1, animation: motion, completion: { [weak self] in self?.rest() })
        } else {
            // A screen that is already on its way keeps its place on the way back.
            (back, front) = (next, old)
            leaving = old
            cover.set(0, animation: motion, completion: { [weak self] in self?.rest() })
        }
    }

    private weak var leaving: ScreenBox?
    /// The view of the screen below out of which the front one grows.
    private weak var zoomSource: ZoomSourceBox? {
        didSet {
            guard oldValue !== zoomSource else { return }
            oldValue?.isAway = false
            zoomSource?.isAway = true
        }
    }

    private var isZooming = false

    /// Finds the view out of which the front screen grows, or into which it goes back.
    private func zoomDidChange() {
        defer { isZooming = zoomSource != nil }
        guard let back, let key = front?.node.zoom, !stage.configuration.reduceMotion else {
            zoomSource = nil
            return
        }
        zoomSource = stage.feature(ZoomSources.self).source(key, in: back)
    }

    private func rest() {
        guard !cover.isMoving else { return }
        if leaving != nil, leaving === front, cover.model == 0 {
            front = back
            leaving = nil
            back = nil
            cover.jump(to: 1)
        } else if cover.model == 1 {
            back = nil
        } else {
            return
        }
        zoomDidChange()
        invalidateLayout()
        let done = ended
        ended = nil
        done?()
    }

    // MARK: Layout

    override var children: [LayoutBox] {
        let screens = [back, front].compactMap { $0 as LayoutBox? }
        return front?.node.canGoBack == true && leaving == nil ? screens + [edge] : screens
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: screenSafeRect.size)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        invalidateDisplay()
        // The view may have got another box on the way.
        if isZooming, zoomSource?.isCurrent != true { zoomDidChange() }
        for screen in [back, front] { screen?.place(at: .zero, proposal: ProposedViewSize(size)) }
        let width = Self.edgeWidth - windowReachingScreen.minX
        let strip = ProposedViewSize(width: width, height: size.height)
        edge.place(
            at: CGPoint(x: isMirrored ? size.width - Self.edgeWidth : windowReachingScreen.minX, y: 0),
            proposal: strip)
    }

    // MARK: Drawing

    private var isMirrored: Bool { owner.environment.layoutDirection == .rightToLeft }

    override func makeItems() -> [DisplayItem] {
        guard let front else { return [] }
        let window = windowReachingScreen
        let away = 1 - CGFloat(cover.presentation)
        guard away != 0 || back != nil else { return front.items }
        let sign: CGFloat = isMirrored ? -1 : 1
        var items: [DisplayItem] = []
        if let back, let zoomSource, zoomSource.isCurrent {
            items = zoomed(front, over: back, from: zoomSource, share: 1 - away, in: window)
            return [
                DisplayItem(
                    owner: owner.path, content: .group(.clip(.rectangle(window), evenOdd: false), items))
            ]
        }
        if let back {
            let shift = -Self.parallax * (1 - away) * window.width * sign
            items += TransitionEffect.moved(back.items, CGSize(width: shift, height: 0))
            let shade = ResolvedColor(red: 0, green: 0, blue: 0, opacity: Self.shade * Double(1 - away))
            items.append(
                DisplayItem(
                    owner: owner.path, content: .fill(.rectangle(window), .color(shade), evenOdd: false)))
        }
        items += TransitionEffect.moved(front.items, CGSize(width: away * window.width * sign, height: 0))
        return [
            DisplayItem(
                owner: owner.path, content: .group(.clip(.rectangle(window), evenOdd: false), items))
        ]
    }

    // MARK: Touch and accessibility

    /// Screens that move take no touches.
    override var takesTouches: Bool { back == nil || swipe != nil }

    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        guard let shown = leaving == nil ? front : back else { return [] }
        return shown.elements(in: context)
    }
}

// MARK: - Pulling back

extension NavigationBox {
    func swipeBegan(below: ScreenBox) {
        swipe = SheetDrag(position: 1, isOnCard: true)
        swipe?.samples = [(owner.stage.time, 0)]
        back = below
        below.superbox = self
        zoomDidChange()
        invalidateLayout()
    }

    func swipeMoved(_ way: CGFloat) {
        guard swipe != nil, frame.width > 0 else { return }
        let forward = max(0, isMirrored ? -way : way)
        swipe?.samples.append((owner.stage.time, Double(forward)))
        cover.jump(to: Double(1 - min(1, forward / frame.width)))
    }

    /// Goes back when the screen is, or would soon be, more than half away.
    func swipeEnded(cancelled: Bool = false) {
        guard let swipe else { return }
        self.swipe = nil
        let away = (1 - cover.presentation) * Double(frame.width)
        if !cancelled, away + swipe.velocity * 0.2 > Double(frame.width) / 2 {
            goBack()
            return
        }
        cover.set(1, animation: PresentationRequest.slide, completion: { [weak self] in self?.rest() })
        if cover.presentation == 1 { rest() }
    }

    /// The screen below the front one.
    var below: ScreenBox? {
        guard let entries = (owner as? any NavigationHolding)?.entries, entries.count > 1 else { return nil }
        return entries[entries.count - 2].screen.box
    }
}

/// The strip at the edge of a screen where a finger pulls it back.
private final class SwipeBox: LayoutBox, TouchResponder {
    private unowned let navigation: NavigationBox

    init(owner: Node, navigation: NavigationBox) {
        self.navigation = navigation
        super.init(owner: owner)
    }

    override var responder: (any TouchResponder)? { self }
    override var isTouchable: Bool { true }
    override var isAccessible: Bool { false }
    var dragAxes: Axis.Set { .horizontal }

    private var isPulling = false

    func touchBegan(at point: CGPoint) { isPulling = false }
    func touchMoved(by translation: CGSize, inside: Bool) {
        if !isPulling {
            guard abs(translation.width) > 10, abs(translation.width) > abs(translation.height),
                let below = navigation.below
            else { return }
            isPulling = true
            navigation.swipeBegan(below: below)
        }
        navigation.swipeMoved(translation.width)
    }
    func touchEnded(by translation: CGSize, inside: Bool) { if isPulling { navigation.swipeEnded() } }
    func touchCancelled() { if isPulling { navigation.swipeEnded(cancelled: true) } }
}
