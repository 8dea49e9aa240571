// Licensed under the Apache License, Version 2.0.

import Foundation

/// The card of a menu, beside the control that it belongs to.
final class MenuLayer: PresentationLayer {
    /// The width of the card and the radius of its corners in points, measured on a phone; on a television the card is as
    /// much wider as the letters are.
    static let width: CGFloat = 250
    static let cornerRadius: CGFloat = 13
    /// The distance from the control and from the edges of the screen in points.
    private static let gap: CGFloat = 6
    private static let inset: CGFloat = 8
    /// The corner, or the side, out of which the card grows.
    private var origin = UnitPoint.top

    /// Below the control, or above it where there is more room and the card needs it.
    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let room = room(in: size, inset: Self.inset)
        let anchor = findAnchor()
        let width = min((Self.width * owner.stage.configuration.chromeScale).rounded(), room.width)
        let (above, below) = (anchor.minY - Self.gap - room.minY, room.maxY - anchor.maxY - Self.gap)
        for child in present {
            let wanted = child.size(for: ProposedViewSize(width: width, height: nil)).height
            let goesDown = wanted <= below || below >= above
            let height = max(min(wanted, goesDown ? below : above), 44)
            let share = (anchor.midX - room.minX) / max(1, room.width)
            let along: CGFloat = share < 0.4 ? 0 : share > 0.6 ? 1 : 0.5
            let wantedX = anchor.minX + along * (anchor.width - width)
            let x = min(max(room.minX, wantedX), room.maxX - width)
            let y = goesDown ? anchor.maxY + Self.gap : anchor.minY - Self.gap - height
            origin = UnitPoint(x: along, y: goesDown ? 0 : 1)
            if node.opensUpward == goesDown {
                owner.stage.perform { [weak node] in node?.opensUpward = !goesDown }
            }
            child.place(
                at: CGPoint(x: x, y: min(max(room.minY, y), max(room.minY, room.maxY - height))),
                proposal: ProposedViewSize(width: width, height: height))
        }
    }

    override var modalFrame: CGRect { present.first?.frame ?? .zero }

    override func makeItems() -> [DisplayItem] {
        let share = share
        let items = TransitionEffect.opacity(share).apply(
            to: childItems(), size: frame.size, owner: owner.path)
        guard share < 1, !owner.stage.configuration.reduceMotion, let card = present.first?.frame else {
            return items
        }
        let fixed = UnitPoint(
            x: (card.minX + origin.x * card.width) / max(1, frame.width),
            y: (card.minY + origin.y * card.height) / max(1, frame.height))
        return TransitionEffect.scale(0.4 + 0.6 * CGFloat(share), anchor: fixed).apply(
            to: items, size: frame.size, owner: owner.path)
    }

    override var responder: (any TouchResponder)? { self }
}

extension MenuLayer: TouchResponder {
    func touchBegan(at point: CGPoint) {}

    /// A touch beside the menu dismisses it.
    func touchEnded(by translation: CGSize, inside: Bool) { node.close() }
}
