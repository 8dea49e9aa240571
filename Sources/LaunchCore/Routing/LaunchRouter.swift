// Licensed under the Apache License, Version 2.0.

/// Where a launch leads, as ordered rules: the first one that answers decides.
///
///     let router = LaunchRouter<Route>(otherwise: .signIn)
///         .when("first launch") { $0[isFirst] == true ? .onboarding : nil }
///         .when("signed in") { $0[session] == .signedIn ? .home : nil }
public struct LaunchRouter<Route: Hashable & Sendable>: Sendable {
    /// One rule of a router.
    public struct Rule: Sendable {
        /// What the rule asks, for the person who reads why.
        public let name: String
        let answer: @MainActor @Sendable (LaunchResults) -> Route?
    }

    /// The rules, in the order in which they are asked.
    public private(set) var rules: [Rule] = []
    /// The destination when no rule answers.
    public let fallback: Route

    /// Creates a router that always leads to one place.
    public init(otherwise fallback: Route) { self.fallback = fallback }

    /// Adds a rule after the others.
    ///
    /// - Parameters:
    ///   - name: What it asks, for example "signed in".
    ///   - answer: Returns the destination, or nil when the rule does not apply.
    public func when(
        _ name: String, _ answer: @escaping @MainActor @Sendable (LaunchResults) -> Route?
    ) -> LaunchRouter {
        var copy = self
        copy.rules.append(Rule(name: name, answer: answer))
        return copy
    }

    /// Decides by the outputs of the tasks, and tells which rules were asked.
    @MainActor
    public func decide(_ results: LaunchResults) -> LaunchRouteDecision<Route> {
        var passed: [String] = []
        for rule in rules {
            if let route = rule.answer(results) {
                return LaunchRouteDecision(route: route, rule: rule.name, passed: passed)
            }
            passed.append(rule.name)
        }
        return LaunchRouteDecision(route: fallback, rule: "otherwise", passed: passed)
    }
}

/// Where a launch leads, and why.
public struct LaunchRouteDecision<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The destination.
    public let route: Route
    /// The rule that decided.
    public let rule: String
    /// The rules that were asked before and did not apply.
    public let passed: [String]
}
