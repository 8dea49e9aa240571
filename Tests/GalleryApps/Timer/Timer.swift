// Licensed under the Apache License, Version 2.0.

import LaunchCore
public import LaunchKit
import SwiftUI

extension AppDescriptor {
    /// A stopwatch and a timer.
    public static var timer: AppDescriptor {
        AppDescriptor(
            id: "timer", name: "Lap", routes: TimerRoute.allCases.map(\.rawValue), film: Gallery.film,
            plan: { _ in TimerTasks(nil).plan }, scenarios: { PackageResources.timer_json },
            make: { TimerTasks.launch($0) })
    }
}

private enum TimerRoute: String, CaseIterable { case clock }

private struct TimerTasks {
    var plan = LaunchPlan(classify: ServiceError.kind(of:))
    let minutes: LaunchTask<Int>

    init(_ setting: LaunchSetting?) {
        minutes = plan.task("minutes", .optional, "Winding up", fallback: 5) {
            try await setting?.answers.answer("minutes", needsBackend: false)
            return 3
        }
    }

    @MainActor
    static func launch(_ setting: LaunchSetting) -> AppLaunch {
        let tasks = TimerTasks(setting)
        return Gallery.launch(
            setting, tasks.plan, LaunchRouter(otherwise: TimerRoute.clock, because: "there is one screen"),
            splash: .init(symbol: "stopwatch.fill", name: "Lap", ground: BrandColor(0x1C1C1E))
        ) { _, launch in
            TimerScreen(minutes: launch.results?[tasks.minutes] ?? 5, date: setting.date)
        }
    }
}
