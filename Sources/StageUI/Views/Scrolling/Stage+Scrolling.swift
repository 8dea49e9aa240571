// Licensed under the Apache License, Version 2.0.

package import Foundation

extension Stage {
    /// Scrolls by a page, as a screen reader's user does with three fingers.
    ///
    /// - Parameters:
    ///   - edge: The side from which new content comes into sight.
    ///   - point: A point of the canvas in the scroll view.
    /// - Returns: Whether there was anything to scroll.
    @discardableResult
    package func accessibilityScroll(_ edge: Edge, at point: CGPoint) -> Bool {
        update()
        layout()
        guard let rootBox else { return false }
        let scroll = rootBox.scrolls(at: point, toLocal: .identity).last { $0.canScroll(edge) }
        guard let scroll else { return false }
        react { scroll.turnPage(edge) }
        return true
    }
}

extension LayoutBox {
    /// The scroll views under a point, the outermost first.
    fileprivate func scrolls(at point: CGPoint, toLocal: CGAffineTransform) -> [ScrollBox] {
        guard isAccessible else { return [] }
        let toBox =
            toLocal
            .concatenating(CGAffineTransform(translationX: -frame.minX, y: -frame.minY))
            .concatenating(contentTransform.inverted())
        let inside = CGRect(origin: .zero, size: frame.size).contains(point.applying(toBox))
        let own = (self as? ScrollBox).map { inside ? [$0] : [] } ?? []
        return own + children.flatMap { $0.scrolls(at: point, toLocal: toBox) }
    }
}

/// A box that a finger moves on by a page.
@MainActor
protocol PagedBox: LayoutBox {
    /// Returns whether there is more content at an edge.
    func canScroll(_ edge: Edge) -> Bool
    /// Moves to the next content at an edge.
    func turnPage(_ edge: Edge)
}

extension ScrollBox: PagedBox {
    private func target(_ edge: Edge) -> CGSize {
        var target = offset
        let isForward = edge == .bottom || edge == .trailing
        target[edge.axis] += isForward ? frame.size[edge.axis] : -frame.size[edge.axis]
        return clamped(target)
    }

    func canScroll(_ edge: Edge) -> Bool {
        !settings.isDisabled && target(edge) != offset
    }

    func turnPage(_ edge: Edge) { mover.go(to: target(edge), animation: nil) }
}
