// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchKit

/// A launch of Sixth: its tasks, and the engine that runs them.
@MainActor
struct SixthLaunch {
    struct Tasks {
        var plan = LaunchPlan(classify: ServiceError.kind(of:))
        let visited: LaunchTask<Bool>
        let bread: LaunchTask<[String]>

        init(_ bakery: SixthBakery?) {
            visited = plan.task("visited", .optional, fallback: false) {
                try await bakery?.wasVisited() ?? false
            }
            bread = plan.task("bread", .critical, "Looking at the counter", timeout: .seconds(5)) {
                try await bakery?.bread() ?? []
            }
        }
    }

    let tasks: Tasks
    let controller: LaunchController<SixthRoute>

    init(_ setting: LaunchSetting, bakery: SixthBakery, crashMonitor: CrashLoopMonitor?) {
        let tasks = Tasks(bakery)
        let router = LaunchRouter<SixthRoute>(otherwise: .door, because: "nobody has been here before")
            .when("visited", because: "the user has been here", else: "the first visit") {
                $0[tasks.visited] == true ? .counter : nil
            }
        var hooks = LaunchController<SixthRoute>.Hooks()
        if let crashMonitor { hooks.guarded(by: crashMonitor) }
        self.tasks = tasks
        controller = LaunchController(
            plan: tasks.plan, policy: Sixth.policy, clock: setting.clock, date: setting.date,
            decide: router.decide,
            offline: {
                guard let bread = await bakery.keptBread() else { return nil }
                var kept = LaunchResults()
                kept[tasks.bread] = bread
                return LaunchOfflineAnswer(
                    LaunchRouteDecision(route: .counter), kept: LaunchKept(results: kept))
            }, reduceMotion: setting.reducesMotion, hooks: hooks)
    }
}
