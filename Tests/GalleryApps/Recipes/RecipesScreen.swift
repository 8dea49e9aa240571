// Licensed under the Apache License, Version 2.0.

import SwiftUI

/// How to cook something.
struct Recipe: Identifiable, Hashable {
    let id: Int
    let name: String
    let kind: String
    let minutes: Int
    let symbol: String
    let ingredients: [String]
    let steps: [String]

    static let samples = [
        Recipe(
            id: 1, name: "Leek tart", kind: "Baked", minutes: 50, symbol: "leaf.fill",
            ingredients: ["3 leeks", "1 sheet of puff pastry", "2 eggs", "A cup of cream"],
            steps: [
                "Soften the leeks in butter.", "Stir in eggs and cream.",
                "Bake on the pastry for 35 minutes.",
            ]),
        Recipe(
            id: 2, name: "Bean soup", kind: "Soups", minutes: 40, symbol: "cup.and.saucer.fill",
            ingredients: ["2 tins of white beans", "1 onion", "Rosemary"],
            steps: ["Brown the onion.", "Add beans and water.", "Simmer with the rosemary."]),
        Recipe(
            id: 3, name: "Tomato soup", kind: "Soups", minutes: 25, symbol: "flame.fill",
            ingredients: ["1 kg of tomatoes", "1 clove of garlic", "Basil"],
            steps: ["Roast everything.", "Blend it.", "Scatter the basil."]),
    ]
}

/// Recipes by kind, and those that are liked best.
struct RecipesScreen: View {
    let recipes: [Recipe]
    @State var favourites: Set<Int>

    var body: some View {
        TabView {
            RecipeBrowser(recipes: recipes, favourites: $favourites)
                .tabItem { Label("Recipes", systemImage: "book") }
            NavigationStack {
                Group {
                    if favourites.isEmpty {
                        ContentUnavailableView(
                            "No favourites", systemImage: "heart",
                            description: Text("Touch the heart of a recipe to keep it here."))
                    } else {
                        List(recipes.filter { favourites.contains($0.id) }) { RecipeRow(recipe: $0) }
                    }
                }
                .navigationTitle("Favourites")
            }
            .tabItem { Label("Favourites", systemImage: "heart") }
            .badge(favourites.count)
        }
        .tint(.pair(0x8A3B12, 0xE08A5A))
    }
}

private struct RecipeBrowser: View {
    let recipes: [Recipe]
    @Binding var favourites: Set<Int>
    @State private var search = ""

    private var found: [Recipe] {
        recipes.filter { search.isEmpty || $0.name.localizedStandardContains(search) }
    }

    var body: some View {
        NavigationStack {
            List {
                Section { TextField("Search", text: $search) }
                ForEach(Set(found.map(\.kind)).sorted(), id: \.self) { kind in
                    Section(kind) {
                        ForEach(found.filter { $0.kind == kind }) { recipe in
                            NavigationLink(value: recipe) { RecipeRow(recipe: recipe) }
                        }
                    }
                }
            }
            .overlay { if found.isEmpty { ContentUnavailableView.search(text: search) } }
            .navigationTitle("Larder")
            .navigationDestination(for: Recipe.self) { RecipePage(recipe: $0, favourites: $favourites) }
        }
    }
}

private struct RecipeRow: View {
    let recipe: Recipe

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: recipe.symbol).foregroundStyle(.white).frame(width: 48, height: 48)
                .background(.tint, in: .rect(cornerRadius: 10)).accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(recipe.name).font(.headline)
                Text("\(recipe.minutes) minutes").font(.subheadline).foregroundStyle(.secondary)
            }
        }
        .padding(.vertical, 4)
    }
}

private struct RecipePage: View {
    let recipe: Recipe
    @Binding var favourites: Set<Int>
    @State private var people = 2

    var body: some View {
        List {
            Section { Stepper("For \(people) people", value: $people, in: 1...12) }
            Section("Ingredients") { ForEach(recipe.ingredients, id: \.self) { Text($0) } }
            Section("Method") {
                ForEach(Array(recipe.steps.enumerated()), id: \.offset) { index, step in
                    HStack(alignment: .firstTextBaseline, spacing: 12) {
                        Text("\(index + 1)").bold().foregroundStyle(.tint)
                        Text(step)
                    }
                    .accessibilityElement(children: .combine)
                }
            }
        }
        .navigationTitle(recipe.name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            Button("Favourite", systemImage: favourites.contains(recipe.id) ? "heart.fill" : "heart") {
                favourites.formSymmetricDifference([recipe.id])
            }
        }
    }
}
