// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Word: View {
    let number: Int
    var body: some View { if number == 0 { Text("zero") } else { Text("one") } }
}

private struct Rows: View {
    let model: Model
    var body: some View {
        let number = model.a
        Menu("Open") { Word(number: number).padding(1) }
    }
}

/// A container that arranges each of its views by itself shows what these have become.
@MainActor
struct SubviewReaderTests {
    @Test func aRowShowsWhatItsViewHasBecomeInTheSameUpdate() {
        let model = Model()
        let stage = Stage.fixed { Rows(model: model) }
        stage.activate(label: "Open")
        stage.settle()
        #expect(words(stage) == ["zero"])
        model.a = 1
        stage.settle()
        #expect(words(stage) == ["one"])
        model.a = 0
        stage.settle()
        #expect(words(stage) == ["zero"])
    }

    private func words(_ stage: Stage) -> [String] { stage.drawn.texts.keys.filter { $0 != "Open" }.sorted() }
}
