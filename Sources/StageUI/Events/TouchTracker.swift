// Licensed under the Apache License, Version 2.0.

public import Foundation

/// Something that a box does with touches.
@MainActor
protocol TouchResponder: AnyObject {
    /// The directions in which it takes over a touch that moves.
    var dragAxes: Axis.Set { get }
    func touchBegan(at point: CGPoint)
    func touchMoved(by translation: CGSize, inside: Bool)
    func touchEnded(by translation: CGSize, inside: Bool)
    func touchCancelled()
}

extension TouchResponder {
    var dragAxes: Axis.Set { [] }
    func touchMoved(by translation: CGSize, inside: Bool) {}
    func touchCancelled() {}
}

/// A box under a touch, with the way from the canvas to its coordinates.
@MainActor
struct TouchTarget {
    let box: LayoutBox
    let toLocal: CGAffineTransform

    func contains(_ point: CGPoint) -> Bool {
        CGRect(origin: .zero, size: box.frame.size).contains(point.applying(toLocal))
    }
}

/// Follows one finger.
@MainActor
final class TouchTracker {
    private var start = CGPoint.zero
    private var chain: [(target: TouchTarget, responder: any TouchResponder)] = []
    private var dragger: Int?

    func began(at point: CGPoint, root: LayoutBox) {
        cancel()
        start = point
        dragger = nil
        chain =
            Self.hit(root, point: point, toLocal: .identity)?.compactMap { target in
                target.box.responder.map { (target, $0) }
            } ?? []
        if let first = chain.first {
            first.responder.touchBegan(at: point.applying(first.target.toLocal))
        }
    }

    func moved(to point: CGPoint) {
        let by = CGSize(width: point.x - start.x, height: point.y - start.y)
        if dragger == nil {
            // A touch that has moved ten points belongs to whatever scrolls that way.
            let axis: Axis.Set = abs(by.width) > abs(by.height) ? .horizontal : .vertical
            if max(abs(by.width), abs(by.height)) > 10,
                let index = chain.firstIndex(where: { !$0.responder.dragAxes.isDisjoint(with: axis) })
            {
                if index != 0 {
                    chain.first?.responder.touchCancelled()
                    chain[index].responder.touchBegan(at: start.applying(chain[index].target.toLocal))
                }
                dragger = index
            }
        }
        guard let active = chain[safe: dragger ?? 0] else { return }
        active.responder.touchMoved(by: by, inside: active.target.contains(point))
    }

    func ended(at point: CGPoint) {
        let by = CGSize(width: point.x - start.x, height: point.y - start.y)
        if let active = chain[safe: dragger ?? 0] {
            active.responder.touchEnded(by: by, inside: active.target.contains(point))
        }
        chain = []
    }

    func cancel() {
        chain[safe: dragger ?? 0]?.responder.touchCancelled()
        chain = []
    }

    /// The boxes under a point, the innermost first; nil when nothing there takes touches.
    static func hit(_ box: LayoutBox, point: CGPoint, toLocal: CGAffineTransform) -> [TouchTarget]? {
        guard box.takesTouches else { return nil }
        let toBox =
            toLocal
            .concatenating(CGAffineTransform(translationX: -box.frame.minX, y: -box.frame.minY))
            .concatenating(box.contentTransform.inverted())
        let target = TouchTarget(box: box, toLocal: toBox)
        let inside = target.contains(point)
        if box.clipsTouches, !inside { return nil }
        for child in box.drawingOrder.reversed() {
            if let found = hit(child, point: point, toLocal: toBox) { return found + [target] }
        }
        return inside && (box.isTouchable || (box.respondsInGaps && box.responder != nil)) ? [target] : nil
    }
}

extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Stage {
    /// Puts a finger on the screen, at a point of the canvas.
    public func touchDown(at point: CGPoint) {
        layoutBeforeEvent()
        guard let rootBox else { return }
        react { touches.began(at: point, root: rootBox) }
    }
    /// Moves the finger.
    public func touchMove(to point: CGPoint) { react { touches.moved(to: point) } }
    /// Lifts the finger.
    public func touchUp(at point: CGPoint) { react { touches.ended(at: point) } }
    /// Touches the screen shortly.
    public func tap(at point: CGPoint) {
        touchDown(at: point)
        touchUp(at: point)
    }
    /// Hands an address to the views that asked for it; returns whether one did.
    @discardableResult
    public func open(_ url: URL) -> Bool {
        update()
        urlHandlers.removeAll { $0.node.node?.isMounted != true }
        let handlers = urlHandlers
        react { handlers.forEach { $0.action(url) } }
        return !handlers.isEmpty
    }

    private func layoutBeforeEvent() {
        update()
        layout()
    }
}
