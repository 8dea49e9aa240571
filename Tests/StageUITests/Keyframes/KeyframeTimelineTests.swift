// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Pose {
    var scale = 1.0
    var offset = CGSize.zero
    var angle = Angle.zero
}

@MainActor
@Suite struct KeyframeTimelineTests {
    private func sampled(_ timeline: KeyframeTimeline<Double>, _ times: [Double]) -> [Double] {
        times.map { (timeline.value(time: $0) * 1000).rounded() / 1000 }
    }

    @Test func linearAndMoveKeyframesFollowEachOther() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            MoveKeyframe(20)
            LinearKeyframe(30, duration: 2, timingCurve: .easeInOut)
        }
        #expect(timeline.duration == 3)
        #expect(sampled(timeline, [-1, 0, 0.5, 1, 2, 3, 9]) == [0, 0, 5, 20, 25, 30, 30])
        #expect(timeline.value(progress: 0.5) == timeline.value(time: 1.5))
    }

    @Test func aLoneCubicStartsAndEndsAtRest() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(1, duration: 2) }
        // 3t^2 - 2t^3.
        #expect(sampled(timeline, [0, 0.5, 1, 1.5, 2]) == [0, 0.156, 0.5, 0.844, 1])
    }

    @Test func neighbouringCubicsAreASplineThroughTheirPoints() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1)
            CubicKeyframe(4, duration: 1)
        }
        // The speed between them is that of the line from 0 to 4 over 2 s: 2.
        let before = (timeline.value(time: 1) - timeline.value(time: 0.999)) / 0.001
        let after = (timeline.value(time: 1.001) - timeline.value(time: 1)) / 0.001
        #expect(abs(before - 2) < 0.01)
        #expect(abs(after - 2) < 0.01)
        #expect(sampled(timeline, [1, 2]) == [1, 4])
    }

    @Test func aCubicTakesGivenSpeedsAndThatOfTheKeyframeBefore() {
        let given = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1, startVelocity: 3, endVelocity: 0)
        }
        #expect(abs(given.value(time: 0.001) / 0.001 - 3) < 0.02)
        let after = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(5, duration: 1)
            CubicKeyframe(6, duration: 1)
        }
        #expect(abs((after.value(time: 1.001) - 5) / 0.001 - 5) < 0.05)
    }

    @Test func aSpringTakesAsLongAsItNeedsOrAsItIsTold() {
        let free = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: .bouncy) }
        #expect(free.duration == Spring.bouncy.settlingDuration)
        #expect(abs(free.value(time: 0.2) - Spring.bouncy.value(target: 1.0, time: 0.2)) < 1e-12)
        let told = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(1, duration: 0.1, spring: .smooth)
            LinearKeyframe(2, duration: 1)
        }
        // What follows begins where the spring has got to.
        let reached = Spring.smooth.value(target: 1.0, time: 0.1)
        #expect(abs(told.value(time: 0.1) - reached) < 1e-12)
        #expect(abs(told.value(time: 0.6) - (reached + 2) / 2) < 1e-9)
    }

    @Test func tracksRunSideBySideAndHoldTheirEnds() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.scale) {
                LinearKeyframe(2, duration: 1)
                for value in [1.0, 3.0] { LinearKeyframe(value, duration: 0.5) }
            }
            KeyframeTrack(\.offset) { LinearKeyframe(CGSize(width: 10, height: 20), duration: 1) }
            KeyframeTrack(\.angle.degrees) { LinearKeyframe(90, duration: 4) }
        }
        #expect(timeline.duration == 4)
        let pose = timeline.value(time: 2)
        #expect(pose.scale == 3)
        #expect(pose.offset == CGSize(width: 10, height: 20))
        #expect(abs(pose.angle.degrees - 45) < 1e-9)
    }

    @Test func keyframesOfNoLengthAreAtTheirEnd() {
        let timeline = KeyframeTimeline(initialValue: 1.0) { MoveKeyframe(5) }
        #expect(timeline.duration == 0)
        #expect(timeline.value(time: 0) == 5)
        #expect(KeyframeTimeline(initialValue: 1.0) {}.value(time: 3) == 1)
    }
}
