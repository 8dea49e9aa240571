// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Covered: View {
    let model: Model
    var body: some View {
        NavigationStack(path: Binding(get: { Array(0..<model.b) }, set: { model.b = $0.count })) {
            TabView(selection: Binding(get: { model.a }, set: { model.a = $0 })) {
                Text("first").tag(0)
                Text("second").tag(1)
                    .onAppear { model.log.append("appear") }
                    .onDisappear { model.log.append("disappear") }
                    .task { model.log.append("task") }
            }
            .navigationDestination(for: Int.self) { Text("screen \($0)") }
        }
    }
}

/// The pages of a tab view on a screen with others above it are not shown, whichever is selected.
@MainActor
struct CoveredTabTests {
    private let model = Model()

    private func settle(_ stage: Stage) async {
        stage.settle()
        await Task(priority: .userInitiated) { @MainActor in }.value
    }

    @Test func aPageThatIsSelectedBelowAScreenWaitsUntilItIsSeen() async {
        let stage = Stage.fixed { Covered(model: model) }
        await settle(stage)
        model.b = 1
        await settle(stage)
        model.a = 1
        await settle(stage)
        #expect(model.log.isEmpty)
        model.b = 0
        await settle(stage)
        #expect(model.log.sorted() == ["appear", "task"])
    }

    @Test func aPageThatWasSeenBeforeWaitsAsWell() async {
        model.a = 1
        let stage = Stage.fixed { Covered(model: model) }
        await settle(stage)
        model.a = 0
        await settle(stage)
        model.b = 1
        await settle(stage)
        model.log.removeAll()
        model.a = 1
        await settle(stage)
        #expect(model.log.isEmpty)
        model.b = 0
        await settle(stage)
        #expect(model.log.sorted() == ["appear", "task"])
    }
}
