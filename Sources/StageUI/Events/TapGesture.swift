// Licensed under the Apache License, Version 2.0.

import Foundation

struct TapModifier: BoxModifier {
    var count: Int
    var action: () -> Void
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        TapBox(owner: owner, content: content, count: { [unowned owner] in owner.modifier.count }) {
            [unowned owner] in
            guard owner.environment.isEnabled else { return }
            owner.modifier.action()
        }
    }
}

private final class TapBox: WrapperBox, TouchResponder {
    private let action: () -> Void
    private let count: () -> Int
    private var taps: (number: Int, time: Double) = (0, 0)

    init(
        owner: Node, content: LayoutBox, count: @escaping () -> Int, action: @escaping () -> Void
    ) {
        self.action = action
        self.count = count
        super.init(owner: owner, content: content)
    }

    override var responder: (any TouchResponder)? { self }
    override var respondsInGaps: Bool { false }
    func touchBegan(at point: CGPoint) {}
    func touchEnded(by translation: CGSize, inside: Bool) {
        guard inside, abs(translation.width) < 10, abs(translation.height) < 10 else {
            return taps.number = 0
        }
        // Taps belong together when they follow each other within 0.35 s.
        let time = owner.stage.time
        taps = time - taps.time <= 0.35 ? (taps.number + 1, time) : (1, time)
        guard taps.number >= count() else { return }
        taps.number = 0
        action()
    }

    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        super.accessibilityNodes(context).map { node in
            var node = node
            let action = action
            node.activate = node.activate ?? AccessibilityAction(action)
            return node
        }
    }
}

extension View {
    /// Does something when the view is touched shortly.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modified(TapModifier(count: count, action: action))
    }
    /// Lets or does not let touches reach the view.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modified(HitTestModifier(isEnabled: enabled))
    }
    /// Makes the space of a shape take touches, whether something is drawn there or not.
    public func contentShape<S: Shape>(_ shape: S) -> some View { modified(ContentShapeModifier()) }
}

struct ContentShapeModifier: BoxModifier {
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        ContentShapeBox(owner: owner, content: content)
    }
}

private final class ContentShapeBox: WrapperBox {
    override var isTouchable: Bool { true }
}

struct HitTestModifier: BoxModifier {
    var isEnabled: Bool
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        HitTestBox(owner: owner, content: content) { [unowned owner] in owner.modifier.isEnabled }
    }
}

private final class HitTestBox: WrapperBox {
    private let isEnabled: () -> Bool
    init(owner: Node, content: LayoutBox, isEnabled: @escaping () -> Bool) {
        self.isEnabled = isEnabled
        super.init(owner: owner, content: content)
    }
    override var takesTouches: Bool { isEnabled() }
}
