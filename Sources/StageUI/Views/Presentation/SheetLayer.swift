// Licensed under the Apache License, Version 2.0.

import Foundation

/// A presentation on a card that slides up and is dragged down.
///
/// The position counts the points of the card that are on the screen.
final class SheetLayer: PresentationLayer {
    private(set) lazy var card: SheetCard = {
        let card = SheetCard(self)
        card.superbox = self
        return card
    }()
    private var hasArrived = false
    private var chosen: PresentationDetent?
    var drag: SheetDrag?

    /// The distance between the safe area and the top of a large sheet in points.
    private static let topGap: CGFloat = 10
    /// The distance of the window behind a large sheet from each side in points.
    private static let sideGap: CGFloat = 16

    override var children: [LayoutBox] { [card] }

    override func contentDidChange() { card.childrenDidChange() }

    // MARK: Heights

    private var screen: CGSize { owner.stage.configuration.size }
    private var safeArea: EdgeInsets { owner.stage.configuration.safeArea }
    /// Indicates whether there is so little height that a sheet covers the screen.
    var coversScreen: Bool {
        screen.height < 480 && ![.none, .sheet].contains(node.options.adaptation.vertical)
    }
    /// Indicates whether there is so much width that a sheet stands in the middle.
    var isFloating: Bool { !coversScreen && screen.width >= 600 }

    /// The largest size that a sizing was given so far.
    private var grown = CGSize.zero

    /// The card's size on a large screen, or what there is room for.
    private var floatingSize: CGSize {
        let room = CGSize(
            width: screen.width - 2 * 20,
            height: screen.height - safeArea.top - max(safeArea.bottom, 20) - 20)
        // tvOS shows sheets in the middle, too, and not over all of the screen, since its version 26.
        let sizing = node.options.sizing.scaled(by: owner.stage.configuration.chromeScale)
        return sizing.size(in: room, least: grown) { [card] in card.sizeOfContent(for: $0) }
    }

    private var largest: CGFloat {
        if coversScreen { return screen.height }
        if isFloating { return (screen.height + floatingSize.height) / 2 }
        return screen.height - safeArea.top - Self.topGap
    }

    private func height(of detent: PresentationDetent) -> CGFloat {
        if coversScreen || isFloating { return largest }
        let below = safeArea.bottom
        return (detent.height(ofLargest: largest - below, in: node.environment) ?? largest - below) + below
    }

    private var detents: Set<PresentationDetent> {
        let below = safeArea.bottom
        let found = node.options.detents.filter {
            $0.height(ofLargest: largest - below, in: node.environment) != nil
        }
        return found.isEmpty ? [.large] : found
    }

    /// Indicates whether the views behind the sheet can be used where it rests now.
    private var letsTouchesThrough: Bool {
        let interaction = node.options.backgroundInteraction
        guard interaction.isEnabled, let limit = interaction.limit else { return interaction.isEnabled }
        return restingPosition <= rest(at: limit) + 0.5
    }

    /// The height that the keyboard covers beyond the safe area: a card goes up by that, as far as there is room.
    private var lift: CGFloat { max(0, CGFloat(owner.stage.keyboard.shownHeight) - safeArea.bottom) }

    /// Returns the resting place of the card at a detent, in points of it that are on the screen.
    private func rest(at detent: PresentationDetent) -> Double {
        Double(min(largest, height(of: detent) + lift))
    }

    /// The heights at which the sheet can rest, the lowest first.
    var heights: [Double] { Set(detents.map { rest(at: $0) }).sorted() }

    private var selected: PresentationDetent {
        if let wanted = node.options.selected, detents.contains(wanted) { return wanted }
        if let chosen, detents.contains(chosen) { return chosen }
        return detents.min { height(of: $0) < height(of: $1) } ?? .large
    }

    override var restingPosition: Double { rest(at: selected) }
    override var share: Double { min(max(0, position.presentation / (heights.first ?? 1)), 1) }

    /// Applies the height that the user chose.
    func choose(height wanted: Double) {
        // With the keyboard up several may rest at the largest height; the higher one is meant.
        let found = detents.filter { rest(at: $0) == wanted }.max { height(of: $0) < height(of: $1) }
        guard let detent = found else { return }
        chosen = detent
        if let selection = node.options.selection, selection.wrappedValue != detent {
            selection.wrappedValue = detent
        }
    }

    // MARK: Motion

    override func arrive(_ motion: Animation?) {
        hasArrived = true
        super.arrive(motion)
    }

    override func positionDidChange() {
        super.positionDidChange()
        card.invalidateDisplay()
        // A card that is pulled up grows.
        if cardHeight != card.frame.height { invalidateLayout() }
    }

    override func optionsDidChange() {
        super.optionsDidChange()
        guard hasArrived, !node.isLeaving, drag == nil else { return }
        position.set(restingPosition, animation: PresentationRequest.slide)
    }

    // MARK: Layout

    private var cardHeight: CGFloat {
        if isFloating { return floatingSize.height }
        let wanted = node.isLeaving ? card.frame.height : CGFloat(restingPosition)
        return min(max(wanted, CGFloat(position.presentation)), largest)
    }

    /// The distance of the card below the place where it was laid out, in points.
    override var fall: CGFloat {
        if let zoom, isZooming { return zoom.fall }
        return (isFloating ? largest : cardHeight) - CGFloat(position.presentation)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        zoom?.look()
        if hasArrived, !node.isLeaving, drag == nil, position.model != restingPosition {
            position.set(restingPosition, animation: nil)
        }
        let floating = isFloating ? floatingSize : nil
        if let floating { grown = floating }
        let width = floating?.width ?? size.width
        let height = cardHeight
        let top = isFloating ? (size.height - height) / 2 : size.height - height
        card.place(
            at: CGPoint(x: (size.width - width) / 2, y: top),
            proposal: ProposedViewSize(width: width, height: height))
    }

    // MARK: Drawing

    override var zooms: Bool { true }

    override func makeItems() -> [DisplayItem] {
        let items = super.makeItems()
        return zoomed(items, to: modalFrame) ?? items
    }

    var cornerRadius: CGFloat { node.options.cornerRadius ?? (coversScreen ? 0 : 10) }

    /// The card as it is drawn.
    override var modalFrame: CGRect { card.frame.offsetBy(dx: 0, dy: fall) }

    /// The recession of the window below behind a large sheet, 0 to 1.
    private var recession: Double {
        guard !coversScreen, !isFloating, detents.contains(.large) else { return 0 }
        let from = heights.dropLast().last ?? 0
        let to = heights.last ?? 1
        return min(max(0, (position.presentation - from) / max(1, to - from)), 1)
    }

    override func dressing(_ items: [DisplayItem], of below: StageLayer?) -> [DisplayItem] {
        if letsTouchesThrough || coversScreen { return items }
        let recession = recession
        guard recession > 0 else { return dimmed(items, by: share) }
        let bounds = CGRect(origin: .zero, size: screen)
        let scale = 1 - CGFloat(recession) * 2 * Self.sideGap / screen.width
        let sheet = below as? SheetLayer
        let top = sheet?.modalFrame.minY ?? 0
        let wanted = top + (safeArea.top - top) * CGFloat(recession)
        let transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: screen.width * (1 - scale) / 2, ty: wanted - top * scale)
        var result = items
        if sheet == nil {
            let radius = 10 * CGFloat(recession) / scale
            let outline = DisplayOutline.roundedRectangle(
                bounds, cornerSize: CGSize(width: radius, height: radius))
            result = [
                DisplayItem(owner: owner.path, content: .group(.clip(outline, evenOdd: false), result))
            ]
        }
        result = [DisplayItem(owner: owner.path, content: .group(.transform(transform), result))]
        if sheet == nil {
            let black = DisplayPaint.color(ResolvedColor(hex: 0x000000))
            result.insert(
                DisplayItem(owner: owner.path, content: .fill(.rectangle(bounds), black, evenOdd: false)),
                at: 0)
        }
        return dimmed(result, by: share)
    }

    // MARK: Touch and accessibility

    override var isTouchable: Bool { !letsTouchesThrough }
    override var isModal: Bool { !letsTouchesThrough }
    override var responder: (any TouchResponder)? { self }
    override var respondsInGaps: Bool { isTouchable }

    override func escape() -> Bool {
        guard !node.options.isDismissDisabled else { return false }
        return super.escape()
    }
}
