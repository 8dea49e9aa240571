// Licensed under the Apache License, Version 2.0.

import Foundation

/// Performs an action when the view is touched and, while it is held, repeatedly.
struct RepeatWhilePressed: BoxModifier {
    /// Nil for a view that is disabled.
    var action: (() -> Void)?
    /// Called when a finger has come, or has gone.
    var pressing: (Bool) -> Void
    static var changesLayout: Bool { false }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        HoldBox(owner: owner, content: content) { [unowned owner] in owner.modifier }
    }
}

private final class HoldBox: WrapperBox, TouchResponder {
    private let modifier: () -> RepeatWhilePressed
    /// The time of the next repeat, in seconds of the stage's time; nil while nothing is held.
    fileprivate private(set) var due: Double?
    private var clock: HoldClock?
    private var hasRepeated = false
    private var isPressed = false

    /// The seconds until the first repetition, and between repetitions. Apple gives no numbers: these are by eye.
    private static let delay = 0.5
    private static let interval = 0.1

    init(owner: Node, content: LayoutBox, modifier: @escaping () -> RepeatWhilePressed) {
        self.modifier = modifier
        super.init(owner: owner, content: content)
    }

    override var responder: (any TouchResponder)? { modifier().action == nil ? nil : self }
    override var isTouchable: Bool { true }

    func touchBegan(at point: CGPoint) {
        hasRepeated = false
        wait(until: stage.time + Self.delay)
        press(true)
    }

    func touchMoved(by translation: CGSize, inside: Bool) {
        // A finger that has left its button has no effect until it is back.
        if inside, due == nil {
            wait(until: stage.time + Self.delay)
        } else if !inside {
            wait(until: nil)
        }
    }

    func touchEnded(by translation: CGSize, inside: Bool) {
        wait(until: nil)
        if inside, !hasRepeated { modifier().action?() }
        press(false)
    }

    func touchCancelled() {
        wait(until: nil)
        press(false)
    }

    private func press(_ new: Bool) {
        guard new != isPressed else { return }
        isPressed = new
        modifier().pressing(new)
    }

    private func wait(until new: Double?) {
        due = new
        guard new != nil, clock == nil else { return }
        let clock = HoldClock(self, stage: stage)
        self.clock = clock
        stage.motions.timelines[ObjectIdentifier(clock)] = clock
    }

    /// Acts if it is time to; returns false when there is nothing more to wait for.
    fileprivate func advance(to time: Double) -> Bool {
        guard let due, owner.isMounted else {
            clock = nil
            return false
        }
        guard time >= due - 1e-6 else { return true }
        self.due = time + Self.interval
        stage.perform { [weak self] in
            guard let self, owner.isMounted, let action = modifier().action else { return }
            hasRepeated = true
            action()
        }
        return true
    }
}

/// Advances a held box with each frame.
@MainActor
private final class HoldClock: TimelineDriven {
    private weak var box: HoldBox?
    private unowned let stage: Stage
    let path: String

    init(_ box: HoldBox, stage: Stage) {
        self.box = box
        self.stage = stage
        path = box.owner.path
    }

    var isRunning: Bool { box?.due != nil }

    func advance(to time: Double) {
        if box?.advance(to: time) != true { stage.motions.timelines[ObjectIdentifier(self)] = nil }
    }
}
