// Licensed under the Apache License, Version 2.0.

import Foundation

/// A presentation over the whole screen that slides up.
final class CoverLayer: PresentationLayer, HostBox {
    /// The finger that pulls it.
    var finger: SheetDrag?
    /// The point where that finger came.
    var pullStart = CGPoint.zero
    /// The way on which it was pulled last; nil where it was not.
    var pull: CoverPull?
    /// The share of that way that is left: 1 under the finger, and 0 at its own place.
    private(set) lazy var pulledShare = AnimatedValue<Double>(0, stage: owner.stage) { [weak self] in
        self?.pullDidChange()
    }

    override var clipsTouches: Bool { true }
    override var responder: (any TouchResponder)? { canBePulled ? self : nil }
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
        guard share == 1, pulledPlace == nil, case .color(let color) = background else { return false }
        return color.opacity == 1
    }

    /// The place to which a finger has pulled it; nil for its own.
    private var pulledPlace: CGRect? {
        guard let pull, pulledShare.presentation > 0 else { return nil }
        return pull.place(in: frame.size, share: CGFloat(pulledShare.presentation))
    }

    func pullDidChange() {
        invalidateDisplay()
        superbox?.invalidateDisplay()
    }

    override func makeItems() -> [DisplayItem] {
        let whole = CGRect(origin: .zero, size: frame.size)
        var items = node.backingItems(in: whole, on: self) + childItems()
        if let background, background.isVisible {
            items.insert(
                DisplayItem(owner: owner.path, content: .fill(.rectangle(whole), background, evenOdd: false)),
                at: 0)
        }
        if let place = pulledPlace {
            let scale = whole.width > 0 ? place.width / whole.width : 1
            let map = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: place.minX, ty: place.minY)
            items = TransitionEffect.transformed(items, map, owner.path)
            if let zoomed = zoomed(items, to: place) { return zoomed }
            let corner = CGSize(width: CoverPull.cornerRadius, height: CoverPull.cornerRadius)
            items = [
                DisplayItem(
                    owner: owner.path,
                    content: .group(
                        .clip(.roundedRectangle(place, cornerSize: corner), evenOdd: false), items))
            ]
        }
        if let zoomed = zoomed(items, to: whole) { return zoomed }
        let down = fall
        return down == 0 ? items : TransitionEffect.moved(items, CGSize(width: 0, height: down))
    }
}
