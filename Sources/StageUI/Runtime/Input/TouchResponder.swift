// Licensed under the Apache License, Version 2.0.

import Foundation

/// The response of a box to touches.
@MainActor
protocol TouchResponder: AnyObject {
    /// The directions in which it takes over a touch that moves.
    var dragAxes: Axis.Set { get }
    /// The distance outside the box at which a touch still counts as inside, in points.
    var touchSlop: CGFloat { get }
    func touchBegan(at point: CGPoint)
    func touchMoved(by translation: CGSize, inside: Bool)
    func touchEnded(by translation: CGSize, inside: Bool)
    func touchCancelled()
}

extension TouchResponder {
    var dragAxes: Axis.Set { [] }
    var touchSlop: CGFloat { 0 }
    func touchMoved(by translation: CGSize, inside: Bool) {}
    func touchCancelled() {}
}

/// A box under a touch, with the transform from the canvas to its coordinates.
@MainActor
struct TouchTarget {
    let box: LayoutBox
    let toLocal: CGAffineTransform

    func contains(_ point: CGPoint, slop: CGFloat = 0) -> Bool {
        let place = point.applying(toLocal)
        if slop == 0 { return box.touchContains(place) }
        return CGRect(origin: .zero, size: box.frame.size).insetBy(dx: -slop, dy: -slop).contains(place)
    }
}

extension LayoutBox {
    /// The boxes under a point, the innermost first; nil when nothing there takes touches.
    func touchTargets(at point: CGPoint, toLocal: CGAffineTransform) -> [TouchTarget]? {
        guard takesTouches else { return nil }
        let toBox =
            toLocal
            .concatenating(CGAffineTransform(translationX: -frame.minX, y: -frame.minY))
            .concatenating(contentTransform.inverted())
        let target = TouchTarget(box: self, toLocal: toBox)
        let inside = target.contains(point)
        if clipsTouches, !inside { return nil }
        for child in drawingOrder.reversed() {
            if let found = child.touchTargets(at: point, toLocal: toBox) { return found + [target] }
        }
        return inside && (isTouchable || (respondsInGaps && responder != nil)) ? [target] : nil
    }
}

extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
