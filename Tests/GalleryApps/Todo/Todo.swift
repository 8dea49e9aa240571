// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
public import LaunchKit
import SwiftUI

extension AppDescriptor {
    /// A to-do list.
    public static var todo: AppDescriptor {
        AppDescriptor(
            id: "todo", name: "Errands", routes: TodoRoute.allCases.map(\.rawValue), film: Gallery.film,
            plan: { _ in TodoTasks(nil).plan }, scenarios: { PackageResources.todo_json },
            make: { TodoTasks.launch($0) })
    }
}

private enum TodoRoute: String, CaseIterable { case list }

private struct TodoTasks {
    var plan = LaunchPlan(classify: ServiceError.kind(of:))
    let errands: LaunchTask<[Errand]>

    init(_ setting: LaunchSetting?) {
        errands = plan.task("errands", .critical, "Reading your errands") {
            try await setting?.answers.answer("errands", needsBackend: false)
            return setting?.state.firstLaunch == false ? Errand.samples : []
        }
    }

    @MainActor
    static func launch(_ setting: LaunchSetting) -> AppLaunch {
        let tasks = TodoTasks(setting)
        return Gallery.launch(
            setting, tasks.plan, LaunchRouter(otherwise: TodoRoute.list, because: "there is one screen"),
            splash: .init(symbol: "checklist", name: "Errands", ground: BrandColor(0x3634A3))
        ) { _, launch in
            TodoScreen(errands: launch.results?[tasks.errands] ?? [])
        }
    }
}
