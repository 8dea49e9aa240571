// Licensed under the Apache License, Version 2.0.

import Foundation

/// Places the content of a screen between its bars.
///
/// The content may reach under the bars, and scrolled content is seen there.
final class ScreenBox: ContainerBox, HostBox, SafeAreaProvider {
    unowned let node: ScreenNode
    private var window = CGRect.zero
    private(set) var safeAreaLayers: [SafeAreaLayer] = []
    override var edgeKeeper: (any SafeAreaProvider)? { self }

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
        return Self.rowHeight(owner.stage) + largeHeight
    }
    private var largeHeight: CGFloat { node.isLarge ? Self.largeHeight : 0 }
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
        // The drawing reaches under the bars of the system.
        let reached = windowReachingScreen
        if reached != window {
            window = reached
            invalidateDisplay()
        }
        let (top, bottom) = (barHeight, bottomHeight)
        let free = CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top - bottom))
        let border = SafeAreaLayer(
            region: .container, outer: CGRect(origin: globalOrigin, size: size),
            inner: free.offsetBy(dx: globalOrigin.x, dy: globalOrigin.y))
        if [border] != safeAreaLayers {
            safeAreaLayers = [border]
            // Content that reaches over the border depends on it, wherever it is inside.
            stage.layoutPass.epoch += 1
        }
        var hosted: [LayoutBox] = []
        for child in present {
            if child.owner.isInside(node.barNode) {
                child.place(at: .zero, proposal: ProposedViewSize(width: size.width, height: top))
            } else if child.owner.isInside(node.bottomNode) {
                child.place(
                    at: CGPoint(x: 0, y: size.height - bottom),
                    proposal: ProposedViewSize(width: size.width, height: bottom))
            } else {
                hosted.append(child)
            }
        }
        placeHosted(hosted, in: free)
        scroll = findScroll()
        // A layout scrolls too: another scroll view may have come, or the content may have become shorter.
        tellBar()
    }

    // MARK: Scrolling

    /// The scroll view that begins where the bar at the top ends.
    private weak var scroll: ScrollBox?

    /// The distance that the content has been scrolled under the bar at the top, in points.
    var scrolled: CGFloat { scroll?.offset.height ?? 0 }

    private func findScroll() -> ScrollBox? {
        func find(_ box: LayoutBox) -> ScrollBox? {
            if let scroll = box as? ScrollBox {
                let isBelow = abs(scroll.canvasOrigin.y - canvasOrigin.y - barHeight) < 1
                return isBelow && scroll.axes.contains(.vertical) ? scroll : nil
            }
            for child in box.children { if let found = find(child) { return found } }
            return nil
        }
        guard node.showsBar else { return nil }
        for child in present where !child.owner.isInside(node.barNode) {
            if let found = find(child) { return found }
        }
        return nil
    }

    /// The distance that the content had been scrolled when the bar was last drawn for it, in points.
    private var toldScrolled: CGFloat = 0

    /// Called when a scroll view inside has moved its content.
    func contentDidScroll(_ box: ScrollBox) {
        if box === scroll { tellBar() }
    }

    /// Draws the bar anew if its titles and its background have to follow the content.
    private func tellBar() {
        guard node.showsBar, scrolled != toldScrolled else { return }
        toldScrolled = scrolled
        invalidateDisplay()
        func redraw(_ box: LayoutBox) {
            if let title = box as? BarTitleBox { return title.invalidateDisplay() }
            box.children.forEach(redraw)
        }
        for child in children where child.owner.isInside(node.barNode) { redraw(child) }
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
            x: window.minX, y: window.minY, width: window.width,
            height: barHeight - min(max(0, scrolled), largeHeight) - window.minY)
        let isAlways = options.backgroundVisibility == .visible
        let showsGround =
            isAlways || (options.backgroundVisibility == .automatic && scrolled > largeHeight + 0.5)
        items += childItems()
        guard showsGround, node.showsBar else { return items }
        let barEnvironment = node.environment(in: options.barScheme)
        let darkBar = barEnvironment.colorScheme == .dark
        let chrome = ResolvedColor(hex: darkBar ? 0x161616 : 0xF8F8F8)
        let usual =
            isAlways ? .color(chrome) : Material.bar.paint(in: barRect, environment: barEnvironment)
        let paint = options.background?.resolvePaint(in: barRect, environment: barEnvironment) ?? usual
        let hairline = 1 / max(1, environment.displayScale)
        let line = CGRect(x: window.minX, y: barRect.maxY, width: window.width, height: hairline)
        let color = ResolvedColor(hex: darkBar ? 0x545458 : 0x3C3C43, opacity: darkBar ? 0.6 : 0.29)
        // The background of the bar is above the content and below the bar's own items.
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
    /// Returns whether the node is another one or below it.
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
