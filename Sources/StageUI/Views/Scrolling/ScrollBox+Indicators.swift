// Licensed under the Apache License, Version 2.0.

import Foundation

extension ScrollBox {
    /// The bars that show which part of the content is visible.
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
        let margins = settings.indicatorMargins
        let (before, after) =
            axis == .vertical ? (margins.top, margins.bottom) : (margins.leading, margins.trailing)
        let track = max(0, visible - 2 * gap - before - after)
        let offset = offset[axis]
        let beyond = max(-offset, offset - room[axis], 0)
        let share = contentSize[axis] > 0 ? visible / contentSize[axis] : 1
        let length = max(min(track * share, track) - beyond, min(36, track) - beyond, 2 * thickness)
        let progress = room[axis] > 0 ? min(max(offset / room[axis], 0), 1) : 0
        let start = gap + before + (track - length) * progress
        let rect: CGRect
        if axis == .vertical {
            let side = gap + margins.trailing
            let x = readsFromRight ? side : frame.width - side - thickness
            rect = CGRect(x: x, y: start, width: thickness, height: length)
        } else {
            let x = readsFromRight ? frame.width - start - length : start
            let y = frame.height - gap - margins.bottom - thickness
            rect = CGRect(x: x, y: y, width: length, height: thickness)
        }
        let dark = owner.environment.colorScheme == .dark
        let color = ResolvedColor(hex: dark ? 0xFFFFFF : 0x000000, opacity: dark ? 0.5 : 0.35)
        let radius = CGSize(width: thickness / 2, height: thickness / 2)
        return DisplayItem(
            owner: owner.path,
            content: .fill(.roundedRectangle(rect, cornerSize: radius), .color(color), evenOdd: false))
    }
}
