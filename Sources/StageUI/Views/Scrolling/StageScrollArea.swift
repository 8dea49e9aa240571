// Licensed under the Apache License, Version 2.0.

package import Foundation

/// A scroll view on the screen, for tools that judge what can be reached.
package struct StageScrollArea: Hashable, Sendable {
    /// The part of the canvas in which the content is seen, in points, without what the safe area covers.
    package var frame: CGRect
    /// The part of the canvas in which content is drawn: up to the edge of the screen, where the safe area is reached over.
    package var window: CGRect
    /// The height of the content above the frame, in points.
    package var above: CGFloat
    /// The height of the content below the frame, in points.
    package var below: CGFloat

    /// Creates an area.
    package init(frame: CGRect, window: CGRect, above: CGFloat, below: CGFloat) {
        (self.frame, self.window, self.above, self.below) = (frame, window, above, below)
    }
}

extension Stage {
    /// The scroll views of the tree as they are now, each before those inside it.
    package func scrollAreas() -> [StageScrollArea] {
        layoutForInput()
        var areas: [StageScrollArea] = []
        func collect(_ box: LayoutBox) {
            guard box.isAccessible else { return }
            if let scroll = box as? ScrollBox, !scroll.settings.isDisabled {
                areas.append(
                    StageScrollArea(
                        frame: CGRect(origin: .zero, size: scroll.frame.size).applying(scroll.toCanvas),
                        window: scroll.windowOnCanvas, above: max(scroll.offset.height, 0),
                        below: max(scroll.room.height - scroll.offset.height, 0)))
            }
            for child in box.children { collect(child) }
        }
        if let rootBox { collect(rootBox) }
        return areas
    }
}
