// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

/// What one motion hands on to the next: its speed, its response, its time.
@Suite struct AnimationSpeedTests {
    private let spring = Animation.interpolatingSpring(stiffness: 100, damping: 10)

    private func speed(_ animation: Animation, at time: Double) -> Double? {
        var run = AnimationRun(animation)
        _ = run.value(at: time)
        return animation.velocity(value: 1, time: time, context: run.context)
    }

    /// The derivative of the closed form at 0.1 s.
    private var slope: Double {
        let before = AnimationRun.value(spring, at: 0.1 - 1e-6) ?? 0
        let after = AnimationRun.value(spring, at: 0.1 + 1e-6) ?? 0
        return (after - before) / 2e-6
    }

    @Test(.proves("SW-20")) func aFasterMotionIsFasterInItsSpeed() {
        #expect(abs((speed(spring, at: 0.1) ?? 0) - slope) < 1e-4)
        #expect(abs((speed(spring.speed(2), at: 0.05) ?? 0) - 2 * slope) < 1e-4)
        #expect(abs((speed(spring.delay(0.4), at: 0.5) ?? 0) - slope) < 1e-4)
    }

    @Test(.proves("SW-21")) func aPassBackHasItsSpeedBackwards() {
        let turning = spring.repeatCount(3)
        var run = AnimationRun(turning)
        let settling = 1.4727
        _ = run.value(at: 0)
        #expect(abs((run.value(at: settling + 0.1) ?? 0) - 1) < 1e-9)
        _ = run.value(at: settling + 0.2)
        let found = turning.velocity(value: 1, time: settling + 0.2, context: run.context)
        #expect(abs((found ?? 0) + slope) < 1e-3)
    }

    @Test(.proves("SW-10")) func aSpringThatWasNotAskedForASecondGoesOnFromWhereItWas() {
        var run = AnimationRun(.default)
        _ = run.value(at: 0)
        let late = run.value(at: 3)
        #expect(late == AnimationRun.value(.default, at: 1.0 / 60))
    }

    /// The spring that takes over has the response of the one before and loses it over the blend duration.
    @Test(.proves("SW-29")) func theResponseOfTheSpringBeforeIsBlendedIn() {
        func after(_ blend: Double, _ time: Double) -> Double {
            let slow = Animation.spring(duration: 1)
            let fast = Animation.spring(duration: 0.2, blendDuration: blend)
            var run = AnimationRun(slow)
            for frame in 0...6 { _ = run.value(at: Double(frame) / 60) }
            _ = fast.shouldMerge(previous: slow, value: 1, time: 0.1, context: &run.context)
            run.animation = fast
            return run.value(at: 0.1 + time) ?? 1
        }
        // In the first steps it is as slow as the one before, without a blend as fast as the new one.
        #expect(after(100, 0.05) < after(0, 0.05) - 0.1)
        let slow = AnimationRun.frames(.spring(duration: 1))
        #expect(abs(after(1000, 0.05) - slow[9]) < 0.01)
        #expect(after(0.1, 0.3) > 0.9)
    }

    @Test(.proves("SW-12")) func aSpringThatTakesOverIsCompleteOneResponseLater() {
        var run = AnimationRun(.spring(duration: 0.3))
        for frame in 0...20 { _ = run.value(at: Double(frame) / 60) }
        #expect(run.context.isLogicallyComplete)
        let next = Animation.spring(duration: 0.3, bounce: 0.3)
        _ = next.shouldMerge(previous: run.animation, value: 1, time: 20.0 / 60, context: &run.context)
        run.animation = next
        #expect(!run.context.isLogicallyComplete)
        _ = run.value(at: 20.0 / 60 + 0.29)
        #expect(!run.context.isLogicallyComplete)
        _ = run.value(at: 20.0 / 60 + 0.31)
        #expect(run.context.isLogicallyComplete)
    }
}
