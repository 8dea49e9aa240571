// Licensed under the Apache License, Version 2.0.

import LaunchCore
import Testing

@MainActor
@Suite struct LaunchRouterTests {
    private let router = LaunchRouter<String>(otherwise: "login")
        .when("first launch") { $0.ids.contains("first") ? "onboarding" : nil }
        .when("signed in") { $0.ids.contains("session") ? "home" : nil }

    @Test(arguments: [
        (["first", "session"], "onboarding", "first launch", 0), (["session"], "home", "signed in", 1),
        ([], "login", "otherwise", 2),
    ])
    func theFirstRuleThatAnswersDecidesAndTheReasonIsKept(
        tasks: [String], route: String, rule: String, passed: Int
    ) async throws {
        var plan = LaunchPlan()
        for task in tasks { plan.task(LaunchTaskID(rawValue: task)) {} }
        let router = router
        let rig = EngineRig(plan, route: { router.decide($0).route })
        rig.launch.appear()
        await rig.settle()
        #expect(rig.launch.route == route)
        let decision = router.decide(try #require(rig.launch.results))
        #expect(decision.rule == rule && decision.passed.count == passed)
    }
}
