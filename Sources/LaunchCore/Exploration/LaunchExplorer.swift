// Licensed under the Apache License, Version 2.0.

import struct Foundation.URL

/// Tries every order of every event on a launch's state machine and checks the rules in each state.
///
/// Time is left open: any wait may end at any moment, so what holds here holds for every clock. Two
/// states are one when they differ only in numbers that count (runs, tries) and in words.
///
///     let report = LaunchExplorer(tasks: plan.specs, policy: policy).explore()
///     precondition(report.violations.isEmpty, "\(report)")
public struct LaunchExplorer: Sendable {
    let tasks: [LaunchTaskSpec]
    let start: LaunchMachine

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

    init(tasks: [LaunchTaskSpec], machine: LaunchMachine) {
        precondition(
            tasks.count <= StateKey.taskLimit,
            "A launch of \(tasks.count) tasks cannot be explored; the limit is \(StateKey.taskLimit).")
        self.tasks = tasks
        start = machine
    }

    /// Explores until no new state is found, or until a number of transitions was taken.
    ///
    /// - Parameters:
    ///   - limit: The largest number of transitions, by default as many as there are.
    ///   - violationLimit: The number of broken rules after which it stops.
    public func explore(limit: Int = .max, violationLimit: Int = 5) -> LaunchExploration {
        guard let links = ExploredLinks() else { return LaunchExploration() }
        var report = LaunchExploration()
        var seen = StateTable()
        var origins: [Origin] = []
        var open: [Step] = []
        let first = Step(machine: start, books: LaunchBooks(), index: 0)
        _ = seen.insert(StateKey(start, first.books))
        origins.append(Origin(parent: 0, choice: 0))
        open.append(first)
        var choices: [LaunchEvent] = []
        var effects: [LaunchEffect] = []
        // Nearest states first: the events that show a broken rule are then as few as possible.
        var place = 0
        while place < open.count {
            let step = open[place]
            place += 1
            if place == 65_536 {
                open.removeFirst(place)
                place = 0
            }
            choices.removeAll(keepingCapacity: true)
            step.appendChoices(to: &choices, tasks: tasks, links: links)
            for (number, event) in choices.enumerated() {
                guard report.transitions < limit, report.violations.count < violationLimit else {
                    report.states = origins.count
                    return report
                }
                report.transitions += 1
                var next = step
                effects.removeAll(keepingCapacity: true)
                next.machine.handle(event, into: &effects)
                let broken = next.books.check(
                    from: step.machine, to: next.machine, event, effects, tasks: tasks, links: links)
                if let broken {
                    let path = trail(origins, to: step.index, then: number, links: links)
                    report.violations.append(LaunchExploration.Violation(rule: broken, events: path))
                    continue
                }
                guard seen.insert(StateKey(next.machine, next.books)) else { continue }
                next.index = origins.count
                origins.append(Origin(parent: UInt32(step.index), choice: UInt16(number)))
                open.append(next)
            }
        }
        report.states = origins.count
        report.isComplete = true
        return report
    }

    private struct Origin {
        let parent: UInt32
        let choice: UInt16
    }

    /// The events that lead to a state, found by going back and playing them again.
    private func trail(
        _ origins: [Origin], to index: Int, then last: Int, links: ExploredLinks
    ) -> [LaunchEvent] {
        var numbers = [last]
        var index = index
        while index > 0 {
            numbers.append(Int(origins[index].choice))
            index = Int(origins[index].parent)
        }
        var step = Step(machine: start, books: LaunchBooks(), index: 0)
        var events: [LaunchEvent] = []
        for number in numbers.reversed() {
            var choices: [LaunchEvent] = []
            step.appendChoices(to: &choices, tasks: tasks, links: links)
            guard choices.indices.contains(number) else { return events }
            let before = step.machine
            events.append(choices[number])
            let effects = step.machine.handle(choices[number])
            _ = step.books.check(
                from: before, to: step.machine, choices[number], effects, tasks: tasks, links: links)
        }
        return events
    }

    struct Step {
        var machine: LaunchMachine
        var books: LaunchBooks
        var index: Int
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
