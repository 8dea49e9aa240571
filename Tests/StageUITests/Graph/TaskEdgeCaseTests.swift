// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

/// What runs while a view is there: it begins, stops and begins anew with it and with nothing else.
@MainActor
@Suite struct TaskEdgeCaseTests {
    let model = Model()

    private func until(_ condition: () -> Bool) async {
        for _ in 0..<2000 where !condition() { await Task.yield() }
    }

    private struct Working: View {
        let model: Model
        var body: some View {
            Text("\(model.b)").task(id: model.a) {
                let id = model.a
                model.log.append("start \(id)")
                while !Task.isCancelled { await Task.yield() }
                model.log.append("cancelled \(id)")
            }
        }
    }

    private struct Erased: View {
        let model: Model
        var body: some View {
            model.flag
                ? AnyView(Color.red)
                : AnyView(Working(model: model).onDisappear { model.log.append("gone") })
        }
    }

    private struct Pages: View {
        let model: Model
        var body: some View {
            TabView(selection: Binding(get: { model.b }, set: { model.b = $0 })) {
                Working(model: model).tag(0).tabItem { Text("one") }
                Text("other").tag(1).tabItem { Text("two") }
            }
        }
    }

    private struct Prioritised: View {
        let model: Model
        var body: some View {
            Color.red.task { model.log.append("\(Task.currentPriority == .userInitiated)") }
                .task(priority: .low) { model.log.append("low") }
        }
    }

    private struct NeverShown: View {
        let model: Model
        var body: some View {
            TabView(selection: .constant(0)) {
                Text("one").tag(0).tabItem { Text("one") }
                if !model.flag {
                    Text("two").onAppear { model.log.append("appear") }
                        .onDisappear { model.log.append("disappear") }
                        .tag(1).tabItem { Text("two") }
                }
            }
        }
    }

    @Test(.proves("SW-70")) func anotherTypeBehindAnErasedOneEndsWhatRan() async {
        let probe = StageProbe { Erased(model: model) }
        await until { model.log.count == 1 }
        model.flag = true
        probe.step()
        await until { model.log.count == 3 }
        #expect(model.log == ["start 0", "gone", "cancelled 0"])
    }

    @Test(.proves("SW-70")) func aTaskGoesOnThroughAnUpdateThatKeepsItsId() async {
        let probe = StageProbe { Working(model: model) }
        await until { model.log.count == 1 }
        model.b = 1
        probe.step()
        for _ in 0..<50 { await Task.yield() }
        #expect(probe.texts == ["1"])
        #expect(model.log == ["start 0"])
        probe.stage.close()
    }

    /// The old one is told before the new one does anything.
    @Test(.proves("SW-70")) func theTaskOfTheIdBeforeIsCancelled() async {
        let probe = StageProbe { Working(model: model) }
        await until { model.log.count == 1 }
        model.a = 1
        probe.step()
        await until { model.log.count == 3 }
        #expect(model.log.contains("cancelled 0"))
        #expect(!model.log.contains("cancelled 1"))
        probe.stage.close()
    }

    @Test(.proves("SW-70")) func aTaskEndsWithThePageThatIsLeftAndBeginsAnewWhenItIsBack() async {
        let probe = StageProbe(CGSize(width: 300, height: 500)) { Pages(model: model) }
        await until { model.log.count == 1 }
        model.b = 1
        probe.step(3)
        await until { model.log.count == 2 }
        #expect(model.log == ["start 0", "cancelled 0"])
        model.b = 0
        probe.step(3)
        await until { model.log.count == 3 }
        #expect(model.log.last == "start 0")
        probe.stage.close()
    }

    @Test(.proves("SW-70")) func aTaskIsWhatThePersonWaitsForUnlessItSaysOtherwise() async {
        let probe = StageProbe { Prioritised(model: model) }
        await until { model.log.count == 2 }
        #expect(Set(model.log) == ["true", "low"])
        probe.stage.close()
    }

    private struct Starting: View {
        let model: Model
        var body: some View {
            VStack {
                Text("\(model.a) \(model.b)")
                Button("Go on") {
                    model.a = 1
                    Task { model.b = 1 }
                }
            }
        }
    }

    /// As `Stage.tap` says: the action itself has run, its task runs when the caller waits.
    @Test func aTaskThatAnActionBeginsRunsWhenTheCallerWaits() async {
        let probe = StageProbe { Starting(model: model) }
        #expect(probe.stage.tap(label: "Go on"))
        probe.step(3)
        #expect(probe.texts.contains("1 0"))
        await until { model.b == 1 }
        probe.step()
        #expect(probe.texts.contains("1 1"))
        probe.stage.close()
    }

    @Test(.proves("SW-69")) func aViewThatNeverAppearedDoesNotDisappear() {
        let probe = StageProbe(CGSize(width: 300, height: 500)) { NeverShown(model: model) }
        probe.step(3)
        model.flag = true
        probe.step(3)
        #expect(model.log == [])
    }
}
