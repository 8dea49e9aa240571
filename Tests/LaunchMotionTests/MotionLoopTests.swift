// Licensed under the Apache License, Version 2.0.

import LaunchMotion
import ProofSupport
import Testing

@Suite struct MotionLoopTests {
    @Test func aTurnTakesOneFullPeriod() {
        let loop = MotionLoop(period: 1, start: 1, waveform: .sawtooth(from: 0, to: 360))
        #expect(loop.value(at: 0) == 0 && loop.value(at: 1.25) == 90 && loop.value(at: 1.5) == 180)
        #expect(loop.value(at: 2.25) == 90 && loop.value(at: 101.75) == 270)
    }

    @Test func aPulseGoesThereAndBackInOnePeriod() {
        let loop = MotionLoop(period: .seconds(2), waveform: .pulse(low: 0.4, high: 1))
        #expect(loop.value(at: 0) == 0.4 && loop.value(at: 1) == 1 && loop.value(at: 2) == 0.4)
        #expect(abs(loop.value(at: 0.5) - 0.7) < 1e-6 && abs(loop.value(at: 1.5) - 0.7) < 1e-6)
        let eased = MotionLoop(period: 2, waveform: .pulse(low: 0, high: 1, curve: .easeIn))
        #expect(abs(eased.value(at: 0.5) - eased.value(at: 1.5)) < 1e-12)
    }

    @Test func eachElementFollowsByTheStagger() {
        let loop = MotionLoop(
            period: 0.8, start: 0.5, stagger: 0.15, waveform: .pulse(low: 0, high: -10))
        #expect(loop.value(at: 0.64, index: 1) == 0 && loop.value(at: 0.7, index: 1) < 0)
        for time in stride(from: 1.0, to: 3, by: 0.1) {
            let shifted = loop.value(at: time + 0.3, index: 2)
            #expect(abs(shifted - loop.value(at: time)) < 1e-9)
        }
    }

    @Test func aLoopWithoutAPeriodStandsStill() {
        let loop = MotionLoop(period: 0, waveform: .sawtooth(from: 3, to: 9))
        #expect(loop.value(at: 5) == 3)
    }
}
