// Licensed under the Apache License, Version 2.0.

import LaunchCore
public import LaunchKit
import LaunchStore
import SwiftUI

extension AppDescriptor {
    /// Pages for a first launch.
    public static var onboarding: AppDescriptor {
        AppDescriptor(
            id: "onboarding", name: "Tandem", routes: OnboardingRoute.allCases.map(\.rawValue),
            film: Gallery.film,
            plan: { _ in OnboardingTasks(nil).plan }, unscriptedTasks: ["likings"],
            scenarios: { PackageResources.onboarding_json }, make: { try await OnboardingTasks.launch($0) })
    }
}

private enum OnboardingRoute: String, CaseIterable { case pages, rides }

private struct OnboardingTasks {
    static let key: LaunchStoreKey = "tandem.likings"
    var plan = LaunchPlan(classify: ServiceError.kind(of:))
    let likings: LaunchTask<[String]?>
    let rides: LaunchTask<[String]>

    init(_ setting: LaunchSetting?, store: LaunchStore? = nil) {
        likings = plan.task("likings", .optional, fallback: nil) {
            try await store?.value([String].self, for: Self.key)?.value
        }
        rides = plan.task("rides", .optional, "Looking for rides", fallback: []) {
            try await setting?.answers.answer("rides")
            return ["Canal loop, 24 km", "Windmills, 41 km", "To the sea, 63 km"]
        }
    }

    @MainActor
    static func launch(_ setting: LaunchSetting) async throws -> AppLaunch {
        let store = try setting.openStore()
        if setting.preparesState, !setting.state.firstLaunch {
            try await store.set(["Coffee stops", "Gravel"], for: key, at: setting.date())
        }
        let tasks = OnboardingTasks(setting, store: store)
        let router = LaunchRouter<OnboardingRoute>(otherwise: .pages, because: "the pages were never seen")
            .when("likings", because: "the pages were seen") {
                $0[tasks.likings].flatMap(\.self) == nil ? nil : .rides
            }
        return Gallery.launch(
            setting, tasks.plan, router,
            splash: .init(symbol: "bicycle", name: "Tandem", ground: BrandColor(0x0B5345))
        ) { route, launch in
            switch route {
            case .pages:
                OnboardingScreen { likings in
                    launch.perform {
                        try? await store.set(likings, for: key, at: setting.date())
                        launch.proceed(to: .rides)
                    }
                }
            case .rides: RideList(rides: launch.results?[tasks.rides] ?? [])
            }
        }
    }
}
