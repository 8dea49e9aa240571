// Licensed under the Apache License, Version 2.0.

import Foundation

extension Stage {
    /// Updates bodies and places before a view on the screen is looked up.
    func layoutForInput() {
        update()
        layout()
    }

    /// Moves the focus to the next field in reading order, or to the previous one; after the last comes the first.
    func moveFocus(forward: Bool) {
        let fields = fieldsInReadingOrder()
        guard !fields.isEmpty else { return }
        let index = fields.firstIndex { $0 === focus.current }
        let next: Int
        switch index {
        case .some(let index): next = (index + (forward ? 1 : fields.count - 1)) % fields.count
        case .none: next = forward ? 0 : fields.count - 1
        }
        let preferred = fields[next].field(enteredFrom: focus.current)
        focus.move(to: preferred?.canFocus == true ? preferred : fields[next])
    }

    /// The fields that can take the focus, row by row.
    func fieldsInReadingOrder() -> [any FocusableNode] {
        guard let rootBox else { return [] }
        var found: [(field: any FocusableNode, frame: CGRect)] = []
        func walk(_ box: LayoutBox, _ toCanvas: CGAffineTransform) {
            guard box.takesTouches, !box.isLeaving else { return }
            let here = box.contentTransform
                .concatenating(CGAffineTransform(translationX: box.frame.minX, y: box.frame.minY))
                .concatenating(toCanvas)
            if let field = (box as? any FocusPlaceBox)?.focusable, field.canFocus {
                found.append((field, CGRect(origin: .zero, size: box.frame.size).applying(here)))
            }
            for child in box.children { walk(child, here) }
        }
        walk(rootBox, .identity)
        let mirrored = configuration.layoutDirection == .rightToLeft
        return found.inRows(rightToLeft: mirrored) { $0.frame }.map(\.field)
    }
}

/// A box whose node can take the focus.
@MainActor
protocol FocusPlaceBox: LayoutBox {
    var focusable: (any FocusableNode)? { get }
}

/// The facts about a part of the screen with a default focus.
@MainActor
protocol FocusRegion {
    /// Indicates whether it counts for a focus that the user moves.
    var takesMovedFocus: Bool { get }
    /// The field that is to have the focus.
    var preferredField: (any FocusableNode)? { get }
}

extension Node {
    /// The field that takes the focus when the user moves it to this one from another: where that enters a part
    /// of the screen with a default focus, the one that the outermost such part prefers.
    func field(enteredFrom other: (any FocusableNode)?) -> (any FocusableNode)? {
        var regions: [(node: Node, region: any FocusRegion)] = []
        var node = parent
        while let current = node {
            if let region = (current as? any BoxModifierOwner)?.modifier as? any FocusRegion {
                regions.append((current, region))
            }
            node = current.parent
        }
        let entered = regions.reversed().filter {
            $0.region.takesMovedFocus && other?.isBelow($0.node) != true
        }
        return entered.lazy.compactMap(\.region.preferredField).first
    }

    private func isBelow(_ ancestor: Node) -> Bool {
        var node: Node? = self
        while let current = node {
            if current === ancestor { return true }
            node = current.parent
        }
        return false
    }
}
