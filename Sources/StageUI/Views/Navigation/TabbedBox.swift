// Licensed under the Apache License, Version 2.0.

import Foundation

/// A page above a bar; content that ignores the safe area reaches under it.
final class TabbedBox: LayoutBox, SafeAreaProvider {
    private(set) var safeAreaLayers: [SafeAreaLayer] = []
    override var edgeKeeper: (any SafeAreaProvider)? { self }
    private var page: PageBox?
    private var barNode: Node?
    private var barBoxes: [LayoutBox] = []
    private var hidesBar = false
    private var options = TabBarOptions()
    private var arrangement = TabArrangement.bottom
    private var scrolls = ScrollsAtBar()
    private var way = ScrollWay()
    /// Indicates whether the bar is small, because content was scrolled.
    var isMinimized: Bool { way.isMinimized }
    /// The height of the bar with what stands above it, in points.
    private func barHeight(_ width: CGFloat?) -> CGFloat {
        guard !hidesBar, arrangement != .sidebar else { return 0 }
        let proposal = ProposedViewSize(width: width, height: nil)
        return barBoxes.reduce(0) { max($0, $1.size(for: proposal).height) }
    }

    /// - Parameter structure: Whether the boxes below may be others than before.
    func show(
        page newPage: Node?, bar: Node, options new: TabBarOptions, arrangement: TabArrangement,
        structure: Bool
    ) {
        let isMoved = arrangement != self.arrangement
        self.arrangement = arrangement
        let isHidden = new.visibility == .hidden || owner.stage.device.looks?.hidesTabs == true
        if new != options {
            options = new
            invalidateDisplay()
        }
        if !structure, !isMoved, bar === barNode, page?.node === newPage, isHidden == hidesBar { return }
        hidesBar = isHidden
        barNode = bar
        barBoxes = []
        bar.collectBoxes(into: &barBoxes)
        page = newPage.map { PageBox(owner: owner, node: $0) }
        for box in children { box.superbox = self }
        invalidateLayout()
    }

    override var children: [LayoutBox] { (page.map { [$0] } ?? []) + (hidesBar ? [] : barBoxes) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = page?.size(for: rest(of: proposal, below: 0)) ?? .zero
        return CGSize(
            width: proposal.width ?? inner.width,
            height: proposal.height ?? inner.height + barHeight(proposal.width))
    }

    /// The width of the column beside the page, in points.
    private var sidebarWidth: CGFloat {
        hidesBar || arrangement != .sidebar ? 0 : TabArrangement.sidebarWidth
    }

    private func rest(of proposal: ProposedViewSize, below: CGFloat) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - sidebarWidth) },
            height: proposal.height.map { max(0, $0 - barHeight(proposal.width) - below) })
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        // The bar stays out of the safe area even where the tab view reaches into it.
        let safe = owner.stage.rootBox?.safeRect ?? .zero
        let below = hidesBar ? 0 : max(0, globalOrigin.y + size.height - max(safe.maxY, globalOrigin.y))
        let outer = CGRect(origin: globalOrigin, size: size)
        if arrangement != .bottom { return placeWide(in: size, safe: safe, below: below) }
        var inner = outer
        let barHeight = barHeight(size.width)
        inner.size.height = max(0, size.height - barHeight - below)
        let borders = [SafeAreaLayer(region: .container, outer: outer, inner: inner)]
        if borders != safeAreaLayers {
            safeAreaLayers = borders
            // Content that reaches over the border depends on it, wherever it is inside.
            stage.layoutPass.epoch += 1
        }
        page?.place(at: .zero, proposal: rest(of: ProposedViewSize(size), below: below))
        let width = ProposedViewSize(width: size.width, height: barHeight)
        for box in barBoxes where !hidesBar {
            box.place(at: CGPoint(x: 0, y: size.height - barHeight - below), proposal: width)
        }
        findScrolls()
    }

    /// Places a page below a floating bar, or beside a sidebar.
    private func placeWide(in size: CGSize, safe: CGRect, below: CGFloat) {
        let above = hidesBar ? 0 : max(0, safe.minY - globalOrigin.y)
        let (top, side) = (above + barHeight(size.width), sidebarWidth)
        let left = readsFromRight ? 0 : side
        let inner = CGRect(
            x: left, y: top, width: max(0, size.width - side), height: max(0, size.height - top - below))
        let border = SafeAreaLayer(
            region: .container, outer: CGRect(origin: globalOrigin, size: size),
            inner: inner.offsetBy(dx: globalOrigin.x, dy: globalOrigin.y))
        if [border] != safeAreaLayers {
            safeAreaLayers = [border]
            // Content that reaches over the border depends on it, wherever it is inside.
            stage.layoutPass.epoch += 1
        }
        page?.place(at: inner.origin, proposal: ProposedViewSize(inner.size))
        let bar =
            side > 0
            ? CGRect(
                x: readsFromRight ? inner.maxX : 0, y: above, width: side,
                height: max(0, size.height - above - below))
            : CGRect(x: 0, y: above, width: size.width, height: top - above)
        for box in barBoxes where !hidesBar {
            box.place(at: bar.origin, proposal: ProposedViewSize(bar.size))
        }
        findScrolls()
    }

    /// A bar at the top and a sidebar are read before the page, as they are seen.
    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        guard arrangement != .bottom, !hidesBar else { return accessibilityChildren(context) }
        let boxes = barBoxes + (page.map { [$0] } ?? [])
        return boxes.filter(\.isAccessible).flatMap { $0.elements(in: context) }
    }

    // MARK: The ground

    private var barTop: CGFloat { canvasOrigin.y + (barBoxes.first?.frame.minY ?? frame.height) }

    private func findScrolls() {
        let isSought = !hidesBar && arrangement == .bottom && options.backgroundVisibility != .hidden
        scrolls.find(in: isSought ? page.map { [$0] } ?? [] : [], top: barTop)
        contentDidScroll()
    }

    /// Called when a scroll view inside has moved its content.
    func contentDidScroll(_ scroll: ScrollBox? = nil) {
        if scrolls.follow(top: barTop) { invalidateDisplay() }
        guard let scroll, arrangement == .bottom, !hidesBar,
            way.follow(scroll, owner.environment.tabBarMinimizes)
        else { return }
        invalidateDisplay()
        owner.tabItems?.itemsDidChange()
    }

    /// Gives the bar its size back.
    func expand() { way = ScrollWay() }

    /// The ground of the bar is above the content and below the bar's own items; at the end of content there is none.
    override func makeItems() -> [DisplayItem] {
        var items = childItems()
        guard !hidesBar, !isMinimized, arrangement == .bottom, options.backgroundVisibility != .hidden
        else { return items }
        let window = windowReachingScreen
        let height = TabBar.height(owner.environment.isOnTelevision)
        let top = barBoxes.first.map { $0.frame.maxY - height } ?? frame.height
        let rect = CGRect(x: window.minX, y: top, width: window.width, height: window.maxY - top)
        let environment = owner.environment
        let dark = environment.colorScheme == .dark
        let looks = options.isUsual ? owner.stage.device.looks : nil
        var ground = barColor(rect, looks?.tabsColor, environment: environment)
        let usual = DisplayPaint.color(ResolvedColor(hex: dark ? 0x1C1C1E : 0xFFFFFF))
        let paint = options.background?.resolvePaint(in: rect, at: owner) ?? usual
        let own = barBoxes.reduce(0) { $0 + $1.items.count }
        if let look = scrolls.haveContentBelow ? looks?.tabs : looks?.tabsAtEdge {
            ground += barGround(rect, look, isAtBottom: true, environment: environment)
        } else if options.backgroundVisibility == .visible || scrolls.haveContentBelow {
            ground += barGround(rect, paint, isAtBottom: true, dark: dark)
        }
        items.insert(contentsOf: ground, at: max(0, items.count - own))
        return items
    }
}
