// Licensed under the Apache License, Version 2.0.

import Foundation

/// A bubble beside what it belongs to, with an arrow that points there.
final class PopoverLayer: PresentationLayer, HostBox, TouchResponder {
    private var bubble = CGRect.zero
    /// The place that the arrow points to.
    private var tip = CGPoint.zero
    private var wasInside = false

    /// The arrow's length and the width of its foot, the radius of the corners, and the distance from the edges of the
    /// screen, in points; by eye.
    private static let arrow = CGSize(width: 26, height: 13)
    private static let cornerRadius: CGFloat = 13
    private static let inset: CGFloat = 10

    // MARK: Layout

    /// As large as its content, below what it belongs to, or above it where there is more room and it needs it.
    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let room = room(in: size, inset: Self.inset)
        var target = findAnchor()
        if case .point(let point) = node.request.anchor {
            target = CGRect(
                x: target.minX + point.x * target.width, y: target.minY + point.y * target.height, width: 0,
                height: 0)
        }
        let (above, below) = (target.minY - room.minY, room.maxY - target.maxY)
        var wanted = sizeOfHosted(present, for: .unspecified)
        if wanted.width > room.width {
            wanted = sizeOfHosted(present, for: ProposedViewSize(width: room.width, height: nil))
        }
        let goesDown = wanted.height + Self.arrow.height <= below || below >= above
        let width = min(max(wanted.width, Self.arrow.width + 2 * Self.cornerRadius), room.width)
        let height = min(max(wanted.height, 1), max(1, (goesDown ? below : above) - Self.arrow.height))
        tip = CGPoint(
            x: min(max(target.midX, room.minX), room.maxX), y: goesDown ? target.maxY : target.minY)
        bubble = CGRect(
            x: min(max(room.minX, tip.x - width / 2), room.maxX - width),
            y: goesDown ? tip.y + Self.arrow.height : tip.y - Self.arrow.height - height, width: width,
            height: height)
        placeHosted(present, in: bubble)
        invalidateDisplay()
    }

    override var modalFrame: CGRect { bubble }

    // MARK: Drawing

    private var outline: Path {
        var path = Path()
        path.addRoundedRect(
            in: bubble, cornerSize: CGSize(width: Self.cornerRadius, height: Self.cornerRadius))
        let reach = Self.cornerRadius + Self.arrow.width / 2
        let middle = min(max(tip.x, bubble.minX + reach), bubble.maxX - reach)
        let foot = tip.y < bubble.midY ? bubble.minY : bubble.maxY
        // In the direction of the corners, so that both are filled as one.
        let half = tip.y < bubble.midY ? Self.arrow.width / 2 : -Self.arrow.width / 2
        path.move(to: CGPoint(x: middle - half, y: foot))
        path.addLine(to: tip)
        path.addLine(to: CGPoint(x: middle + half, y: foot))
        path.closeSubpath()
        return path
    }

    override func makeItems() -> [DisplayItem] {
        func item(_ content: DisplayContent) -> DisplayItem {
            DisplayItem(owner: owner.path, content: content)
        }
        var items: [DisplayItem] = []
        let paint = node.options.background.paint(in: bubble, isRaised: true, environment: node.environment)
        if let paint, paint.isVisible {
            let shadow = DisplayEffect.shadow(
                color: ResolvedColor(hex: 0, opacity: 0.2), radius: 24, offset: CGSize(width: 0, height: 8))
            items.append(item(.group(shadow, [item(.fill(.path(outline), paint, evenOdd: false))])))
        }
        let corner = DisplayOutline.roundedRectangle(
            bubble, cornerSize: CGSize(width: Self.cornerRadius, height: Self.cornerRadius))
        let inside = node.backingItems(in: bubble, on: self) + childItems()
        items.append(item(.group(.clip(corner, evenOdd: false), inside)))
        let share = share
        items = TransitionEffect.opacity(share).apply(to: items, size: frame.size, owner: owner.path)
        guard share < 1, !owner.stage.configuration.reduceMotion else { return items }
        let fixed = UnitPoint(x: tip.x / max(1, frame.width), y: tip.y / max(1, frame.height))
        return TransitionEffect.scale(0.4 + 0.6 * CGFloat(share), anchor: fixed).apply(
            to: items, size: frame.size, owner: owner.path)
    }

    // MARK: Touch

    override var responder: (any TouchResponder)? { self }

    override func escape() -> Bool {
        guard !node.options.isDismissDisabled else { return false }
        return super.escape()
    }

    func touchBegan(at point: CGPoint) { wasInside = bubble.contains(point) }

    /// A touch beside the bubble dismisses it.
    func touchEnded(by translation: CGSize, inside: Bool) {
        if !wasInside, !node.options.isDismissDisabled { node.close() }
    }
}
