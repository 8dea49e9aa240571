// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Toggled: View {
    let model: Model
    let transition: AnyTransition
    var body: some View {
        ZStack {
            Color.blue
            if model.flag { Color.red.frame(width: 20, height: 10).transition(transition) }
        }
    }
}

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
        StageProbe {
            if rtl { $0.layoutDirection = .rightToLeft }
        } content: {
            Toggled(model: model, transition: transition)
        }
    }

    /// Shows the view and stops half way: the third render is at 1/60 of a second.
    private func halfIn(_ probe: StageProbe) {
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(32)
    }

    @Test func aConditionalViewFadesWhereNothingElseIsSaid() {
        let probe = StageProbe { Swapped(model: model) }
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(32)
        // What leaves is drawn behind.
        #expect(probe.texts == ["old", "new"])
        #expect(probe.opacities.allSatisfy { abs($0 - 0.5) < 1e-9 })
    }

    @Test func aRemovedViewIsErasedWhenItsMotionHasEnded() {
        let probe = StageProbe { Swapped(model: model) }
        withAnimation(.linear(duration: 0.1)) { model.flag = true }
        probe.step(3)
        #expect(probe.texts == ["old", "new"])
        probe.step(8)
        #expect(probe.texts == ["new"])
        #expect(probe.opacities == [1])
        #expect(probe.stage.isSettled)
    }

    @Test func withoutAnAnimationTheViewsAreSwappedAtOnce() {
        let probe = StageProbe { Swapped(model: model) }
        model.flag = true
        probe.step()
        #expect(probe.texts == ["new"])
        #expect(probe.stage.isSettled)
    }

    @Test func aViewFirstShownIsNotAnimated() {
        model.flag = true
        let probe = withAnimation(.linear) { self.probe(AnyTransition.opacity) }
        #expect(probe.opacities == [1, 1])
    }

    @Test func scaleGrowsFromTheMiddle() {
        let probe = probe(.scale)
        halfIn(probe)
        guard case .transform(let transform)? = probe.leaves[1].effects.first else {
            Issue.record("no transform")
            return
        }
        #expect(abs(transform.a - 0.500005) < 1e-6)
        #expect(abs(transform.tx - 10 * (1 - transform.a)) < 1e-9)
    }

    @Test(arguments: [
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

    @Test func asymmetricUsesOneWayInAndAnotherOut() {
        let probe = probe(.asymmetric(insertion: .opacity, removal: .offset(x: 30)))
        halfIn(probe)
        #expect(abs(probe.opacities[1] - 0.5) < 1e-9)
        probe.step(60)
        withAnimation(.linear(duration: 1)) { model.flag = false }
        probe.step(32)
        #expect(probe.opacities == [1, 1])
        #expect(abs(probe.leaves[1].origin.x - 55) < 1e-9)
    }

    @Test func combinedTransitionsAddUp() {
        let probe = probe(.opacity.combined(with: .offset(y: 8)))
        halfIn(probe)
        #expect(abs(probe.opacities[1] - 0.5) < 1e-9)
        #expect(abs(probe.leaves[1].origin.y - 49) < 1e-9)
    }

    @Test func aTransitionsOwnAnimationCountsWithoutAnother() {
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

    @Test func aViewThatComesBackOnItsWayOutStays() {
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

private struct LeavingButton: View {
    let model: Model
    var body: some View {
        if !model.flag { Button("b") { model.a += 1 } }
    }
}
