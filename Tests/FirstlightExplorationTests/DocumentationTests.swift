// Licensed under the Apache License, Version 2.0.

import FirstlightExploration
import LaunchCore
import Testing

// The examples of the landing page, line for line: `make check` refuses one that is not here.
@MainActor @Suite struct DocumentationTests {
    @Test func aLaunchOfOnesOwnIsExplored() {
        var plan = LaunchPlan()
        let session = plan.task("session", timeout: .seconds(4)) { true }
        plan.task("prices", after: session, fallback: [0]) { _ in [1] }
        var policy = LaunchPolicy(minimumDisplay: .seconds(1), slowAfter: .seconds(3), timeout: .seconds(8))
        policy.linkLifetime = .seconds(60)
        let model = LaunchModel(name: "shop", tasks: plan.specs, policy: policy)

        let report = LaunchExplorer(model).explore(limit: 20_000)
        #expect(report.violations.isEmpty, "\(report)")
        #expect(report.states > 1000)

        let unnoticed = Mutation.all.filter { mutation in
            LaunchExplorer(model, mutation: mutation).explore(limit: 5_000, violationLimit: 1).violations
                .isEmpty
        }
        print("Nothing of this launch would show that it", unnoticed)
        // There is no gate that could be passed, and a link that could be lost.
        #expect(unnoticed.contains { $0.description == "passes closed gates" })
        #expect(!unnoticed.contains { $0.description == "loses links" })

        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
        let orders = ScheduleExploration(model).explore(scenario: 1, schedules: 20)
        #expect(orders.violations.isEmpty, "\(orders.violations)")
        #expect(orders.schedules == 20 && orders.steps > 20)
    }
}
