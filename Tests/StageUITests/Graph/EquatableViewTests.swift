// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct EquatableViewTests {
    private struct Cell: View, Equatable {
        let number: Int
        let noise: Int
        let ran: () -> Void
        var body: some View {
            ran()
            return Text("\(number)")
        }
        nonisolated static func == (a: Cell, b: Cell) -> Bool { a.number == b.number }
    }

    private struct Screen: View {
        let model: Model
        let ran: () -> Void
        var body: some View { Cell(number: model.a, noise: model.b, ran: ran).equatable() }
    }

    @Test func anEqualValueDoesNotRunTheBodyAgain() {
        let model = Model()
        var runs = 0
        let probe = StageProbe { Screen(model: model) { runs += 1 } }
        #expect(runs == 1)
        model.b = 5
        probe.step()
        #expect(runs == 1)
        model.a = 2
        probe.step()
        #expect(runs == 2)
        #expect(probe.texts == ["2"])
    }
}
