// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchMotion
import Testing

@Suite struct MotionSpringTests {
    static let springs: [MotionSpring] = [
        MotionSpring(stiffness: 100, damping: 10), MotionSpring(stiffness: 380, damping: 35),
        MotionSpring(response: 0.5, dampingFraction: 1), MotionSpring(response: 0.5, dampingFraction: 2.5),
        MotionSpring(response: 0.8, dampingFraction: 0.6), MotionSpring(response: 0.4, dampingFraction: 0.1),
        MotionSpring(response: 0.3, dampingFraction: 0.9999995),
        MotionSpring(response: 0.3, dampingFraction: 1.00001), MotionSpring(response: 1, dampingFraction: 40),
    ]

    @Test func frameValuesAtSixtyAreTheMeasuredOnes() {
        let spring = MotionSpring(stiffness: 100, damping: 10)
        let expected = [
            4: 0.17382, 8: 0.52135, 12: 0.84943, 16: 1.06494, 20: 1.15529, 24: 1.15312, 40: 0.97891,
        ]
        for (frame, value) in expected {
            #expect(abs(spring.value(at: MotionFrames(fps: 60).seconds(of: frame)) - value) < 6e-6)
        }
    }

    @Test func bothVocabulariesDescribeTheSameSpring() {
        for (stiffness, damping, response, fraction) in [
            (380.0, 35.0, 0.322, 0.898), (300, 25, 0.363, 0.722),
        ] {
            let spring = MotionSpring(stiffness: stiffness, damping: damping)
            #expect(abs(spring.response - response) < 5e-4)
            #expect(abs(spring.dampingRatio - fraction) < 5e-4)
            let other = MotionSpring(response: spring.response, dampingFraction: spring.dampingRatio)
            #expect(abs(other.value(at: 0.2) - spring.value(at: 0.2)) < 1e-12)
        }
        #expect(
            MotionSpring(stiffness: 200, damping: 20, mass: 2).angularFrequency == 10)
        #expect(MotionSpring(stiffness: 200, damping: 20, mass: 2).dampingRatio == 0.5)
    }

    @Test(arguments: springs, [0, 4, -3, 30])
    func aSpringObeysItsEquation(spring: MotionSpring, speed: Double) {
        let w = spring.angularFrequency
        let h = 1e-5 / w
        #expect(abs(spring.value(at: 0, initialVelocity: speed)) < 1e-9)
        #expect(abs(spring.velocity(at: 0, initialVelocity: speed) - speed) < 1e-6 * max(1, w))
        for step in 1..<60 {
            let t = Double(step) * 0.02
            let x = spring.value(at: t, initialVelocity: speed)
            let v = spring.velocity(at: t, initialVelocity: speed)
            let before = spring.value(at: t - h, initialVelocity: speed)
            let after = spring.value(at: t + h, initialVelocity: speed)
            #expect(abs((after - before) / (2 * h) - v) < 1e-4 * max(1, w * abs(speed)))
            let a =
                (spring.velocity(at: t + h, initialVelocity: speed)
                    - spring.velocity(at: t - h, initialVelocity: speed)) / (2 * h)
            let rest = a + 2 * spring.dampingRatio * w * v + w * w * (x - 1)
            #expect(abs(rest) < 1e-4 * w * w * max(1, abs(speed)) * max(1, spring.dampingRatio))
        }
    }

    @Test(arguments: springs, [0, 4, -3, 30])
    func afterSettlingTheSpringStaysWithinEpsilon(spring: MotionSpring, speed: Double) {
        let end = spring.settlingDuration(initialVelocity: speed)
        #expect(end > 0 && end.isFinite)
        for step in 0..<500 {
            let t = end * (1 + Double(step) / 100)
            #expect(abs(spring.value(at: t, initialVelocity: speed) - 1) <= 0.001 + 1e-9)
        }
        // Without oscillation the instant is exact; with it, it is the envelope's.
        if spring.dampingRatio >= 1 {
            #expect(abs(spring.value(at: end * 0.999, initialVelocity: speed) - 1) > 0.001)
        }
    }

    @Test func theSettlingDurationIsCoreAnimations() {
        #expect(abs(MotionSpring(stiffness: 100, damping: 10).settlingDuration() - 1.4727) < 1e-4)
    }

    @Test func anOverdampedSpringIsNotTreatedAsCritical() {
        let creeping = MotionSpring(response: 0.5, dampingFraction: 2.5)
        let critical = MotionSpring(response: 0.5, dampingFraction: 1)
        #expect(creeping.value(at: 0.3) < critical.value(at: 0.3) - 0.2)
        #expect(creeping.settlingDuration() > 2 * critical.settlingDuration())
    }

    @Test(arguments: [0, -1, Double.nan, .infinity])
    func unusableNumbersGiveAUsableSpring(bad: Double) {
        for spring in [
            MotionSpring(response: bad, dampingFraction: 0.5),
            MotionSpring(response: 0.5, dampingFraction: bad),
            MotionSpring(stiffness: bad, damping: 10), MotionSpring(stiffness: 100, damping: bad),
            MotionSpring(stiffness: 100, damping: 10, mass: bad),
        ] {
            #expect(spring.angularFrequency > 0 && spring.angularFrequency.isFinite)
            #expect(spring.dampingRatio > 0 && spring.dampingRatio.isFinite)
            #expect(spring.settlingDuration().isFinite && spring.value(at: 0.1).isFinite)
        }
    }

    @Test func dataMaySpeakAnyVocabularyAndBadDataIsRefused() throws {
        func decode(_ text: String) throws -> MotionSpring {
            try JSONDecoder().decode(MotionSpring.self, from: Data(text.utf8))
        }
        let spring = try decode(#"{"stiffness": 380, "damping": 35}"#)
        #expect(spring == MotionSpring(stiffness: 380, damping: 35))
        #expect(try decode(#"{"response": 0.5, "dampingFraction": 1}"#).dampingRatio == 1)
        #expect(
            try decode(#"{"stiffness": 200, "damping": 30, "mass": 2}"#)
                == MotionSpring(stiffness: 200, damping: 30, mass: 2))
        // Written is the shortest form, which keeps every bit: 380 is 19.4935886896 squared.
        let written = try JSONSerialization.jsonObject(with: JSONEncoder().encode(spring))
        let numbers = try #require(written as? [String: Double])
        #expect(numbers.keys.sorted() == ["angularFrequency", "dampingRatio"])
        #expect(abs((numbers["angularFrequency"] ?? 0) - 19.493_588_689_6) < 1e-9)
        #expect(abs((numbers["dampingRatio"] ?? 0) - 35 / (2 * 19.493_588_689_6)) < 1e-9)
        let read = try decode(#"{"angularFrequency": 20, "dampingRatio": 0.5}"#)
        #expect(read == MotionSpring(stiffness: 400, damping: 20))
        #expect(try decode(String(decoding: JSONEncoder().encode(spring), as: UTF8.self)) == spring)
        #expect(throws: DecodingError.self) { try decode(#"{"response": 0, "dampingFraction": 1}"#) }
        #expect(throws: DecodingError.self) { try decode(#"{"stiffness": 380, "damping": -1}"#) }
    }

    // A push carries the spring over its goal and back once: near or far, by the distance asked for.
    @Test(arguments: [7.5, 8, 9, 12, 15, 20, 40], [0.001, 0.01, 0.1, 0.3, 0.5])
    func aPushedSpringSettlesTheLastTimeItComesNear(speed: Double, epsilon: Double) {
        for fraction in [1, 1.2] {
            let spring = MotionSpring(response: 1, dampingFraction: fraction)
            func distance(_ time: Double) -> Double {
                abs(spring.value(at: time, initialVelocity: speed) - 1)
            }
            let end = spring.settlingDuration(epsilon: epsilon, initialVelocity: speed)
            #expect(distance(end - 1e-6) > epsilon)
            for step in 0..<2000 { #expect(distance(end + Double(step) / 200) <= epsilon + 1e-9) }
        }
    }
}
