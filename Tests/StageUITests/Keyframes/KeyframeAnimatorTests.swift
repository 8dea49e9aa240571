// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct KeyframeAnimatorTests {
    let model = Model()

    private func x(_ probe: StageProbe) -> Double { Double(probe.leaves[0].origin.x) }

    private struct Repeating: View {
        var repeats = true
        var body: some View {
            KeyframeAnimator(initialValue: 0.0, repeating: repeats) { value in
                Color.red.offset(x: value)
            } keyframes: { _ in
                LinearKeyframe(60, duration: 0.5)
                LinearKeyframe(0, duration: 0.5)
            }
        }
    }

    private struct Triggered: View {
        let model: Model
        var body: some View {
            Color.red.keyframeAnimator(initialValue: 0.0, trigger: model.a) { content, value in
                content.offset(x: value)
            } keyframes: { start in
                LinearKeyframe(start + 60, duration: 1)
            }
        }
    }

    @Test func keyframesRunFromTheFirstFrameAndAgain() {
        let probe = StageProbe { Repeating() }
        #expect(x(probe) == 0)
        let seen = probe.trace(120) { x(probe) }
        #expect(abs(seen[14] - 30) < 1e-6)
        #expect(abs(seen[44] - 30) < 1e-6)
        #expect(abs(seen[74] - 30) < 1e-6)
        #expect(!probe.stage.isSettled)
        #expect(StageProbe { Repeating(repeats: false) }.trace(80).last == true)
    }

    @Test func aChangeOfTheTriggerRunsTheKeyframesFromThePresentValue() {
        let probe = StageProbe { Triggered(model: model) }
        probe.step(30)
        #expect(x(probe) == 0)
        #expect(probe.stage.isSettled)
        model.a = 1
        probe.step(31)
        #expect(abs(x(probe) - 30) < 1e-6)
        probe.step(40)
        #expect(x(probe) == 60)
        #expect(probe.stage.isSettled)
        model.a = 2
        probe.step(70)
        #expect(x(probe) == 120)
    }

    private struct Phases: View {
        let model: Model
        let triggered: Bool
        var body: some View {
            if triggered {
                Color.red.phaseAnimator([0.0, 60, 30], trigger: model.a) { content, phase in
                    content.offset(x: phase)
                } animation: { _ in
                    .linear(duration: 0.5)
                }
            } else {
                PhaseAnimator([0.0, 60]) { phase in
                    Color.red.offset(x: phase)
                } animation: { _ in
                    .linear(duration: 0.5)
                }
            }
        }
    }

    @Test func phasesFollowEachOtherWithoutAnEnd() {
        let probe = StageProbe { Phases(model: model, triggered: false) }
        let seen = probe.trace(200) { x(probe) }
        #expect((seen.max() ?? 0) == 60)
        // Half a second there, half a second back, and the frames at which each begins.
        #expect(abs(seen[30] - 60) < 3)
        #expect(seen[58...64].contains { $0 < 5 })
        #expect(seen[88...96].contains { $0 > 55 })
    }

    @Test func phasesRunOnceAndBackToTheFirst() {
        let probe = StageProbe { Phases(model: model, triggered: true) }
        probe.step(10)
        #expect(probe.stage.isSettled)
        model.a = 1
        let seen = probe.trace(120) { x(probe) }
        #expect((seen.max() ?? 0) == 60)
        #expect(seen.last == 0)
        #expect(probe.stage.isSettled)
    }

    private struct StillPhases: View {
        var body: some View {
            PhaseAnimator([0.0, 60]) { phase in
                Color.red.offset(x: phase)
            } animation: { _ in
                nil
            }
        }
    }

    @Test func phasesWithoutAMotionChangeFrameByFrame() {
        let probe = StageProbe { StillPhases() }
        let seen = probe.trace(6) { x(probe) }
        #expect(Set(seen) == [0, 60])
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 != $1 })
        #expect(probe.stage.issues.isEmpty)
    }
}

extension StageProbe {
    /// Whether the stage has settled after each of the next frames.
    fileprivate func trace(_ count: Int) -> [Bool] { trace(count) { stage.isSettled } }
}
