// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import LaunchAuth

/// Every order of what can happen to a session, with two processes on one vault.
@Suite("The session in every order of events")
struct SessionExplorationTests {
    struct Result {
        var states = 0
        var broken: [String: [SessionWorld.Choice]] = [:]
        var endings: Set<SessionRecord<Coin>> = []
        var transitions = 0
        /// The most steps that lead to a state by the shortest way.
        var depth = 0
    }

    func explore(_ start: SessionWorld, limit: Int = 400_000, stopsAt rule: String? = nil) -> Result {
        var result = Result()
        var seen: Set<SessionWorld> = [start]
        var queue = [(start, -1, nil as SessionWorld.Choice?)]
        var depths = [0]
        var next = 0
        func path(_ index: Int, _ last: SessionWorld.Choice) -> [SessionWorld.Choice] {
            var (index, path) = (index, [last])
            while index > 0 {
                if let choice = queue[index].2 { path.append(choice) }
                index = queue[index].1
            }
            return path.reversed()
        }
        while next < queue.count, queue.count < limit {
            let world = queue[next].0
            for choice in world.choices() {
                var copy = world
                let broken = copy.take(choice) + copy.brokenRules()
                for rule in broken where result.broken[rule] == nil {
                    result.broken[rule] = path(next, choice)
                }
                if let rule, broken.contains(rule) { return result }
                guard broken.isEmpty else { continue }
                result.transitions += 1
                copy = copy.renumbered()
                if seen.insert(copy).inserted {
                    queue.append((copy, next, choice))
                    depths.append(depths[next] + 1)
                }
            }
            if world.processes.allSatisfy({ $0.work.isEmpty }) { result.endings.insert(world.record) }
            next += 1
        }
        if queue.count >= limit { result.broken["the exploration is not finished"] = [] }
        result.states = queue.count
        result.depth = depths.last ?? 0
        return result
    }

    /// Expects that no rule was broken in at least so many states; fewer would be another exploration.
    func expectNothingBroken(
        _ result: Result, states: Int, _ location: SourceLocation = #_sourceLocation
    ) {
        #expect(result.states >= states, sourceLocation: location)
        for (rule, path) in result.broken {
            Issue.record(
                "\(rule): \(path.map { "\($0)" }.joined(separator: "\n  "))", sourceLocation: location)
        }
    }

    @Test(
        "Two processes, sign-out, expiry, foreground, a lost answer and a process that ends",
        .proves("LA-254"))
    func twoProcesses() {
        let result = explore(SessionWorld(processes: 2, budget: .init()))
        expectNothingBroken(result, states: 10_000)
    }

    @Test("Without a sign-out nobody is ever signed out: refusals, expiries, losses, deaths, a full disk")
    func neverSignedOut() {
        var budget = SessionWorld.Budget()
        (budget.signOuts, budget.refusals, budget.expiries) = (0, 1, 2)
        (budget.vaultFailures, budget.deaths, budget.resumes) = (1, 1, 0)
        let result = explore(SessionWorld(processes: 2, budget: budget))
        expectNothingBroken(result, states: 3_000)
        #expect(result.endings.allSatisfy { $0.session != nil })
    }

    @Test("One process: sign-in and sign-out cross, the vault fails, the process ends")
    func oneProcess() {
        var budget = SessionWorld.Budget()
        (budget.signIns, budget.wanted, budget.vaultFailures, budget.losses) = (1, 1, 1, 0)
        expectNothingBroken(explore(SessionWorld(processes: 1, budget: budget)), states: 12_000)
    }

    @Test("One process: two sign-outs, and what is known about the user changes")
    func amendments() {
        var budget = SessionWorld.Budget()
        (budget.signOuts, budget.wanted, budget.amendments, budget.refusals) = (2, 1, 1, 1)
        (budget.losses, budget.resumes) = (0, 0)
        expectNothingBroken(explore(SessionWorld(processes: 1, budget: budget)), states: 2_500)
    }

    @Test("A process that is suspended beyond its lease loses nothing for anybody")
    func suspension() {
        var budget = SessionWorld.Budget()
        (budget.signOuts, budget.resumes, budget.expiries, budget.wanted) = (0, 0, 2, 3)
        (budget.suspensions, budget.deaths) = (1, 1)
        expectNothingBroken(explore(SessionWorld(processes: 2, budget: budget)), states: 11_000)
    }

    @Test("After a sign-out with everything delivered, nothing is left in the vault")
    func nothingLeft() {
        var budget = SessionWorld.Budget()
        (budget.deaths, budget.losses, budget.resumes) = (0, 0, 0)
        var world = SessionWorld(processes: 1, budget: budget)
        _ = world.take(.signOut(0))
        let result = explore(world)
        expectNothingBroken(result, states: 60)
        #expect(result.endings == [SessionRecord()])
    }

    @Test("Renewal, sign-out, refusal, expiry, foreground, death and a second process, each in every place")
    func everyOrder() {
        var budget = SessionWorld.Budget()
        (budget.wanted, budget.signOuts, budget.refusals, budget.expiries) = (1, 1, 1, 1)
        (budget.resumes, budget.deaths, budget.losses) = (1, 1, 1)
        let result = explore(SessionWorld(processes: 2, budget: budget))
        expectNothingBroken(result, states: 20_000)
        #expect(result.depth == 20)
    }

    @Test("Whoever signs in again is not signed out by an earlier sign-out that reaches the server late")
    func lateFarewell() {
        var budget = SessionWorld.Budget()
        (budget.signIns, budget.signOuts, budget.wanted, budget.deaths) = (1, 2, 1, 0)
        let result = explore(SessionWorld(processes: 1, budget: budget))
        expectNothingBroken(result, states: 8_000)
    }

    @Test("Another user signs in while the end of the first one's sessions is not told yet")
    func anotherUser() {
        var budget = SessionWorld.Budget()
        (budget.others, budget.signOuts, budget.wanted, budget.deaths) = (1, 2, 0, 1)
        (budget.signIns, budget.expiries, budget.losses) = (1, 0, 1)
        let result = explore(SessionWorld(processes: 1, budget: budget))
        expectNothingBroken(result, states: 8_000)
        #expect(result.endings.contains { $0.session == nil && $0.farewells.count == 2 })
    }

    @Test("The answer to a second factor's code replaces the session that it was proved of, and no other")
    func lateProof() {
        var budget = SessionWorld.Budget()
        (budget.proofs, budget.others, budget.signIns, budget.wanted) = (1, 1, 1, 0)
        (budget.expiries, budget.losses, budget.vaultFailures) = (0, 0, 1)
        expectNothingBroken(explore(SessionWorld(processes: 1, budget: budget)), states: 4_000)
    }

    @Test(
        "An account is deleted while its session is renewed, proved or signed out, and another user signs in",
        .proves("ST26-AC-02", "ST26-AC-03"))
    func deletion() {
        var budget = SessionWorld.Budget()
        (budget.deletions, budget.others, budget.proofs, budget.expiries) = (1, 1, 1, 0)
        (budget.losses, budget.resumes, budget.deaths, budget.wanted) = (0, 0, 0, 1)
        expectNothingBroken(explore(SessionWorld(processes: 1, budget: budget)), states: 1_000)
        // A second process renews what the first one removes, and is ended.
        (budget.proofs, budget.others, budget.expiries, budget.wanted) = (0, 1, 1, 2)
        (budget.signOuts, budget.deaths) = (0, 1)
        expectNothingBroken(explore(SessionWorld(processes: 2, budget: budget)), states: 10_000)
    }

    @Test("The exploration finds mistakes that an implementation could make", arguments: SessionFlaw.allCases)
    func flaws(_ flaw: SessionFlaw) {
        let result = explore(flaw.world, stopsAt: flaw.rule)
        #expect(result.broken[flaw.rule] != nil)
    }
}
