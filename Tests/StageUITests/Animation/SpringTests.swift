// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct SpringTests {
    @Test func eachWayToMakeASpringTellsTheOthersNumbers() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(abs(spring.response - 0.5) < 1e-12)
        #expect(abs(spring.dampingRatio - 0.7) < 1e-12)
        #expect(abs(spring.stiffness - 16 * Double.pi * Double.pi) < 1e-9)
        let same = Spring(stiffness: spring.stiffness, damping: spring.damping)
        #expect(abs(same.duration - 0.5) < 1e-12)
        #expect(abs(same.bounce - 0.3) < 1e-12)
        #expect(Spring(stiffness: 100, damping: 100).dampingRatio == 1)
        #expect(Spring(stiffness: 100, damping: 100, allowOverDamping: true).dampingRatio == 5)
        #expect(abs(Spring(settlingDuration: 2, dampingRatio: 0.5).settlingDuration - 2) < 1e-6)
        #expect(Spring.snappy(extraBounce: 0.1) == Spring(duration: 0.5, bounce: 0.25))
        #expect(abs(Spring(bounce: -0.5).bounce + 0.5) < 1e-12)
    }

    @Test func valuesAndSpeedsFitEachOther() {
        let spring = Spring.bouncy
        for time in [0.05, 0.2, 0.6] {
            let step = 1e-6
            let slope =
                (spring.value(target: 10.0, initialVelocity: 4, time: time + step)
                    - spring.value(target: 10.0, initialVelocity: 4, time: time)) / step
            #expect(abs(slope - spring.velocity(target: 10.0, initialVelocity: 4, time: time)) < 1e-2)
        }
        #expect(spring.value(target: 10.0, time: 0) == 0)
        #expect(abs(spring.value(target: 10.0, time: 5) - 10) < 1e-6)
    }

    @Test func manySmallUpdatesAreOneLargeOne() {
        let spring = Spring(duration: 0.4, bounce: 0.2)
        var (value, velocity) = (2.0, 30.0)
        for _ in 0..<30 {
            spring.update(value: &value, velocity: &velocity, target: 9, deltaTime: 0.01)
        }
        let whole = 2 + spring.value(target: 7.0, initialVelocity: 30, time: 0.3)
        #expect(abs(value - whole) < 1e-9)
    }

    @Test func valuesOfOtherTypesCanBeSprung() {
        let spring = Spring.smooth
        let way = spring.value(
            fromValue: CGPoint(x: 10, y: 0), toValue: CGPoint(x: 20, y: 40), initialVelocity: .zero, time: 0.2
        )
        let share = spring.value(target: 1.0, time: 0.2)
        #expect(abs(way.x - 10 - 10 * share) < 1e-9)
        #expect(abs(way.y - 40 * share) < 1e-9)
        #expect(spring.settlingDuration(target: 1.0, epsilon: 0.001) == spring.settlingDuration)
    }

    @Test(arguments: [
        (UnitCurve.circularEaseIn, 0.5, 0.13397), (.circularEaseOut, 0.5, 0.86603),
        (.circularEaseInOut, 0.25, 0.06699), (.linear, 0.3, 0.3), (.easeIn, 0.25, 0.09346),
        (.easeIn.inverse, 0.09346, 0.25), (.linear, 7, 1), (.linear, -7, 0),
    ])
    func unitCurvesHaveTheirValues(_ curve: UnitCurve, _ progress: Double, _ value: Double) {
        #expect(abs(curve.value(at: progress) - value) < 2e-5)
    }

    @Test func unitCurvesTellTheirSpeed() {
        #expect(UnitCurve.linear.velocity(at: 0.5) == 1)
        #expect(abs(UnitCurve.circularEaseIn.velocity(at: 0.6) - 0.75) < 1e-4)
        #expect(
            abs(UnitCurve.easeIn.inverse.velocity(at: 0.31536) - 1 / UnitCurve.easeIn.velocity(at: 0.5))
                < 1e-3)
    }
}
