// Licensed under the Apache License, Version 2.0.

import LaunchCore
public import LaunchKit
import SwiftUI

extension AppDescriptor {
    /// A tracker of habits.
    public static var habits: AppDescriptor {
        Gallery.app(
            "habits", HabitsTasks.self, to: HabitsRoute.today,
            splash: .init(symbol: "flame.fill", name: "Streak", ground: BrandColor(0x145A32)),
            scenarios: { PackageResources.habits_json })
    }
}

private enum HabitsRoute: String, CaseIterable { case today }

private struct HabitsTasks: GalleryTasks {
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

    func screen(_ setting: LaunchSetting, _ results: LaunchResults?) -> some View {
        HabitsScreen(habits: results?[habits] ?? [])
    }
}
