// Licensed under the Apache License, Version 2.0.

import LaunchCore
public import LaunchKit
import SwiftUI

extension AppDescriptor {
    /// A book of recipes.
    public static var recipes: AppDescriptor {
        Gallery.app(
            "recipes", RecipesTasks.self, to: RecipesRoute.book,
            splash: .init(symbol: "fork.knife", name: "Larder", ground: BrandColor(0x8A3B12)),
            scenarios: { PackageResources.recipes_json })
    }
}

private enum RecipesRoute: String, CaseIterable { case book }

private struct RecipesTasks: GalleryTasks {
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

    func screen(_ setting: LaunchSetting, _ results: LaunchResults?) -> some View {
        RecipesScreen(
            recipes: results?[recipes] ?? [],
            favourites: results?[favourites] ?? [])
    }
}
