// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct ScrollMotionTests {
    private func close(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.001 }

    @Test(arguments: [
        // 1,000 points a second: the speed is 0.998^ms of that, the whole way 499.5 points.
        (0.1, 90.626, 818.566), (0.5, 315.928, 367.511), (1, 432.035, 135.065),
    ])
    func aFlickSlowsDownByTheFactor998EachMillisecond(_ time: Double, _ way: Double, _ speed: Double) {
        let motion = ScrollMotion(kind: .slowing(velocity: 1000), from: 0, begin: 0)
        let state = motion.state(at: time, pixel: 0)
        #expect(close(state.position, way))
        #expect(close(state.velocity, speed))
        #expect(close(ScrollMotion.rest(from: 0, velocity: 1000), 499.500))
    }

    @Test(arguments: [(0.0, 0.0), (100, 51.462), (400, 172.549), (100_000, 788.530)])
    func theContentFollowsLessAndLessBeyondItsEnd(_ finger: Double, _ shown: Double) {
        let result = ScrollMotion.rubberBand(finger, length: 800)
        #expect(close(result, shown))
        #expect(close(ScrollMotion.fingerDistance(result, length: 800), finger))
    }

    @Test func theEndCatchesTheContentWithASpringThatDoesNotSwing() {
        let motion = ScrollMotion(
            kind: .spring(target: 0, velocity: 0, frequency: ScrollMotion.bounce), from: -50, begin: 1)
        // -50 (1 + 10 t) e^(-10 t)
        #expect(close(motion.state(at: 1.1, pixel: 0).position, -36.788))
        #expect(close(motion.state(at: 1.5, pixel: 0).position, -2.021))
        #expect(motion.state(at: 3, pixel: 0.5).isOver)
    }

    @Test func aFlickKnowsWhenItPassesAnEnd() {
        let motion = ScrollMotion(kind: .slowing(velocity: 1000), from: 0, begin: 2)
        let time = motion.time(passing: 300) ?? 0
        #expect(close(motion.state(at: time, pixel: 0).position, 300))
        #expect(motion.time(passing: 600) == nil)
        #expect(motion.time(passing: -10) == nil)
    }
}
