// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import ProofSupport
import Testing

@Suite struct LaunchMachineTests {
    static let tasks: [LaunchTaskSpec] = [
        LaunchTaskSpec(id: "auth"),
        LaunchTaskSpec(
            id: "config", timeout: .seconds(3), retry: .backoff(attempts: 2, initial: .seconds(1))),
        LaunchTaskSpec(id: "cities", criticality: .required, dependencies: ["config"]),
        LaunchTaskSpec(id: "banner", criticality: .optional, dependencies: ["config"], hasFallback: true),
        LaunchTaskSpec(id: "news", criticality: .optional, timeout: .seconds(1)),
        LaunchTaskSpec(id: "analytics", criticality: .secondary),
    ]

    private static func machine(_ random: inout Random) -> LaunchMachine {
        var policy = LaunchPolicy.urbanNest
        policy.completionHold = random.below(2) == 0 ? .zero : .milliseconds(500)
        policy.reusesResults = random.below(2) == 0
        if random.below(3) == 0 { policy.minimumDisplay = .zero }
        if random.below(3) == 0 { policy.entryDuration = .zero }
        var options = LaunchMachine.Options()
        options.canAskOffline = random.below(2) == 0
        options.hasExpiredRoute = random.below(2) == 0
        return LaunchMachine(
            tasks: random.below(5) == 0 ? [] : tasks, policy: policy, options: options,
            reducesMotion: random.below(2) == 0, seed: 1)
    }

    @Test(.proves("UN-202"), arguments: 0..<4)
    func randomEventsNeverBreakAnInvariant(seed: UInt64) {
        var random = Random(state: seed)
        var reached: [LaunchPhase: Int] = [:]
        for _ in 0..<2500 {
            var walk = MachineWalk(Self.machine(&random))
            for step in 0..<30 {
                let choices = walk.choices
                // Cancellation is rare, or no walk would get anywhere.
                let event = step > 0 && random.below(60) == 0 ? .cancel : choices[random.below(choices.count)]
                walk.send(event)
                reached[walk.machine.phase, default: 0] += 1
            }
            #expect(walk.violations.isEmpty, "seed \(seed)")
            if !walk.violations.isEmpty { return }
        }
        // A fuzz that never gets to a phase says nothing about it.
        #expect(
            Set(reached.keys).isSuperset(of: [
                .entering, .holding, .slow, .failed, .exiting, .finished, .cancelled,
            ]))
    }

    @Test func everyOrderOfEventsOfASmallLaunchKeepsTheInvariants() {
        let tasks = [LaunchTaskSpec(id: "a"), LaunchTaskSpec(id: "b", dependencies: ["a"])]
        var seen: Set<LaunchMachine> = []
        var options = LaunchMachine.Options()
        options.canAskOffline = true
        var open = [MachineWalk(LaunchMachine(tasks: tasks, policy: .urbanNest, options: options))]
        var violations: Set<String> = []
        while let walk = open.popLast() {
            for event in walk.choices + [.cancel] {
                if case .open = event { continue }
                if event == .retry, walk.machine.run >= 2 { continue }
                if case .sceneBecameActive = event, walk.machine.run >= 2 { continue }
                var next = walk
                next.send(event)
                violations.formUnion(next.violations)
                if seen.insert(next.machine).inserted { open.append(next) }
            }
        }
        #expect(violations.isEmpty)
        #expect(seen.count > 100 && seen.contains { $0.phase == .finished && $0.run == 2 })
    }

    @Test func waitsOfOneInstantTakeEffectInAFixedOrder() {
        let timers: [LaunchTimer] = [.entry, .minimum, .indicator]
        var ends: Set<LaunchMachine> = []
        let start = LaunchMachine(tasks: [LaunchTaskSpec(id: "a")], policy: .urbanNest)
        for first in timers {
            for second in timers where second != first {
                for third in timers where third != first && third != second {
                    var machine = start
                    _ = machine.handle(.appeared)
                    for timer in [first, second, third] { _ = machine.handle(.timerFired(timer, run: 1)) }
                    ends.insert(machine)
                }
            }
        }
        #expect(ends.count == 1 && ends.first?.phase == .holding && ends.first?.isIndicatorVisible == true)
    }

    @Test func answersOfAnEarlierRunChangeNothing() {
        var machine = LaunchMachine(tasks: [LaunchTaskSpec(id: "a")], policy: .urbanNest)
        _ = machine.handle(.appeared)
        _ = machine.handle(.taskFailed("a", attempt: 1, run: 1, LaunchFailure(kind: .network)))
        _ = machine.handle(.retry)
        let before = machine
        for event in [
            LaunchEvent.taskSucceeded("a", attempt: 1, run: 1), .timerFired(.timeout, run: 1),
            .taskFailed("a", attempt: 1, run: 1, LaunchFailure(kind: .other)),
            .offlineAnswered(isAvailable: true, run: 1), .sessionAnswered(.expired, run: 1),
        ] {
            #expect(machine.handle(event).isEmpty && machine == before)
        }
    }
}

struct Random {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}
