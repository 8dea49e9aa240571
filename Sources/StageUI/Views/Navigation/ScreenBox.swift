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
    /// The height that a large title adds to a bar in points: 52 at the usual text size.
    static func largeHeight(_ typeSize: DynamicTypeSize) -> CGFloat {
        let style = Font.TextStyle.largeTitle
        return 52 + ((style.size(at: typeSize) - style.sizeByDefault) * 1.2).rounded()
    }
    /// The same at the text size of the screen.
    var titleHeight: CGFloat { Self.largeHeight(owner.environment.dynamicTypeSize) }

    /// The height of the bar's row of buttons in points; lower where there is little height.
    static func rowHeight(_ stage: Stage) -> CGFloat { stage.configuration.size.height < 480 ? 32 : 44 }

    func barsDidChange() {
        childrenDidChange()
    }

    private var barHeight: CGFloat {
        guard node.showsBar else { return 0 }
        return Self.rowHeight(owner.stage) + largeHeight
    }
    private var largeHeight: CGFloat { node.isLarge ? titleHeight : 0 }
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
        let isSought = node.showsBottomBar && node.options.bottomLook.backgroundVisibility == .automatic
        scrollsAtBottom.find(in: isSought ? hosted : [], top: canvasOrigin.y + size.height - bottom)
        followBottom()
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
        followBottom()
    }

    private var scrollsAtBottom = ScrollsAtBar()

    private func followBottom() {
        let top = canvasOrigin.y + frame.height - bottomHeight
        if node.showsBottomBar, scrollsAtBottom.follow(top: top) { invalidateDisplay() }
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
        let isRaised = node.presentation?.request.isRaised == true
        let ground = ResolvedColor.screen(isRaised: isRaised, node.environment)
        var items = [fill(window, .color(ground))]
        items += childItems()
        // The backgrounds of the bars are above the content and below the bars' own items.
        let own = children.filter { $0.owner.isInside(node.barNode) || $0.owner.isInside(node.bottomNode) }
        let place = items.count - own.reduce(0) { $0 + $1.items.count }
        items.insert(contentsOf: grounds(in: window), at: max(1, place))
        return items
    }

    private func grounds(in window: CGRect) -> [DisplayItem] {
        let options = node.options
        let top = CGRect(
            x: window.minX, y: window.minY, width: window.width,
            height: barHeight - min(max(0, scrolled), largeHeight) - window.minY)
        let low = frame.height - bottomHeight
        let bottom = CGRect(x: window.minX, y: low, width: window.width, height: window.maxY - low)
        let (topLook, bottomLook) = (options.barLook, options.bottomLook)
        var items: [DisplayItem] = []
        let isOver = scrolled > largeHeight + 0.5
        let looks = topLook.isUsual ? stage.device.looks : nil
        if node.showsBar, looks?.topColor != nil {
            let bar = CGRect(x: top.minX, y: 0, width: top.width, height: max(0, top.maxY))
            items += barColor(bar, looks?.topColor, environment: node.environment(in: topLook.scheme))
        }
        if node.showsBar, let look = isOver ? looks?.top : looks?.topAtEdge {
            items += barGround(
                top, look, isAtBottom: false, environment: node.environment(in: topLook.scheme))
        } else if node.showsBar, topLook.showsGround(overContent: isOver) {
            items += ground(topLook, in: top, isAtBottom: false)
        }
        return items + bottomGround(in: bottom, bottomLook)
    }

    private func bottomGround(in rect: CGRect, _ look: BarLook) -> [DisplayItem] {
        guard node.showsBottomBar else { return [] }
        let isOver = scrollsAtBottom.haveContentBelow
        let looks = look.isUsual ? stage.device.looks : nil
        let environment = node.environment(in: look.scheme)
        let color = barColor(rect, looks?.toolsColor, environment: environment)
        if let own = isOver ? looks?.tools : looks?.toolsAtEdge {
            return color + barGround(rect, own, isAtBottom: true, environment: environment)
        }
        return color + (look.showsGround(overContent: isOver) ? ground(look, in: rect, isAtBottom: true) : [])
    }

    private func ground(_ look: BarLook, in rect: CGRect, isAtBottom: Bool) -> [DisplayItem] {
        let environment = node.environment(in: look.scheme)
        let dark = environment.colorScheme == .dark
        let usual =
            look.backgroundVisibility == .visible
            ? .color(ResolvedColor(hex: dark ? 0x161616 : 0xF8F8F8))
            : Material.bar.paint(in: rect, environment: environment)
        let paint = look.background?.resolvePaint(in: rect, environment: environment) ?? usual
        return barGround(rect, paint, isAtBottom: isAtBottom, dark: dark)
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
