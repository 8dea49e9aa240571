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
    /// The scroll views that reach down to the bar.
    private var scrolls: [WeakScroll] = []
    private struct WeakScroll { weak var box: ScrollBox? }
    private var wasOverContent = false
    private var barHeight: CGFloat { hidesBar ? 0 : TabBar.height }

    /// - Parameter structure: Whether the boxes below may be others than before.
    func show(page newPage: Node?, bar: Node, options new: TabBarOptions, structure: Bool) {
        let isHidden = new.visibility == .hidden
        if new != options {
            options = new
            invalidateDisplay()
        }
        if !structure, bar === barNode, page?.node === newPage, isHidden == hidesBar { return }
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
            width: proposal.width ?? inner.width, height: proposal.height ?? inner.height + barHeight)
    }

    private func rest(of proposal: ProposedViewSize, below: CGFloat) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width, height: proposal.height.map { max(0, $0 - barHeight - below) })
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        // The bar stays out of the safe area even where the tab view reaches into it.
        let safe = owner.stage.rootBox?.safeRect ?? .zero
        let below = hidesBar ? 0 : max(0, globalOrigin.y + size.height - max(safe.maxY, globalOrigin.y))
        let outer = CGRect(origin: globalOrigin, size: size)
        var inner = outer
        inner.size.height = max(0, size.height - barHeight - below)
        let borders = [SafeAreaLayer(region: .container, outer: outer, inner: inner)]
        if borders != safeAreaLayers {
            safeAreaLayers = borders
            // Content that reaches over the border depends on it, wherever it is inside.
            stage.layoutPass.epoch += 1
        }
        page?.place(at: .zero, proposal: rest(of: ProposedViewSize(size), below: below))
        let width = ProposedViewSize(width: size.width, height: TabBar.height)
        for box in barBoxes where !hidesBar {
            box.place(at: CGPoint(x: 0, y: size.height - TabBar.height - below), proposal: width)
        }
        findScrolls()
    }

    // MARK: The ground

    private var barTop: CGFloat { canvasOrigin.y + (barBoxes.first?.frame.minY ?? frame.height) }

    private func findScrolls() {
        var found: [WeakScroll] = []
        let top = barTop
        func look(into box: LayoutBox) {
            if let scroll = box as? ScrollBox, scroll.axes.contains(.vertical) {
                let end = scroll.canvasOrigin.y + scroll.visibleSize.height
                if end > top - 1, scroll.canvasOrigin.y < top { found.append(WeakScroll(box: scroll)) }
            }
            box.children.forEach(look)
        }
        if !hidesBar, options.backgroundVisibility != .hidden { page.map(look) }
        scrolls = found
        contentDidScroll()
    }

    /// Indicates whether content has been scrolled under the bar, or waits there to be scrolled up.
    private var isOverContent: Bool {
        let top = barTop
        return scrolls.contains { weak in
            guard let scroll = weak.box else { return false }
            return scroll.canvasOrigin.y - scroll.offset.height + scroll.contentSize.height > top + 0.5
        }
    }

    /// Called when a scroll view inside has moved its content.
    func contentDidScroll() {
        let isOver = isOverContent
        guard isOver != wasOverContent else { return }
        wasOverContent = isOver
        invalidateDisplay()
    }

    /// The ground of the bar is above the content and below the bar's own items; at the end of content there is none.
    override func makeItems() -> [DisplayItem] {
        var items = childItems()
        let isAlways = options.backgroundVisibility == .visible
        guard !hidesBar, options.backgroundVisibility != .hidden, isAlways || isOverContent else {
            return items
        }
        let window = windowReachingScreen
        let top = barBoxes.first?.frame.minY ?? frame.height
        let rect = CGRect(x: window.minX, y: top, width: window.width, height: window.maxY - top)
        let environment = owner.environment
        let dark = environment.colorScheme == .dark
        let usual = DisplayPaint.color(ResolvedColor(hex: dark ? 0x1C1C1E : 0xFFFFFF))
        let paint = options.background?.resolvePaint(in: rect, at: owner) ?? usual
        let hairline = 1 / max(1, environment.displayScale)
        let line = CGRect(x: window.minX, y: top, width: window.width, height: hairline)
        let color = ResolvedColor(hex: dark ? 0x545458 : 0x3C3C43, opacity: dark ? 0.6 : 0.29)
        let own = barBoxes.reduce(0) { $0 + $1.items.count }
        items.insert(
            contentsOf: [(rect, paint), (line, .color(color))].map { rect, paint in
                DisplayItem(owner: owner.path, content: .fill(.rectangle(rect), paint, evenOdd: false))
            }, at: max(0, items.count - own))
        return items
    }
}
