// Licensed under the Apache License, Version 2.0.

import LaunchCore
public import LaunchKit
import SwiftUI

/// Ten small apps, each written as a tutorial for SwiftUI would write it, and launched by Firstlight.
public enum Gallery {
    /// The apps in the order of their names.
    public static var apps: [AppDescriptor] {
        [.habits, .onboarding, .photos, .quiz, .recipes, .settings, .signIn, .timer, .todo, .weather]
    }

    static let policy = LaunchPolicy(
        entryDuration: .milliseconds(300), minimumDisplay: .milliseconds(600), timeout: .seconds(6),
        exitDuration: .milliseconds(300), reducedMotionExitDuration: .milliseconds(300))
    static let film = AppDescriptor.Film(entry: [0, 0.3], exit: [0.15])

    /// Describes an app that has one screen.
    static func app<
        Tasks: GalleryTasks, Route: Hashable & Sendable & CaseIterable & RawRepresentable<String>
    >(
        _ id: String, _: Tasks.Type, to route: Route, splash: GallerySplash.Look,
        scenarios: @escaping @Sendable () -> [UInt8],
        images: @escaping @MainActor @Sendable () -> [AppImage] = { [] }
    ) -> AppDescriptor {
        AppDescriptor(
            id: id, name: splash.name, routes: Route.allCases.map(\.rawValue), film: film,
            plan: { _ in Tasks(nil).plan }, scenarios: scenarios, images: images
        ) { setting in
            let tasks = Tasks(setting)
            return launch(
                setting, tasks.plan, LaunchRouter(otherwise: route, because: "there is one screen"),
                splash: splash
            ) { _, launch in
                tasks.screen(setting, launch.results)
            }
        }
    }

    /// Joins the tasks of an app, the rules of its route, its splash and its screens to a launch.
    @MainActor
    static func launch<Route: Hashable & Sendable, Screens: View>(
        _ setting: LaunchSetting, _ plan: LaunchPlan, _ router: LaunchRouter<Route>,
        splash: GallerySplash.Look,
        @ViewBuilder screens: @escaping @MainActor (Route, LaunchController<Route>) -> Screens
    ) -> AppLaunch {
        let controller = LaunchController(
            plan: plan, policy: policy, clock: setting.clock, date: setting.date, decide: router.decide,
            reduceMotion: setting.reducesMotion)
        return AppLaunch(controller) {
            LaunchWindow(
                controller, ground: splash.ground.color,
                handOver: LaunchHandOver(.duringExit, destinationOpacity: { min($0 / 0.3, 1) })
            ) {
                GallerySplash(
                    look: splash, failure: controller.failure?.message, appear: { controller.appear() },
                    retry: { controller.retry() })
            } destination: { route in
                screens(route, controller)
            }
        }
    }
}

/// The tasks of an app that has one screen.
protocol GalleryTasks: Sendable {
    associatedtype Screen: View

    var plan: LaunchPlan { get }

    /// Declares the tasks; without a setting they are never run.
    init(_ setting: LaunchSetting?)

    @MainActor func screen(_ setting: LaunchSetting, _ results: LaunchResults?) -> Screen
}
