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
    private lazy var repetition = HeldRepetition(of: owner) { [weak self] in self?.modifier().action?() }
    private var isPressed = false

    init(owner: Node, content: LayoutBox, modifier: @escaping () -> RepeatWhilePressed) {
        self.modifier = modifier
        super.init(owner: owner, content: content)
    }

    override var responder: (any TouchResponder)? { modifier().action == nil ? nil : self }
    override var isTouchable: Bool { true }

    func touchBegan(at point: CGPoint) {
        repetition.begin()
        press(true)
    }

    func touchMoved(by translation: CGSize, inside: Bool) { repetition.follow(inside: inside) }

    func touchEnded(by translation: CGSize, inside: Bool) {
        repetition.end()
        if inside, !repetition.hasRepeated { modifier().action?() }
        press(false)
    }

    func touchCancelled() {
        repetition.end()
        press(false)
    }

    private func press(_ new: Bool) {
        guard new != isPressed else { return }
        isPressed = new
        modifier().pressing(new)
    }
}

/// The repetition of an action for as long as a finger holds a view.
@MainActor
final class HeldRepetition: TimelineDriven {
    private unowned let stage: Stage
    private weak var owner: Node?
    private let action: () -> Void
    /// The time of the next repetition, in seconds of the stage's time; nil while nothing is held.
    private var due: Double?
    private var isAdvanced = false
    /// Indicates whether the action was repeated since the finger came.
    private(set) var hasRepeated = false
    let path: String

    /// The seconds until the first repetition, and between repetitions. Apple gives no numbers: these are by eye.
    private static let delay = 0.5
    private static let interval = 0.1

    init(of owner: Node, action: @escaping () -> Void) {
        stage = owner.stage
        path = owner.path
        self.owner = owner
        self.action = action
    }

    var isRunning: Bool { due != nil }

    /// Waits for the first repetition: a finger has come.
    func begin() {
        hasRepeated = false
        wait(until: stage.time + Self.delay)
    }

    /// Stops while the finger is outside: it has no effect until it is back.
    func follow(inside: Bool) {
        if !inside {
            end()
        } else if due == nil {
            wait(until: stage.time + Self.delay)
        }
    }

    /// Stops: the finger has gone.
    func end() { wait(until: nil) }

    private func wait(until new: Double?) {
        due = new
        guard new != nil, !isAdvanced else { return }
        isAdvanced = true
        stage.motions.timelines[ObjectIdentifier(self)] = self
    }

    /// Acts if it is time to.
    func advance(to time: Double) {
        guard let due, owner?.isMounted == true else {
            isAdvanced = false
            stage.motions.timelines[ObjectIdentifier(self)] = nil
            return
        }
        guard time >= due - 1e-6 else { return }
        self.due = time + Self.interval
        stage.perform { [weak self] in
            guard let self, self.owner?.isMounted == true, self.due != nil else { return }
            hasRepeated = true
            action()
        }
    }
}
