// Licensed under the Apache License, Version 2.0.

import Foundation

/// A box of a section; that of a header or a footer keeps its place in the layout, and shows its content where
/// it stays in sight.
final class SectionPartBox: ShiftedBox {
    /// The key under which layouts find the box behind its modifiers.
    static var key: ObjectIdentifier { ObjectIdentifier(SectionPartBox.self) }

    let kind: SectionPartKind
    let parts: SectionParts

    init(owner: Node, content: LayoutBox, kind: SectionPartKind, parts: SectionParts) {
        self.kind = kind
        self.parts = parts
        super.init(owner: owner, content: content)
    }

    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
        if key == SectionEdge.key { return kind != .rows }
        return key == Self.key ? self : super.layoutValue(key)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if placement == nil, kind != .rows { stage.geometry.add(self) }
        super.placeChildren(in: size, proposal: proposal)
    }

    override var wantedShift: CGPoint {
        guard kind != .rows, let container,
            let lazy = container.superbox as? LazyContainerBox
        else { return .zero }
        let pins = lazy.pins()
        let isPinned = pins.views.contains(kind == .header ? .sectionHeaders : .sectionFooters)
        guard isPinned, let scroll = scroll(along: pins.axis) else { return .zero }
        let rule = PinRule(axis: pins.axis, isMirrored: pins.axis == .horizontal && readsFromRight)
        let way = rule.shift(of: self, among: rows(of: container), in: scroll)
        return pins.axis == .vertical ? CGPoint(x: 0, y: way) : CGPoint(x: way, y: 0)
    }

    /// The rows of the same section that are there to stay.
    private func rows(of container: ContainerBox) -> [SectionPartBox] {
        container.present.compactMap { $0.layoutValue(Self.key) as? SectionPartBox }
            .filter { $0.parts === parts && $0.kind == .rows }
    }
}

/// The rule by which a header or a footer stays in sight while rows of its section are.
@MainActor
private struct PinRule {
    let axis: Axis
    /// Indicates whether the axis counts from right to left.
    let isMirrored: Bool

    /// The coordinates at which a rectangle starts and ends along the axis, counted in reading direction.
    private func span(_ origin: CGPoint, _ size: CGSize) -> (start: CGFloat, end: CGFloat) {
        let (low, high) = (origin[axis], origin[axis] + size[axis])
        return isMirrored ? (-high, -low) : (low, high)
    }

    private func span(_ box: LayoutBox) -> (start: CGFloat, end: CGFloat) {
        span(box.canvasOrigin, box.frame.size)
    }

    func shift(of box: SectionPartBox, among rows: [SectionPartBox], in scroll: ScrollBox) -> CGFloat {
        let own = span(box)
        var window = span(scroll.canvasOrigin, scroll.visibleSize)
        let margins = scroll.settings.margins
        window.start += axis == .vertical ? margins.top : margins.leading
        window.end -= axis == .vertical ? margins.bottom : margins.trailing
        let spans = rows.map { span($0) }
        let way: CGFloat
        if box.kind == .header {
            // The last row pushes the header out.
            let end = max(own.end, spans.map(\.end).max() ?? own.end)
            way = max(0, min(window.start - own.start, end - own.end))
        } else {
            let start = min(own.start, spans.map(\.start).min() ?? own.start)
            way = min(0, max(window.end - own.end, start - own.start))
        }
        return isMirrored ? -way : way
    }
}
