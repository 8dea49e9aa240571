// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The views that can be drawn into a canvas.
@MainActor
final class CanvasSymbols {
    private let boxes: [AnyHashable: LayoutBox]

    init(_ boxes: [AnyHashable: LayoutBox], in canvas: LayoutBox) {
        self.boxes = boxes
        // A change inside has the canvas drawn anew.
        for box in boxes.values { box.superbox = canvas }
    }

    func box(tagged tag: AnyHashable) -> LayoutBox? { boxes[tag] }
}

@MainActor
extension GraphicsContext {
    /// A view that can be drawn into a canvas, any number of times.
    public struct ResolvedSymbol {
        let box: LayoutBox

        /// The size that the view has by itself, in points.
        @MainActor @preconcurrency
        public var size: CGSize { box.size(for: .unspecified) }

        /// Returns the view's drawing under an offer.
        @MainActor
        func items(for proposal: ProposedViewSize) -> [DisplayItem] {
            box.place(at: .zero, proposal: proposal)
            return box.items
        }
    }

    /// Returns the view with a tag; nil where the canvas has none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        recorder.symbols?.box(tagged: AnyHashable(id)).map { ResolvedSymbol(box: $0) }
    }

    /// Draws a view with a point of it at a point of the canvas.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = symbol.size
        let origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
        draw(symbol.items(for: .unspecified), at: origin)
    }
    /// Draws a view that is laid out in a rectangle of the canvas, in the middle of it.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let proposal = ProposedViewSize(rect.size)
        let size = symbol.box.size(for: proposal)
        let origin = CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
        draw(symbol.items(for: proposal), at: origin)
    }

    private func draw(_ items: [DisplayItem], at origin: CGPoint) {
        guard !items.isEmpty else { return }
        add([DisplayItem(owner: owner.path, origin: origin, content: .group(.identity, items))])
    }
}
