// Licensed under the Apache License, Version 2.0.

import LaunchCore
public import LaunchKit
import SwiftUI

extension AppDescriptor {
    /// A page of settings.
    public static var settings: AppDescriptor {
        Gallery.app(
            "settings", SettingsTasks.self, to: SettingsRoute.settings,
            splash: .init(symbol: "text.book.closed.fill", name: "Marginalia", ground: BrandColor(0x4A235A)),
            scenarios: { PackageResources.settings_json })
    }
}

private enum SettingsRoute: String, CaseIterable { case settings }

private struct SettingsTasks: GalleryTasks {
    var plan = LaunchPlan(classify: ServiceError.kind(of:))
    let profile: LaunchTask<String>

    init(_ setting: LaunchSetting?) {
        profile = plan.task("profile", .optional, "Reading your profile", fallback: "Guest") {
            try await setting?.answers.answer("profile")
            return "Noor Adeyemi"
        }
    }

    func screen(_ setting: LaunchSetting, _ results: LaunchResults?) -> some View {
        SettingsScreen(name: results?[profile] ?? "Guest")
    }
}
