// Licensed under the Apache License, Version 2.0.

import LaunchCore
public import LaunchKit
import SwiftUI

extension AppDescriptor {
    /// A stopwatch and a timer.
    public static var timer: AppDescriptor {
        Gallery.app(
            "timer", TimerTasks.self, to: TimerRoute.clock,
            splash: .init(symbol: "stopwatch.fill", name: "Lap", ground: BrandColor(0x1C1C1E)),
            scenarios: { PackageResources.timer_json })
    }
}

private enum TimerRoute: String, CaseIterable { case clock }

private struct TimerTasks: GalleryTasks {
    var plan = LaunchPlan(classify: ServiceError.kind(of:))
    let minutes: LaunchTask<Int>

    init(_ setting: LaunchSetting?) {
        minutes = plan.task("minutes", .optional, "Winding up", fallback: 5) {
            try await setting?.answers.answer("minutes", needsBackend: false)
            return 3
        }
    }

    func screen(_ setting: LaunchSetting, _ results: LaunchResults?) -> some View {
        TimerScreen(minutes: results?[minutes] ?? 5, date: setting.date)
    }
}
