// Licensed under the Apache License, Version 2.0.

import LaunchCore
public import LaunchKit
import SwiftUI

extension AppDescriptor {
    /// A page of settings.
    public static var settings: AppDescriptor {
        AppDescriptor(
            id: "settings", name: "Marginalia", routes: SettingsRoute.allCases.map(\.rawValue),
            film: Gallery.film,
            plan: { _ in SettingsTasks(nil).plan }, scenarios: { PackageResources.settings_json },
            make: { SettingsTasks.launch($0) })
    }
}

private enum SettingsRoute: String, CaseIterable { case settings }

private struct SettingsTasks {
    var plan = LaunchPlan(classify: ServiceError.kind(of:))
    let profile: LaunchTask<String>

    init(_ setting: LaunchSetting?) {
        profile = plan.task("profile", .optional, "Reading your profile", fallback: "Guest") {
            try await setting?.answers.answer("profile")
            return "Noor Adeyemi"
        }
    }

    @MainActor
    static func launch(_ setting: LaunchSetting) -> AppLaunch {
        let tasks = SettingsTasks(setting)
        return Gallery.launch(
            setting, tasks.plan,
            LaunchRouter(otherwise: SettingsRoute.settings, because: "there is one screen"),
            splash: .init(symbol: "text.book.closed.fill", name: "Marginalia", ground: BrandColor(0x4A235A))
        ) { _, launch in
            SettingsScreen(name: launch.results?[tasks.profile] ?? "Guest")
        }
    }
}
