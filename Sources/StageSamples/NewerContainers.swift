// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var newerContainers: [Sample] {
        [
            Sample("Tab", in: .scrolling) {
                TabView {
                    Tab("Home", systemImage: "house") { Text("home") }
                    Tab(role: TabRole.search) { Text("search") }
                }
            },
            Sample("searchable", in: .presentations) { SearchSample() },
            Sample("NavigationSplitView", in: .presentations) { SplitSample() },
            Sample("ShareLink, Menu with an action, ControlGroup", in: .controls) {
                VStack(spacing: 16) {
                    ShareLink(item: "words to share")
                    Menu("Sort") {
                        Button("By name") {}
                    } primaryAction: {
                    }
                    ControlGroup {
                        Button("Cut") {}
                        Button("Copy") {}
                    }
                }
            },
            Sample("ScrollPosition, onScrollGeometryChange", in: .scrolling) { PositionSample() },
            Sample("toolbarVisibility", in: .presentations) {
                NavigationStack {
                    Text("no bar").toolbarVisibility(.hidden, for: .navigationBar)
                        .toolbarBackgroundVisibility(.automatic, for: .navigationBar)
                }
            },
            Sample("ToolbarTitleMenu, ToolbarSpacer, toolbarRole", in: .presentations) { EditorSample() },
            Sample("listRowSeparatorLeading, listRowSeparatorTrailing", in: .scrolling) {
                List {
                    Label("From the icon on", systemImage: "arrow.left.to.line")
                        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
                    Label("To the end of the words", systemImage: "arrow.right.to.line")
                        .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
                    Label("From the words on", systemImage: "textformat")
                }
            },
        ]
    }
}

private struct EditorSample: View {
    private let role = ToolbarRole.editor

    var body: some View {
        NavigationStack {
            Text("Words, words, words")
                .navigationTitle("Draft").navigationBarTitleDisplayMode(.inline)
                .toolbarRole(role)
                .toolbar {
                    ToolbarTitleMenu { Button("Rename") {} }
                    ToolbarItem(placement: .secondaryAction) { Button("Print") {} }
                    ToolbarItem(id: "bold", placement: .bottomBar) { Button("Bold", systemImage: "bold") {} }
                    ToolbarSpacer(SpacerSizing.flexible, placement: .bottomBar)
                    ToolbarItem(placement: .bottomBar) { Button("Send", systemImage: "paperplane") {} }
                }
        }
        .toolbarTitleMenu { Button("Duplicate") {} }
    }
}

private struct SearchSample: View {
    @State private var text = ""
    @State private var scope = 2

    private var drawer: SearchFieldPlacement {
        .navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode.always)
    }

    var body: some View {
        NavigationStack {
            TownRows(text: text).navigationTitle("Towns")
                .searchable(text: $text, placement: drawer, prompt: "Find a town")
                .searchScopes($scope, activation: SearchScopeActivation.onSearchPresentation) {
                    Text("Near").tag(1)
                    Text("All").tag(2)
                }
                .searchSuggestions { Text("Towns by the sea") }
                .listSectionSeparator(.hidden).listSectionSeparatorTint(.red)
        }
    }

    private struct TownRows: View {
        let text: String
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch: DismissSearchAction

        var body: some View {
            List(["Lund", "Bergen", "Turku"].filter { text.isEmpty || $0.contains(text) }, id: \.self) {
                town in
                Button(isSearching ? "Choose \(town)" : town) { dismissSearch() }
            }
        }
    }
}

private struct SplitSample: View {
    @State private var town: String?
    @State private var columns = NavigationSplitViewVisibility.all
    @State private var first = NavigationSplitViewColumn.sidebar

    var body: some View {
        VStack(spacing: 0) {
            NavigationSplitView(columnVisibility: $columns, preferredCompactColumn: $first) {
                List(["Lund", "Turku"], id: \.self, selection: $town) { Text($0) }
                    .navigationSplitViewColumnWidth(200)
            } detail: {
                Text(town ?? "nothing chosen")
            }
            .navigationSplitViewStyle(AutomaticNavigationSplitViewStyle())
            NavigationSplitView {
                Text("sidebar")
            } content: {
                Text("content")
            } detail: {
                Text("detail")
            }
            .navigationSplitViewStyle(BalancedNavigationSplitViewStyle())
            NavigationSplitView {
                Text("sidebar")
            } detail: {
                Text("detail")
            }
            .navigationSplitViewStyle(ProminentDetailNavigationSplitViewStyle())
        }
    }

    /// A style of one's own has no meaning; the protocol is named by functions that take one.
    private func styled<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        navigationSplitViewStyle(style)
    }
}

private struct PositionSample: View {
    @State private var position = ScrollPosition(edge: .top)
    @State private var offset: CGFloat = 0

    var body: some View {
        VStack {
            ScrollView {
                ForEach(0..<20) { Text("row \($0)").padding(6).frame(maxWidth: .infinity) }
            }
            .scrollPosition($position)
            .onScrollGeometryChange(for: CGFloat.self) { (geometry: ScrollGeometry) in
                geometry.contentOffset.y
            } action: {
                offset = $1
            }
            Button("Down, from \(Int(offset))") { withAnimation { position.scrollTo(edge: .bottom) } }
        }
    }
}
