// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import FirstlightTesting
import LaunchKit
import Testing

/// One call that runs all scenarios of an app.
@MainActor @Suite struct ScenarioTests {
    private struct NoStore: Error {}

    /// UrbanNest's launch with scenarios of its own; it cannot be made for somebody who was there before.
    private func app(_ scenarios: String) throws -> AppDescriptor {
        let nest = try AppCatalogue.firstlight.named("urbannest")
        return AppDescriptor(
            id: "nest", name: "Nest", routes: nest.routes, plan: nest.plan,
            unscriptedTasks: nest.unscriptedTasks, scenarios: { Array(scenarios.utf8) }
        ) { setting in
            guard setting.state.firstLaunch else { throw NoStore() }
            return try await nest.make(setting)
        }
    }

    @Test func `A scenario that cannot be run does not hide the one behind it`() async throws {
        let app = try app(
            """
            {"states": [], "scenarios": [
              {"name": "returning", "title": "Cannot be made", "state": {"firstLaunch": false}, "expect": {"route": "home"}},
              {"name": "wrong", "title": "Ends elsewhere", "expect": {"route": "login"}},
              {"name": "right", "title": "Ends as it says", "expect": {"route": "onboarding"}}
            ]}
            """)
        let found = await complaints { await assertScenarios(of: app) }
        #expect(found.count == 2, "\(found)")
        #expect(found.first == "nest/returning cannot be run.")
        #expect(found.last?.hasPrefix("nest/wrong: ") == true)
    }

    @Test func `A file that is none is told once`() async throws {
        let app = try app("{")
        #expect(
            await complaints { await assertScenarios(of: app) } == ["The scenarios of Nest cannot be read."])
    }
}
