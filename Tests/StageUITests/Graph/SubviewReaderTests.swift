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
        Form { Word(number: number).padding(1) }
    }
}

/// A container that arranges each of its views by itself shows what these have become.
@MainActor
struct SubviewReaderTests {
    @Test func aRowShowsWhatItsViewHasBecomeInTheSameUpdate() {
        let model = Model()
        let stage = Stage.fixed { Rows(model: model) }
        #expect(stage.drawn.texts.keys.sorted() == ["zero"])
        model.a = 1
        stage.settle()
        #expect(stage.drawn.texts.keys.sorted() == ["one"])
        model.a = 0
        stage.settle()
        #expect(stage.drawn.texts.keys.sorted() == ["zero"])
    }
}
