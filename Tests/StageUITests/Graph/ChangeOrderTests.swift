// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

/// In what order views are told of one change.
@MainActor
@Suite struct ChangeOrderTests {
    private let model = Model()

    private struct Inner: View {
        let name: String
        let value: Int
        let model: Model
        var body: some View {
            Text(name).onChange(of: value) { model.log.append(name) }
        }
    }

    /// Hands its value down to two views.
    private struct Handing: View {
        let model: Model
        var body: some View {
            VStack {
                Inner(name: "first", value: model.a, model: model)
                Inner(name: "second", value: model.a, model: model)
                    .onChange(of: model.a) { model.log.append("around") }
            }
            .onChange(of: model.a) { model.log.append("below") }
            .onChange(of: model.a) { model.log.append("above") }
        }
    }

    /// Reads the model itself, so that it is updated apart from the view around it.
    private struct Reading: View {
        let model: Model
        var body: some View { Text("reads").onChange(of: model.a) { model.log.append("inner") } }
    }

    private struct Apart: View {
        let model: Model
        var body: some View {
            VStack { Reading(model: model) }
                .onChange(of: model.a + model.b) { model.log.append("outer") }
        }
    }

    private struct Answering: View {
        let model: Model
        var body: some View {
            Text("writes").onChange(of: model.a) { model.b = model.a }
                .onChange(of: model.a) { model.log.append("outer") }
                .onChange(of: model.b) { model.log.append("later") }
        }
    }

    @Test(.proves("SW-92")) func whatIsInsideIsToldFirst() {
        let probe = StageProbe { Handing(model: model) }
        model.a = 1
        probe.step()
        #expect(model.log == ["first", "second", "around", "below", "above"])
    }

    @Test(.proves("SW-92")) func soItIsWhenEachViewReadsTheModelItself() {
        let probe = StageProbe { Apart(model: model) }
        model.a = 1
        probe.step()
        #expect(model.log == ["inner", "outer"])
        // What only the outer one watches is told when it happens.
        model.b = 1
        model.a = 2
        probe.step()
        #expect(model.log == ["inner", "outer", "inner", "outer"])
    }

    /// The first of the two changes reaches the outer view, which finds both, and the second the inner one.
    @Test(.proves("SW-92")) func anotherTransactionIsAnotherChange() {
        let probe = StageProbe { Apart(model: model) }
        withAnimation(.linear) { model.b = 1 }
        model.a = 1
        probe.step()
        #expect(model.log == ["outer", "inner"])
    }

    @Test(.proves("SW-71", "SW-92")) func whatIsWrittenMeanwhileIsToldAfterwards() {
        let probe = StageProbe { Answering(model: model) }
        model.a = 1
        probe.step()
        #expect(model.log == ["outer", "later"])
    }
}
