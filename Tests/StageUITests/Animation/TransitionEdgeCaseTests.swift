// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

/// Its transition depends on a number that may change while it is there.
private struct ShownAnew: View {
    let model: Model
    var body: some View {
        ZStack {
            Color.blue
            if model.flag {
                Color.red.frame(width: 20, height: 10)
                    .transition(model.a == 0 ? AnyTransition.opacity : .move(edge: .leading))
            }
        }
    }
}

private struct Loop: View {
    let model: Model
    var body: some View {
        ZStack {
            if model.flag { ForEach(0..<2) { Text("row \($0)") } }
        }
    }
}

private struct Shift: ViewModifier {
    let x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
}

private struct Words: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Telling: View {
    let model: Model
    var body: some View {
        VStack {
            Color.red.preference(key: Words.self, value: ["stays"])
            if model.flag { Color.red.preference(key: Words.self, value: ["goes"]) }
        }
        .onPreferenceChange(Words.self) { model.log.append($0.joined(separator: "+")) }
    }
}

/// Transitions that are interrupted, changed or one inside another.
@MainActor
@Suite struct TransitionEdgeCaseTests {
    let model = Model()

    private func change(_ duration: Double = 1, _ change: () -> Void) {
        withAnimation(.linear(duration: duration), change)
    }

    /// How far what comes and goes is from its place: the first of two leaves while it leaves, else the second.
    private func x(_ probe: StageProbe, leaving: Bool = false) -> CGFloat? {
        probe.leaves.count > 1 ? probe.leaves[leaving ? 0 : 1].origin.x - 40 : nil
    }

    @Test(.proves("SW-34")) func whatComesInsideAComingViewHasNoTransitionOfItsOwn() {
        let probe = StageProbe { Loop(model: model) }
        change { model.flag = true }
        probe.step(32)
        #expect(probe.texts == ["row 0", "row 1"])
        #expect(probe.opacities.allSatisfy { abs($0 - 0.5) < 1e-9 })
    }

    @Test(.proves("SW-42")) func theWayInGoesOnToItsEndWhileTheViewLeavesByAnotherWay() {
        let way = AnyTransition.asymmetric(insertion: .move(edge: .leading), removal: .opacity)
        let probe = StageProbe { Transitioned(model: model, transition: way) }
        change { model.flag = true }
        probe.step(32)
        #expect(abs((x(probe) ?? 0) + 10) < 1e-9)
        change { model.flag = false }
        probe.step(20)
        #expect((x(probe, leaving: true) ?? -20) > -5)
        #expect(probe.opacities[0] < 1)
    }

    @Test(.proves("SW-36")) func aViewThatLeavesASecondTimeGoesWithTheSecondMotion() {
        let probe = StageProbe { Transitioned(model: model, transition: .opacity) }
        change { model.flag = true }
        probe.step(70)
        change { model.flag = false }
        probe.step(15)
        change { model.flag = true }
        probe.step(15)
        change(2) { model.flag = false }
        // The first removal would be over by now, and so would its motion.
        probe.step(70)
        #expect(probe.leaves.count == 2)
        probe.step(80)
        #expect(probe.leaves.count == 1)
        #expect(probe.stage.isSettled)
    }

    @Test func aViewLeavesByTheTransitionItHasThen() {
        let probe = StageProbe { ShownAnew(model: model) }
        change { model.flag = true }
        probe.step(70)
        model.a = 1
        probe.step()
        change { model.flag = false }
        probe.step(32)
        #expect(abs((x(probe, leaving: true) ?? 0) + 10) < 1e-9)
        #expect(probe.opacities[0] == 1)
    }

    @Test(.proves("SW-40")) func aViewLeavesByTheDirectionOfReadingThatIsThen() {
        model.flag = true
        let probe = StageProbe { Transitioned(model: model, transition: .move(edge: .leading)) }
        probe.stage.configuration.layoutDirection = .rightToLeft
        probe.step()
        change { model.flag = false }
        probe.step(32)
        #expect(abs((x(probe, leaving: true) ?? 0) - 10) < 1e-9)
    }

    @Test(.proves("SW-42"), arguments: [true, false])
    func aModifierOfOneWayKeepsStillOnTheOther(_ isInsertion: Bool) {
        let shift = AnyTransition.modifier(active: Shift(x: 30), identity: Shift(x: 0))
        let way =
            isInsertion
            ? AnyTransition.asymmetric(insertion: shift, removal: .opacity)
            : .asymmetric(insertion: .opacity, removal: shift)
        let probe = StageProbe { Transitioned(model: model, transition: way) }
        change { model.flag = true }
        probe.step(32)
        #expect(abs((x(probe) ?? 99) - (isInsertion ? 15 : 0)) < 1e-9)
        probe.step(40)
        change { model.flag = false }
        probe.step(32)
        #expect(abs((x(probe, leaving: true) ?? 99) - (isInsertion ? 0 : 15)) < 1e-9)
    }

    @Test func whatALeavingViewPrefersCountsNoMore() {
        model.flag = true
        let probe = StageProbe { Telling(model: model) }
        #expect(model.log == ["stays+goes"])
        change { model.flag = false }
        probe.step(10)
        #expect(probe.rectangles.count == 2)
        #expect(model.log == ["stays+goes", "stays"])
    }
}
