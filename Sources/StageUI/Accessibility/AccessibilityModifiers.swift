// Licensed under the Apache License, Version 2.0.

import Foundation

/// What becomes of the elements inside a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    /// They are left out.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// They stay, inside the view's own element.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// They are merged into one.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

struct AccessibilityModifier: BoxModifier {
    enum Change {
        case label(String)
        case value(String)
        case hint(String)
        case identifier(String)
        case hidden(Bool)
        case addTraits(AccessibilityTraits)
        case removeTraits(AccessibilityTraits)
        case sortPriority(Double)
        case children(AccessibilityChildBehavior)
        case action(() -> Void)
        case focused(Bool)
    }
    var change: Change
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        AccessibilityBox(owner: owner, content: content) { [unowned owner] in owner.modifier.change }
    }
}

private final class AccessibilityBox: WrapperBox {
    private let change: () -> AccessibilityModifier.Change

    init(owner: Node, content: LayoutBox, change: @escaping () -> AccessibilityModifier.Change) {
        self.change = change
        super.init(owner: owner, content: content)
    }

    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        switch change() {
        case .hidden(true): return []
        case .hidden(false): return super.accessibilityNodes(context)
        case .children(let behavior): return [group(behavior, context)]
        case .label(let label): return single(context) { $0.label = label }
        case .value(let value): return single(context) { $0.value = value.isEmpty ? nil : value }
        case .hint(let hint): return single(context) { $0.hint = hint }
        case .identifier(let identifier): return single(context) { $0.identifier = identifier }
        case .addTraits(let traits): return each(context) { $0.traits.formUnion(traits) }
        case .removeTraits(let traits): return each(context) { $0.traits.subtract(traits) }
        case .sortPriority(let priority): return each(context) { $0.sortPriority = priority }
        case .focused(let isFocused): return single(context) { $0.isFocused = isFocused }
        case .action(let action): return single(context) { $0.activate = AccessibilityAction(action) }
        }
    }

    private func each(
        _ context: AccessibilityContext, _ change: (inout AccessibilityNode) -> Void
    ) -> [AccessibilityNode] {
        super.accessibilityNodes(context).map {
            var node = $0
            change(&node)
            return node
        }
    }

    /// Changes the one element inside, or makes one around none or several.
    private func single(
        _ context: AccessibilityContext, _ change: (inout AccessibilityNode) -> Void
    ) -> [AccessibilityNode] {
        let inner = super.accessibilityNodes(context)
        var node: AccessibilityNode
        if inner.count == 1 {
            node = inner[0]
        } else {
            node = AccessibilityNode(frame: context.frame(of: self))
            node.children = inner.inReadingOrder
        }
        change(&node)
        return [node]
    }

    private func group(
        _ behavior: AccessibilityChildBehavior, _ context: AccessibilityContext
    ) -> AccessibilityNode {
        var node = AccessibilityNode(frame: context.frame(of: self))
        guard behavior != .ignore else { return node }
        let inner = super.accessibilityNodes(context).inReadingOrder
        if behavior == .contain {
            node.children = inner
        } else {
            let labels = inner.compactMap(\.label)
            node.label = labels.isEmpty ? nil : labels.joined(separator: ", ")
            node.traits = inner.reduce([]) { $0.union($1.traits) }
            node.activate = inner.first { $0.activate != nil }?.activate
        }
        return node
    }
}

extension View {
    /// Sets what the view is called.
    public func accessibilityLabel(_ label: Text) -> some View {
        modified(AccessibilityModifier(change: .label(label.plain)))
    }
    /// Sets what the view is called.
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        modified(AccessibilityModifier(change: .label(String(label))))
    }
    /// Sets the view's present value.
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        modified(AccessibilityModifier(change: .value(String(value))))
    }
    /// Sets what happens when the view is used.
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        modified(AccessibilityModifier(change: .hint(String(hint))))
    }
    /// Sets a name for tests.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        modified(AccessibilityModifier(change: .identifier(identifier)))
    }
    /// Leaves the view out.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        modified(AccessibilityModifier(change: .hidden(hidden)))
    }
    /// Says more of what the view is.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modified(AccessibilityModifier(change: .addTraits(traits)))
    }
    /// Takes back something of what the view is.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modified(AccessibilityModifier(change: .removeTraits(traits)))
    }
    /// Sets the view's place in the reading order; higher comes first.
    public func accessibilitySortPriority(_ priority: Double) -> some View {
        modified(AccessibilityModifier(change: .sortPriority(priority)))
    }
    /// Makes the view an element of its own.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modified(AccessibilityModifier(change: .children(children)))
    }
    /// Sets what activating the view does.
    public func accessibilityAction(_ action: @escaping () -> Void) -> some View {
        modified(AccessibilityModifier(change: .action(action)))
    }
}
