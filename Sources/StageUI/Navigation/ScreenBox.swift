// Licensed under the Apache License, Version 2.0.

import Foundation

/// Places the content of a screen between its bars.
final class ScreenBox: ContainerBox {
    unowned let node: ScreenNode
    private var window = CGRect.zero

    init(_ node: ScreenNode) {
        self.node = node
        super.init(owner: node)
    }

    /// The height of a bar at the bottom in points.
    private static let bottomHeight: CGFloat = 44
    /// The height that a large title adds to a bar in points.
    static let largeHeight: CGFloat = 52

    /// The height of the bar's row of buttons in points; lower where there is little height.
    static func rowHeight(_ stage: Stage) -> CGFloat { stage.configuration.size.height < 480 ? 32 : 44 }

    func barsDidChange() {
        childrenDidChange()
    }

    private var barHeight: CGFloat {
        guard node.showsBar else { return 0 }
        return Self.rowHeight(owner.stage) + (node.isLarge ? Self.largeHeight : 0)
    }
    private var bottomHeight: CGFloat { node.showsBottomBar ? Self.bottomHeight : 0 }

    override var children: [LayoutBox] {
        super.children.filter { box in isShown(box) }
    }

    private func isShown(_ box: LayoutBox) -> Bool {
        if box.owner.isInside(node.barNode) { return node.showsBar }
        if box.owner.isInside(node.bottomNode) { return node.showsBottomBar }
        return true
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: screenSafeRect.size)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        // What is drawn reaches under the bars of the system.
        let reached = windowReachingScreen
        if reached != window {
            window = reached
            invalidateDisplay()
        }
        let (top, bottom) = (barHeight, bottomHeight)
        let free = CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top - bottom))
        for child in present {
            if child.owner.isInside(node.barNode) {
                child.place(at: .zero, proposal: ProposedViewSize(width: size.width, height: top))
            } else if child.owner.isInside(node.bottomNode) {
                child.place(
                    at: CGPoint(x: 0, y: size.height - bottom),
                    proposal: ProposedViewSize(width: size.width, height: bottom))
            } else {
                let offered = ProposedViewSize(free.size)
                let fitted = child.size(for: offered)
                child.place(
                    at: CGPoint(x: free.midX - fitted.width / 2, y: free.midY - fitted.height / 2),
                    proposal: offered)
            }
        }
    }

    // MARK: Drawing

    override var isTouchable: Bool { true }

    override func makeItems() -> [DisplayItem] {
        let window = windowReachingScreen
        let environment = node.environment
        let dark = environment.colorScheme == .dark
        let isRaised = node.presentation?.request.kind == .sheet
        let ground = ResolvedColor(hex: !dark ? 0xFFFFFF : isRaised ? 0x1C1C1E : 0x000000)
        var items = [fill(window, .color(ground))]
        let options = node.options
        let barRect = CGRect(
            x: window.minX, y: window.minY, width: window.width, height: barHeight - window.minY)
        let showsGround =
            options.backgroundVisibility == .visible
            || (options.background != nil && options.backgroundVisibility != .hidden)
        items += childItems()
        guard showsGround, node.showsBar else { return items }
        let chrome = ResolvedColor(hex: dark ? 0x161616 : 0xF8F8F8)
        let paint =
            options.background?.resolvePaint(in: barRect, environment: environment) ?? .color(chrome)
        let hairline = 1 / max(1, environment.displayScale)
        let line = CGRect(x: window.minX, y: barRect.maxY, width: window.width, height: hairline)
        let color = ResolvedColor(hex: dark ? 0x545458 : 0x3C3C43, opacity: dark ? 0.6 : 0.29)
        // The ground of the bar is above the content and below the bar's own items.
        let barItems = children.filter { $0.owner.isInside(node.barNode) }.reduce(into: 0) { count, box in
            count += box.items.count
        }
        let place = items.count - barItems - bottomItemCount
        items.insert(contentsOf: [fill(barRect, paint), fill(line, .color(color))], at: max(1, place))
        return items
    }

    private var bottomItemCount: Int {
        children.filter { $0.owner.isInside(node.bottomNode) }.reduce(0) { $0 + $1.items.count }
    }

    private func fill(_ rect: CGRect, _ paint: DisplayPaint) -> DisplayItem {
        DisplayItem(owner: owner.path, content: .fill(.rectangle(rect), paint, evenOdd: false))
    }
}

extension Node {
    /// Whether the node is another one or below it.
    func isInside(_ other: Node?) -> Bool {
        guard let other else { return false }
        var node: Node? = self
        while let current = node, current.depth >= other.depth {
            if current === other { return true }
            node = current.parent
        }
        return false
    }
}
