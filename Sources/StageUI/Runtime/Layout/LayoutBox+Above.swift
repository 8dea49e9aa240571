// Licensed under the Apache License, Version 2.0.

import Foundation

/// A box seen from those above it.
extension LayoutBox {
    /// Indicates whether every box above, up to the root, still holds the one below it. A box that was replaced may be
    /// kept a little longer, or still be moving, although it and all inside it have left the tree.
    final var isInTree: Bool {
        var box = self
        while let above = box.superbox {
            guard above.holds(box) else { return false }
            box = above
        }
        return box === stage.rootBox
    }

    /// The place of this box's origin on the canvas before any transform, in points, for others to know.
    final var canvasOrigin: CGPoint {
        var result = CGPoint.zero
        var box: LayoutBox? = self
        while let current = box {
            result = result.moved(by: current.modelFrame.origin)
            box = current.superbox
        }
        return result
    }

    /// Places a child given in reading direction: mirrored in a right-to-left layout.
    final func place(_ child: LayoutBox, x: CGFloat, y: CGFloat, proposal: ProposedViewSize, in size: CGSize)
    {
        var left = x
        if owner.environment.layoutDirection == .rightToLeft {
            left = size.width - x - child.size(for: proposal).width
        }
        child.place(at: CGPoint(x: left, y: y), proposal: proposal)
    }

    /// The items that the box draws, in the coordinates of the box above.
    final var itemsInSuperbox: [DisplayItem] {
        var items = items
        let origin = frame.origin
        guard origin != .zero else { return items }
        items.move(from: 0, by: origin)
        return items
    }
}

extension [DisplayItem] {
    /// Moves the items from an index on; whether the array has to be copied for that is asked once and not for each.
    mutating func move(from start: Int, by distance: CGPoint) {
        withUnsafeMutableBufferPointer { items in
            for index in items.indices[start...] {
                items[index].origin.x += distance.x
                items[index].origin.y += distance.y
            }
        }
    }
}
