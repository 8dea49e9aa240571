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
}
