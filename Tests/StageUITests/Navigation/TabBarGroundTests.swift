// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// The ground of a tab bar is there where content has been scrolled under it, as on iOS 15 and later.
@MainActor
@Suite struct TabBarGroundTests {
    private let safe = EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0)

    private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
        let content = content()
        return Stage.fixed(safeArea: safe, colorScheme: .dark) {
            TabView { content.tabItem { Text("One") } }
        }
    }

    /// The grounds of the bar, which is 49 points high above the 34 of the safe area.
    private func grounds(_ stage: Stage) -> [CGRect] {
        stage.drawn.fills(28, 28, 30).filter { $0.minY == 717 }
    }

    private func rows(_ count: Int) -> some View {
        ScrollView {
            VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 100) } }
        }
    }

    @Test func contentThatDoesNotScrollHasNone() {
        #expect(grounds(stage { Text("page") }).isEmpty)
        #expect(grounds(stage { Color.blue.ignoresSafeArea() }).isEmpty)
        #expect(grounds(stage { rows(7) }).isEmpty)
        #expect(grounds(stage { List { Text("row") } }).isEmpty)
    }

    @Test func contentThatGoesOnBelowTheBarHasOne() {
        #expect(grounds(stage { rows(8) }) == [CGRect(x: 0, y: 717, width: 400, height: 83)])
        #expect(!grounds(stage { NavigationStack { List(0..<40) { Text("\($0)") } } }).isEmpty)
        #expect(!grounds(stage { rows(9).ignoresSafeArea() }).isEmpty)
    }

    @Test func itGoesAtTheEndOfTheContentAndComesBack() {
        let stage = stage { rows(8) }
        stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 100))
        stage.settle()
        #expect(grounds(stage).isEmpty)
        stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600))
        stage.settle()
        #expect(!grounds(stage).isEmpty)
    }

    @Test func anAppDecidesWhetherThereIsOne() {
        #expect(!grounds(stage { Text("page").toolbarBackground(.visible, for: .tabBar) }).isEmpty)
        #expect(grounds(stage { rows(9).toolbarBackground(.hidden, for: .tabBar) }).isEmpty)
        let own = stage { rows(9).toolbarBackground(Color.yellow, for: .tabBar) }
        #expect(own.drawn.fills(255, 214, 10).count == 1)
        let unseen = stage { Text("page").toolbarBackground(Color.yellow, for: .tabBar) }
        #expect(unseen.drawn.fills(255, 214, 10).isEmpty)
    }

    @Test func theRowsAreDrawnBelowItAndTheItemsAboveIt() throws {
        let fills = stage { rows(9) }.drawn.fills.map(\.rect)
        let ground = try #require(fills.firstIndex { $0.minY == 717 && $0.height == 83 })
        let last = try #require(fills.lastIndex { $0.height == 100 })
        #expect(last < ground)
    }

    /// The pictures of items are filled, whether chosen or not, unless the app says otherwise.
    @Test func thePicturesOfItemsAreFilled() {
        func items(_ name: String, in variants: SymbolVariants? = nil) -> [DisplayItem] {
            let image = Image(systemName: name)
            return Stage.fixed {
                TabView {
                    Text("").tabItem { Text("a") }
                    Text("").tabItem {
                        if let variants { image.environment(\.symbolVariants, variants) } else { image }
                    }
                }
            }.frame(at: 0).items.map { item in
                var item = item
                item.owner = ""
                return item
            }
        }
        func shapes(_ items: [DisplayItem]) -> [DisplayOutline] {
            items.flatMap { item -> [DisplayOutline] in
                switch item.content {
                case .fill(let outline, _, _), .stroke(let outline, _, _): [outline]
                case .group(_, let inner): shapes(inner)
                default: []
                }
            }
        }
        #expect(shapes(items("house")) == shapes(items("house.fill")))
        #expect(shapes(items("house", in: SymbolVariants.none)) != shapes(items("house.fill")))
        // A symbol without a filled form stays as it is.
        #expect(!shapes(items("plus")).isEmpty)
    }
}
