// Licensed under the Apache License, Version 2.0.

import LaunchCore
public import LaunchKit
import LaunchStore
import SwiftUI

extension AppDescriptor {
    /// A club that is signed in to.
    public static var signIn: AppDescriptor {
        AppDescriptor(
            id: "signin", name: "Harbour", routes: SignInRoute.allCases.map(\.rawValue), film: Gallery.film,
            plan: { _ in SignInTasks(nil).plan }, unscriptedTasks: ["member"],
            scenarios: { PackageResources.signin_json }, make: { try await SignInTasks.launch($0) })
    }
}

private enum SignInRoute: String, CaseIterable { case signIn, home }

private struct SignInTasks {
    static let key: LaunchStoreKey = "harbour.member"
    var plan = LaunchPlan(classify: ServiceError.kind(of:))
    let member: LaunchTask<String?>
    let news: LaunchTask<String>

    init(_ setting: LaunchSetting?, store: LaunchStore? = nil) {
        member = plan.task("member", .optional, fallback: nil) {
            try await store?.value(String.self, for: Self.key)?.value
        }
        news = plan.task("news", .optional, "Hearing the news", fallback: "No news without a connection.") {
            try await setting?.answers.answer("news")
            return "High water is at 14:20."
        }
    }

    @MainActor
    static func launch(_ setting: LaunchSetting) async throws -> AppLaunch {
        let store = try setting.openStore()
        if setting.preparesState, setting.state.session == .signedIn {
            try await store.set("Mila", for: key, at: setting.date())
        }
        let tasks = SignInTasks(setting, store: store)
        let router = LaunchRouter<SignInRoute>(otherwise: .signIn, because: "nobody is signed in")
            .when("member", because: "a member is signed in") {
                $0[tasks.member].flatMap(\.self) == nil ? nil : .home
            }
        return Gallery.launch(
            setting, tasks.plan, router,
            splash: .init(symbol: "sailboat.fill", name: "Harbour", ground: BrandColor(0x0B4F6C))
        ) { route, launch in
            switch route {
            case .signIn:
                SignInScreen { form in
                    try await setting.clock.sleep(for: .milliseconds(400))
                    guard form.password == "Harbour-Light-7" else { throw WrongPassword() }
                    try await store.set(form.name.isEmpty ? "Mila" : form.name, for: key, at: setting.date())
                    launch.proceed(to: .home)
                }
            case .home:
                HarbourHome(news: launch.results?[tasks.news] ?? "") {
                    launch.perform {
                        try? await store.remove(key)
                        launch.proceed(to: .signIn)
                    }
                }
            }
        }
    }
}
