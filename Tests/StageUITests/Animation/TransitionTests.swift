// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

private struct Swapped: View {
    let model: Model
    var body: some View {
        ZStack {
            if model.flag { Text("new") } else { Text("old") }
        }
    }
}

@MainActor
@Suite struct TransitionTests {
    let model = Model()

    private func probe(_ transition: AnyTransition, rtl: Bool = false) -> StageProbe {
        StageProbe(rtl: rtl) {
            Transitioned(model: model, transition: transition)
        }
    }

    /// Shows the view and stops half way: the third render is at 1/60 of a second.
    private func halfIn(_ probe: StageProbe) {
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(32)
    }

    @Test(.proves("SW-34", "SW-35", "SW-39")) func aConditionalViewFadesWhereNothingElseIsSaid() {
        let probe = StageProbe { Swapped(model: model) }
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(32)
        // What leaves is drawn behind.
        #expect(probe.texts == ["old", "new"])
        #expect(probe.opacities.allSatisfy { abs($0 - 0.5) < 1e-9 })
    }

    @Test(.proves("SW-36")) func aRemovedViewIsErasedWhenItsMotionHasEnded() {
        let probe = StageProbe { Swapped(model: model) }
        withAnimation(.linear(duration: 0.1)) { model.flag = true }
        probe.step(3)
        #expect(probe.texts == ["old", "new"])
        probe.step(8)
        #expect(probe.texts == ["new"])
        #expect(probe.opacities == [1])
        #expect(probe.stage.isSettled)
    }

    @Test(.proves("SW-38")) func withoutAnAnimationTheViewsAreSwappedAtOnce() {
        let probe = StageProbe { Swapped(model: model) }
        model.flag = true
        probe.step()
        #expect(probe.texts == ["new"])
        #expect(probe.stage.isSettled)
    }

    @Test(.proves("SW-25")) func aViewFirstShownIsNotAnimated() {
        model.flag = true
        let probe = withAnimation(.linear) { self.probe(AnyTransition.opacity) }
        #expect(probe.opacities == [1, 1])
    }

    @Test(.proves("SW-40")) func scaleGrowsFromTheMiddle() {
        let probe = probe(.scale)
        halfIn(probe)
        guard case .transform(let transform)? = probe.leaves[1].effects.first else {
            Issue.record("no transform")
            return
        }
        #expect(abs(transform.a - 0.500005) < 1e-6)
        #expect(abs(transform.tx - 10 * (1 - transform.a)) < 1e-9)
    }

    @Test(
        .proves("SW-40"),
        arguments: [
            (Edge.leading, false, -10.0, 0.0), (.trailing, false, 10, 0), (.top, false, 0, -5),
            (.bottom, false, 0, 5),
            (.leading, true, 10, 0), (.trailing, true, -10, 0),
        ])
    func moveGoesByTheViewsOwnSize(_ edge: Edge, _ rtl: Bool, _ x: Double, _ y: Double) {
        let probe = probe(.move(edge: edge), rtl: rtl)
        halfIn(probe)
        let place = probe.leaves[1].origin
        #expect(abs(place.x - 40 - CGFloat(x)) < 1e-9)
        #expect(abs(place.y - 45 - CGFloat(y)) < 1e-9)
    }

    @Test(
        .proves("SW-40", "SW-41"),
        arguments: [
            ("slide", -10.0, 10.0, 1.0), ("push left", 10, -10, 0.5),
            ("push right", -10, 10, 0.5), ("offset", 4, 4, 1),
        ])
    func aViewComesFromOneSideAndLeavesByTheOther(
        _ kind: String, _ way: Double, _ back: Double, _ opacity: Double
    ) {
        let transition: AnyTransition =
            switch kind {
            case "slide": .slide
            case "push left": .push(from: .trailing)
            case "push right": .push(from: .leading)
            default: .offset(x: 8)
            }
        let probe = probe(transition)
        halfIn(probe)
        #expect(abs(probe.leaves[1].origin.x - 40 - way) < 1e-9)
        #expect(abs(probe.opacities[1] - opacity) < 1e-9)
        probe.step(40)
        #expect(probe.leaves[1].origin.x == 40)
        withAnimation(.linear(duration: 1)) { model.flag = false }
        probe.step(32)
        let leaving = probe.leaves.firstIndex { $0.origin.y == 45 } ?? 0
        #expect(abs(probe.leaves[leaving].origin.x - 40 - back) < 1e-9)
        #expect(abs(probe.opacities[leaving] - opacity) < 1e-9)
    }

    @Test(.proves("SW-39")) func aLeavingViewIsInFrontWhereItsIndexSaysSo() {
        let probe = StageProbe { Raised(model: model) }
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(3)
        #expect(probe.texts == ["stays", "leaves"])
    }

    @Test(.proves("SW-40", "SW-42")) func asymmetricUsesOneWayInAndAnotherOut() {
        let probe = probe(.asymmetric(insertion: .opacity, removal: .offset(x: 30)))
        halfIn(probe)
        #expect(abs(probe.opacities[1] - 0.5) < 1e-9)
        probe.step(60)
        withAnimation(.linear(duration: 1)) { model.flag = false }
        probe.step(32)
        #expect(probe.opacities == [1, 1])
        #expect(abs(probe.leaves[0].origin.x - 55) < 1e-9)
    }

    @Test(.proves("SW-42")) func combinedTransitionsAddUp() {
        let probe = probe(.opacity.combined(with: .offset(y: 8)))
        halfIn(probe)
        #expect(abs(probe.opacities[1] - 0.5) < 1e-9)
        #expect(abs(probe.leaves[1].origin.y - 49) < 1e-9)
    }

    @Test(.proves("SW-42")) func aTransitionsOwnAnimationCountsWithoutAnother() {
        let probe = probe(.opacity.animation(.linear(duration: 1)))
        model.flag = true
        probe.step(32)
        #expect(abs(probe.opacities[1] - 0.5) < 1e-9)
    }

    @Test func identityComesAndGoesAtOnce() {
        let probe = probe(.identity)
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step()
        #expect(probe.leaves.count == 2)
        withAnimation(.linear(duration: 1)) { model.flag = false }
        probe.step()
        #expect(probe.leaves.count == 1)
    }

    @Test(.proves("SW-37")) func aViewThatComesBackOnItsWayOutStays() {
        let probe = probe(.opacity)
        model.flag = true
        probe.step()
        withAnimation(.linear(duration: 1)) { model.flag = false }
        probe.step(32)
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(50)
        withAnimation(.linear(duration: 1)) { model.flag = false }
        // The end of the first way out does not end the second.
        probe.step(30)
        #expect(probe.leaves.count == 2)
        withAnimation(.linear(duration: 0.1)) { model.flag = true }
        probe.step(90)
        #expect(probe.opacities == [1, 1])
        #expect(probe.stage.isSettled)
    }

    @Test func whatIsOnItsWayOutIsNeitherTouchedNorRead() {
        let probe = StageProbe { LeavingButton(model: model) }
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(3)
        probe.stage.tap(at: CGPoint(x: 50, y: 50))
        #expect(model.a == 0)
        #expect(probe.stage.accessibilityTree().children.isEmpty)
    }
}

private struct Raised: View {
    let model: Model
    var body: some View {
        ZStack {
            Text("stays")
            if !model.flag { Text("leaves").zIndex(1) }
        }
    }
}

private struct LeavingButton: View {
    let model: Model
    var body: some View {
        if !model.flag { Button("b") { model.a += 1 } }
    }
}
