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
final class PinnedHeaderBox: WrapperBox, GeometryWatching {
    /// The space above and below the header on its ground, in points: that between a header and its first row.
    static let reach: CGFloat = 7
    private let isOn: () -> Bool
    private var isWatching = false
    private var placement: (size: CGSize, proposal: ProposedViewSize)?
    /// The shift of the content from its place, in points.
    private var shift: CGFloat = 0

    init(owner: Node, content: LayoutBox, isOn: @escaping () -> Bool) {
        self.isOn = isOn
        super.init(owner: owner, content: content)
    }

    /// Indicates whether the content is shown elsewhere than at its place.
    var isPinned: Bool { shift > 0 }

    /// A pinned header is drawn above the rows that pass below it.
    override var zIndex: Double { isPinned ? content.zIndex + 1 : content.zIndex }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if !isWatching, isOn() {
            isWatching = true
            stage.geometry.add(self)
        }
        placement = (size, proposal)
        arrange()
    }

    private func arrange() {
        guard let (size, proposal) = placement else { return }
        let place = CGPoint(x: 0, y: shift)
        if isStretched {
            content.place(at: place, proposal: proposal, filling: size)
        } else {
            content.place(at: place, proposal: proposal)
        }
    }

    /// Finds the place of the scroll view's window now; the drawing follows it.
    func compareGeometry() {
        let wanted = wantedShift
        guard wanted != shift else { return }
        shift = wanted
        arrange()
        invalidateDisplay()
    }

    private var wantedShift: CGFloat {
        guard placement != nil, isOn(), let section, let scroll = scroll(along: .vertical) else { return 0 }
        let top = scroll.canvasOrigin.y + scroll.settings.margins.top
        let start = canvasOrigin.y - Self.reach
        let end = canvasOrigin.y + frame.height + Self.reach
        // The end of its section pushes the header out.
        return max(0, min(top - start, section.canvasOrigin.y + section.frame.height - end))
    }

    /// The column of the section: its header, its rows and its footer.
    private var section: ContainerBox? {
        var box = superbox
        while let wrapper = box as? WrapperBox { box = wrapper.superbox }
        return box as? ContainerBox
    }

    /// The content, on the ground of the list while it is pinned.
    override func childItems() -> [DisplayItem] {
        let items = super.childItems()
        guard isPinned, let section else { return items }
        let environment = owner.environment
        let ground = ResolvedColor.screen(isRaised: environment.isRaised, environment)
        let rect = CGRect(
            x: section.canvasOrigin.x - canvasOrigin.x, y: shift - Self.reach, width: section.frame.width,
            height: frame.height + 2 * Self.reach)
        let fill = DisplayItem(
            owner: owner.path,
            content: .fill(.rectangle(rect), .color(ground), evenOdd: false))
        return [fill] + items
    }
}
