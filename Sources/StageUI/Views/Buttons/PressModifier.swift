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
    /// Repeats the action while a finger is on the button; nil until one was on a button that does.
    private var repetition: HeldRepetition?

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

    var repeatsShortcut: Bool { owner.environment.buttonRepeatBehavior == .enabled }

    func touchBegan(at point: CGPoint) {
        modifier().isPressed.wrappedValue = true
        guard repeatsShortcut else { return repetition = nil }
        let repetition = repetition ?? HeldRepetition(of: owner) { [weak self] in self?.actIfEnabled() }
        self.repetition = repetition
        repetition.begin()
    }
    func touchMoved(by translation: CGSize, inside: Bool) {
        modifier().isPressed.wrappedValue = inside
        repetition?.follow(inside: inside)
    }
    func touchCancelled() {
        modifier().isPressed.wrappedValue = false
        repetition?.end()
    }
    func touchEnded(by translation: CGSize, inside: Bool) {
        modifier().isPressed.wrappedValue = false
        repetition?.end()
        if inside, repetition?.hasRepeated != true { act() }
    }

    /// Repeats the action, unless it has disabled the button meanwhile.
    private func actIfEnabled() {
        if modifier().isEnabled { act() }
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
