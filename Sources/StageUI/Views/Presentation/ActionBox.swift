// Licensed under the Apache License, Version 2.0.

import Foundation

/// Places and draws the card of an alert, or the two of a dialog.
final class ActionBox: LayoutBox {
    private let look: ActionLook
    private var header: LayoutBox?
    private var rows: [ActionRow] = []
    /// The cards and the lines between rows, as of the last layout.
    private var cards: [CGRect] = []
    private var lines: [CGRect] = []
    private var fieldCard: CGRect?

    /// The height of a field, its distance from the sides and from the buttons, in points.
    private static let fieldHeight: CGFloat = 32
    private static let fieldInset: CGFloat = 16
    private static let fieldPadding: CGFloat = 7

    init(owner: Node, look: ActionLook) {
        self.look = look
        super.init(owner: owner)
    }

    func show(header: LayoutBox?, rows: [ActionRow]) {
        let boxes = [header].compactMap { $0 } + rows.map(\.box)
        let isSame =
            boxes.count == children.count && zip(boxes, children).allSatisfy { $0 === $1 }
        self.header = header
        self.rows = rows
        for box in boxes { box.superbox = self }
        if !isSame { invalidateLayout() }
    }

    override var children: [LayoutBox] {
        let fields = rows.filter { $0.action == nil }
        let buttons = rows.filter { $0.action != nil }.ordered(inRow: isRow(width: frame.width))
        return [header].compactMap { $0 } + (fields + buttons).map(\.box)
    }

    // MARK: Layout

    private var hairline: CGFloat { 1 / max(1, owner.environment.displayScale) }
    private var buttons: [ActionRow] { rows.filter { $0.action != nil } }
    private var fields: [ActionRow] { rows.filter { $0.action == nil } }

    /// Two buttons stand side by side if both titles fit.
    private func isRow(width: CGFloat) -> Bool {
        guard look == .alert, buttons.count == 2 else { return false }
        let room = (width - hairline) / 2
        return buttons.allSatisfy { $0.box.size(for: .unspecified).width <= room }
    }

    private func height(of row: ActionRow, width: CGFloat) -> CGFloat {
        row.box.size(for: ProposedViewSize(width: width, height: nil)).height
    }

    private var fieldsHeight: CGFloat {
        fields.isEmpty ? 0 : CGFloat(fields.count) * Self.fieldHeight + Self.fieldInset
    }

    private func buttonsHeight(_ width: CGFloat) -> CGFloat {
        if isRow(width: width) {
            let room = (width - hairline) / 2
            return hairline + (buttons.map { height(of: $0, width: room) }.max() ?? 0)
        }
        return buttons.reduce(0) { $0 + hairline + height(of: $1, width: width) }
    }

    /// The least height of a text that scrolls above its buttons, in points and as a share of the cards' height.
    private static let leastHeader: CGFloat = 100
    private static let leastShare: CGFloat = 1 / 3

    /// Returns the height of the part above the buttons: the height that they leave. Where that is too little, the text has
    /// its whole height and scrolls along with the buttons.
    private func headerHeight(_ proposal: ProposedViewSize, _ width: CGFloat) -> CGFloat {
        guard let header else { return 0 }
        let wanted = header.size(for: ProposedViewSize(width: width, height: nil)).height
        let layer = owner.presentation?.layer as? ActionLayer
        layer?.cards = self
        guard layer?.scrollsAsWhole != true, let most = proposal.height ?? layer?.height else {
            return wanted
        }
        let rest = most - fieldsHeight - buttonsHeight(width) - (look == .dialog ? look.gap : 0)
        return rest < max(Self.leastHeader, most * Self.leastShare) ? wanted : min(wanted, rest)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? 270
        var height = headerHeight(proposal, width) + fieldsHeight + buttonsHeight(width)
        if look == .dialog {
            height += look.gap - hairline
            if header == nil { height -= hairline }
        }
        return CGSize(width: width, height: height)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        cards = []
        lines = []
        fieldCard = nil
        var y: CGFloat = 0
        if let header {
            let height = headerHeight(proposal, size.width)
            header.place(at: .zero, proposal: ProposedViewSize(width: size.width, height: height))
            y = height
        }
        y = placeFields(at: y, width: size.width)
        if isRow(width: size.width) {
            placeRow(at: y, size: size)
            cards = [CGRect(origin: .zero, size: size)]
            return
        }
        var top: CGFloat = 0
        for row in buttons.ordered(inRow: false) {
            if look == .dialog, row.isCancel, y > top {
                cards.append(CGRect(x: 0, y: top, width: size.width, height: y - top))
                y += look.gap
                top = y
            } else if y > top {
                lines.append(CGRect(x: 0, y: y, width: size.width, height: hairline))
                y += hairline
            }
            let height = height(of: row, width: size.width)
            row.box.place(
                at: CGPoint(x: 0, y: y), proposal: ProposedViewSize(width: size.width, height: height))
            y += height
        }
        cards.append(CGRect(x: 0, y: top, width: size.width, height: y - top))
    }

    private func placeFields(at start: CGFloat, width: CGFloat) -> CGFloat {
        guard !fields.isEmpty else { return start }
        let inside = width - 2 * Self.fieldInset
        var y = start
        for row in fields {
            let offered = ProposedViewSize(
                width: inside - 2 * Self.fieldPadding, height: Self.fieldHeight)
            let size = row.box.size(for: offered)
            if y > start {
                lines.append(CGRect(x: Self.fieldInset, y: y, width: inside, height: hairline))
            }
            row.box.place(
                at: CGPoint(
                    x: Self.fieldInset + Self.fieldPadding, y: y + (Self.fieldHeight - size.height) / 2),
                proposal: offered)
            y += Self.fieldHeight
        }
        fieldCard = CGRect(x: Self.fieldInset, y: start, width: inside, height: y - start)
        return y + Self.fieldInset
    }

    private func placeRow(at y: CGFloat, size: CGSize) {
        let room = (size.width - hairline) / 2
        lines.append(CGRect(x: 0, y: y, width: size.width, height: hairline))
        lines.append(CGRect(x: room, y: y + hairline, width: hairline, height: size.height - y - hairline))
        var x: CGFloat = 0
        for row in buttons.ordered(inRow: true) {
            let offered = ProposedViewSize(width: room, height: size.height - y - hairline)
            place(row.box, x: x, y: y + hairline, proposal: offered, in: size)
            x += room + hairline
        }
    }

    // MARK: Drawing

    private func fill(_ rect: CGRect, radius: CGFloat, _ color: ResolvedColor) -> DisplayItem {
        DisplayItem(
            owner: owner.path,
            content: .fill(
                .roundedRectangle(rect, cornerSize: CGSize(width: radius, height: radius)), .color(color),
                evenOdd: false))
    }

    override func makeItems() -> [DisplayItem] {
        let dark = owner.environment.colorScheme == .dark
        let line = ResolvedColor(hex: dark ? 0x545458 : 0x3C3C43, opacity: dark ? 0.6 : 0.29)
        // The system blurs the content behind; this is its thick material over a dimmed screen, by eye.
        let ground = ResolvedColor(hex: dark ? 0x2A2A2C : 0xF2F2F4, opacity: 1)
        var inside: [DisplayItem] = []
        if let fieldCard {
            inside.append(fill(fieldCard, radius: 7, line))
            inside.append(
                fill(
                    fieldCard.insetBy(dx: hairline, dy: hairline), radius: 7 - hairline,
                    ResolvedColor(hex: dark ? 0x1C1C1E : 0xFFFFFF)))
        }
        inside += childItems()
        inside += lines.map {
            DisplayItem(
                owner: owner.path, content: .fill(.rectangle($0), .color(line), evenOdd: false))
        }
        // Each card is a background; one clip of both keeps pressed rows inside the corners.
        var outline = Path()
        let corner = CGSize(width: look.cornerRadius, height: look.cornerRadius)
        for card in cards { outline.addRoundedRect(in: card, cornerSize: corner) }
        let clip =
            cards.count == 1 ? DisplayOutline.roundedRectangle(cards[0], cornerSize: corner) : .path(outline)
        inside = cards.map { fill($0, radius: look.cornerRadius, ground) } + inside
        return [DisplayItem(owner: owner.path, content: .group(.clip(clip, evenOdd: false), inside))]
    }
}
