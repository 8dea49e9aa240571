// Licensed under the Apache License, Version 2.0.

import Foundation
import Observation
import ProofSupport
import Testing

@testable import StageUI

private struct ReadsA: View {
    let model: Model
    var body: some View { Text("a\(model.a)") }
}

private struct ReadsB: View {
    let model: Model
    var body: some View { Text("b\(model.b)") }
}

private struct Both: View {
    let model: Model
    var body: some View {
        VStack {
            ReadsA(model: model)
            ReadsB(model: model)
        }
    }
}

@MainActor
@Suite struct ObservationTests {
    let model = Model()

    @Test(.proves("SW-73")) func onlyTheBodyThatReadTheChangedPropertyRuns() {
        let probe = StageProbe { Both(model: model) }
        #expect(probe.texts == ["a0", "b0"])
        model.a = 7
        probe.step()
        #expect(probe.texts == ["a7", "b0"])
        #expect(probe.bodies("ReadsA") == 2)
        #expect(probe.bodies("ReadsB") == 1)
        #expect(probe.bodies("Both") == 1)
    }

    @Test func severalWritesBeforeAFrameCostOneRun() {
        let probe = StageProbe { Both(model: model) }
        for value in 1...5 { model.a = value }
        probe.step()
        #expect(probe.bodies("ReadsA") == 2)
        #expect(probe.texts == ["a5", "b0"])
    }

    @Test func aPendingChangeOfAModelIsActivity() {
        let probe = StageProbe { Both(model: model) }
        #expect(probe.stage.isSettled)
        model.a = 1
        #expect(probe.stage.activity == ["update"])
        probe.step()
        #expect(probe.stage.isSettled)
    }

    @Test func contentOfForEachWatchesWhatItReads() {
        let model = model
        let probe = StageProbe {
            VStack { ForEach(0..<3) { Text(model.names[$0]) } }
        }
        model.names[1] = "Q"
        probe.step()
        #expect(probe.texts == ["x", "Q", "z"])
    }

    @Test func contentOfGeometryReaderWatchesWhatItReads() {
        let model = model
        let probe = StageProbe { GeometryReader { Text("\(model.a) in \(Int($0.size.width))") } }
        model.a = 3
        probe.step()
        #expect(probe.texts == ["3 in 100"])
    }

    @Test func aModelWrittenOnAnotherThreadUpdatesItsViews() async {
        let box = BackgroundModel()
        let probe = StageProbe { BackgroundReader(model: box) }
        await Task.detached { box.value = 5 }.value
        probe.step()
        #expect(probe.texts == ["5"])
    }

    @Test func aBodyThatWritesWhatAViewAboveReadsIsReportedInsteadOfHanging() {
        let probe = StageProbe { LoopingParent(model: model) }
        model.b = 1
        probe.step()
        #expect(probe.stage.issues.contains { $0.kind == .updateLoop })
    }

    @Test func environmentModelsAreFoundByTypeAndWatched() {
        let probe = StageProbe { EnvironmentReader().environment(model) }
        model.a = 4
        probe.step()
        #expect(probe.texts == ["4"])
    }
}

@Observable
private final class BackgroundModel: @unchecked Sendable {
    // Unchecked: the test writes and reads it one after the other.
    var value = 0
}

private struct BackgroundReader: View {
    let model: BackgroundModel
    var body: some View { Text("\(model.value)") }
}

private struct EnvironmentReader: View {
    @Environment(Model.self) private var model
    var body: some View { Text("\(model.a)") }
}

private struct LoopingParent: View {
    let model: Model
    var body: some View { LoopingChild(model: model, given: model.a, other: model.b) }
}

private struct LoopingChild: View {
    let model: Model
    let given: Int
    let other: Int
    var body: some View {
        if other > 0 { model.a = given + 1 }
        return Text("\(given)")
    }
}
