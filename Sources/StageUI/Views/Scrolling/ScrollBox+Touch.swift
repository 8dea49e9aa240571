// Licensed under the Apache License, Version 2.0.

import Foundation

/// The state of a finger on a scroll view.
struct ScrollDrag {
    /// The point where a finger would have to be for the content to stand as it did when the finger came down.
    var start = CGSize.zero
    var offsetAtStart = CGSize.zero
    /// The point on the canvas where the finger came down, in points from the top.
    var finger: CGFloat = 0
    var axis: Axis?
    /// The sheet or cover around, where it moves with the finger instead of the content.
    weak var sheet: (any PulledLayer)?
    /// The last places of the finger with their times, for its speed.
    var samples: [(time: Double, translation: CGSize)] = []

    /// The seconds of movement that make up the speed.
    static let window = 0.1

    mutating func add(_ translation: CGSize, at time: Double) {
        samples.append((time, translation))
        samples.removeAll { time - $0.time > Self.window }
    }

    /// The speed of the finger in points a second; none for a finger that has come to rest.
    func velocity(at time: Double) -> CGSize {
        let recent = samples.filter { time - $0.time <= Self.window }
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
        let seconds = CGFloat(last.time - first.time)
        return CGSize(
            width: (last.translation.width - first.translation.width) / seconds,
            height: (last.translation.height - first.translation.height) / seconds)
    }
}

extension ScrollBox: TouchResponder {
    /// The directions in which a finger moves the content.
    var dragAxes: Axis.Set {
        let settings = settings
        guard !settings.isDisabled else { return [] }
        let (room, axes) = (room, axes)
        return Axis.Set(
            axes.contains(.horizontal) && (room.width > 0 || !settings.horizontalNeedsSize),
            axes.contains(.vertical) && (room.height > 0 || !settings.verticalNeedsSize))
    }

    func touchBegan(at point: CGPoint) {
        mover.stop()
        drag = ScrollDrag(offsetAtStart: offset)
        drag.finger = point.applying(toCanvas).y
        for axis in Axis.allCases { drag.start[axis] = fingerPlace(offset[axis], axis) }
    }

    func touchMoved(by translation: CGSize, inside: Bool) {
        if drag.axis == nil {
            // A finger that trembles, or goes the other way, does not scroll.
            let axis: Axis = abs(translation.width) > abs(translation.height) ? .horizontal : .vertical
            guard abs(translation[axis]) > 10,
                dragAxes.contains(axis == .horizontal ? .horizontal : .vertical)
            else { return }
            drag.axis = axis
            if let sheet = sheetMoving(with: translation) {
                drag.sheet = sheet
                sheet.beginDrag()
            } else {
                mover.beginDrag()
            }
            if settings.keyboard == .immediately { owner.stage.focus.move(to: nil) }
        }
        if drag.sheet == nil, settings.keyboard == .interactively {
            owner.stage.keyboard.pull(to: drag.finger + translation.height)
        }
        if let sheet = drag.sheet { return sheet.touchMoved(by: translation, inside: inside) }
        drag.add(translation, at: owner.stage.time)
        var new = offset
        for axis in Axis.allCases where dragAxes.contains(axis == .horizontal ? .horizontal : .vertical) {
            new[axis] = contentPlace(drag.start[axis] + contentMove(translation)[axis], axis)
        }
        show(new)
    }

    func touchEnded(by translation: CGSize, inside: Bool) {
        guard let sheet = drag.sheet else { return letGo(drag.velocity(at: owner.stage.time)) }
        drag = ScrollDrag(offsetAtStart: offset)
        sheet.touchEnded(by: translation, inside: inside)
    }

    func touchCancelled() {
        guard let sheet = drag.sheet else { return letGo(.zero) }
        drag = ScrollDrag(offsetAtStart: offset)
        sheet.touchCancelled()
    }

    /// The sheet or cover that a finger on content at its upper end moves: downwards unless that is for refreshing, and
    /// upwards while the sheet can become larger.
    private func sheetMoving(with translation: CGSize) -> (any PulledLayer)? {
        guard abs(translation.height) > abs(translation.width), offset.height <= least.height,
            let sheet = enclosingSheet, sheet.canBePulled
        else { return nil }
        if translation.height > 0 { return owner.environment.refresh == nil ? sheet : nil }
        return sheet.growsBeforeScrolling ? sheet : nil
    }

    private var enclosingSheet: (any PulledLayer)? {
        var above = superbox
        while let box = above {
            if let sheet = box as? any PulledLayer { return sheet }
            above = box.superbox
        }
        return nil
    }

    private func letGo(_ velocity: CGSize) {
        owner.stage.keyboard.release(speed: velocity.height)
        let isScrolling = drag.axis != nil
        drag.axis = nil
        guard isScrolling || offset != clamped(offset) else { return }
        var speed = contentMove(velocity)
        if !dragAxes.contains(.horizontal) { speed.width = 0 }
        if !dragAxes.contains(.vertical) { speed.height = 0 }
        mover.endDrag(velocity: speed, start: drag.offsetAtStart)
    }

    /// Returns the change of the offset for a move of the finger.
    private func contentMove(_ translation: CGSize) -> CGSize {
        CGSize(width: readsFromRight ? translation.width : -translation.width, height: -translation.height)
    }

    /// The offset for a place of the finger: beyond the ends the content follows less and less.
    private func contentPlace(_ place: CGFloat, _ axis: Axis) -> CGFloat {
        bent(place, axis, by: ScrollMotion.rubberBand)
    }

    private func fingerPlace(_ offset: CGFloat, _ axis: Axis) -> CGFloat {
        bent(offset, axis, by: ScrollMotion.fingerDistance)
    }

    /// Returns a place with another distance where it is beyond an end.
    private func bent(
        _ place: CGFloat, _ axis: Axis, by distance: (_ distance: Double, _ length: Double) -> Double
    ) -> CGFloat {
        let (least, limit, length) = (least[axis], room[axis], Double(frame.size[axis]))
        if stage.device.looks?.stopsAtEnds == true { return min(max(place, least), max(least, limit)) }
        if place < least { return least - CGFloat(distance(Double(least - place), length)) }
        if place > limit { return limit + CGFloat(distance(Double(place - limit), length)) }
        return place
    }
}

extension ScrollBox {
    /// Scrolls to an offset as a finger does that is lifted there at rest; does nothing where a finger may not scroll.
    func pull(to target: CGSize) {
        guard !settings.isDisabled, target != offset else { return }
        if settings.keyboard == .immediately { owner.stage.focus.move(to: nil) }
        let start = offset
        mover.beginDrag()
        show(target)
        mover.endDrag(velocity: .zero, start: start)
    }
}
