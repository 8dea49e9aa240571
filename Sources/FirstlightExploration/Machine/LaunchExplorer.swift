// Licensed under the Apache License, Version 2.0.

public import LaunchCore

import struct Foundation.URL

/// Tries every order of every event on a launch's state machine and checks the rules in each state.
///
/// Time is left open: any wait may end at any moment, so what holds here holds for every clock. Two
/// states are one when they differ only in numbers that count (runs, tries) and in words; each state is
/// made again from the little that is kept of it, so that what is left out cannot matter.
///
///     let report = LaunchExplorer(launch.controller.model).explore()
///     precondition(report.violations.isEmpty, "\(report)")
public struct LaunchExplorer: Sendable {
    let start: LaunchMachine
    private let mutation: Mutation?
    private let shows: (@Sendable (LaunchStop) -> Bool)?

    /// Prepares the exploration of a launch.
    ///
    /// - Parameters:
    ///   - model: The tasks, at most 24 of them, the times and the rules.
    ///   - mutation: What the machine does wrong; nil leaves it as it is.
    ///   - shows: Returns whether the app's screen has something to press at a stop, whose words are empty; nil leaves the
    ///     screens out.
    public init(
        _ model: LaunchModel, mutation: Mutation? = nil, shows: (@Sendable (LaunchStop) -> Bool)? = nil
    ) {
        let count = model.tasks.count
        precondition(
            count <= StateKey.taskLimit,
            "A launch of \(count) tasks cannot be explored; the limit is \(StateKey.taskLimit).")
        start = LaunchMachine(tasks: model.tasks, policy: model.policy, options: model.options)
        (self.mutation, self.shows) = (mutation, shows)
    }

    /// Explores until no new state is found, or until a number of transitions was taken.
    ///
    /// - Parameters:
    ///   - limit: The largest number of transitions, by default as many as there are.
    ///   - violationLimit: The number of broken rules after which it stops.
    public func explore(limit: Int = .max, violationLimit: Int = 5) -> LaunchExploration {
        search(limit: limit, violationLimit: violationLimit, visit: nil)
    }

    /// Explores in the same way and hands over the state after each transition, as numbers.
    package func explore(limit: Int, visit: @escaping (SIMD4<UInt64>) -> Void) -> LaunchExploration {
        search(limit: limit, violationLimit: 1) { visit($0.words) }
    }

    private func search(
        limit: Int, violationLimit: Int, visit: ((StateKey) -> Void)?
    ) -> LaunchExploration {
        guard let links = ExploredLinks() else { return LaunchExploration() }
        var search = LaunchSearch(
            start: start, links: links, limit: limit, violationLimit: violationLimit, visit: visit,
            mutation: mutation, shows: shows)
        search.run()
        return search.report
    }
}

/// The two links that are opened: more would only repeat what two can do.
struct ExploredLinks: Sendable {
    let first: URL
    let second: URL
    let answer: URL

    init?() {
        guard let first = URL(string: "explored:first"), let second = URL(string: "explored:second"),
            let answer = URL(string: "explored:answer")
        else { return nil }
        (self.first, self.second, self.answer) = (first, second, answer)
    }
}
