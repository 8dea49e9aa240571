// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

/// A motion over a way of one, asked as the stage asks it.
struct AnimationRun {
    var animation: Animation
    var context = AnimationContext<Double>(environment: EnvironmentValues())

    init(_ animation: Animation) { self.animation = animation }

    mutating func value(at time: Double) -> Double? {
        animation.animate(value: 1, time: time, context: &context)
    }

    /// The values at 60 frames a second up to the last one.
    static func frames(_ animation: Animation, limit: Int = 400) -> [Double] {
        var run = AnimationRun(animation)
        var result: [Double] = []
        for frame in 0..<limit {
            guard let value = run.value(at: Double(frame) / 60) else { return result }
            result.append(value)
        }
        return result
    }

    /// The value at a time, asked once.
    static func value(_ animation: Animation, at time: Double) -> Double? {
        var run = AnimationRun(animation)
        return run.value(at: time)
    }

    /// The first frame in which the motion counts as complete.
    static func completion(_ animation: Animation) -> Int? {
        var run = AnimationRun(animation)
        return (0..<400).first {
            _ = run.value(at: Double($0) / 60)
            return run.context.isLogicallyComplete
        }
    }
}

@Suite struct AnimationTests {
    @Test(
        .proves("SW-01", "SW-04"),
        arguments: [
            (Animation.easeIn, [0.09346, 0.31536, 0.62186]), (.easeOut, [0.37814, 0.68464, 0.90654]),
            (.easeInOut, [0.12916, 0.5, 0.87084]), (.linear, [0.25, 0.5, 0.75]),
        ])
    func curvesHaveTheFieldsValuesAtTheQuarters(_ animation: Animation, _ expected: [Double]) {
        let values = [0.25, 0.5, 0.75].map { AnimationRun.value(animation, at: $0 * 0.35) ?? -1 }
        #expect(zip(values, expected).allSatisfy { abs($0 - $1) < 0.000006 }, "\(values)")
    }

    @Test(
        .proves("SW-01", "SW-03"),
        arguments: [Animation.linear, .easeIn, .easeOut, .easeInOut, .timingCurve(0.2, 0, 0, 1)])
    func namedCurvesLastThirtyFiveHundredths(_ animation: Animation) {
        // At the very end the last value is still delivered.
        #expect(AnimationRun.value(animation, at: 0.35) == 1)
        #expect(AnimationRun.value(animation, at: 0.3501) == nil)
    }

    @Test(.proves("SW-02"))
    func aTimingCurveHasItsOwnControlPoints() {
        // (0.5, 1.5) and (0.5, 1.5) overshoot: at half the time x is 1/2 for u = 1/2.
        let curve = Animation.timingCurve(0.5, 1.5, 0.5, 1.5, duration: 2)
        #expect(abs((AnimationRun.value(curve, at: 1) ?? 0) - 1.25) < 1e-9)
        #expect(curve != .timingCurve(0.5, 1.5, 0.5, 1.5))
        #expect(
            Animation.timingCurve(0.42, 0, 1, 1)
                == .timingCurve(
                    .bezier(
                        startControlPoint: UnitPoint(x: 0.42, y: 0),
                        endControlPoint: UnitPoint(x: 1, y: 1)), duration: 0.35))
    }

    @Test(.proves("SW-20"))
    func waitingAndSpeedCombineInTheirOrder() {
        func value(_ animation: Animation, _ time: Double) -> Double {
            AnimationRun.value(animation, at: time) ?? -1
        }
        let base = Animation.linear(duration: 1)
        #expect(value(base.delay(0.5), 0.4) == 0)
        #expect(abs(value(base.delay(0.5), 0.75) - 0.25) < 1e-12)
        #expect(abs(value(base.speed(2), 0.25) - 0.5) < 1e-12)
        // What waits first waits at the new speed too; what waits afterwards does not.
        #expect(abs(value(base.delay(0.5).speed(2), 0.5) - 0.5) < 1e-12)
        #expect(abs(value(base.speed(2).delay(0.5), 0.75) - 0.5) < 1e-12)
        #expect(value(base.delay(0.5), 1.51) == -1)
    }

    /// The values at eighths of a second; -1 when it is over.
    private func eighths(_ animation: Animation, _ count: Int) -> [Double] {
        var run = AnimationRun(animation)
        return (0..<count).map { run.value(at: Double($0) / 8) ?? -1 }
    }

    @Test(.proves("SW-21", "SW-22"))
    func passesAreCountedAndTurnRoundInTheFrameInWhichTheOneBeforeIsOver() {
        let base = Animation.linear(duration: 0.5)
        // 0.5 s still shows the end; the next frame is over and begins the next pass.
        #expect(
            eighths(base.repeatCount(3), 17) == [
                0, 0.25, 0.5, 0.75, 1, 1, 0.75, 0.5, 0.25, 0, 0, 0.25, 0.5, 0.75, 1, -1, -1,
            ])
        #expect(
            eighths(base.repeatCount(2, autoreverses: false), 12)
                == [0, 0.25, 0.5, 0.75, 1, 0, 0.25, 0.5, 0.75, 1, -1, -1])
        #expect(eighths(base.repeatForever(autoreverses: false), 5000).allSatisfy { $0 >= 0 })
    }

    @Test(.proves("SW-20", "SW-21"))
    func waitingInsideARepetitionIsRepeatedAndAroundItIsNot() {
        let base = Animation.linear(duration: 0.25)
        #expect(
            eighths(base.delay(0.25).repeatForever(autoreverses: false), 10)
                == [0, 0, 0, 0.5, 1, 0, 0, 0, 0.5, 1])
        #expect(
            eighths(base.repeatForever(autoreverses: false).delay(0.25), 9)
                == [0, 0, 0, 0.5, 1, 0, 0.5, 1, 0])
    }

    @Test func aMotionOfOnesOwnIsAskedAndKeepsItsState() {
        struct Steps: CustomAnimation {
            private struct Count: AnimationStateKey { static var defaultValue: Int { 0 } }
            func animate<V: VectorArithmetic>(
                value: V, time: TimeInterval, context: inout AnimationContext<V>
            ) -> V? {
                context.state[Count.self] += 1
                return context.state[Count.self] > 4
                    ? nil : value.scaled(by: Double(context.state[Count.self]) / 4)
            }
        }
        #expect(AnimationRun.frames(Animation(Steps())) == [0.25, 0.5, 0.75, 1])
        #expect(Animation(Steps()) == Animation(Steps()))
        #expect(Animation(Steps()) != .linear)
    }

    @Test func logicalCompletionCanBeSetApart() {
        // A curve is complete when it is over, and says nothing before.
        #expect(AnimationRun.completion(.linear(duration: 1)) == nil)
        #expect(AnimationRun.completion(Animation.linear(duration: 1).logicallyComplete(after: 0.5)) == 30)
        #expect(AnimationRun.completion(.linear(duration: 0.1).repeatForever()) == nil)
    }
}
