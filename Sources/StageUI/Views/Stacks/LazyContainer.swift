// Licensed under the Apache License, Version 2.0.

import Foundation

/// Marks the box of a lazy stack or grid.
struct LazyContainer: BoxModifier {
    var axis: Axis
    var views: PinnedScrollableViews
    static var changesLayout: Bool { false }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        LazyContainerBox(owner: owner, content: content, gate: owner.attachment as? AppearanceGate) {
            [unowned owner] in owner.modifier
        }
    }
    func makeAttachment(of owner: Node) -> AnyObject? { AppearanceGate(owner) }
}

/// The box around that of a lazy stack or grid, which determines what stays in sight and what is drawn at all: of long
/// content, the views in the scroll view's window and those nearby, so that a frame costs what is seen of it.
final class LazyContainerBox: WrapperBox, GeometryWatching, RowContainer {
    let pins: () -> LazyContainer
    /// The part of the content that has been drawn, along the axis in its own coordinates; nil for all.
    private var drawn: ClosedRange<CGFloat>?
    let gate: AppearanceGate?
    /// The gaps among the views inside, as of a generation of the content.
    private var knownGaps: (generation: Int, gaps: [GapBox])?

    var rowAxis: Axis { pins().axis }

    init(owner: Node, content: LayoutBox, gate: AppearanceGate?, pins: @escaping () -> LazyContainer) {
        (self.gate, self.pins) = (gate, pins)
        super.init(owner: owner, content: content)
        content.showsPart = true
        stage.geometry.add(self)
        gate?.rows.box = self
    }

    /// The views inside that are there to stay.
    var views: [LayoutBox] { (content as? ContainerBox)?.present ?? content.children }

    /// The places of rows that do not lie here.
    var gaps: [GapBox] {
        if let knownGaps, knownGaps.generation == content.generation { return knownGaps.gaps }
        let gaps = views.compactMap(\.gap)
        knownGaps = (content.generation, gaps)
        return gaps
    }

    override func shown(of boxes: [LayoutBox]) -> [LayoutBox] {
        drawn = nil
        // Few views are drawn as quickly as they are looked for.
        guard boxes.count > 32 || gate?.rows.isEmpty == false, let scroll = scroll(along: pins().axis),
            scroll.clipsTouches,
            let window = window(of: scroll)
        else { return boxes }
        let length = window.upperBound - window.lowerBound
        let near = window.lowerBound - length...window.upperBound + length
        drawn = near
        let pins = pins()
        return boxes.filter { box in
            let start = box.frame.origin[pins.axis]
            return start <= near.upperBound && start + box.frame.size[pins.axis] >= near.lowerBound
                || !pins.views.isEmpty && isPinned(box)
        }
    }

    /// Returns whether a part of a section stays in sight, and so is seen far from its place.
    private func isPinned(_ box: LayoutBox) -> Bool {
        (box.layoutValue(SectionPartBox.key) as? SectionPartBox)?.isPinned == true
    }

    /// Draws other views when the window has left those that are drawn, and has views appear and disappear.
    func compareGeometry() {
        guard drawn != nil || gate?.isEmpty == false else { return }
        let axis = pins().axis
        let scroll = scroll(along: axis)
        let window = scroll.flatMap(window(of:))
        if let gate, !gate.isEmpty, isOnStage { compareAppearances(gate, scroll, window, axis) }
        guard let drawn else { return }
        if let window, drawn.contains(window.lowerBound), drawn.contains(window.upperBound) { return }
        content.invalidateDisplay()
    }

    private func compareAppearances(
        _ gate: AppearanceGate, _ scroll: ScrollBox?, _ window: ClosedRange<CGFloat>?, _ axis: Axis
    ) {
        // Without a scroll view all is seen.
        guard scroll != nil else { return gate.compare(in: content) { _ in true } }
        // One that was never laid out shows nothing yet.
        guard let window, window.lowerBound < window.upperBound else { return }
        let isPinning = !pins().views.isEmpty
        gate.compare(in: content) { row in
            let start = row.frame.origin[axis]
            let end = start + row.frame.size[axis]
            let isInside = start < window.upperBound && end > window.lowerBound
            return isInside || start == end && window.contains(start)
                || isPinning && isPinned(row)
        }
    }

    /// The part of the content that the window of a scroll view shows, along the axis in the content's coordinates.
    private func window(of scroll: ScrollBox) -> ClosedRange<CGFloat>? {
        let axis = pins().axis
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
    /// Indicates whether the box is in those of the stage: others have no place.
    final var isOnStage: Bool {
        var box: LayoutBox = self
        while let above = box.superbox { box = above }
        return box === stage.rootBox
    }

    /// The scroll view around the box that moves along an axis.
    final func scroll(along axis: Axis) -> ScrollBox? {
        var scroll = enclosingScroll
        while let found = scroll, !found.axes.contains(axis == .vertical ? .vertical : .horizontal) {
            scroll = found.enclosingScroll
        }
        return scroll
    }
}
