// Licensed under the Apache License, Version 2.0.

import ProofSupport
import Testing

@testable import LaunchCore

@Suite struct LaunchExplorerTests {
    // A task of every kind: a gate with a limit, tries, an optional one that needs no window, a later one.
    static let tasks = [
        LaunchTaskSpec(id: "gate", timeout: .seconds(1), isGate: true),
        LaunchTaskSpec(id: "work", dependencies: ["gate"], retry: .backoff(attempts: 2, initial: .zero)),
        LaunchTaskSpec(id: "cache", criticality: .optional, needsScene: false),
        LaunchTaskSpec(id: "later", criticality: .secondary),
    ]

    static let policy: LaunchPolicy = {
        var policy = LaunchPolicy.urbanNest
        policy.linkLifetime = .seconds(60)
        policy.reusesResults = true
        return policy
    }()

    static let options: LaunchMachine.Options = {
        var options = LaunchMachine.Options()
        options.canAskOffline = true
        options.asksAboutLinks = true
        return options
    }()

    @Test(.proves("UN-202"))
    func everyOrderOfEveryEventKeepsTheRules() {
        let report = LaunchExplorer(tasks: Self.tasks, policy: Self.policy, options: Self.options)
            .explore(limit: 30_000)
        #expect(report.violations.isEmpty, "\(report)")
        #expect(report.transitions == 30_000)
    }

    @Test(arguments: LaunchFault.allCases)
    func aMachineWithoutOneOfItsRulesIsCaught(fault: LaunchFault) {
        // Rules of the end show with no task at all, and soon.
        let found = [[], Self.tasks].lazy.compactMap { tasks -> LaunchExploration.Violation? in
            let broken = LaunchMachine(
                tasks: tasks, policy: Self.policy, options: Self.options, fault: fault)
            return LaunchExplorer(tasks: tasks, machine: broken)
                .explore(limit: tasks.isEmpty ? 30_000 : 200_000, violationLimit: 1).violations.first
        }.first
        #expect(found != nil, "nobody noticed that the machine \(fault)")
        // The events that are shown do lead there.
        #expect(found?.events.isEmpty == false)
    }

    @Test func aSmallLaunchIsExploredToItsEnd() {
        let report = LaunchExplorer(tasks: [LaunchTaskSpec(id: "a")], policy: .urbanNest).explore()
        #expect(report.isComplete && report.violations.isEmpty, "\(report)")
        #expect(report.states > 1000 && report.transitions > 10 * report.states)
        #expect(report.disturbances > 5)
    }

    // What is kept of a state must be all that decides: the two ways to go on are compared step by step.
    @Test(arguments: 0..<4)
    func aStateMadeAgainFromItsKeyGoesOnAsTheFirstOne(seed: UInt64) throws {
        let links = try #require(ExploredLinks())
        var random = Random(state: seed)
        let start = LaunchMachine(tasks: Self.tasks, policy: Self.policy, options: Self.options)
        var (real, again) = (
            LaunchWalk(tasks: Self.tasks, start: start, links: links),
            LaunchWalk(tasks: Self.tasks, start: start, links: links)
        )
        for step in 0..<3000 {
            again.go(to: StateKey(real.before, real.booksBefore))
            var (choices, others): ([LaunchEvent], [LaunchEvent]) = ([], [])
            real.appendCourse(to: &choices)
            again.appendCourse(to: &others)
            if random.below(3) == 0 {
                real.appendDisturbances(to: &choices)
                again.appendDisturbances(to: &others)
            }
            try #require(choices.count == others.count)
            let number = random.below(choices.count)
            // A cancelled launch would say nothing more.
            if choices[number] == .cancel { continue }
            #expect(real.take(choices[number]) == nil && again.take(others[number]) == nil)
            try #require(real.key == again.key, "step \(step): \(choices[number])")
            real.goOn()
        }
        #expect(real.before.run > 3)
    }

    @Test(arguments: LaunchRule.allCases)
    func everyRuleSaysWhereItComesFrom(rule: LaunchRule) {
        #expect(!rule.text.isEmpty && !rule.requirements.isEmpty)
    }
}
