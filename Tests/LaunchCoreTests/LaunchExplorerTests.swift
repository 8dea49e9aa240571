// Licensed under the Apache License, Version 2.0.

import ProofSupport
import Testing

@testable import LaunchCore

@Suite struct LaunchExplorerTests {
    @Test(.proves("UN-202"), arguments: BrandLike.allCases)
    func everyOrderOfEveryEventKeepsTheRules(brand: BrandLike) {
        let report = LaunchExplorer(tasks: brand.tasks, policy: brand.policy, options: brand.options)
            .explore(limit: 10_000)
        #expect(report.violations.isEmpty, "\(report)")
        #expect(report.isComplete || report.transitions == 10_000)
    }

    @Test(arguments: LaunchFault.allCases)
    func aMachineWithoutOneOfItsRulesIsCaught(fault: LaunchFault) {
        let tasks = [
            LaunchTaskSpec(id: "gate", timeout: .seconds(1), isGate: true),
            LaunchTaskSpec(id: "work", dependencies: ["gate"], retry: .backoff(attempts: 2, initial: .zero)),
            LaunchTaskSpec(id: "cache", criticality: .optional, needsScene: false),
            LaunchTaskSpec(id: "later", criticality: .secondary),
        ]
        var policy = LaunchPolicy.urbanNest
        policy.linkLifetime = .seconds(60)
        var options = LaunchMachine.Options()
        options.canAskOffline = true
        options.asksAboutLinks = true
        // Rules of the end show with no task at all, and soon.
        let found = [[], tasks].lazy.compactMap { tasks -> LaunchExploration.Violation? in
            let broken = LaunchMachine(tasks: tasks, policy: policy, options: options, fault: fault)
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
    }
}
