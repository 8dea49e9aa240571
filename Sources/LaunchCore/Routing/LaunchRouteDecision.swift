// Licensed under the Apache License, Version 2.0.

/// The destination of a launch, and the reason for it.
public struct LaunchRouteDecision<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The destination.
    public let route: Route
    /// The answers of the rules, in the order in which they stand.
    public let rules: [LaunchRouteRecord.Rule]

    /// Describes a decision.
    ///
    /// - Parameters:
    ///   - route: The destination.
    ///   - rules: What each rule said; none when no rules were asked.
    public init(route: Route, rules: [LaunchRouteRecord.Rule] = []) {
        (self.route, self.rules) = (route, rules)
    }

    /// The rule that decided.
    public var rule: String { rules.first { $0.verdict == .decided }?.name ?? "otherwise" }

    /// The rules that were asked before and did not apply.
    public var passed: [String] { rules.filter { $0.verdict == .passed }.map(\.name) }

    /// The decision as plain data.
    ///
    /// - Parameter basis: What the rules were asked about.
    public func record(basis: LaunchDestination) -> LaunchRouteRecord {
        let described = route as? any LaunchRouteDescribing
        return LaunchRouteRecord(
            destination: described?.name ?? String(describing: route), payload: described?.payload ?? [:],
            transition: described?.transition, basis: basis, rules: rules)
    }
}
