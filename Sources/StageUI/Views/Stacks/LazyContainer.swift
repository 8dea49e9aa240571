// Licensed under the Apache License, Version 2.0.

import Foundation

/// Marks the box of a lazy stack or grid.
struct LazyContainer: BoxModifier {
    var axis: Axis
    var views: PinnedScrollableViews
    static var changesLayout: Bool { false }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        LazyContainerBox(owner: owner, content: content) { [unowned owner] in owner.modifier }
    }
}

/// The box around that of a lazy stack or grid, which determines what stays in sight and what is drawn at all: of long
/// content, the views in the scroll view's window and those nearby, so that a frame costs what is seen of it.
final class LazyContainerBox: WrapperBox, GeometryWatching {
    let pins: () -> LazyContainer
    /// The part of the content that has been drawn, along the axis in its own coordinates; nil for all.
    private var drawn: ClosedRange<CGFloat>?
    private var isWatching = false

    init(owner: Node, content: LayoutBox, pins: @escaping () -> LazyContainer) {
        self.pins = pins
        super.init(owner: owner, content: content)
        content.showsPart = true
    }

    override func shown(of boxes: [LayoutBox]) -> [LayoutBox] {
        drawn = nil
        // Few views are drawn as quickly as they are looked for.
        guard boxes.count > 32, let window else { return boxes }
        if !isWatching {
            isWatching = true
            stage.geometry.add(self)
        }
        let length = window.upperBound - window.lowerBound
        let near = window.lowerBound - length...window.upperBound + length
        drawn = near
        let pins = pins()
        return boxes.filter { box in
            let start = box.frame.origin[pins.axis]
            if start <= near.upperBound && start + box.frame.size[pins.axis] >= near.lowerBound {
                return true
            }
            // A part that stays in sight is seen far from its place.
            return !pins.views.isEmpty
                && (box.layoutValue(SectionPartBox.key) as? SectionPartBox)?.isPinned == true
        }
    }

    /// Draws other views when the window has left those that are drawn.
    func compareGeometry() {
        guard let drawn else { return }
        if let window, drawn.contains(window.lowerBound), drawn.contains(window.upperBound) { return }
        content.invalidateDisplay()
    }

    /// The part of the content that the window shows, along the axis in the content's coordinates; nil without a scroll view
    /// that cuts it off.
    private var window: ClosedRange<CGFloat>? {
        let axis = pins().axis
        guard let scroll = scroll(along: axis), scroll.clipsTouches else { return nil }
        var start: CGFloat = 0
        var box: LayoutBox = content
        while box !== scroll {
            start += box.frame.origin[axis]
            guard let above = box.superbox else { return nil }
            box = above
        }
        let reach = scroll.windowReachingScreen
        return reach.origin[axis] - start...reach.origin[axis] + reach.size[axis] - start
    }
}

extension LayoutBox {
    /// The scroll view around the box that moves along an axis.
    final func scroll(along axis: Axis) -> ScrollBox? {
        var scroll = enclosingScroll
        while let found = scroll, !found.axes.contains(axis == .vertical ? .vertical : .horizontal) {
            scroll = found.enclosingScroll
        }
        return scroll
    }
}
