// Licensed under the Apache License, Version 2.0.

package import Foundation

/// A scroll view on the screen, for tools that judge what can be reached.
package struct StageScrollArea: Hashable, Sendable {
    /// The part of the canvas in which the content is seen, in points, without what the safe area covers.
    package var frame: CGRect
    /// The part of the canvas in which content is drawn: up to the edge of the screen, where the safe area is reached over.
    package var window: CGRect
    /// The enabled buttons, links and fields inside, in reading order, with their frames on the canvas.
    package var controls: [Control]
    /// The height of the content above the frame, in points.
    package var above: CGFloat
    /// The height of the content below the frame, in points.
    package var below: CGFloat

    /// A control, and where it is.
    package struct Control: Hashable, Sendable {
        /// The label; empty without one.
        package var label: String
        /// The frame on the canvas, in points.
        package var frame: CGRect
    }
}

extension Stage {
    /// The scroll views of the tree as they are now, each before those inside it.
    package func scrollAreas() -> [StageScrollArea] {
        layoutForInput()
        let used: AccessibilityTraits = [.isButton, .isLink, .isTextField, .isToggle]
        let elements = accessibilityTree().flattened.filter {
            $0.isEnabled && !$0.traits.isDisjoint(with: used)
        }
        var areas: [StageScrollArea] = []
        func collect(_ box: LayoutBox) {
            guard box.isAccessible else { return }
            if let scroll = box as? ScrollBox, !scroll.settings.isDisabled {
                let controls = elements.filter { $0.box?.lies(in: scroll) == true }
                areas.append(
                    StageScrollArea(
                        frame: CGRect(origin: .zero, size: scroll.frame.size).applying(scroll.toCanvas),
                        window: scroll.windowOnCanvas,
                        controls: controls.map {
                            StageScrollArea.Control(label: $0.label ?? "", frame: $0.frame)
                        }, above: max(scroll.offset.height, 0),
                        below: max(scroll.room.height - scroll.offset.height, 0)))
            }
            for child in box.children { collect(child) }
        }
        if let rootBox { collect(rootBox) }
        return areas
    }
}
