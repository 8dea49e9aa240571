// Licensed under the Apache License, Version 2.0.

import Foundation

/// Scrolls what is under a finger that drags values, near the edges of what scrolls.
final class EdgeScroll: ActiveAnimation {
    /// The width of the strips at the edges in points, at most as a share of the length, and the greatest speed in points a
    /// second; by eye.
    private static let widest: CGFloat = 50
    private static let share: CGFloat = 0.2
    private static let fastest: CGFloat = 500

    private unowned let stage: Stage
    /// The place of the finger on the canvas.
    private var finger: CGPoint?
    private var time = 0.0
    /// Indicates whether other views may be under the finger than before.
    var hasScrolled = false

    init(_ stage: Stage) {
        self.stage = stage
        super.init()
    }

    override var isMoving: Bool { finger != nil }

    func follow(_ finger: CGPoint) {
        self.finger = finger
        guard next(after: 1) != nil else { return }
        if !stage.motions.animations.members.contains(where: { $0 === self }) { time = stage.time }
        stage.motions.animations.insert(self)
    }

    func stop() {
        finger = nil
        hasScrolled = false
    }

    override func advance() -> Bool {
        let seconds = stage.time - time
        time = stage.time
        guard let (box, offset) = next(after: max(seconds, 1e-3)) else { return false }
        guard seconds > 0 else { return true }
        box.mover.stop()
        box.show(offset)
        hasScrolled = true
        return true
    }

    /// The innermost scroll view that moves after some seconds, and its offset then.
    private func next(after seconds: Double) -> (ScrollBox, CGSize)? {
        guard let finger else { return nil }
        let targets = stage.rootBox?.touchTargets(at: finger, toLocal: .identity) ?? []
        for box in targets.lazy.compactMap({ $0.box as? ScrollBox }) where !box.settings.isDisabled {
            let place = finger.applying(box.fromCanvas)
            var wanted = box.offset
            if box.axes.contains(.vertical) {
                wanted.height += Self.speed(at: place.y, of: box.visibleSize.height) * CGFloat(seconds)
            }
            if box.axes.contains(.horizontal) {
                let speed = Self.speed(at: place.x, of: box.visibleSize.width)
                wanted.width += (box.readsFromRight ? -speed : speed) * CGFloat(seconds)
            }
            let offset = box.clamped(wanted)
            if offset != box.offset { return (box, offset) }
        }
        return nil
    }

    /// The speed at a place of a length, in points a second: it grows towards the ends.
    private static func speed(at place: CGFloat, of length: CGFloat) -> CGFloat {
        let strip = min(widest, length * share)
        guard strip > 0 else { return 0 }
        if place < strip { return -fastest * min(1, 1 - place / strip) }
        if place > length - strip { return fastest * min(1, 1 - (length - place) / strip) }
        return 0
    }
}
