// Licensed under the Apache License, Version 2.0.

import struct Foundation.URL

/// Tries every order of every event on a launch's state machine and checks the rules in each state.
///
/// Time is left open: any wait may end at any moment, so what holds here holds for every clock. Two
/// states are one when they differ only in numbers that count (runs, tries) and in words; each state is
/// made again from the little that is kept of it, so that what is left out cannot matter.
///
///     let report = LaunchExplorer(tasks: plan.specs, policy: policy).explore()
///     precondition(report.violations.isEmpty, "\(report)")
public struct LaunchExplorer: Sendable {
    let tasks: [LaunchTaskSpec]
    let start: LaunchMachine
    private let change: LaunchChange?

    /// Prepares the exploration of a launch.
    ///
    /// - Parameters:
    ///   - tasks: The plan's tasks, at most 24 of them.
    ///   - policy: The times and rules.
    ///   - options: Who can be asked, and what is left out.
    public init(
        tasks: [LaunchTaskSpec], policy: LaunchPolicy,
        options: LaunchMachine.Options = LaunchMachine.Options()
    ) {
        self.init(tasks: tasks, machine: LaunchMachine(tasks: tasks, policy: policy, options: options))
    }

    init(tasks: [LaunchTaskSpec], machine: LaunchMachine, change: LaunchChange? = nil) {
        precondition(
            tasks.count <= StateKey.taskLimit,
            "A launch of \(tasks.count) tasks cannot be explored; the limit is \(StateKey.taskLimit).")
        self.tasks = tasks
        self.change = change
        start = machine
    }

    /// Explores until no new state is found, or until a number of transitions was taken.
    ///
    /// - Parameters:
    ///   - limit: The largest number of transitions, by default as many as there are.
    ///   - violationLimit: The number of broken rules after which it stops.
    public func explore(limit: Int = .max, violationLimit: Int = 5) -> LaunchExploration {
        search(limit: limit, violationLimit: violationLimit, visit: nil)
    }

    /// Explores in the same way and hands over the state that each transition leads to, as numbers.
    package func explore(limit: Int, visit: @escaping (SIMD4<UInt64>) -> Void) -> LaunchExploration {
        search(limit: limit, violationLimit: 1) { visit($0.words) }
    }

    private func search(
        limit: Int, violationLimit: Int, visit: ((StateKey) -> Void)?
    ) -> LaunchExploration {
        guard let links = ExploredLinks() else { return LaunchExploration() }
        var search = LaunchSearch(
            tasks: tasks, start: start, links: links, limit: limit, violationLimit: violationLimit,
            visit: visit, change: change)
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
