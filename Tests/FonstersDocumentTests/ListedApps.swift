// Licensed under the Apache License, Version 2.0.

import FonstersBrand
import SwiftUI

/// The document's `FonstersApp.swift`, whose object in the environment is an observable one.
struct ListedApp: App {
    @State private var loadingComplete = false
    @State private var creatures = CreatureCollection()
    @State private var link: URL?

    var body: some Scene {
        WindowGroup {
            if loadingComplete {
                ContentView(link: link)
                    .environment(creatures)
                    .onOpenURL { link = $0 }
            } else {
                LoadingView(onComplete: { loadingComplete = true })
            }
        }
    }
}

/// The document's `FonstersWatchApp.swift`: the same pattern.
struct ListedWatchApp: App {
    @State private var loadingComplete = false
    @State private var creatures = CreatureCollection()

    var body: some Scene {
        WindowGroup {
            if loadingComplete {
                WatchListView()
                    .environment(creatures)
            } else {
                LoadingView(onComplete: { loadingComplete = true })
            }
        }
    }
}

/// A root that counts how often its loading view is complete, and can take it away and bring it back.
struct CountingRoot: View {
    let counted: Counted
    @State private var isShown = true

    var body: some View {
        VStack {
            Button(isShown ? "Hide" : "Show") { isShown.toggle() }
            if isShown { LoadingView { counted.completions += 1 } }
        }
    }
}

@MainActor
final class Counted {
    var completions = 0
}
