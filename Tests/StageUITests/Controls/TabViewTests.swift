// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI
import Testing

private enum Tab: Hashable { case home, search, profile }

private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
}

private struct App: View {
    @State var tab = Tab.home
    var body: some View {
        TabView(selection: $tab) {
            Counter().tabItem { Label("Home", systemImage: "house.fill") }.tag(Tab.home)
            Color.red.toolbarBackground(.visible, for: .tabBar).tabItem {
                Image(systemName: "magnifyingglass")
                Text("Search")
            }.tag(Tab.search)
            Button("Go home") { tab = .home }.tag(Tab.profile).tabItem { Text("Profile") }
        }
    }
}

private struct SecondPage: View {
    let model: Model
    var body: some View { if model.a == 1 { Text("two").tag(1) } }
}

@MainActor
@Suite struct TabViewTests {
    private let safe = EdgeInsets(top: 50, leading: 0, bottom: 34, trailing: 0)

    private func buttons(_ stage: Stage) -> [String] {
        stage.elements.filter { $0.traits.contains(.isButton) }.compactMap(\.label)
    }

    @Test func theBarIsFortyNinePointsHighAndReachesBelowTheSafeArea() {
        let stage = Stage.fixed(safeArea: safe) { App(tab: .search) }
        #expect(stage.drawn.fills(255, 59, 48).first == CGRect(x: 0, y: 50, width: 400, height: 667))
        #expect(
            stage.drawn.fills(255, 255, 255).first == CGRect(x: 0, y: 717, width: 400, height: 83))
    }

    @Test func aTabViewThatFillsTheScreenKeepsItsItemsOutOfTheSafeArea() {
        let stage = Stage.fixed(safeArea: safe) { App(tab: .search).ignoresSafeArea() }
        #expect(stage.drawn.fills(255, 59, 48).first == CGRect(x: 0, y: 0, width: 400, height: 717))
        #expect(
            stage.drawn.fills(255, 255, 255).first == CGRect(x: 0, y: 717, width: 400, height: 83))
    }

    @Test func eachItemIsAButtonAndTheShownOneIsSelected() {
        let stage = Stage.fixed { App() }
        let items = stage.elements.filter { $0.value?.contains(" of ") == true }
        #expect(items.map(\.label) == ["Home", "Search", "Profile"])
        #expect(items.map(\.value) == ["1 of 3", "2 of 3", "3 of 3"])
        #expect(items.map { $0.traits.contains(.isSelected) } == [true, false, false])
        #expect(items.allSatisfy { $0.traits.contains(.isButton) })
    }

    @Test func aTouchOnAnItemShowsItsView() {
        let stage = Stage.fixed { App() }
        #expect(stage.drawn.fills(255, 59, 48).isEmpty)
        stage.tap(at: CGPoint(x: 200, y: 780))
        #expect(stage.drawn.fills(255, 59, 48).count == 1)
        #expect(stage.drawn.texts["Count 0"] == nil)
        #expect(buttons(stage) == ["Home", "Search", "Profile"])
        stage.activate(label: "Profile")
        stage.activate(label: "Go home")
        #expect(stage.drawn.texts["Count 0"] != nil)
    }

    @Test func aViewKeepsItsStateWhileAnotherIsShown() {
        let stage = Stage.fixed { App() }
        stage.activate(label: "Count 0")
        stage.activate(label: "Search")
        stage.activate(label: "Home")
        #expect(stage.drawn.texts["Count 1"] != nil)
    }

    @Test func theSelectedItemHasTheTint() {
        let stage = Stage.fixed { App().tint(.red) }
        #expect(stage.drawn.textColors["Home"] == ResolvedColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255))
        #expect(stage.drawn.textColors["Search"] != stage.drawn.textColors["Home"])
    }

    @Test func aViewAppearsEachTimeItIsShown() {
        var appeared: [String] = []
        let stage = Stage.shown {
            TabView {
                Text("One").onAppear { appeared.append("one") }.tabItem { Text("First") }
                VStack { Text("Two").onAppear { appeared.append("two") } }.tabItem { Text("Second") }
            }
        }
        #expect(appeared == ["one"])
        stage.activate(label: "Second")
        #expect(appeared == ["one", "two"])
        stage.activate(label: "First")
        stage.activate(label: "Second")
        #expect(appeared == ["one", "two", "one", "two"])
    }

    @Test func viewsAreToldEachTimeTheyAreShownAndHidden() {
        var log: [String] = []
        let stage = Stage.shown {
            TabView {
                Text("one").onAppear { log.append("+1") }.onDisappear { log.append("-1") }
                    .tabItem { Text("One") }
                Text("two").onAppear { log.append("+2") }.onDisappear { log.append("-2") }
                    .tabItem { Text("Two") }
            }
        }
        stage.tap(label: "Two")
        stage.tap(label: "One")
        stage.tap(label: "Two")
        #expect(log.first == "+1")
        #expect(log.filter { $0 == "+2" }.count == 2)
        #expect(log.filter { $0 == "-1" }.count == 2)
    }

    @Test func theViewInPlaceOfOneThatHasGoneIsToldThatItIsShownAgain() {
        var log: [String] = []
        let model = Model()
        model.a = 1
        let stage = Stage.shown {
            TabView(selection: model.binding(\.b)) {
                Text("one").onAppear { log.append("+1") }.onDisappear { log.append("-1") }.tag(0)
                SecondPage(model: model)
            }
        }
        model.b = 1
        _ = stage.frame(at: 1)
        #expect(log == ["+1", "-1"])
        model.a = 0
        _ = stage.frame(at: 2)
        #expect(log == ["+1", "-1", "+1"])
    }

    @Test func insideAHiddenTabNothingIsToldThatItIsShown() {
        var log: [String] = []
        let model = Model()
        let stage = Stage.shown {
            TabView(selection: model.binding(\.a)) {
                TabView(selection: model.binding(\.b)) {
                    Text("one").onAppear { log.append("+1") }.onDisappear { log.append("-1") }.tag(0)
                    Text("two").onAppear { log.append("+2") }.onDisappear { log.append("-2") }.tag(1)
                }
                .tag(0)
                Text("other").tag(1)
            }
        }
        for (time, (outer, inner)) in [(0, 1), (1, 1), (1, 0), (0, 0)].enumerated() {
            (model.a, model.b) = (outer, inner)
            _ = stage.frame(at: Double(time + 1))
        }
        #expect(log == ["+1", "+2", "-1", "-2", "+1"])
    }

    @Test func aBadgeStandsBesideTheItem() {
        let stage = Stage.fixed {
            TabView {
                Text("one").tabItem { Text("One") }.badge(12)
                Text("two").tabItem { Text("Two") }.badge(0)
                Text("three").badge("New").tabItem { Text("Three") }
            }
        }
        let drawn = stage.drawn
        #expect(drawn.texts["12"] != nil)
        #expect(drawn.texts["New"] != nil)
        #expect(drawn.texts["0"] == nil)
        #expect(drawn.textColors["12"] == ResolvedColor(red: 1, green: 1, blue: 1))
    }

    @Test func viewsWithoutTagsAreChosenByPlace() {
        let stage = Stage.fixed {
            TabView {
                Text("One").tabItem { Text("First") }
                Text("Two").tabItem { Text("Second") }
            }
        }
        stage.activate(label: "Second")
        #expect(stage.drawn.texts["Two"] != nil)
        #expect(stage.drawn.texts["One"] == nil)
    }
}
