// Licensed under the Apache License, Version 2.0.

import LaunchCore
public import LaunchKit
import SwiftUI

extension AppDescriptor {
    /// Flash cards.
    public static var quiz: AppDescriptor {
        Gallery.app(
            "quiz", QuizTasks.self, to: QuizRoute.deck,
            splash: .init(symbol: "globe.europe.africa.fill", name: "Capitals", ground: BrandColor(0x7B241C)),
            scenarios: { PackageResources.quiz_json })
    }
}

private enum QuizRoute: String, CaseIterable { case deck }

private struct QuizTasks: GalleryTasks {
    var plan = LaunchPlan(classify: ServiceError.kind(of:))
    let cards: LaunchTask<[FlashCard]>

    init(_ setting: LaunchSetting?) {
        cards = plan.task("cards", .critical, "Shuffling", timeout: .seconds(5)) {
            try await setting?.answers.answer("cards")
            return FlashCard.samples
        }
    }

    func screen(_ setting: LaunchSetting, _ results: LaunchResults?) -> some View {
        QuizScreen(cards: results?[cards] ?? [])
    }
}
