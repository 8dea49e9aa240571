// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
public import LaunchKit
import SwiftUI

extension AppDescriptor {
    /// A to-do list.
    public static var todo: AppDescriptor {
        Gallery.app(
            "todo", TodoTasks.self, to: TodoRoute.list,
            splash: .init(symbol: "checklist", name: "Errands", ground: BrandColor(0x3634A3)),
            scenarios: { PackageResources.todo_json })
    }
}

private enum TodoRoute: String, CaseIterable { case list }

private struct TodoTasks: GalleryTasks {
    var plan = LaunchPlan(classify: ServiceError.kind(of:))
    let errands: LaunchTask<[Errand]>

    init(_ setting: LaunchSetting?) {
        errands = plan.task("errands", .critical, "Reading your errands") {
            try await setting?.answers.answer("errands", needsBackend: false)
            return setting?.state.firstLaunch == false ? Errand.samples : []
        }
    }

    func screen(_ setting: LaunchSetting, _ results: LaunchResults?) -> some View {
        TodoScreen(errands: results?[errands] ?? [])
    }
}
