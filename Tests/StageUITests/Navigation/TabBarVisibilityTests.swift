// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Tabs: View {
    let model: Model
    @State private var path: [Int] = []
    var body: some View {
        TabView {
            NavigationStack(path: $path) {
                Button("Open") { path = [1] }
                    .navigationDestination(for: Int.self) { _ in
                        Button("Close") { path = [] }.toolbar(.hidden, for: .tabBar)
                    }
            }
            .tabItem { Text(verbatim: "One") }
            Color.red.mark("page")
                .toolbar(model.flag ? .hidden : .visible, for: .tabBar)
                .tabItem { Text(verbatim: "Two") }
        }
    }
}

/// A page whose view inside says something of the bar while it is there.
private struct Guest: View {
    let model: Model
    var body: some View {
        TabView {
            VStack {
                if model.flag { Group { Color.red.toolbar(.hidden, for: .tabBar) } }
                Color.blue
            }
            .tabItem { Text(verbatim: "Two") }
        }
    }
}

/// A page with a sheet above it that says something of the bar.
private struct Above: View {
    var body: some View {
        TabView {
            Color.blue.sheet(isPresented: .constant(true)) { Color.red.toolbar(.hidden, for: .tabBar) }
                .tabItem { Text(verbatim: "Two") }
        }
    }
}

/// Two views that say different things of the bar, each of which may say nothing.
private struct Rivals: View {
    let model: Model
    var body: some View {
        TabView {
            VStack {
                Color.red.toolbar(model.a > 0 ? .hidden : .automatic, for: .tabBar)
                Color.blue.toolbar(model.b > 0 ? .visible : .automatic, for: .tabBar)
            }
            .tabItem { Text(verbatim: "Two") }
        }
    }
}

@MainActor
@Suite struct TabBarVisibilityTests {
    private let model = Model()

    private func bar(_ stage: Stage) -> Bool { stage.elements.contains { $0.label == "Two" } }

    @Test func aScreenHidesTheBarWhileItIsOnTop() {
        let stage = Stage.fixed { Tabs(model: model) }
        #expect(bar(stage))
        stage.activate(label: "Open")
        stage.settle()
        #expect(!bar(stage))
        stage.activate(label: "Close")
        stage.settle()
        #expect(bar(stage))
    }

    @Test func thePageGetsThePlaceOfAHiddenBar() {
        let probe = StageProbe(CGSize(width: 200, height: 400)) { Tabs(model: model) }
        probe.stage.activate(label: "Two")
        probe.step()
        #expect(probe.frame("page")?.height == 351)
        model.flag = true
        probe.step()
        #expect(probe.frame("page")?.height == 400)
        model.flag = false
        probe.step()
        #expect(probe.frame("page")?.height == 351)
    }

    @Test func aPageThatIsNotShownHidesNothing() {
        model.flag = true
        let stage = Stage.fixed { Tabs(model: model) }
        #expect(bar(stage))
        stage.activate(label: "Two")
        #expect(!bar(stage))
    }

    @Test(arguments: [false, true])
    func theBarIsBackWhenTheViewThatHidItHasGone(isAnimated: Bool) {
        let stage = Stage.fixed { Guest(model: model) }
        for flag in [true, false] {
            withAnimation(isAnimated ? .linear(duration: 0.1) : nil) { model.flag = flag }
            stage.settle()
            #expect(bar(stage) == !flag)
        }
    }

    @Test func ofTwoViewsTheLastOneDecidesWhicheverSpokeLast() {
        let stage = Stage.fixed { Rivals(model: model) }
        model.b = 1
        stage.settle()
        model.a = 1
        stage.settle()
        #expect(bar(stage))
        model.b = 0
        stage.settle()
        #expect(!bar(stage))
    }

    @Test func aSheetDoesNotHideTheBarBelow() {
        let stage = Stage.fixed { Above() }
        stage.settle()
        #expect(stage.drawn.texts["Two"] != nil)
    }
}
