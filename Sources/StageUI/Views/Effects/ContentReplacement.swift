// Licensed under the Apache License, Version 2.0.

import Foundation

/// Old content that is drawn for a while with the new one.
@MainActor
final class ContentReplacement {
    private let old: [DisplayItem]
    private let way: Way
    /// The share of the way.
    private let share: AnimatedValue<Double>
    /// The characters that roll; nil where all of the content changes as one.
    private var roll: CharacterRoll?
    /// A replacement that was under way when this one began, and continues.
    private var earlier: ContentReplacement?
    /// Indicates whether a frame has shown it: content that was never seen need not leave.
    private var wasShown = false

    private enum Way {
        case fade, up, down
    }

    var isMoving: Bool { share.isMoving }

    /// Starts under the node's present transaction; nil where content is replaced at once.
    ///
    /// - Parameters:
    ///   - drawn: The drawing on the screen.
    ///   - resting: The drawing of the old content without any motion.
    ///   - before: The node's environment at that time.
    init?(
        of drawn: [DisplayItem], resting: [DisplayItem], after last: ContentReplacement?,
        _ before: EnvironmentValues, at node: Node, changed: @escaping () -> Void
    ) {
        let kind = node.environment.contentTransition.kind
        guard node.stage.transaction.effectiveAnimation != nil else { return nil }
        switch (kind, before.contentTransition.kind) {
        // The effects of symbols leave other content alone.
        case (.identity, _), (.symbol, _): return nil
        case (.fade, _): way = .fade
        case (.roll(let down), _): way = down ? .down : .up
        case (.rollBy(let new), .rollBy(let old)): way = new < old ? .down : .up
        case (.rollBy, _): way = .up
        }
        let running = last.flatMap { $0.isMoving ? $0 : nil }
        if way == .fade {
            old = drawn
            earlier = nil
        } else if let running, !running.wasShown {
            old = running.old
            earlier = running.earlier
        } else {
            old = resting
            earlier = running
        }
        share = AnimatedValue(0, stage: node.stage, changed: changed)
        share.set(1, in: node.stage.transaction, environment: node.environment)
    }

    private var amount: CGFloat { CGFloat(min(max(share.presentation, 0), 1)) }

    /// Both contents as they are on the way.
    func shown(_ new: [DisplayItem], height: CGFloat, in stage: Stage, owner: String) -> [DisplayItem] {
        guard share.isMoving else { return new }
        wasShown = true
        if earlier?.isMoving == false { earlier = nil }
        if way != .fade, roll?.leads(to: new) != true {
            roll = CharacterRoll(from: old, to: new, stage.text)
        }
        if let roll {
            return leaving(owner: owner) + roll.coming(new, step(roll.lineHeight), owner: owner)
        }
        let step = step(height)
        let gone = CharacterState(y: -step.way * step.amount, opacity: 1 - step.amount)
        let come = CharacterState(y: step.way * (1 - step.amount), opacity: step.amount)
        return gone.apply(to: old, owner: owner) + come.apply(to: new, owner: owner)
    }

    private func step(_ height: CGFloat) -> RollStep {
        let way: CGFloat
        switch self.way {
        case .fade: way = 0
        case .up: way = height / 2
        case .down: way = -height / 2
        }
        return RollStep(amount: amount, way: way, earlier: earlier)
    }

    /// The characters that are on their way out, those of earlier replacements first.
    private func leaving(owner: String) -> [DisplayItem] {
        guard isMoving, let roll else { return [] }
        return (earlier?.leaving(owner: owner) ?? [])
            + roll.leaving(old, step(roll.lineHeight), owner: owner)
    }

    /// Returns the state in which a character of the new content is drawn now.
    func state(of index: Int) -> CharacterState {
        guard isMoving, let roll else { return CharacterState() }
        return roll.state(of: index, step(roll.lineHeight))
    }
}

/// The position of a character on its way, relative to its place.
struct CharacterState {
    var x: CGFloat = 0
    var y: CGFloat = 0
    var opacity: CGFloat = 1

    func isNearly(_ other: CharacterState) -> Bool {
        abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 && abs(opacity - other.opacity) < 1e-6
    }

    func apply(to items: [DisplayItem], owner: String) -> [DisplayItem] {
        TransitionEffect.opacity(Double(opacity)).apply(
            to: TransitionEffect.moved(items, CGSize(width: x, height: y)), size: .zero, owner: owner)
    }
}
