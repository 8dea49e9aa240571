// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Split: View {
    @State private var town: String?
    var body: some View {
        NavigationSplitView {
            List(["Lund", "Turku"], id: \.self, selection: $town) { Text($0) }
        } detail: {
            Text("detail \(town ?? "none")")
        }
    }
}

private struct Scrolled: View {
    let model: Model
    @State private var position = ScrollPosition(edge: .bottom)
    var body: some View {
        VStack(spacing: 0) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { Text("row \($0)").frame(height: 100).id($0) }
                }
            }
            .scrollPosition($position)
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.y
            } action: {
                model.log.append("\(Int($0)) \(Int($1))")
            }
            .frame(height: 400)
            HStack {
                Button("top") { position.scrollTo(edge: .top) }
                Button("down") { position.scrollTo(y: 300) }
                Button("five") { position.scrollTo(id: 5, anchor: .top) }
                Text(position.isPositionedByUser ? "user" : "app")
            }
        }
    }
}

@MainActor
@Suite struct NewerContainersTests {
    private let model = Model()

    private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
        let stage = Stage.shown(content: content)
        stage.settle()
        return stage
    }

    @Test func aTabThatIsFoundByItsValueNeedsNoLabel() {
        let chosen = model.binding(\.a)
        model.a = 1
        let stage = stage {
            TabView(selection: chosen) {
                Tab("Home", systemImage: "house", value: 0) { Text("one") }
                Tab(value: 1) { Text("two") }
            }
        }
        #expect(stage.drawn.texts["two"] != nil && stage.drawn.texts["one"] == nil)
    }

    @Test func tabsStandForValuesOrForTheirPlaces() {
        let chosen = model.binding(\.a)
        let stage = stage {
            TabView(selection: chosen) {
                Tab("Home", systemImage: "house", value: 0) { Text("one") }
                Tab(value: 1) {
                    Text("two")
                } label: {
                    Text("Second")
                }
                Tab(value: 2, role: .search) { Text("three") }
            }
        }
        let items = stage.elements.filter { $0.value?.contains(" of ") == true }
        #expect(items.map(\.label) == ["Home", "Second", "Search"])
        stage.activate(label: "Second")
        #expect(model.a == 1)
        let plain = self.stage {
            TabView {
                Tab("Home", systemImage: "house") { Text("one") }
                Tab("More", systemImage: "star") { Text("two") }.badge(3)
            }
        }
        plain.activate(label: "More, 3")
        #expect(plain.drawn.texts["two"] != nil && plain.drawn.texts["3"] != nil)
    }

    @Test func aHiddenTabIsNotInTheBar() {
        let stage = stage {
            TabView {
                Tab("Home", systemImage: "house") { Text("one") }.hidden(false)
                Tab("Drafts", systemImage: "doc") { Text("two") }.hidden()
                Tab("More", systemImage: "star") { Text("three") }
            }
        }
        let items = stage.elements.filter { $0.value?.contains(" of ") == true }
        #expect(items.map(\.label) == ["Home", "More"] && items.map(\.value) == ["1 of 2", "2 of 2"])
        stage.activate(label: "More")
        #expect(stage.drawn.texts["three"] != nil)
    }

    @Test(arguments: [(Visibility.hidden, false), (.visible, true), (.automatic, true)])
    func barsAreHiddenByTheirNewerName(_ visibility: Visibility, _ isThere: Bool) {
        let stage = stage {
            NavigationStack {
                Text("a").navigationTitle("Towns").toolbarVisibility(visibility, for: .navigationBar)
            }
        }
        #expect((stage.drawn.texts["Towns"] != nil) == isThere)
        #expect(stage.drawn.texts["a"] != nil)
    }

    @Test func whatIsSharedIsHandedToTheSystem() throws {
        let url = try #require(URL(string: "https://example.org/a"))
        let stage = stage {
            VStack {
                ShareLink(item: url)
                ShareLink("Send", item: "words")
                ShareLink(items: [url]) { Text("Both") }
            }
        }
        #expect(stage.elements.map(\.label) == ["Share…", "Send", "Both"])
        stage.activate(label: "Share…")
        stage.activate(label: "Send")
        #expect(stage.sharedItems == ["https://example.org/a", "words"])
    }

    @Test func aMenuHasAnActionForAShortTouch() {
        let model = model
        let stage = stage {
            Menu("Menu") {
                Button("One") { model.b += 1 }
            } primaryAction: {
                model.a += 1
            }
        }
        stage.tap(at: CGPoint(x: 200, y: 400))
        stage.settle()
        #expect(model.a == 1 && stage.drawn.texts["One"] == nil)
        stage.touchDown(at: CGPoint(x: 200, y: 400))
        _ = stage.frame(at: stage.time + 1)
        stage.touchUp(at: CGPoint(x: 200, y: 400))
        stage.settle()
        #expect(model.a == 1 && stage.drawn.texts["One"] != nil)
    }

    @Test func controlsOfAGroupStandSideBySide() throws {
        let texts = stage {
            ControlGroup {
                Button("a") {}; Button("b") {}
            }
        }.drawn.texts
        #expect(try #require(texts["a"]).maxX < #require(texts["b"]).minX)
        #expect(texts["a"]?.midY == texts["b"]?.midY)
    }

    @Test func aSplitViewLeadsToTheDetailOfTheChosenRow() {
        let stage = stage { Split() }
        #expect(stage.drawn.texts["Lund"] != nil && stage.drawn.texts["detail none"] == nil)
        stage.activate(label: "Turku")
        stage.settle()
        #expect(stage.drawn.texts["detail Turku"] != nil)
        stage.activate(label: "Back")
        stage.settle()
        #expect(stage.drawn.texts["Lund"] != nil && stage.drawn.texts["detail Turku"] == nil)
    }

    @Test func contentScrollsToAPlaceAndTellsItsGeometry() {
        let stage = stage { Scrolled(model: model) }
        #expect(stage.drawn.texts["row 19"] != nil)
        stage.activate(label: "top")
        stage.settle()
        #expect(stage.drawn.texts["row 0"].map { $0.midY < 300 } == true)
        stage.activate(label: "down")
        stage.settle()
        #expect(model.log.last?.hasSuffix(" 300") == true)
        stage.activate(label: "five")
        stage.settle()
        #expect(model.log.last?.hasSuffix(" 500") == true)
        #expect(stage.drawn.texts["app"] != nil)
    }
}
