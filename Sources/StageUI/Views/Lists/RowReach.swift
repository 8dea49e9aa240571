// Licensed under the Apache License, Version 2.0.

import Foundation

/// A control whose touch area is the whole row.
@MainActor
protocol RowControl: LayoutBox, TouchResponder {}

/// Lets the one control of a row be touched in the whole row, which is also its frame for assistive technology.
struct RowReach: BoxModifier {
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        RowReachBox(owner: owner, content: content)
    }
}

class RowReachBox: WrapperBox, TouchResponder {
    /// The area where the control is touched, in the box's coordinates.
    var reach: CGRect { CGRect(origin: .zero, size: frame.size) }

    /// The receiver of the touch that began beside it.
    private weak var held: (any TouchResponder)?

    override var responder: (any TouchResponder)? { onlyControl == nil ? nil : self }
    override func touchContains(_ point: CGPoint) -> Bool { reach.contains(point) }

    /// The row's control with its place in the row, where it has one alone.
    private var onlyControl: (control: any RowControl, origin: CGPoint)? {
        var found: (control: any RowControl, origin: CGPoint)?
        var others = 0
        func look(into box: LayoutBox, at origin: CGPoint) {
            guard box.takesTouches, others == 0 else { return }
            if box.responder != nil, !(box.responder is GestureBox) {
                if let control = box as? any RowControl, found == nil {
                    found = (control, origin)
                } else {
                    others += 1
                }
                return
            }
            for child in box.children {
                look(
                    into: child,
                    at: CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY))
            }
        }
        look(into: content, at: content.frame.origin)
        return others == 0 ? found : nil
    }

    func touchBegan(at point: CGPoint) {
        guard let (control, origin) = onlyControl else { return }
        held = control
        control.touchBegan(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    }
    func touchMoved(by translation: CGSize, inside: Bool) {
        held?.touchMoved(by: translation, inside: inside)
    }
    func touchEnded(by translation: CGSize, inside: Bool) {
        held?.touchEnded(by: translation, inside: inside)
        held = nil
    }
    func touchCancelled() {
        held?.touchCancelled()
        held = nil
    }

    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        var nodes = super.accessibilityNodes(context)
        let used: AccessibilityTraits = [.isButton, .isLink, .isTextField, .isToggle]
        if nodes.count == 1, nodes[0].isAdjustable || !nodes[0].traits.isDisjoint(with: used) {
            nodes[0].frame = reach.applying(context.toCanvas)
        }
        return nodes
    }
}
