// Licensed under the Apache License, Version 2.0.

public import LaunchCore

/// The findings of an exploration.
public struct LaunchExploration: Hashable, Sendable, CustomStringConvertible {
    /// A rule that does not hold, and the events that show it.
    public struct Violation: Hashable, Sendable, CustomStringConvertible {
        /// The rule.
        public let rule: LaunchRule
        /// The events from the start, the last of which breaks the rule.
        public let events: [LaunchEvent]

        /// The rule and the events, one a line.
        public var description: String {
            ([rule.description] + events.map { "    \($0)" }).joined(separator: "\n")
        }
    }

    /// The number of different states.
    public internal(set) var states = 0
    /// The number of steps from one state to another, or back to itself.
    public internal(set) var transitions = 0
    /// The number of disturbances (links, windows, the background, sign-out, cancellation, late answers)
    /// with which everything was tried that can happen.
    public internal(set) var disturbances = 0
    /// Indicates whether every reachable state was examined.
    public internal(set) var isComplete = false
    /// The rules that do not hold.
    public internal(set) var violations: [Violation] = []

    /// The numbers and the broken rules.
    public var description: String {
        let end = isComplete ? "complete" : "stopped before the end"
        func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
        let head =
            "\(count(states, "state")), \(count(transitions, "transition")), \(end), "
            + count(violations.count, "violation")
        return ([head] + violations.map(\.description)).joined(separator: "\n")
    }
}
