// Licensed under the Apache License, Version 2.0.

import Foundation

/// Views that only assistive technology sees, added to the others.
struct AccessibilityAddition<Addition: View>: ViewModifier {
    let part: AdditionPart
    let content: Addition

    func body(content view: Content) -> some View {
        view.overlay { content.modified(UndrawnModifier()) }
            .modified(AdditionModifier(part: part))
    }
}

/// The purpose of added views.
enum AdditionPart { case actions, representation, children }

/// Removes the elements of the added views from the others.
private struct AdditionModifier: BoxModifier {
    var part: AdditionPart
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        AdditionBox(owner: owner, content: content) { [unowned owner] in owner.modifier.part }
    }
}

private final class AdditionBox: WrapperBox {
    private let part: () -> AdditionPart

    init(owner: Node, content: LayoutBox, part: @escaping () -> AdditionPart) {
        self.part = part
        super.init(owner: owner, content: content)
    }

    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        // The layered box inside holds the view first and what was added after it.
        let layered = context.entering(content)
        let boxes = content.children.filter(\.isAccessible)
        func nodes(_ boxes: some Sequence<LayoutBox>) -> [AccessibilityNode] {
            boxes.flatMap { $0.elements(in: layered) }
        }
        let own = nodes(boxes.dropLast())
        let added = nodes(boxes.suffix(1))
        switch part() {
        case .representation:
            return added.map { node in
                var node = node
                // A finger meets what is drawn, and not what is read in its place.
                node.box = self
                return node
            }
        case .children:
            var node = own.count == 1 ? own[0] : AccessibilityNode(frame: context.frame(of: self))
            node.children = added.inReadingOrder
            return [node]
        case .actions:
            var node = own.count == 1 ? own[0] : AccessibilityNode(frame: context.frame(of: self))
            if own.count > 1 { node.children = own.inReadingOrder }
            for button in added.flatMap(\.flattened) where button.isEnabled {
                if let action = button.activate, let label = button.label {
                    node.actions.named.append((label, action.perform))
                }
            }
            return [node]
        }
    }
}

/// Keeps a view in the tree without drawing it.
struct UndrawnModifier: BoxModifier {
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        UndrawnBox(owner: owner, content: content)
    }
}

private final class UndrawnBox: WrapperBox {
    override func makeItems() -> [DisplayItem] { [] }
    override var takesTouches: Bool { false }
}
