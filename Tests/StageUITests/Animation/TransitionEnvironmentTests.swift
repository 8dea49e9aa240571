// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Dimmed: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.environment(\.lineLimit, phase.isIdentity ? 7 : phase == .willAppear ? 1 : 2)
            .offset(x: phase.value * 10)
    }
}

private struct Reader: View {
    let model: Model
    let number: Int
    @Environment(\.lineLimit) private var limit
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
        let _ = model.log.append("\(number):\(limit ?? 0)\(isEnabled ? "" : " off")")
        Text(verbatim: "a")
    }
}

private struct Shown: View {
    let model: Model
    var body: some View {
        ZStack {
            Color.clear
            if model.flag { Reader(model: model, number: model.a).transition(Dimmed()) }
        }
        .disabled(model.b > 0)
    }
}

@MainActor
@Suite struct TransitionEnvironmentTests {
    private let model = Model()

    @Test func theContentHasTheEnvironmentOfItsTransition() {
        let probe = StageProbe { Shown(model: model) }
        withAnimation(.linear(duration: 0.2)) { model.flag = true }
        probe.step(20)
        #expect(model.log.last == "0:7")
        #expect(model.log.contains("0:1"))
        model.log = []
        withAnimation(.linear(duration: 0.2)) { model.flag = false }
        probe.step(2)
        #expect(model.log == ["0:2"])
    }

    @Test func aNewValueAndANewEnvironmentReachTheContentTogether() {
        model.flag = true
        let probe = StageProbe { Shown(model: model) }
        #expect(model.log.last == "0:7")
        model.log = []
        model.b = 1
        model.a = 1
        probe.step()
        #expect(model.log == ["1:7 off"])
    }

    @Test func aViewThatComesBackHasTheEnvironmentOfItsPlace() {
        model.flag = true
        let probe = StageProbe { Shown(model: model) }
        withAnimation(.linear(duration: 1)) { model.flag = false }
        probe.step(5)
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(80)
        #expect(model.log.last == "0:7")
    }
}
