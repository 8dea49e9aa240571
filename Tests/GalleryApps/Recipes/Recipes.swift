// Licensed under the Apache License, Version 2.0.

import LaunchCore
public import LaunchKit
import SwiftUI

extension AppDescriptor {
    /// A book of recipes.
    public static var recipes: AppDescriptor {
        AppDescriptor(
            id: "recipes", name: "Larder", routes: RecipesRoute.allCases.map(\.rawValue), film: Gallery.film,
            plan: { _ in RecipesTasks(nil).plan }, scenarios: { PackageResources.recipes_json },
            make: { RecipesTasks.launch($0) })
    }
}

private enum RecipesRoute: String, CaseIterable { case book }

private struct RecipesTasks {
    var plan = LaunchPlan(classify: ServiceError.kind(of:))
    let recipes: LaunchTask<[Recipe]>
    let favourites: LaunchTask<Set<Int>>

    init(_ setting: LaunchSetting?) {
        recipes = plan.task("recipes", .critical, "Opening the larder") {
            try await setting?.answers.answer("recipes")
            return Recipe.samples
        }
        favourites = plan.task("favourites", .optional, fallback: []) {
            try await setting?.answers.answer("favourites", needsBackend: false)
            return setting?.state.firstLaunch == false ? [2] : []
        }
    }

    @MainActor
    static func launch(_ setting: LaunchSetting) -> AppLaunch {
        let tasks = RecipesTasks(setting)
        return Gallery.launch(
            setting, tasks.plan, LaunchRouter(otherwise: RecipesRoute.book, because: "there is one screen"),
            splash: .init(symbol: "fork.knife", name: "Larder", ground: BrandColor(0x8A3B12))
        ) { _, launch in
            RecipesScreen(
                recipes: launch.results?[tasks.recipes] ?? [],
                favourites: launch.results?[tasks.favourites] ?? [])
        }
    }
}
