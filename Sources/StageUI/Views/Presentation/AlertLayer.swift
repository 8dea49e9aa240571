// Licensed under the Apache License, Version 2.0.

import Foundation

/// A presentation on cards with buttons, which scroll where there is too little room for them.
class ActionLayer: PresentationLayer {
    /// The greatest width of an alert in points, and its least distance from the sides, which is that of a watch.
    static let width: CGFloat = 270
    static let side: CGFloat = 8

    /// The greatest height of the cards without scrolling, in points.
    private(set) var height = CGFloat.infinity
    /// The box of the cards, which asks for that height.
    weak var cards: LayoutBox?

    /// Indicates whether the text always scrolls along with the buttons, as on a watch.
    final var scrollsAsWhole: Bool { owner.stage.isNarrow }

    /// The greatest width of the cards in points, for a width on a telephone: larger on a television, as the letters are.
    final func widest(_ width: CGFloat) -> CGFloat {
        width * owner.stage.configuration.chromeScale
    }

    /// Returns the size of a box that has what is on the cards, at most as high as the room that there is.
    final func fitted(_ box: LayoutBox, width: CGFloat, height: CGFloat) -> CGSize {
        if height != self.height {
            self.height = height
            cards?.forgetSizes(below: self)
            box.forgetSizes(below: self)
        }
        let wanted = box.size(for: ProposedViewSize(width: width, height: nil)).height
        // Cards that fill the room may be higher by a rounding error.
        return CGSize(width: width, height: wanted < height + 0.01 ? wanted : height)
    }
}

extension Stage {
    /// Indicates whether the screen is too narrow for an alert as wide as on a phone: that of a watch.
    var isNarrow: Bool { configuration.size.width < ActionLayer.width + 2 * ActionLayer.side }
}

/// A card in the middle of the screen that has to be answered.
final class AlertLayer: ActionLayer {
    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let insets = owner.stage.configuration.safeArea
        // The card stands in the middle of the area that the keyboard leaves free.
        let height = size.height - CGFloat(owner.stage.keyboard.shownHeight)
        let width = min(widest(Self.width), max(0, size.width - 2 * Self.side))
        var room = CGRect(x: 0, y: 0, width: width, height: height)
        room.size.height = max(0, height - 2 * max(insets.top, insets.bottom, 20))
        room.origin.y = (height - room.height) / 2
        if scrollsAsWhole { room = self.room(in: size, inset: Self.side) }
        for child in present {
            let fitted = self.fitted(child, width: width, height: max(0, room.height))
            let y =
                scrollsAsWhole ? room.minY + (room.height - fitted.height) / 2 : (height - fitted.height) / 2
            child.place(
                at: CGPoint(x: (size.width - width) / 2, y: y), proposal: ProposedViewSize(fitted))
        }
    }

    override var modalFrame: CGRect { present.first?.frame ?? .zero }

    override func dressing(_ items: [DisplayItem], of below: StageLayer?) -> [DisplayItem] {
        dimmed(items, by: share)
    }

    /// An alert appears at 1.1 times its size, unless less motion is wanted, and disappears in its own size.
    override func makeItems() -> [DisplayItem] {
        let share = share
        var items = TransitionEffect.opacity(share).apply(
            to: childItems(), size: frame.size, owner: owner.path)
        if share < 1, !node.isLeaving, !owner.stage.configuration.reduceMotion {
            items = TransitionEffect.scale(1 + 0.1 * CGFloat(1 - share), anchor: .center).apply(
                to: items, size: frame.size, owner: owner.path)
        }
        return items
    }

    override func escape() -> Bool { node.activateCancel() }
    override func pressEscape() -> Bool { escape() }
}

/// Cards at the bottom of the screen of which one button is chosen.
final class DialogLayer: ActionLayer {
    /// Indicates whether a finger came down on the cards.
    private var isOnCards = false
    /// The distance of the cards from the edges in points, and their greatest width.
    private static let inset: CGFloat = 8
    private static let maxWidth: CGFloat = 414

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let insets = owner.stage.configuration.safeArea
        let width = min(
            size.width - 2 * Self.inset - insets.leading - insets.trailing, widest(Self.maxWidth))
        let bottom = max(insets.bottom, Self.inset)
        let room = size.height - bottom - max(insets.top, Self.inset)
        for child in present {
            let fitted = self.fitted(child, width: width, height: room)
            child.place(
                at: CGPoint(x: (size.width - width) / 2, y: size.height - bottom - fitted.height),
                proposal: ProposedViewSize(fitted))
        }
    }

    override var fall: CGFloat {
        (1 - CGFloat(share)) * (frame.height - (present.first?.frame.minY ?? 0))
    }

    override var modalFrame: CGRect { present.first?.frame ?? .zero }

    override func dressing(_ items: [DisplayItem], of below: StageLayer?) -> [DisplayItem] {
        dimmed(items, by: share)
    }

    override func makeItems() -> [DisplayItem] {
        TransitionEffect.moved(childItems(), CGSize(width: 0, height: fall))
    }

    override var responder: (any TouchResponder)? { self }
    override func escape() -> Bool { node.activateCancel() }
    override func pressEscape() -> Bool { escape() }
}

extension DialogLayer: TouchResponder {
    func touchBegan(at point: CGPoint) { isOnCards = modalFrame.contains(point) }

    /// A touch beside the cards cancels.
    func touchEnded(by translation: CGSize, inside: Bool) {
        guard !isOnCards, abs(translation.width) < 10, abs(translation.height) < 10 else { return }
        _ = node.activateCancel()
    }
}

extension PresentedNode {
    /// Activates the cancel button; without one, an alert has to be answered.
    func activateCancel() -> Bool {
        func find(_ node: Node) -> Node? {
            if node.trait(ActionTrait.self)?.role == .cancel { return node }
            for child in node.children { if let found = find(child) { return found } }
            return nil
        }
        guard let button = find(self) else { return false }
        var boxes: [LayoutBox] = []
        button.collectBoxes(into: &boxes)
        let context = AccessibilityContext(toCanvas: .identity)
        guard let action = boxes.first?.accessibilityNodes(context).first?.activate else { return false }
        action.perform()
        return true
    }
}
