// Licensed under the Apache License, Version 2.0.

import Foundation

/// A presentation over the whole screen that slides up.
final class CoverLayer: PresentationLayer, HostBox {
    override var clipsTouches: Bool { true }
    override var zooms: Bool { true }
    override var fall: CGFloat { isZooming ? 0 : (1 - position.presentation) * frame.height }
    override var contentTransform: CGAffineTransform { CGAffineTransform(translationX: 0, y: fall) }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        zoom?.look()
        placeHosted(present, in: owner.stage.rootBox?.safeRect ?? .zero)
    }

    private var background: DisplayPaint? {
        let rect = CGRect(origin: .zero, size: frame.size)
        return node.options.background.paint(in: rect, environment: node.environment)
    }

    override var hidesEverythingBelow: Bool {
        guard share == 1, case .color(let color) = background else { return false }
        return color.opacity == 1
    }

    override func makeItems() -> [DisplayItem] {
        let whole = CGRect(origin: .zero, size: frame.size)
        var items = node.backingItems(in: whole, on: self) + childItems()
        if let background, background.isVisible {
            items.insert(
                DisplayItem(owner: owner.path, content: .fill(.rectangle(whole), background, evenOdd: false)),
                at: 0)
        }
        if let zoomed = zoomed(items, to: whole) { return zoomed }
        let down = fall
        return down == 0 ? items : TransitionEffect.moved(items, CGSize(width: 0, height: down))
    }
}
