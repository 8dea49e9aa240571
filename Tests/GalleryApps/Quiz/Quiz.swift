// Licensed under the Apache License, Version 2.0.

import LaunchCore
public import LaunchKit
import SwiftUI

extension AppDescriptor {
    /// Flash cards.
    public static var quiz: AppDescriptor {
        AppDescriptor(
            id: "quiz", name: "Capitals", routes: QuizRoute.allCases.map(\.rawValue), film: Gallery.film,
            plan: { _ in QuizTasks(nil).plan }, scenarios: { PackageResources.quiz_json },
            make: { QuizTasks.launch($0) })
    }
}

private enum QuizRoute: String, CaseIterable { case deck }

private struct QuizTasks {
    var plan = LaunchPlan(classify: ServiceError.kind(of:))
    let cards: LaunchTask<[FlashCard]>

    init(_ setting: LaunchSetting?) {
        cards = plan.task("cards", .critical, "Shuffling", timeout: .seconds(5)) {
            try await setting?.answers.answer("cards")
            return FlashCard.samples
        }
    }

    @MainActor
    static func launch(_ setting: LaunchSetting) -> AppLaunch {
        let tasks = QuizTasks(setting)
        return Gallery.launch(
            setting, tasks.plan, LaunchRouter(otherwise: QuizRoute.deck, because: "there is one screen"),
            splash: .init(symbol: "globe.europe.africa.fill", name: "Capitals", ground: BrandColor(0x7B241C))
        ) { _, launch in
            QuizScreen(cards: launch.results?[tasks.cards] ?? [])
        }
    }
}
