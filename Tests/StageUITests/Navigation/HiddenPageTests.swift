// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Votes: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Pages that ask for something around them, of which one is chosen.
private struct Pages: View {
    let model: Model
    var body: some View {
        NavigationStack {
            TabView(selection: model.binding(\.a)) {
                Text("first").navigationTitle("First").preference(key: Votes.self, value: 1).tag(0)
                GeometryReader { _ in
                    Text("second").navigationTitle("Second").preferredColorScheme(.dark).statusBarHidden()
                }
                .preference(key: Votes.self, value: 10)
                .tag(1)
            }
            .onPreferenceChange(Votes.self) { model.b = $0 }
        }
    }
}

/// A stack whose first screen asks for the dark appearance and for a sheet.
private struct Covered: View {
    let model: Model
    @State private var path = [1]
    var body: some View {
        NavigationStack(path: $path) {
            Text("first").preferredColorScheme(.dark)
                .sheet(
                    isPresented: model.binding(\.flag)
                ) {
                    Text("sheet").onAppear { model.log.append("sheet") }
                }
                .navigationDestination(for: Int.self) { _ in Button("Back") { path = [] } }
        }
    }
}

/// A stack of two screens on the second page, or in what fits.
private struct Stacked: View {
    let model: Model
    let isChoice: Bool
    @State private var path = [1]

    var body: some View {
        if isChoice { ViewThatFits { stack } } else { pages }
    }
    private var pages: some View {
        TabView(selection: model.binding(\.a)) {
            Text("first").tag(0)
            stack.tag(1)
        }
    }
    private var stack: some View {
        NavigationStack(path: $path) {
            Text("below").navigationTitle("Below")
                .navigationDestination(for: Int.self) { _ in Text("above") }
        }
    }
}

/// A tab view on a page of another one.
private struct Nested: View {
    let model: Model
    var body: some View {
        TabView(selection: model.binding(\.a)) {
            Text("outside").tag(0)
            TabView(selection: model.binding(\.b)) {
                Group { Text("one").onAppear { model.log.append("one") } }.tag(0)
                Group { Text("two").onAppear { model.log.append("two") } }.tag(1)
            }
            .tag(1)
        }
    }
}

/// What is on a page or a screen that is not seen asks for nothing outside of it.
@MainActor
@Suite struct HiddenPageTests {
    private let model = Model()

    private func title(_ stage: Stage) -> [String] {
        ["First", "Second"].filter { title in stage.elements.contains { $0.label == title } }
    }

    @Test func onlyTheChosenPageDecidesTitleAppearanceAndStatusBar() {
        let stage = Stage.fixed { Pages(model: model) }
        for page in [0, 1, 0] {
            model.a = page
            stage.settle()
            #expect(title(stage) == [page == 0 ? "First" : "Second"])
            #expect((stage.window.colorScheme == .dark) == (page == 1))
            #expect(stage.isStatusBarHidden == (page == 1))
        }
    }

    @Test(arguments: [false, true]) func aScreenNamesTheOneBelowWhereBothWereHiddenAtFirst(isChoice: Bool) {
        let stage = Stage.fixed { Stacked(model: model, isChoice: isChoice) }
        stage.settle()
        model.a = 1
        stage.settle()
        #expect(
            stage.accessibilityTree().flattened.contains {
                $0.label == "Below" && $0.traits.contains(.isButton)
            })
    }

    @Test func onlyTheChosenPageSendsUpPreferences() {
        let stage = Stage.fixed { Pages(model: model) }
        for page in [0, 1, 0] {
            model.a = page
            stage.settle()
            #expect(model.b == (page == 0 ? 1 : 10))
        }
    }

    @Test func aScreenBelowAnotherAsksForNoAppearanceUntilItIsSeen() {
        let stage = Stage.fixed { Covered(model: model) }
        stage.settle()
        #expect(stage.window.colorScheme == nil)
        stage.activate(label: "Back")
        stage.settle()
        #expect(stage.window.colorScheme == .dark)
    }

    @Test func whatIsInASheetAppearsAlthoughTheScreenBelowIsCovered() {
        let stage = Stage.fixed { Covered(model: model) }
        stage.settle()
        model.flag = true
        stage.settle()
        #expect(model.log == ["sheet"])
    }

    @Test func aPageInsideOfAHiddenOneDoesNotAppearWhenItIsChosen() {
        let stage = Stage.fixed { Nested(model: model) }
        for (outer, inner) in [(1, 0), (1, 1), (0, 1), (0, 0)] {
            (model.a, model.b) = (outer, inner)
            stage.settle()
        }
        #expect(model.log == ["one", "two"])
        model.a = 1
        stage.settle()
        #expect(model.log == ["one", "two", "one"])
    }
}
