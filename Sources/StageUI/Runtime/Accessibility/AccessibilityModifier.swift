// Licensed under the Apache License, Version 2.0.

import Foundation

/// The treatment of the elements inside a view.
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
        /// Changes each element inside.
        case each((inout AccessibilityNode) -> Void)
        /// Changes the one element inside, or makes one around none or several.
        case single((inout AccessibilityNode) -> Void)
        /// Runs a closure for the one element inside, unless the view is disabled.
        case action((inout AccessibilityNode) -> Void)
        case hidden(Bool)
        case children(AccessibilityChildBehavior)
    }
    var change: Change
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        AccessibilityBox(owner: owner, content: content) { [unowned owner] in owner.modifier.change }
    }
}

extension View {
    func accessible(
        _ change: @escaping (inout AccessibilityNode) -> Void
    ) -> BoxedView<Self, AccessibilityModifier> {
        modified(AccessibilityModifier(change: .single(change)))
    }
}

private final class AccessibilityBox: WrapperBox {
    private let change: () -> AccessibilityModifier.Change

    init(owner: Node, content: LayoutBox, change: @escaping () -> AccessibilityModifier.Change) {
        self.change = change
        super.init(owner: owner, content: content)
    }

    private var mirrored: Bool { owner.environment.layoutDirection == .rightToLeft }

    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        switch change() {
        case .hidden(true): return []
        case .hidden(false): return super.accessibilityNodes(context)
        case .children(let behavior): return [group(behavior, context)]
        case .single(let change): return single(context, change)
        case .action(let change):
            return single(context, owner.environment.isEnabled ? change : { $0.isEnabled = false })
        case .each(let change):
            return super.accessibilityNodes(context).map {
                var node = $0
                change(&node)
                return node
            }
        }
    }

    private func single(
        _ context: AccessibilityContext, _ change: (inout AccessibilityNode) -> Void
    ) -> [AccessibilityNode] {
        let inner = super.accessibilityNodes(context)
        var node: AccessibilityNode
        if inner.count == 1 {
            node = inner[0]
        } else {
            node = AccessibilityNode(frame: context.frame(of: self))
            node.children = inner.inReadingOrder(rightToLeft: mirrored)
        }
        change(&node)
        return [node]
    }

    private func group(
        _ behavior: AccessibilityChildBehavior, _ context: AccessibilityContext
    ) -> AccessibilityNode {
        var node = AccessibilityNode(frame: context.frame(of: self))
        guard behavior != .ignore else { return node }
        let inner = super.accessibilityNodes(context).inReadingOrder(rightToLeft: mirrored)
        if behavior == .contain {
            node.children = inner
        } else {
            node.merge(inner)
        }
        return node
    }
}

extension AccessibilityNode {
    /// Merges the labels, values and actions of several elements.
    fileprivate mutating func merge(_ inner: [AccessibilityNode]) {
        func joined(_ words: [String]) -> String? { words.isEmpty ? nil : words.joined(separator: ", ") }
        label = joined(inner.compactMap(\.label))
        value = joined(inner.compactMap(\.value))
        hint = joined(inner.compactMap(\.hint))
        traits = inner.reduce([]) { $0.union($1.traits) }
        headingLevel = inner.first { $0.headingLevel != .unspecified }?.headingLevel ?? .unspecified
        let active = inner.filter { $0.activate != nil && $0.isEnabled }
        activate = active.first?.activate
        speech = inner.first { $0.speech != SpeechTraits() }?.speech ?? speech
        for node in inner {
            rotors += node.rotors
            customContent += node.customContent
        }
        // A disabled element inside must not be usable through the whole.
        for node in inner where node.isEnabled {
            actions.named += node.actions.named
            actions.kinds.merge(node.actions.kinds) { first, _ in first }
            actions.adjust = actions.adjust ?? node.actions.adjust
            actions.scroll = actions.scroll ?? node.actions.scroll
        }
        // Where several can be activated, each is offered by its name.
        if active.count > 1 {
            for node in active {
                if let label = node.label, let action = node.activate {
                    actions.named.append((label, action.perform))
                }
            }
        }
    }
}
