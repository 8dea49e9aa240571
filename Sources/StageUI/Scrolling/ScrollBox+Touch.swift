// Licensed under the Apache License, Version 2.0.

import Foundation

/// What a finger on a scroll view has done so far.
struct ScrollDrag {
    /// Where a finger would have to be for the content to stand as it did when the finger came down.
    var start = CGSize.zero
    var offsetAtStart = CGSize.zero
    var axis: Axis?
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
            mover.beginDrag()
            if settings.dismissesKeyboard { owner.stage.focus.move(to: nil) }
        }
        drag.add(translation, at: owner.stage.time)
        var new = offset
        for axis in Axis.allCases where dragAxes.contains(axis == .horizontal ? .horizontal : .vertical) {
            new[axis] = contentPlace(drag.start[axis] + contentMove(translation)[axis], axis)
        }
        show(new)
    }

    func touchEnded(by translation: CGSize, inside: Bool) { letGo(drag.velocity(at: owner.stage.time)) }
    func touchCancelled() { letGo(.zero) }

    private func letGo(_ velocity: CGSize) {
        let isScrolling = drag.axis != nil
        drag.axis = nil
        guard isScrolling || offset != clamped(offset) else { return }
        var speed = contentMove(velocity)
        if !dragAxes.contains(.horizontal) { speed.width = 0 }
        if !dragAxes.contains(.vertical) { speed.height = 0 }
        mover.endDrag(velocity: speed, start: drag.offsetAtStart)
    }

    /// How a move of the finger moves the offset.
    private func contentMove(_ translation: CGSize) -> CGSize {
        CGSize(width: readsFromRight ? translation.width : -translation.width, height: -translation.height)
    }

    /// The offset for a place of the finger: beyond the ends the content follows less and less.
    private func contentPlace(_ place: CGFloat, _ axis: Axis) -> CGFloat {
        let (limit, length) = (room[axis], Double(frame.size[axis]))
        if place < 0 { return -CGFloat(ScrollMotion.rubberBand(Double(-place), length: length)) }
        if place > limit {
            return limit + CGFloat(ScrollMotion.rubberBand(Double(place - limit), length: length))
        }
        return place
    }

    private func fingerPlace(_ offset: CGFloat, _ axis: Axis) -> CGFloat {
        let (limit, length) = (room[axis], Double(frame.size[axis]))
        if offset < 0 { return -CGFloat(ScrollMotion.fingerDistance(Double(-offset), length: length)) }
        if offset > limit {
            return limit + CGFloat(ScrollMotion.fingerDistance(Double(offset - limit), length: length))
        }
        return offset
    }
}

extension ScrollBox {
    /// The bars that show which part of the content is seen.
    func indicatorItems() -> [DisplayItem] {
        let opacity = mover.indicatorOpacity
        guard opacity > 0, scroller.showsIndicators else { return [] }
        let settings = settings
        var items: [DisplayItem] = []
        if settings.showsVertical, room.height > 0 { items.append(indicator(.vertical)) }
        if settings.showsHorizontal, room.width > 0 { items.append(indicator(.horizontal)) }
        guard opacity < 1, !items.isEmpty else { return items }
        return [DisplayItem(owner: owner.path, content: .group(.opacity(CGFloat(opacity)), items))]
    }

    /// A bar of 3 points, 3 points off the edge, at least 36 points long; beyond an end it shrinks.
    private func indicator(_ axis: Axis) -> DisplayItem {
        let (thickness, gap): (CGFloat, CGFloat) = (3, 3)
        let visible = frame.size[axis]
        let track = max(0, visible - 2 * gap)
        let offset = offset[axis]
        let beyond = max(-offset, offset - room[axis], 0)
        let share = contentSize[axis] > 0 ? visible / contentSize[axis] : 1
        let length = max(min(track * share, track) - beyond, min(36, track) - beyond, 2 * thickness)
        let progress = room[axis] > 0 ? min(max(offset / room[axis], 0), 1) : 0
        let start = gap + (track - length) * progress
        let rect: CGRect
        if axis == .vertical {
            let x = readsFromRight ? gap : frame.width - gap - thickness
            rect = CGRect(x: x, y: start, width: thickness, height: length)
        } else {
            let x = readsFromRight ? frame.width - start - length : start
            rect = CGRect(x: x, y: frame.height - gap - thickness, width: length, height: thickness)
        }
        let dark = owner.environment.colorScheme == .dark
        let color = ResolvedColor(hex: dark ? 0xFFFFFF : 0x000000, opacity: dark ? 0.5 : 0.35)
        let radius = CGSize(width: thickness / 2, height: thickness / 2)
        return DisplayItem(
            owner: owner.path,
            content: .fill(.roundedRectangle(rect, cornerSize: radius), .color(color), evenOdd: false))
    }
}
