// Licensed under the Apache License, Version 2.0.

import LaunchCore

/// A launch machine that is wrong in one way, to see that an exploration notices.
///
/// The machine has no switches for it. A mutation stands around the machine: at each step it bends the event
/// that goes in, the state in which the machine takes it, or what came out.
///
///     let mutants = Mutation.all.map { LaunchExplorer(model, mutation: $0).explore(limit: 200_000) }
public struct Mutation: Sendable, CustomStringConvertible {
    /// Changes the result of a step of the machine.
    ///
    /// - Parameters:
    ///   - event: What happened.
    ///   - before: The machine before it.
    ///   - after: The machine after it.
    ///   - effects: The effects for its owner.
    typealias Change =
        @Sendable (
            _ event: LaunchEvent, _ before: LaunchMachine, _ after: inout LaunchMachine,
            _ effects: inout [LaunchEffect]
        ) -> Void

    /// The machine's behaviour, as the rest of a sentence that begins with "the machine".
    public let description: String
    let change: Change

    init(_ description: String, _ change: @escaping Change) {
        (self.description, self.change) = (description, change)
    }

    /// One for each rule of the machine that can be left out by itself.
    public static let all = ofTheRun + ofTheEnd + ofTheTasks + ofTheSession + ofTheLinks
}

// Ways to be wrong that several mutations share.
extension Mutation {
    /// A machine that takes another event for the one that happened; nil leaves it.
    static func mistaking(
        _ description: String, _ other: @escaping @Sendable (LaunchEvent, LaunchMachine) -> LaunchEvent?
    ) -> Mutation {
        Mutation(description) { event, before, after, effects in
            guard let other = other(event, before) else { return }
            (after, effects) = (before, [])
            after.handle(other, into: &effects)
        }
    }

    /// A machine that some event leaves as it is.
    static func ignoring(
        _ description: String, _ isIgnored: @escaping @Sendable (LaunchEvent, LaunchMachine) -> Bool
    ) -> Mutation {
        Mutation(description) { event, before, after, effects in
            if isIgnored(event, before) { (after, effects) = (before, []) }
        }
    }

    /// A machine that does not do what one of its effects says.
    static func dropping(
        _ description: String, _ isDropped: @escaping @Sendable (LaunchEffect) -> Bool
    ) -> Mutation {
        Mutation(description) { _, _, _, effects in effects.removeAll(where: isDropped) }
    }

    /// A machine that does twice what one of its effects says.
    static func repeating(
        _ description: String, _ isRepeated: @escaping @Sendable (LaunchEffect) -> Bool
    ) -> Mutation {
        Mutation(description) { _, _, _, effects in
            effects = effects.flatMap { isRepeated($0) ? [$0, $0] : [$0] }
        }
    }

    /// A machine that forgets a wait when it should begin.
    static func forgetting(
        _ description: String, _ timer: LaunchTimer,
        where isForgotten: @escaping @Sendable ([LaunchEffect]) -> Bool
    ) -> Mutation {
        Mutation(description) { _, _, after, effects in
            guard isForgotten(effects) else { return }
            let count = effects.count
            effects.removeAll { if case .startTimer(timer, _) = $0 { true } else { false } }
            if effects.count < count, let member = timer.member { after.timers.remove(member) }
        }
    }
}
