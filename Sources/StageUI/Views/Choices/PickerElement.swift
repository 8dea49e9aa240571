// Licensed under the Apache License, Version 2.0.

/// Marks which part of a control is its name and which its value.
struct SpokenPart: BoxModifier {
    enum Kind {
        case label
        case value
    }
    var kind: Kind
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        SpokenBox(owner: owner, content: content, kind: kind)
    }
}

private final class SpokenBox: WrapperBox {
    let kind: SpokenPart.Kind

    init(owner: Node, content: LayoutBox, kind: SpokenPart.Kind) {
        self.kind = kind
        super.init(owner: owner, content: content)
    }
}

/// Makes a button with a menu, or a wheel, one element with a name and a value.
struct PickerElement: BoxModifier {
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        PickerElementBox(owner: owner, content: content)
    }
}

private final class PickerElementBox: WrapperBox {
    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        let found = accessibilityChildren(context)
        guard
            var node = found.first(where: {
                $0.traits.contains(.isButton) || $0.isAdjustable || $0.value != nil
            })
        else {
            return found
        }
        node.label = words(.label, context)
        node.value = words(.value, context) ?? node.value
        return [node]
    }

    private func words(_ kind: SpokenPart.Kind, _ context: AccessibilityContext) -> String? {
        var words: [String] = []
        func walk(_ box: LayoutBox) {
            guard let part = box as? SpokenBox else { return box.children.forEach(walk) }
            guard part.kind == kind else { return }
            words += part.accessibilityNodes(context).flatMap(\.flattened).compactMap(\.label)
        }
        walk(self)
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}
