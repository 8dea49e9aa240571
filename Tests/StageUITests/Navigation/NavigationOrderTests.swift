// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// A titled screen, inside of which another title may come.
private struct Titled: View {
    let model: Model
    var body: some View {
        NavigationStack {
            VStack {
                if model.flag { Text("in").navigationTitle("Inner") }
            }
            .navigationTitle("Outer")
        }
    }
}

/// A stack whose screens tell when they appear.
private struct Told: View {
    let model: Model
    var body: some View {
        @Bindable var model = model
        NavigationStack(path: $model.names) {
            Text("root").onAppear { model.log.append("root") }
                .navigationDestination(for: String.self) { name in
                    Text(name).onAppear { model.log.append(name) }
                }
        }
    }
}

@MainActor
@Suite struct NavigationOrderTests {
    private let model = Model()
    private let screen = CGSize(width: 390, height: 844)

    @Test func theOuterTitleHasTheLastWordAlsoWhenAnInnerOneComesLater() {
        let probe = StageProbe(screen) { Titled(model: model) }
        probe.step(2)
        #expect(probe.texts == ["Outer"])
        model.flag = true
        probe.step(2)
        #expect(Set(probe.texts) == ["Outer", "in"])
    }

    @Test func aScreenThatStartsCoveredAppearsWhenItIsSeen() {
        let probe = StageProbe(screen) { Told(model: model) }
        probe.step(2)
        #expect(model.log == ["z"])
        model.names = []
        probe.step(90)
        #expect(model.log == ["z", "root"])
    }
}
