// Licensed under the Apache License, Version 2.0.

import LaunchCore

/// One exploration under way.
struct LaunchSearch {
    private let start: LaunchMachine
    private let limit: Int
    private let violationLimit: Int
    private let visit: ((StateKey) -> Void)?
    private let mutation: Mutation?
    private var transition: ExploredTransition
    private var table: StateTable
    /// For each state the one that it was found from, and by which choice.
    private var origins: [UInt64] = [0]
    private var choices: [LaunchEvent] = []
    private(set) var report = LaunchExploration()

    /// The bit of a disturbance's number; other choices lack it.
    private static let disturbance = 0x8000

    init(
        start: LaunchMachine, links: ExploredLinks, limit: Int, violationLimit: Int,
        visit: ((StateKey) -> Void)?, mutation: Mutation?, shows: ((LaunchStop) -> Bool)?
    ) {
        (self.start, self.limit, self.violationLimit, self.visit) = (start, limit, violationLimit, visit)
        self.mutation = mutation
        transition = ExploredTransition(start: start, links: links, mutation: mutation, shows: shows)
        table = StateTable(tasks: start.tasks.count)
        _ = table.insert(StateKey(start, ObserverState()))
    }

    /// Explores states with few disturbances first: all that can happen without any, then with one, and so
    /// on. So the end of a launch is reached early, and a broken rule is shown by few events.
    mutating func run() {
        var first = 0
        while first < table.count {
            var place = first
            while place < table.count {
                guard expand(place, disturbs: false) else { return end() }
                place += 1
            }
            let last = place
            for place in first..<last {
                guard expand(place, disturbs: true) else { return end() }
            }
            report.disturbances += 1
            first = last
        }
        report.isComplete = true
        end()
    }

    private mutating func end() { report.states = table.count }

    /// Takes every choice of one kind in a state; returns false when that is enough.
    private mutating func expand(_ place: Int, disturbs: Bool) -> Bool {
        transition.go(to: table[place])
        choices.removeAll(keepingCapacity: true)
        if disturbs {
            transition.appendDisturbances(to: &choices)
        } else {
            transition.appendRunEvents(to: &choices)
        }
        for number in choices.indices {
            guard report.transitions < limit else { return false }
            report.transitions += 1
            let choice = number | (disturbs ? Self.disturbance : 0)
            if let rule = transition.take(choices[number]) {
                let events = trail(to: place, then: choice)
                report.violations.append(LaunchExploration.Violation(rule: rule, events: events))
                guard report.violations.count < violationLimit else { return false }
                continue
            }
            let key = transition.key
            visit?(key)
            if table.insert(key) { origins.append(UInt64(place) << 16 | UInt64(choice)) }
        }
        return true
    }

    /// The events that lead to a state, found by going back and playing them again from the start.
    private func trail(to place: Int, then last: Int) -> [LaunchEvent] {
        var numbers = [last]
        var place = place
        while place > 0 {
            numbers.append(Int(origins[place] & 0xFFFF))
            place = Int(origins[place] >> 16)
        }
        var transition = ExploredTransition(start: start, links: transition.links, mutation: mutation)
        var events: [LaunchEvent] = []
        for choice in numbers.reversed() {
            var choices: [LaunchEvent] = []
            if choice & Self.disturbance != 0 {
                transition.appendDisturbances(to: &choices)
            } else {
                transition.appendRunEvents(to: &choices)
            }
            let number = choice & ~Self.disturbance
            guard choices.indices.contains(number) else { return events }
            events.append(choices[number])
            _ = transition.take(choices[number])
            transition.goOn()
        }
        return events
    }
}
