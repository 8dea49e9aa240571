// Licensed under the Apache License, Version 2.0.

/// The reason for a launch's destination, as plain data: for a trace, a log and a support ticket.
public struct LaunchRouteRecord: Hashable, Sendable, Codable {
    /// The answer of one rule.
    public struct Rule: Hashable, Sendable, Codable {
        /// The verdict on a rule.
        public enum Verdict: String, Hashable, Sendable, Codable, CaseIterable {
            /// It applied, and the destination is its own.
            case decided
            /// It was asked and did not apply.
            case passed
            /// An earlier one had decided.
            case notAsked
        }
        /// The question of the rule.
        public let name: String
        /// The result of asking it.
        public let verdict: Verdict
        /// The reason, in a clause; empty when the rule gives none.
        public let reason: String

        /// Describes what one rule said.
        public init(name: String, verdict: Verdict, reason: String = "") {
            (self.name, self.verdict, self.reason) = (name, verdict, reason)
        }
    }

    /// The name of the destination.
    public let destination: String
    /// The values that the destination is given, by name.
    public let payload: [String: String]
    /// The transition to the destination, or nil when the route does not say.
    public let transition: String?
    /// The facts that the rules were asked about: outputs, cached data or the expired session.
    public let basis: LaunchDestination
    /// The rules in the order in which they stand.
    public let rules: [Rule]

    /// Describes a decision.
    public init(
        destination: String, payload: [String: String] = [:], transition: String? = nil,
        basis: LaunchDestination, rules: [Rule]
    ) {
        (self.destination, self.payload, self.transition) = (destination, payload, transition)
        (self.basis, self.rules) = (basis, rules)
    }
}

/// A route that describes its name, its payload and its transition.
public protocol LaunchRouteDescribing {
    /// The short name, such as home.
    var name: String { get }
    /// The values that the destination is given, by name.
    var payload: [String: String] { get }
    /// The transition to the destination, or nil if the route does not say.
    var transition: String? { get }
}

extension LaunchRouteDescribing {
    /// Nothing.
    public var payload: [String: String] { [:] }
    /// Nil: not given.
    public var transition: String? { nil }
}
