// Licensed under the Apache License, Version 2.0.

import LaunchMotion
import Testing

@Suite struct MotionTrackTests {
    @Test func outsideItsTimeATrackRests() {
        let track = MotionTrack(
            from: 2, to: 4, start: .milliseconds(100), duration: .milliseconds(300), curve: .easeIn)
        #expect(track.value(at: 0.1) == 2 && track.value(at: -5) == 2 && track.value(at: .nan) == 2)
        #expect(track.value(at: 0.4) == 4 && track.value(at: 99) == 4 && track.end == 0.4)
        #expect(track.velocity(at: 0.05) == 0 && track.velocity(at: 0.4) == 0 && track.delta == 2)
    }

    @Test func aTrackWithoutLengthIsAStep() {
        let track = MotionTrack(from: 0, to: 1, start: 0.5)
        #expect(track.value(at: 0.4999) == 0 && track.value(at: 0.5) == 1)
        #expect(MotionTrack(from: 0, to: 1, start: 0, duration: -2).duration == 0)
    }

    @Test func aTrackWithoutAWayNeverMoves() {
        let still = MotionTrack(from: 3, to: 3, start: 0, duration: 1)
        #expect(!still.isMoving(at: 0.5) && still.value(at: 0.5) == 3)
        #expect(MotionTrack(from: 3, to: 4, start: 0, duration: 1).isMoving(at: 0.5))
    }

    @Test func aSpringBringsItsOwnLength() {
        let spring = MotionSpring(stiffness: 380, damping: 35)
        let track = MotionTrack(from: 20, to: 0, start: 0.4, duration: 99, curve: .spring(spring))
        #expect(track.duration == spring.settlingDuration())
        #expect(abs(track.value(at: 0.5) - (20 - 20 * spring.value(at: 0.1))) < 1e-9)
        // The jump onto the target is the spring's epsilon.
        #expect(
            abs(track.value(at: track.end - 1e-9)) <= 20 * 0.001 + 1e-6 && track.value(at: track.end) == 0)
    }

    @Test(arguments: [
        MotionCurve.linear, .easeOut, .spring(MotionSpring(response: 0.4, dampingFraction: 0.7)),
    ])
    func velocityIsTheDerivativeInUnitsASecond(curve: MotionCurve) {
        let track = MotionTrack(from: -3, to: 7, start: 0.2, duration: 0.5, curve: curve)
        for step in 1..<20 {
            let time = 0.2 + track.duration * Double(step) / 20
            let numeric = (track.value(at: time + 1e-6) - track.value(at: time - 1e-6)) / 2e-6
            #expect(abs(track.velocity(at: time) - numeric) < 1e-2)
        }
    }
}
