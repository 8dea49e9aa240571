// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// Where one keyframe, phase or pass ends and the next begins.
@MainActor
@Suite struct KeyframeEdgeCaseTests {
    let model = Model()

    private func x(_ probe: StageProbe) -> Double { Double(probe.leaves[0].origin.x) }

    @Test func aCubicAfterAMoveStartsAtRest() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            MoveKeyframe(20)
            CubicKeyframe(30, duration: 1)
        }
        #expect(abs(timeline.value(time: 1.01) - 20) < 0.01)
    }

    @Test func aCubicArrivesAtTheGivenSpeed() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1, startVelocity: 0, endVelocity: 4)
        }
        #expect(abs((1 - timeline.value(time: 0.999)) / 0.001 - 4) < 0.05)
    }

    @Test func afterASpringCutShortTheTargetIsReachedAllTheSame() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(1, duration: 0.1, spring: .smooth)
        }
        #expect(timeline.value(time: 0.0999) < 0.9)
        #expect(timeline.value(time: 0.2) == 1)
    }

    private struct Uneven: View {
        var body: some View {
            KeyframeAnimator(initialValue: 0.0) { value in
                Color.red.offset(x: value)
            } keyframes: { _ in
                LinearKeyframe(100, duration: 0.101)
                MoveKeyframe(0)
            }
        }
    }

    /// A pass of 101 ms ends between two frames: what is left of the frame belongs to the next pass.
    @Test func aPassBeginsWhereTheOneBeforeEnded() {
        let probe = StageProbe { Uneven() }
        let first = x(probe)
        #expect(first == 0)
        for frame in 1...60 {
            probe.step()
            let time = (Double(frame) / 60).truncatingRemainder(dividingBy: 0.101)
            #expect(abs(x(probe) - time / 0.101 * 100) < 1e-6)
        }
    }

    private struct Phases: View {
        let model: Model
        var body: some View {
            Color.red.phaseAnimator([0.0, 60, 20], trigger: model.a) { content, phase in
                content.offset(x: phase)
            } animation: { phase in
                // The way to a phase is that phase's.
                phase == 60 ? .linear(duration: 1) : .linear(duration: 0.1)
            }
        }
    }

    @Test func aPhaseIsReachedByItsOwnMotion() {
        let probe = StageProbe { Phases(model: model) }
        model.a = 1
        let seen = probe.trace(140) { x(probe) }
        #expect((seen.firstIndex { $0 > 59.9 } ?? 0) > 55)
        #expect(abs(seen[31] - 30) < 3)
        #expect(seen.last == 0)
    }

    @Test func aNewTriggerRunsThePhasesFromTheFirstAndTheOldRunNoFurther() {
        let probe = StageProbe { Phases(model: model) }
        model.a = 1
        probe.step(65)
        // At 60, or on the way from there to 20.
        #expect(x(probe) <= 60 && x(probe) > 20)
        model.a = 2
        let seen = probe.trace(200) { x(probe) }
        #expect(seen.last == 0)
        #expect(probe.stage.isSettled)
        // Up to 60 once more, in a second, and down by 20 as at first.
        let top = seen.firstIndex { $0 > 59.9 } ?? 0
        #expect(top > 50 && top < 70)
        #expect(seen[top...].contains { abs($0 - 20) < 1e-9 })
        #expect(!seen[(top + 4)...].contains { $0 > 59.9 })
    }
}
