// Licensed under the Apache License, Version 2.0.

import Foundation

/// The card of a sheet with the content on it.
final class SheetCard: ContainerBox, HostBox, SafeAreaProvider {
    override var edgeKeeper: (any SafeAreaProvider)? { self }
    private unowned let layer: SheetLayer
    private(set) var safeAreaLayers: [SafeAreaLayer] = []

    /// The handle's size and its distance from the top in points.
    private static let handle = CGRect(x: 0, y: 5, width: 36, height: 5)

    init(_ layer: SheetLayer) {
        self.layer = layer
        super.init(owner: layer.node)
    }

    override var contentTransform: CGAffineTransform {
        CGAffineTransform(translationX: 0, y: layer.fall)
    }
    override var isTouchable: Bool { true }
    override var clipsTouches: Bool { true }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// The size of what is on the card for a proposal.
    func sizeOfContent(for proposal: ProposedViewSize) -> CGSize { sizeOfHosted(present, for: proposal) }

    /// The part of the card that the system leaves free.
    private func free(in size: CGSize) -> CGRect {
        let insets = owner.stage.configuration.safeArea
        if layer.isFloating { return CGRect(origin: .zero, size: size) }
        let top = layer.coversScreen ? insets.top : 0
        return CGRect(
            x: insets.leading, y: top, width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - top - insets.bottom))
    }

    /// The edges of the card that the system and the keyboard cover; the innermost first.
    private func borders(in size: CGSize) -> [SafeAreaLayer] {
        let outer = CGRect(origin: globalOrigin, size: size)
        let inner = free(in: size).offsetBy(dx: globalOrigin.x, dy: globalOrigin.y)
        var above = inner
        let keyboard = layer.frame.height - CGFloat(stage.keyboard.shownHeight)
        above.size.height = max(0, min(inner.maxY, keyboard) - inner.minY)
        return [
            SafeAreaLayer(region: .keyboard, outer: inner, inner: above),
            SafeAreaLayer(region: .container, outer: outer, inner: inner),
        ]
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let borders = borders(in: size)
        if borders != safeAreaLayers {
            safeAreaLayers = borders
            // Content that reaches over the border depends on it, wherever it is inside.
            stage.layoutPass.epoch += 1
        }
        placeHosted(present, in: borders[0].inner.offsetBy(dx: -globalOrigin.x, dy: -globalOrigin.y))
    }

    // MARK: Drawing

    private var showsHandle: Bool {
        switch layer.node.options.dragIndicator {
        case .visible: true
        case .hidden: false
        case .automatic: layer.heights.count > 1
        }
    }

    override func makeItems() -> [DisplayItem] {
        // The card reaches below the screen, so that only its upper corners are round.
        var bounds = CGRect(origin: .zero, size: frame.size)
        if !layer.isFloating { bounds.size.height += 200 }
        let environment = layer.node.environment
        var items: [DisplayItem] = []
        if let paint = layer.node.options.background.paint(
            in: bounds, isRaised: true, environment: environment), paint.isVisible
        {
            items.append(
                DisplayItem(owner: owner.path, content: .fill(.rectangle(bounds), paint, evenOdd: false)))
        }
        items += layer.node.backingItems(in: CGRect(origin: .zero, size: frame.size), on: self)
        items += childItems()
        if showsHandle {
            let radius = Self.handle.height / 2
            let dark = environment.colorScheme == .dark
            items.append(
                DisplayItem(
                    owner: owner.path,
                    origin: CGPoint(x: (frame.width - Self.handle.width) / 2, y: 0),
                    content: .fill(
                        .roundedRectangle(Self.handle, cornerSize: CGSize(width: radius, height: radius)),
                        .color(ResolvedColor(hex: dark ? 0xEBEBF5 : 0x3C3C43, opacity: 0.3)), evenOdd: false))
            )
        }
        let corner = layer.cornerRadius
        if corner > 0 {
            let outline = DisplayOutline.roundedRectangle(
                bounds, cornerSize: CGSize(width: corner, height: corner))
            items = [
                DisplayItem(owner: owner.path, content: .group(.clip(outline, evenOdd: false), items))
            ]
        }
        let fall = layer.fall
        return fall == 0 ? items : TransitionEffect.moved(items, CGSize(width: 0, height: fall))
    }
}
