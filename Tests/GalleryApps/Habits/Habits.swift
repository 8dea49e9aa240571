// Licensed under the Apache License, Version 2.0.

import LaunchCore
public import LaunchKit
import SwiftUI

extension AppDescriptor {
    /// A tracker of habits.
    public static var habits: AppDescriptor {
        AppDescriptor(
            id: "habits", name: "Streak", routes: HabitsRoute.allCases.map(\.rawValue), film: Gallery.film,
            plan: { _ in HabitsTasks(nil).plan }, scenarios: { PackageResources.habits_json },
            make: { HabitsTasks.launch($0) })
    }
}

private enum HabitsRoute: String, CaseIterable { case today }

private struct HabitsTasks {
    var plan = LaunchPlan(classify: ServiceError.kind(of:))
    let habits: LaunchTask<[Habit]>

    init(_ setting: LaunchSetting?) {
        let steps = plan.task("steps", .optional, "Counting steps", fallback: 0) {
            try await setting?.answers.answer("steps", needsBackend: false)
            return 6
        }
        habits = plan.task("habits", .critical, "Reading your habits", after: steps) { steps in
            try await setting?.answers.answer("habits", needsBackend: false)
            return Habit.samples(thousandSteps: steps)
        }
    }

    @MainActor
    static func launch(_ setting: LaunchSetting) -> AppLaunch {
        let tasks = HabitsTasks(setting)
        return Gallery.launch(
            setting, tasks.plan, LaunchRouter(otherwise: HabitsRoute.today, because: "there is one screen"),
            splash: .init(symbol: "flame.fill", name: "Streak", ground: BrandColor(0x145A32))
        ) { _, launch in
            HabitsScreen(habits: launch.results?[tasks.habits] ?? [])
        }
    }
}
