// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var deprecatedScreens: [Sample] {
        [
            Sample("NavigationView, navigationBarItems", in: .presentations) {
                NavigationView {
                    Text("content").navigationBarTitle("Title", displayMode: .inline)
                        .navigationBarItems(leading: Button("Edit") {}, trailing: Button("Add") {})
                }
                .navigationViewStyle(.stack)
            },
            Sample("NavigationViewStyle", in: .presentations) { NavigationStyleSample() },
            Sample("NavigationLink, isActive and tag", in: .presentations) { ActiveLinkSample() },
            Sample("toolbarColorScheme, title mode", in: .presentations) {
                NavigationStack {
                    Text("content").navigationTitle("Dark bar")
                        .toolbarTitleDisplayMode(ToolbarTitleDisplayMode.inline)
                        .toolbarBackground(.visible, for: .navigationBar)
                        .toolbarColorScheme(.dark, for: .navigationBar)
                }
            },
            Sample("Alert, alert(isPresented:content:)", in: .presentations) { OldAlertSample() },
            Sample("ActionSheet, actionSheet", in: .presentations) { OldSheetSample() },
            Sample("onEditingChanged, onCommit", in: .controls) { OldFieldSample() },
        ]
    }
}

private struct NavigationStyleSample: View {
    var body: some View {
        VStack {
            NavigationView { Text("first").navigationBarTitle("One") }
                .navigationViewStyle(DefaultNavigationViewStyle())
            NavigationView { Text("second").navigationBarHidden(true) }
                .navigationViewStyle(StackNavigationViewStyle())
            NavigationView { Text("third") }.navigationViewStyle(DoubleColumnNavigationViewStyle())
        }
    }
}

private struct ActiveLinkSample: View {
    @State private var isActive = false
    @State private var choice: Int?

    var body: some View {
        NavigationView {
            VStack(spacing: 12) {
                NavigationLink("Sign up", isActive: $isActive) { Text("Sign up") }
                NavigationLink("Terms", destination: Text("Terms"), isActive: .constant(false))
                NavigationLink(tag: 1, selection: $choice) {
                    Text("Help")
                } label: {
                    Label("Help", systemImage: "questionmark.circle")
                }
            }
            .navigationBarTitle("Welcome", displayMode: .inline)
        }
    }
}

private struct OldAlertSample: View {
    @State private var isShown = true

    var body: some View {
        Text("behind").alert(isPresented: $isShown) {
            Alert(
                title: Text("Sign out?"), primaryButton: Alert.Button.destructive(Text("Sign out")),
                secondaryButton: .cancel())
        }
    }
}

private struct OldSheetSample: View {
    struct Choice: Identifiable { let id: Int }

    @State private var choice: Choice? = Choice(id: 1)

    var body: some View {
        Text("behind").actionSheet(item: $choice) { choice in
            ActionSheet(title: Text("Choice \(choice.id)"), buttons: [.default(Text("Copy")), .cancel()])
        }
    }
}

private struct OldFieldSample: View {
    @State private var name = ""
    @State private var word = ""
    @State private var edits = false

    var body: some View {
        VStack {
            TextField("Name", text: $name, onEditingChanged: { edits = $0 }, onCommit: { word = "" })
            SecureField("Password", text: $word, onCommit: { edits = false })
            Text(edits ? "being edited" : "at rest").font(.caption)
        }
        .textFieldStyle(.roundedBorder)
    }
}
