// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

private struct Twist: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(x: 20 * phase.value).opacity(phase.isIdentity ? 1 : 0.2)
    }
}

private struct Shift: ViewModifier {
    var way: CGFloat
    func body(content: Content) -> some View { content.offset(x: way) }
}

private struct Toggled<T: Transition>: View {
    let model: Model
    let transition: T
    var body: some View {
        ZStack {
            Color.blue
            if model.flag { Color.red.frame(width: 20, height: 10).transition(transition) }
        }
    }
}

private struct Shifted: View {
    let model: Model
    var body: some View {
        ZStack {
            Color.clear
            if model.flag {
                Kept().transition(.modifier(active: Shift(way: 30), identity: Shift(way: 0)))
            }
        }
    }
}

private struct Kept: View {
    @State private var taps = 0
    var body: some View { Button("taps \(taps)") { taps += 1 } }
}

private struct Identified: View {
    let model: Model
    let erased: Bool
    var body: some View {
        if erased {
            AnyView(Text("v\(model.a)").id(model.a))
        } else {
            Text("v\(model.a)").id(model.a).transition(.push(from: .trailing))
        }
    }
}

private struct Listed: View {
    let model: Model
    var body: some View {
        VStack(spacing: 0) {
            ForEach(model.names, id: \.self) { Text($0).frame(width: 20, height: 10) }
        }
    }
}

@MainActor
@Suite struct CustomTransitionTests {
    let model = Model()

    private func change(_ seconds: Double = 1, _ body: () -> Void) {
        withAnimation(.linear(duration: seconds), body)
    }

    @Test func aTransitionOfOnesOwnThatCameLaterIsUsedOnTheWayOut() {
        struct Later: View {
            let model: Model
            var body: some View {
                ZStack {
                    Color.blue
                    if model.flag {
                        Color.red.frame(width: 20, height: 10)
                            .transition(model.a == 0 ? .opacity : AnyTransition(Twist()))
                    }
                }
            }
        }
        model.flag = true
        let probe = StageProbe { Later(model: model) }
        model.a = 1
        probe.step()
        change { model.flag = false }
        probe.step(31)
        #expect(abs((probe.rectangles.first?.minX ?? 0) - 50) < 0.5)
        probe.step(60)
        #expect(probe.rectangles.count == 1)
    }

    @Test(.proves("SW-35", "SW-36"))
    func aTransitionOfOnesOwnIsDrawnPhaseByPhase() {
        let probe = StageProbe { Toggled(model: model, transition: Twist()) }
        change { model.flag = true }
        probe.step(2)
        #expect(probe.leaves[1].origin.x == 20)
        #expect(abs(probe.opacities[1] - 0.2) < 1e-9)
        probe.step(30)
        #expect(abs(probe.leaves[1].origin.x - 30) < 1e-9)
        #expect(abs(probe.opacities[1] - 0.6) < 1e-9)
        probe.step(40)
        #expect(probe.leaves[1].origin.x == 40)
        #expect(probe.opacities[1] == 1)
        change { model.flag = false }
        probe.step(32)
        #expect(probe.rectangles.contains { abs($0.minX - 50) < 1e-9 })
        probe.step(40)
        #expect(probe.leaves.count == 1)
        #expect(probe.stage.isSettled)
    }

    @Test(.proves("SW-38"))
    func withoutAnAnimationATransitionOfOnesOwnIsOverAtOnce() {
        let probe = StageProbe { Toggled(model: model, transition: Twist()) }
        model.flag = true
        probe.step()
        #expect(probe.leaves[1].origin.x == 40)
        model.flag = false
        probe.step()
        #expect(probe.leaves.count == 1)
        #expect(probe.stage.isSettled)
    }

    @Test(.proves("SW-37"))
    func aPairOfModifiersTurnsRoundAndKeepsTheState() {
        model.flag = true
        let probe = StageProbe { Shifted(model: model) }
        probe.stage.tap(at: CGPoint(x: 50, y: 50))
        probe.step()
        #expect(probe.texts == ["taps 1"])
        let home = probe.leaves[0].origin.x
        change { model.flag = false }
        probe.step(32)
        #expect(abs(probe.leaves[0].origin.x - home - 15) < 1e-6)
        change { model.flag = true }
        probe.step(90)
        #expect(probe.texts == ["taps 1"])
        #expect(probe.leaves[0].origin.x == home)
        #expect(probe.stage.isSettled)
    }

    @Test(.proves("SW-43"))
    func preferringCrossFadesTakesTheMotionAway() {
        func probe(_ isPreferred: Bool) -> StageProbe {
            model.flag = false
            let probe = StageProbe {
                $0.reduceMotion = true
                $0.prefersCrossFadeTransitions = isPreferred
            } content: {
                Toggled(model: model, transition: MoveTransition(edge: .leading))
            }
            change { model.flag = true }
            probe.step(32)
            return probe
        }
        let moved = probe(false)
        #expect(abs(moved.rectangles[1].minX - 30) < 1e-9)
        #expect(moved.opacities[1] == 1)
        let faded = probe(true)
        #expect(faded.rectangles[1].minX == 40)
        #expect(abs(faded.opacities[1] - 0.5) < 1e-9)
    }

    @Test(.proves("SW-42"))
    func eachPartOfACombinedTransitionHasItsOwnMotion() {
        let probe = StageProbe {
            Toggled(
                model: model,
                transition: .opacity.animation(.linear(duration: 0.5)).combined(with: .offset(x: 20)))
        }
        change { model.flag = true }
        probe.step(17)
        #expect(abs(probe.opacities[1] - 0.5) < 1e-9)
        #expect(abs(probe.rectangles[1].minX - 55) < 1e-9)
    }

    @Test(.proves("SW-40"))
    func aSpringOvershootsOnTheWayInAndDoesNotTakeTheWayOut() {
        let probe = StageProbe {
            Toggled(model: model, transition: .asymmetric(insertion: .offset(x: 30), removal: .opacity))
        }
        withAnimation(.bouncy) { model.flag = true }
        let places = probe.trace(60) { probe.rectangles.last?.minX ?? 0 }
        #expect((places.min() ?? 0) < 39.5)
        #expect(probe.opacities[1] == 1)
    }

    @Test(.proves("SW-41"))
    func blurReplaceGetsOutOfFocusAndSmaller() {
        let probe = StageProbe { Toggled(model: model, transition: .blurReplace) }
        change { model.flag = true }
        probe.step(32)
        let effects = probe.leaves[1].effects
        #expect(
            effects.contains { if case .blur(let radius) = $0 { abs(radius - 3.5) < 1e-9 } else { false } })
        #expect(
            effects.contains { if case .transform(let t) = $0 { abs(t.a - 0.95) < 1e-9 } else { false } })
        #expect(abs(probe.opacities[1] - 0.5) < 1e-9)
    }

    @Test(.proves("SW-41"))
    func aNewIdPushesTheOldViewOut() {
        let probe = StageProbe { Identified(model: model, erased: false) }
        change { model.a = 1 }
        probe.step(32)
        #expect(probe.texts == ["v0", "v1"])
        let places = probe.leaves.map(\.origin.x)
        guard case .text(let layout) = probe.leaves[0].item.content else {
            Issue.record("no text")
            return
        }
        let width = layout.size.width
        #expect(abs(places[1] - places[0] - width) < 1e-6)
        probe.step(40)
        #expect(probe.texts == ["v1"])
    }

    @Test(.proves("SW-34", "SW-36"))
    func aNewIdInsideAnErasedViewFades() {
        let probe = StageProbe { Identified(model: model, erased: true) }
        change { model.a = 1 }
        probe.step(32)
        #expect(probe.texts == ["v0", "v1"])
        #expect(probe.opacities.count == 2 && probe.opacities.allSatisfy { abs($0 - 0.5) < 1e-9 })
    }

    @Test(.proves("SW-36", "SW-44", "SW-39", "SW-83"))
    func inALoopTheRestMovesUpWhileOneLeaves() {
        let probe = StageProbe { Listed(model: model) }
        let before = probe.leaves.map(\.origin.y)
        change { model.names = ["x", "z"] }
        probe.step(32)
        // The leaving one first, so that it is behind.
        #expect(probe.texts == ["y", "x", "z"])
        let places = Dictionary(zip(probe.texts, probe.leaves.map(\.origin.y))) { $1 }
        // The column is 10 shorter and stays in the middle; what leaves keeps its place in the window.
        #expect(places["y"] == before[1])
        #expect(abs((places["x"] ?? 0) - before[0] - 2.5) < 1e-6)
        #expect(abs((places["z"] ?? 0) - before[2] + 2.5) < 1e-6)
        probe.step(40)
        #expect(probe.texts == ["x", "z"])
    }
}
