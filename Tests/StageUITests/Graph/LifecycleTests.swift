// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

private struct Shown: View {
    let model: Model
    var body: some View {
        VStack {
            if model.flag {
                Text("on").onAppear { model.log.append("appear") }
                    .onDisappear { model.log.append("disappear") }
            }
        }
    }
}

private struct Watching: View {
    let model: Model
    var initial = false
    var body: some View {
        Text("t").onChange(of: model.a, initial: initial) { model.log.append("\($0)->\($1)") }
    }
}

private struct Chain: View {
    let model: Model
    var body: some View {
        Text("\(model.b)").onChange(of: model.a) { model.b = model.a * 2 }
            .onChange(of: model.b) { model.log.append("b") }
    }
}

private struct Endless: View {
    @State private var count = 0
    let model: Model
    var body: some View {
        Text("\(count)").onChange(of: count + model.a) { count += 1 }
    }
}

private struct Working: View {
    let model: Model
    var body: some View {
        if !model.flag {
            Text("t").task(id: model.a) {
                let id = model.a
                model.log.append("start \(id)")
                while !Task.isCancelled { await Task.yield() }
                model.log.append("cancelled \(id)")
            }
        }
    }
}

@MainActor
@Suite struct LifecycleTests {
    let model = Model()

    /// Lets tasks on the main actor run until something holds.
    private func until(_ condition: () -> Bool) async {
        for _ in 0..<10_000 where !condition() { await Task.yield() }
    }

    @Test(.proves("SW-69")) func appearingAndDisappearingAreToldOnceEach() {
        let probe = StageProbe { Shown(model: model) }
        #expect(model.log == [])
        model.flag = true
        probe.step()
        #expect(model.log == ["appear"])
        model.flag = false
        probe.step()
        #expect(model.log == ["appear", "disappear"])
    }

    @Test(.proves("SW-69")) func disappearingIsToldAfterTheTransition() {
        let probe = StageProbe { Shown(model: model) }
        model.flag = true
        probe.step()
        withAnimation(.linear(duration: 0.1)) { model.flag = false }
        probe.step(5)
        #expect(model.log == ["appear"])
        probe.step(6)
        #expect(model.log == ["appear", "disappear"])
    }

    @Test(.proves("SW-71")) func onChangeTellsOldAndNewAndNotTheFirstValue() {
        let probe = StageProbe { Watching(model: model) }
        #expect(model.log == [])
        model.a = 2
        probe.step()
        model.a = 5
        probe.step(3)
        #expect(model.log == ["0->2", "2->5"])
    }

    @Test(.proves("SW-71")) func onChangeCanTellTheFirstValue() {
        _ = StageProbe { Watching(model: model, initial: true) }
        #expect(model.log == ["0->0"])
    }

    @Test func changesInOnChangeAreShownInTheSameFrame() {
        let probe = StageProbe { Chain(model: model) }
        model.a = 4
        probe.step()
        #expect(probe.texts == ["8"])
        #expect(model.log == ["b"])
    }

    @Test func anEndlessChainIsReportedInsteadOfHanging() {
        let probe = StageProbe { Endless(model: model) }
        model.a = 1
        probe.step()
        #expect(Set(probe.stage.issues.map(\.kind)) == [.updateLoop])
    }

    @Test(.proves("SW-70")) func aTaskStartsWithTheViewAndIsCancelledWithIt() async {
        let probe = StageProbe { Working(model: model) }
        await until { !model.log.isEmpty }
        #expect(model.log == ["start 0"])
        model.flag = true
        probe.step()
        await until { model.log.count == 2 }
        #expect(model.log == ["start 0", "cancelled 0"])
    }

    @Test(.proves("SW-70")) func aTaskRestartsWhenItsIdChanges() async {
        let probe = StageProbe { Working(model: model) }
        await until { !model.log.isEmpty }
        model.a = 1
        probe.step()
        await until { model.log.count == 3 }
        #expect(Set(model.log) == ["start 0", "cancelled 0", "start 1"])
        probe.stage.close()
        await until { model.log.count == 4 }
        #expect(model.log.last == "cancelled 1")
    }

    @Test func closingTellsEveryViewThatItGoes() {
        let probe = StageProbe { Shown(model: model) }
        model.flag = true
        probe.step()
        probe.stage.close()
        #expect(model.log == ["appear", "disappear"])
        #expect(probe.stage.isSettled)
    }

    @Test func aRemovedViewIsFreed() {
        let probe = StageProbe { Forgetting(model: model) }
        #expect(Tracked.alive.value == 1)
        model.flag = true
        probe.step()
        #expect(Tracked.alive.value == 0)
    }
}

/// Counts the live objects that a view's state holds.
@MainActor
private final class Tracked {
    final class Count { var value = 0 }
    static let alive = Count()
    init() { Self.alive.value += 1 }
    isolated deinit { Self.alive.value -= 1 }
}

private struct Forgetting: View {
    let model: Model
    var body: some View { if !model.flag { Holder() } }
}

private struct Holder: View {
    @State private var tracked: Tracked?
    @State private var x = 0.0
    var body: some View {
        let seen = tracked != nil
        Button("\(seen)") { x += 1 }.offset(x: x).padding().background(Color.red)
            .onAppear {
                tracked = Tracked(); withAnimation(.linear.repeatForever()) { x = 9 }
            }
    }
}
