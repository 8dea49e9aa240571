// Licensed under the Apache License, Version 2.0.

import Foundation

/// Handles touches for a button and makes it one element for assistive technology.
struct PressModifier: BoxModifier {
    var isEnabled: Bool
    /// Indicates whether the style handles touches itself.
    var isHandled = false
    var isPressed: Binding<Bool>
    var action: @MainActor () -> Void
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        PressBox(owner: owner, content: content) { [unowned owner] in owner.modifier }
    }
}

private final class PressBox: WrapperBox, RowControl, ShortcutBox {
    private let modifier: () -> PressModifier

    init(owner: Node, content: LayoutBox, modifier: @escaping () -> PressModifier) {
        self.modifier = modifier
        super.init(owner: owner, content: content)
    }

    override var responder: (any TouchResponder)? {
        let modifier = modifier()
        return modifier.isEnabled && !modifier.isHandled ? self : nil
    }
    override var isTouchable: Bool { !modifier().isHandled }
    /// A finger may leave a pressed button by as much as it may leave UIKit's controls.
    var touchSlop: CGFloat { 70 }

    func touchBegan(at point: CGPoint) { modifier().isPressed.wrappedValue = true }
    func touchMoved(by translation: CGSize, inside: Bool) { modifier().isPressed.wrappedValue = inside }
    func touchCancelled() { modifier().isPressed.wrappedValue = false }
    func touchEnded(by translation: CGSize, inside: Bool) {
        modifier().isPressed.wrappedValue = false
        if inside { act() }
    }

    func performShortcut() -> Bool {
        guard modifier().isEnabled else { return false }
        act()
        return true
    }

    private func act() {
        // The buttons of an alert end it after their own action.
        let after = owner.environment.afterAction
        modifier().action()
        after?()
    }

    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        let inner = accessibilityChildren(context)
        var node = AccessibilityNode(frame: context.frame(of: self))
        node.label = inner.compactMap(\.label).joined(separator: ", ")
        node.traits = .isButton
        node.isEnabled = modifier().isEnabled
        if node.isEnabled {
            node.activate = AccessibilityAction { [weak self] in self?.act() }
        }
        return [node]
    }
}
