// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

@MainActor
@Suite struct RetargetTests {
    let model = Model()

    private func x(_ probe: StageProbe) -> Double { Double(probe.leaves[0].origin.x) }

    @Test(.proves("SW-29", "SW-10"))
    func aSpringThatMeetsASpringGoesOnStepByStep() {
        let probe = StageProbe { MovingRed(model: model) }
        withAnimation(.spring) { model.amount = 100 }
        probe.step(12)
        withAnimation(.spring) { model.amount = 0 }
        let seen = probe.trace(30) { x(probe) }
        // The steps of the field's rule, the target changed after ten frames.
        var (place, speed, force, time) = (0.0, 0.0, 0.0, 0.0)
        let stiffness = 16 * Double.pi * Double.pi
        var expected: [Double] = []
        for frame in 1...40 {
            // The new spring counts from where the old one was asked last.
            if frame == 11 { time = 10.0 / 60 }
            while time < Double(frame) / 60 {
                let pushed = force / 600 + speed
                place += pushed / 300
                force = -2 * stiffness.squareRoot() * pushed + stiffness * ((frame > 10 ? 0 : 100) - place)
                speed = force / 600 + pushed
                time += 1.0 / 300
            }
            if frame > 10 { expected.append(place) }
        }
        #expect(zip(seen, expected).allSatisfy { abs($0 - $1) < 1e-6 })
    }

    @Test(.proves("SW-29"))
    func aSpringThatMeetsACurveTakesItsPlace() {
        let probe = StageProbe { MovingRed(model: model) }
        withAnimation(.linear(duration: 1)) { model.amount = 100 }
        probe.step(32)
        #expect(abs(x(probe) - 50) < 1e-9)
        withAnimation(.spring(duration: 0.2)) { model.amount = 0 }
        probe.step(60)
        // The curve would still push it.
        #expect(abs(x(probe)) < 0.01)
    }

    @Test(.proves("SW-32"))
    func anEndlessMotionIsEndedByOneOfNoLength() {
        let probe = StageProbe { MovingRed(model: model) }
        withAnimation(.linear(duration: 1).repeatForever()) { model.amount = 100 }
        probe.step(100)
        model.amount = 50
        probe.step(100)
        #expect(!probe.stage.isSettled)
        withAnimation(.linear(duration: 0)) { model.amount = 0 }
        probe.step(2)
        #expect(x(probe) == 0)
        #expect(probe.stage.isSettled)
    }

    @Test(.proves("SW-25"))
    func aFirstAppearanceDoesNotAnimate() {
        model.amount = 40
        let probe = withAnimation(.linear(duration: 1)) { StageProbe { MovingRed(model: model) } }
        #expect(x(probe) == 40)
        #expect(probe.stage.isSettled)
    }

    @Test(.proves("SW-23"))
    func withoutANameTheDefaultAnimationCounts() {
        let probe = StageProbe { MovingRed(model: model) }
        withAnimation { model.amount = 1 }
        probe.step(6)
        #expect(abs(x(probe) - 0.20182) < 0.000006)
    }

    /// Whatever meets whatever, nothing leaves the numbers and everything arrives.
    @Test(arguments: 1...60)
    func randomChangesNeverLeaveTheNumbersAndAlwaysArrive(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let kinds: [Animation?] = [
            nil, .default, .bouncy, .linear(duration: 0.2), .easeIn(duration: 0), .interactiveSpring,
            .interpolatingSpring(stiffness: 300, damping: 5), .spring(response: 0, dampingFraction: 3),
            .easeInOut.delay(0.1).speed(2), .linear(duration: 0.1).repeatCount(3), .spring(bounce: -0.9),
            .spring(duration: 1, bounce: 0.6, blendDuration: 0.3), .snappy.delay(0.05),
            .linear(duration: 0.3).repeatForever(), .timingCurve(0.3, -2, 0.6, 3, duration: 0.3),
        ]
        let probe = StageProbe { MovingRed(model: model) }
        for _ in 0..<40 {
            let size: Double = [1, 100, 1e6][Int.random(in: 0..<3, using: &random)]
            let target = Double.random(in: -size...size, using: &random)
            withAnimation(kinds[Int.random(in: 0..<kinds.count, using: &random)]) { model.amount = target }
            for _ in 0..<Int.random(in: 0..<9, using: &random) {
                probe.step()
                #expect(x(probe).isFinite && abs(x(probe)) < 1e9)
            }
        }
        // A second change before a frame would be a part of the first.
        probe.step()
        withAnimation(.linear(duration: 0)) { model.amount = 7 }
        probe.step(4)
        #expect(x(probe) == 7)
        #expect(probe.stage.isSettled)
        withAnimation(.bouncy) { model.amount = 8 }
        probe.step(120)
        #expect(abs(x(probe) - 8) < 1e-9)
        #expect(probe.stage.isSettled)
    }
}
