// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import FirstlightExploration
@testable import LaunchCore

@Suite struct LaunchExplorerTests {
    @Test(.proves("UN-202"))
    func everyOrderOfEveryEventKeepsTheRules() {
        for setting in ExploredSetting.allCases {
            let report = setting.explorer().explore(limit: 30_000)
            #expect(report.violations.isEmpty, "\(report)")
            #expect(report.isComplete || report.transitions == 30_000)
            #expect(report.states > 1_500, "\(report)")
        }
    }

    // What is wrong with the machine is found, and by the rule that is there for it.
    @Test(arguments: Break.all)
    func aBrokenMachineIsNoticedByItsRule(wrong: Break) {
        let found = wrong.found(limit: 200_000)
        #expect(found.contains(wrong.rule), "the machine \(wrong.name), but what is said is \(found)")
    }

    @Test(arguments: Mutation.all)
    func aMachineWithoutOneOfItsRulesIsCaught(mutation: Mutation) {
        // Rules of the end show with no task at all, and soon.
        let found = [ExploredSetting.bare, .full].lazy.compactMap { setting in
            setting.explorer(mutation)
                .explore(limit: setting == .bare ? 30_000 : 200_000, violationLimit: 1).violations.first
        }.first
        #expect(found != nil, "nobody noticed that the machine \(mutation)")
        // The events that are shown do lead there.
        #expect(found?.events.isEmpty == false)
    }

    // A rule that no break shows could be one that nothing can break.
    @Test(arguments: LaunchRule.allCases)
    func everyRuleHasABreak(rule: LaunchRule) {
        #expect(Break.all.contains { $0.rule == rule })
    }

    // The table of rules, of what they come from, and of what they were seen to find.
    @Test func thePageNamesEachRuleWithItsBreaks() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Documentation/LaunchRules.md")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        for rule in LaunchRule.allCases {
            let row = try #require(lines.first { $0.hasPrefix("| \(rule.text) |") }, "\(rule.text)")
            for wrong in Break.all where wrong.rule == rule { #expect(row.contains(wrong.name)) }
        }
    }

    @Test func aSmallLaunchIsExploredToItsEnd() {
        let report = LaunchExplorer(
            LaunchModel(name: "a", tasks: [LaunchTaskSpec(id: "a")], policy: .explored)
        ).explore()
        #expect(report.isComplete && report.violations.isEmpty, "\(report)")
        #expect(report.states > 1000 && report.transitions > 10 * report.states)
        #expect(report.disturbances > 5)
    }

    // What is kept of a state must be all that decides: the two ways to go on are compared step by step.
    @Test(arguments: 0..<4)
    func aStateMadeAgainFromItsKeyGoesOnAsTheFirstOne(seed: UInt64) throws {
        let links = try #require(ExploredLinks())
        var random = SplitMix(seed: seed)
        let start = ExploredSetting.full.explorer().start
        var (real, again) = (
            ExploredTransition(start: start, links: links),
            ExploredTransition(start: start, links: links)
        )
        for step in 0..<3000 {
            again.go(to: StateKey(real.before, real.observedBefore))
            var (choices, others): ([LaunchEvent], [LaunchEvent]) = ([], [])
            real.appendRunEvents(to: &choices)
            again.appendRunEvents(to: &others)
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
