// Licensed under the Apache License, Version 2.0.

import Foundation

/// The look of a bar of a screen.
struct BarLook {
    var background: AnyShapeStyle?
    /// Automatic where content that scrolls under the bar decides.
    var backgroundVisibility = Visibility.automatic
    /// The appearance; nil for that of the screen.
    var scheme: ColorScheme?

    /// Indicates whether the screen leaves its ground to the app.
    var isUsual: Bool { background == nil && backgroundVisibility == .automatic }

    /// Returns whether the ground is there, given whether content has been scrolled under the bar.
    func showsGround(overContent: Bool) -> Bool {
        backgroundVisibility == .visible || (backgroundVisibility == .automatic && overContent)
    }
}

/// The scroll views that reach down to a bar at the bottom.
@MainActor
struct ScrollsAtBar {
    private struct Reaching { weak var box: ScrollBox? }
    private var scrolls: [Reaching] = []
    /// Indicates whether content has been scrolled under the bar, or waits there to be scrolled up.
    private(set) var haveContentBelow = false

    /// Looks for them in some boxes.
    mutating func find(in boxes: [LayoutBox], top: CGFloat) {
        var found: [Reaching] = []
        func look(into box: LayoutBox) {
            if let scroll = box as? ScrollBox, scroll.axes.contains(.vertical) {
                let end = scroll.canvasOrigin.y + scroll.visibleSize.height
                if end > top - 1, scroll.canvasOrigin.y < top { found.append(Reaching(box: scroll)) }
            }
            box.children.forEach(look)
        }
        boxes.forEach(look)
        scrolls = found
    }

    /// Looks at their content again; returns whether that made a difference.
    mutating func follow(top: CGFloat) -> Bool {
        let before = haveContentBelow
        haveContentBelow = scrolls.contains { reaching in
            guard let scroll = reaching.box else { return false }
            return scroll.canvasOrigin.y - scroll.offset.height + scroll.contentSize.height > top + 0.5
        }
        return haveContentBelow != before
    }
}

/// The way of scrolled content, by which a bar gets small.
@MainActor
struct ScrollWay {
    /// The way after which the bar changes, in points; by eye.
    private static let least: CGFloat = 20

    private weak var scroll: ScrollBox?
    private var offset: CGFloat = 0
    /// The offset where the content has turned last.
    private var turn: CGFloat = 0
    private(set) var isMinimized = false

    /// Follows a scroll view; returns whether the bar changes.
    mutating func follow(_ box: ScrollBox, _ behavior: TabBarMinimizeBehavior) -> Bool {
        // What is pulled over an end of the content, and comes back, is no way.
        let most = max(0, box.contentSize.height - box.visibleSize.height)
        let now = min(max(0, box.offset.height), most)
        guard behavior == .onScrollDown || behavior == .onScrollUp, box.axes.contains(.vertical),
            scroll !== box || now != offset
        else { return false }
        defer { offset = now }
        guard scroll === box else {
            (scroll, turn) = (box, now)
            return false
        }
        if (now > offset) != (offset > turn) { turn = offset }
        let before = isMinimized
        if now - turn > Self.least {
            isMinimized = behavior == .onScrollDown
        } else if turn - now > Self.least || now <= 0 {
            isMinimized = behavior == .onScrollUp && now > 0
        }
        return isMinimized != before
    }
}

extension LayoutBox {
    /// The ground of a bar with its hairline at the content's side.
    func barGround(_ rect: CGRect, _ paint: DisplayPaint, isAtBottom: Bool, dark: Bool) -> [DisplayItem] {
        let hairline = 1 / max(1, owner.environment.displayScale)
        let line = CGRect(
            x: rect.minX, y: isAtBottom ? rect.minY : rect.maxY, width: rect.width, height: hairline)
        let color = ResolvedColor(hex: dark ? 0x545458 : 0x3C3C43, opacity: dark ? 0.6 : 0.29)
        return [(rect, paint), (line, .color(color))].map { rect, paint in
            DisplayItem(owner: owner.path, content: .fill(.rectangle(rect), paint, evenOdd: false))
        }
    }
}
