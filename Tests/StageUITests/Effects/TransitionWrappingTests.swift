// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Framing: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        VStack {
            content
            Text(phase.isIdentity ? "around" : "on the way")
        }
    }
}

private struct Row: View {
    let model: Model
    var body: some View {
        if !model.flag {
            Text("row").transition(model.a == 0 ? AnyTransition(Framing()) : .opacity)
        }
    }
}

private struct Nested: View {
    let model: Model
    var body: some View {
        if !model.flag {
            if model.a == 0 { Text("plain") } else { Text("row").transition(Framing()) }
        }
    }
}

/// The views of a transition of one's own are around its content whatever came before.
@MainActor
struct TransitionWrappingTests {
    private let model = Model()

    private func stage(fades: Bool) -> Stage {
        var configuration = StageConfiguration(size: CGSize(width: 400, height: 800))
        configuration.prefersCrossFadeTransitions = fades
        return Stage(configuration, text: FixedShaper()) { Row(model: model) }
    }

    private func texts(_ stage: Stage) -> Set<String> {
        stage.settle()
        return Set(stage.drawn.texts.keys)
    }

    @Test(arguments: [false, true]) func theViewsAreThereForUsersWhoSeeNoMotion(first: Bool) {
        let stage = stage(fades: first)
        #expect(texts(stage) == ["row", "around"])
        stage.configuration.prefersCrossFadeTransitions.toggle()
        #expect(texts(stage) == ["row", "around"])
    }

    @Test func theViewsStandStillForUsersWhoSeeNoMotion() {
        let stage = stage(fades: true)
        #expect(texts(stage) == ["row", "around"])
        withAnimation(.linear(duration: 1)) { model.flag = true }
        for _ in 0..<9 { _ = stage.frame(at: stage.time + 1.0 / 60) }
        #expect(Set(stage.drawn.texts.keys) == ["row", "around"])
        #expect(texts(stage).isEmpty)
    }

    @Test func theViewsGoWithTheTransition() {
        let stage = Stage.fixed { Row(model: model) }
        #expect(texts(stage) == ["row", "around"])
        model.a = 1
        #expect(texts(stage) == ["row"])
        model.a = 0
        #expect(texts(stage) == ["row", "around"])
    }

    @Test func theViewsComeAndGoWithTheContentThatAsksForThem() {
        let stage = Stage.fixed { Nested(model: model) }
        #expect(texts(stage) == ["plain"])
        model.a = 1
        let changed = stage.frame(at: stage.time).lines()
        #expect(texts(stage) == ["row", "around"])
        let fresh = Stage.fixed { Nested(model: model) }
        #expect(fresh.frame(at: 0).lines().count == changed.count)
        model.a = 0
        #expect(texts(stage) == ["plain"])
    }
}
