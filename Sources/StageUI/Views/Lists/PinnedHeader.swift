// Licensed under the Apache License, Version 2.0.

import Foundation

/// Keeps the header of a section of a plain list in sight while rows of the section are, as iOS does.
struct PinnedHeader: BoxModifier {
    var isOn: Bool
    static var changesLayout: Bool { false }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        PinnedHeaderBox(owner: owner, content: content) { [unowned owner] in
            // Of a header of several views, each would take the place of the others.
            owner.modifier.isOn && owner.boxes.count == 1
        }
    }
}

/// The box of a header, which keeps its place in the list and shows its content at the top of the window.
final class PinnedHeaderBox: ShiftedBox {
    /// The space above and below the header on its ground, in points: that between a header and its first row.
    static let reach: CGFloat = 7
    private let isOn: () -> Bool
    private var isWatching = false

    init(owner: Node, content: LayoutBox, isOn: @escaping () -> Bool) {
        self.isOn = isOn
        super.init(owner: owner, content: content)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if !isWatching, isOn() {
            isWatching = true
            stage.geometry.add(self)
        }
        super.placeChildren(in: size, proposal: proposal)
    }

    override var wantedShift: CGPoint {
        guard isOn(), let section = container, let scroll = scroll(along: .vertical) else { return .zero }
        let top = scroll.canvasOrigin.y + scroll.settings.margins.top
        let start = canvasOrigin.y - Self.reach
        let end = canvasOrigin.y + frame.height + Self.reach
        // The end of its section pushes the header out.
        let way = max(0, min(top - start, section.canvasOrigin.y + section.frame.height - end))
        return CGPoint(x: 0, y: way)
    }

    /// The content, on the ground of the list while it is pinned.
    override func childItems() -> [DisplayItem] {
        let items = super.childItems()
        guard isPinned, let section = container else { return items }
        let environment = owner.environment
        let ground = ResolvedColor.screen(isRaised: environment.isRaised, environment)
        let rect = CGRect(
            x: section.canvasOrigin.x - canvasOrigin.x, y: shift.y - Self.reach, width: section.frame.width,
            height: frame.height + 2 * Self.reach)
        let fill = DisplayItem(
            owner: owner.path,
            content: .fill(.rectangle(rect), .color(ground), evenOdd: false))
        return [fill] + items
    }
}
