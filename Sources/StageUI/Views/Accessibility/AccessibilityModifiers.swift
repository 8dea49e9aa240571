// Licensed under the Apache License, Version 2.0.

import Foundation

extension View {
    private func acting(
        _ change: @escaping (inout AccessibilityNode) -> Void
    ) -> BoxedView<Self, AccessibilityModifier> {
        modified(AccessibilityModifier(change: .action(change)))
    }
    private func accessibleEach(
        _ change: @escaping (inout AccessibilityNode) -> Void
    ) -> BoxedView<Self, AccessibilityModifier> {
        modified(AccessibilityModifier(change: .each(change)))
    }

    /// Sets a name for tests.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessible { $0.identifier = identifier }
    }
    /// Hides the view from assistive technology.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        modified(AccessibilityModifier(change: .hidden(hidden)))
    }
    /// Adds accessibility traits to the view.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibleEach { $0.traits.formUnion(traits) }
    }
    /// Removes accessibility traits from the view.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibleEach { $0.traits.subtract(traits) }
    }
    /// Sets the level of a header.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessible {
            $0.headingLevel = level
            $0.traits.insert(.isHeader)
        }
    }
    /// Sets the view's place in the reading order; higher comes first.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessibleEach { $0.sortPriority = sortPriority }
    }
    /// Makes the view an accessibility element.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modified(AccessibilityModifier(change: .children(children)))
    }
    /// Sets whether the view takes part in interaction.
    public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View {
        accessible { $0.respondsToUserInteraction = respondsToUserInteraction }
    }
    /// Sets the names by which a user of voice control addresses the view, the best first.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        accessible { $0.inputLabels = inputLabels.map(\.plain) }
    }
    /// Sets the names by which a user of voice control addresses the view, the best first.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }
    /// Sets the names by which a user of voice control addresses the view, the best first.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }
}

// MARK: - Actions

extension AccessibilityActionKind {
    /// Creates a custom action by its name.
    public init(named name: Text) { self.init(name: "named " + name.plain) }
}

extension View {
    /// Sets the effect of an action of assistive technology on the view.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        acting { node in
            if actionKind == .default {
                node.activate = AccessibilityAction(handler)
            } else {
                node.actions.add(actionKind, handler)
            }
        }
    }
    /// Offers an action by its name.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        acting { $0.actions.named.append((name.plain, handler)) }
    }
    /// Offers an action by its name.
    public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }
    /// Offers an action by its name.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }
    /// Offers an action by a view that reads its name.
    public func accessibilityAction<Label: View>(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        accessibilityActions { Button(action: action, label: label) }
    }
    /// Offers the buttons of a view as actions.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(AccessibilityAddition(part: .actions, content: content()))
    }
    /// Sets the effect of a swipe up or down on the view's value.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        acting { $0.actions.adjust = handler }
    }
    /// Sets the effect of moving the content with three fingers.
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        acting { $0.actions.scroll = handler }
    }
}

// MARK: - Other views in the place of this one

extension View {
    /// Shows assistive technology another view in the place of this one.
    @_disfavoredOverload
    public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        modifier(AccessibilityAddition(part: .representation, content: representation()))
    }
    /// Shows assistive technology other views inside this one.
    @_disfavoredOverload
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        modifier(AccessibilityAddition(part: .children, content: children()))
    }
    /// Marks a view whose content is shown large when it is held; the subset shows it as it is.
    public func accessibilityShowsLargeContentViewer() -> some View { self }
    /// Marks a view for which another one is shown large when it is held; the subset shows none.
    public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }
    /// Keeps the view's colours where the user has inverted those of the screen.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        ColorKeeper(content: self, isActive: active)
    }
}
