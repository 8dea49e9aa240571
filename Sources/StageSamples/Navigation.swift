// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var navigation: [Sample] {
        [
            Sample("NavigationStack, navigationTitle, toolbar", in: .presentations) {
                NavigationStack {
                    Text("content").navigationTitle("Title")
                        .navigationBarTitleDisplayMode(NavigationBarItem.TitleDisplayMode.inline)
                        .toolbar {
                            ToolbarItem(placement: ToolbarItemPlacement.topBarTrailing) { Button("Edit") {} }
                            ToolbarItemGroup(placement: .bottomBar) { Button("All") {} }
                            SavingBar(isSaving: true)
                        }
                        .statusBarHidden().statusBar(hidden: false).persistentSystemOverlays(.hidden)
                        .toolbarBackground(Color.yellow, for: ToolbarPlacement.navigationBar)
                        .toolbarBackground(.visible, for: .navigationBar)
                }
            },
            Sample("a bar above the keyboard", in: .presentations) { KeyboardBarSample() },
            Sample("NavigationPath, NavigationLink, navigationDestination", in: .presentations) {
                PathSample()
            },
        ]
    }
}

private struct PathSample: View {
    @State private var path = NavigationPath(["first"])

    var body: some View {
        NavigationStack(path: $path) {
            NavigationLink("Go on", value: "second")
                .navigationDestination(for: String.self) { name in
                    Text(name).navigationBarBackButtonHidden(false).navigationBarHidden(false)
                }
        }
        .badge(2)
    }

    /// The path as it is kept between launches of an app.
    static func kept(_ path: NavigationPath) -> NavigationPath? {
        let kept: NavigationPath.CodableRepresentation? = path.codable
        return kept.map { NavigationPath($0) }
    }
}

/// A field with a button above the keyboard that puts the keyboard away.
private struct KeyboardBarSample: View {
    @State private var name = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        NavigationStack {
            TextField("Name", text: $name).focused($isFocused).padding()
                .toolbar {
                    ToolbarItemGroup(placement: .keyboard) {
                        Button("Clear") { name = "" }
                        Spacer()
                        Button("Done") { isFocused = false }
                    }
                }
                .toolbar(.hidden)
        }
        .onAppear { isFocused = true }
    }
}

/// Bar buttons of one's own.
struct SavingBar: ToolbarContent {
    let isSaving: Bool

    var body: some ToolbarContent { items }

    @ToolbarContentBuilder private var items: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) { Text(isSaving ? "saving" : "saved") }
    }
}
