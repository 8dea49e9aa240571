// Licensed under the Apache License, Version 2.0.

/// The ordered rules that choose a launch's destination by the outputs of its tasks.
///
///     let router = LaunchRouter<Route>(otherwise: .signIn)
///         .when("first launch") { $0[isFirst] == true ? .onboarding : nil }
///         .when("signed in") { $0[session] == .signedIn ? .home : nil }
public typealias LaunchRouter<Route: Hashable & Sendable> = LaunchRouteRules<LaunchResults, Route>

/// Ordered rules that choose a destination by facts: the first one that applies decides.
///
/// The same rules may be asked about the outputs of the tasks and about cached data, when the facts are a
/// type of the app's own.
///
///     let rules = LaunchRouteRules<UserState, Route>(otherwise: .signIn)
///         .when("signed in", because: "the session is valid", else: "no session") { $0.isSignedIn ? .home : nil }
public struct LaunchRouteRules<Facts, Route: Hashable & Sendable>: Sendable {
    /// The answer of a rule.
    public enum Answer: Hashable, Sendable {
        /// It applies: the destination, and a clause that says why.
        case leads(Route, because: String)
        /// It does not apply, and a clause that says why not.
        case passes(because: String)
    }

    /// One rule.
    public struct Rule: Sendable {
        /// The question of the rule, for the person who reads why it decided.
        public let name: String
        let answer: @Sendable (Facts) -> Answer
    }

    /// The rules, in the order in which they are asked.
    public private(set) var rules: [Rule] = []
    /// The destination when no rule applies.
    public let fallback: Route
    private let fallbackReason: String

    /// Creates rules that always lead to one place.
    ///
    /// - Parameters:
    ///   - fallback: The destination when no rule applies.
    ///   - reason: A clause that says why it is a good one.
    public init(otherwise fallback: Route, because reason: String = "no rule applied") {
        (self.fallback, fallbackReason) = (fallback, reason)
    }

    /// Adds a rule after the others.
    ///
    /// - Parameters:
    ///   - name: What it asks, for example "signed in".
    ///   - reason: A clause for a rule that applies.
    ///   - opposite: A clause for a rule that does not.
    ///   - route: Returns the destination, or nil when the rule does not apply.
    public func when(
        _ name: String, because reason: String = "it applies", else opposite: String = "it does not apply",
        _ route: @escaping @Sendable (Facts) -> Route?
    ) -> LaunchRouteRules {
        rule(name) { facts in
            route(facts).map { .leads($0, because: reason) } ?? .passes(because: opposite)
        }
    }

    /// Adds a rule that says why, after the others.
    ///
    /// - Parameters:
    ///   - name: What it asks, for example "signed in".
    ///   - answer: Returns whether it applies, with the destination and the reason.
    public func rule(_ name: String, _ answer: @escaping @Sendable (Facts) -> Answer) -> LaunchRouteRules {
        var copy = self
        copy.rules.append(Rule(name: name, answer: answer))
        return copy
    }

    /// Decides by the facts, and records each rule's answer.
    public func decide(_ facts: Facts) -> LaunchRouteDecision<Route> {
        var route: Route?
        var verdicts: [LaunchRouteRecord.Rule] = []
        for rule in rules {
            if route != nil {
                verdicts.append(.init(name: rule.name, verdict: .notAsked))
                continue
            }
            switch rule.answer(facts) {
            case .leads(let chosen, let reason):
                route = chosen
                verdicts.append(.init(name: rule.name, verdict: .decided, reason: reason))
            case .passes(let reason):
                verdicts.append(.init(name: rule.name, verdict: .passed, reason: reason))
            }
        }
        let isDecided = route != nil
        verdicts.append(
            .init(
                name: "otherwise", verdict: isDecided ? .notAsked : .decided,
                reason: isDecided ? "" : fallbackReason))
        return LaunchRouteDecision(route: route ?? fallback, rules: verdicts)
    }
}
