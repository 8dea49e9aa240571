// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var scrolling: [Sample] {
        [
            Sample("ScrollView", in: .scrolling) {
                ScrollView(.vertical, showsIndicators: true) {
                    VStack { ForEach(0..<12, id: \.self) { Tile("row \($0)") } }
                }
            },
            Sample("ScrollView, horizontal", in: .scrolling) {
                ScrollView(Axis.Set.horizontal, showsIndicators: false) {
                    HStack { ForEach(0..<12, id: \.self) { Tile("column \($0)") } }
                }
            },
            Sample("TabView, tabItem, tag", in: .scrolling) { TabSamples() },
            Sample("TabView as pages", in: .scrolling) {
                TabView {
                    Tile("first page")
                    Tile("second page")
                    Tile("third page")
                }
                .tabViewStyle(.page(indexDisplayMode: .always))
                .indexViewStyle(.page(backgroundDisplayMode: .always))
            },
            Sample("PageTabViewStyle, PageIndexViewStyle", in: .scrolling) {
                TabView {
                    Tile("first page")
                    Tile("second page")
                }
                .tabViewStyle(PageTabViewStyle(indexDisplayMode: PageTabViewStyle.IndexDisplayMode.automatic))
                .indexViewStyle(
                    PageIndexViewStyle(
                        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode.interactive))
            },
        ]
    }

}

private struct TabSamples: View {
    @State private var selection = 1

    var body: some View {
        TabView(selection: $selection) {
            Tile("Home").tabItem { Label("Home", systemImage: "house.fill") }.tag(0)
            Tile("Profile").tabItem { Label("Profile", systemImage: "person.fill") }.tag(1)
        }
        .tabViewStyle(.automatic)
        .tabViewStyle(DefaultTabViewStyle())
    }
}
