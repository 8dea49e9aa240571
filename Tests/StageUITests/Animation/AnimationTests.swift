// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct AnimationTests {
    @Test(arguments: [
        (Animation.easeIn(duration: 1), [0.09346, 0.31536, 0.62186]),
        (.easeOut(duration: 1), [0.37814, 0.68464, 0.90654]),
        (.easeInOut(duration: 1), [0.12916, 0.5, 0.87084]),
        (.linear(duration: 1), [0.25, 0.5, 0.75]),
    ])
    func curvesHaveTheFieldsValuesAtTheQuarters(_ animation: Animation, _ expected: [Double]) {
        let values = [0.25, 0.5, 0.75].map { animation.progress(at: $0).value }
        #expect(zip(values, expected).allSatisfy { abs($0 - $1) < 0.00002 }, "\(values)")
    }

    @Test(arguments: [Animation.linear, .easeIn, .easeOut, .easeInOut])
    func namedCurvesLastThirtyFiveHundredths(_ animation: Animation) {
        #expect(!animation.progress(at: 0.349).isFinished)
        // At the very end the last value is still delivered.
        #expect(animation.progress(at: 0.35).value == 1)
        #expect(!animation.progress(at: 0.35).isFinished)
        #expect(animation.progress(at: 0.3501).isFinished)
    }

    /// The table was sampled from an integrator of steps of 1/300 s, so it may be one step ahead.
    @Test(arguments: [
        (Animation.default, [4: 0.20182, 12: 0.72128, 20: 0.91778, 28: 0.97822, 48: 0.99932], 50),
        (.snappy, [4: 0.21440, 12: 0.79259, 20: 0.97608, 28: 1.00410], 34),
        (.bouncy, [4: 0.22826, 12: 0.88047, 20: 1.04064, 28: 1.02038], 46),
        (.spring(response: 0.4, dampingFraction: 0.7), [4: 0.32206, 12: 0.98548, 20: 1.03159], 37),
    ])
    func springsMoveAndEndAsMeasured(_ animation: Animation, _ table: [Int: Double], _ last: Int) {
        for (frame, expected) in table {
            let value = animation.progress(at: Double(frame) / 60).value
            #expect(abs(value - expected) < 0.015, "frame \(frame): \(value)")
        }
        let finished = (1...200).first { animation.progress(at: Double($0) / 60).isFinished }
        #expect(abs((finished ?? 0) - last) <= 1, "gone at \(String(describing: finished))")
    }

    @Test(arguments: [
        (4, 0.17382), (8, 0.52135), (12, 0.84943), (16, 1.06494), (20, 1.15529), (24, 1.15312), (40, 0.97891),
    ])
    func anInterpolatingSpringIsTheClosedForm(_ frame: Int, _ expected: Double) {
        let spring = Animation.interpolatingSpring(stiffness: 100, damping: 10)
        #expect(abs(spring.progress(at: Double(frame) / 60).value - expected) < 0.00001)
        #expect(!spring.progress(at: 1.4726).isFinished)
        #expect(spring.progress(at: 1.4728).isFinished)
    }

    @Test func waitingAndSpeedCombineInTheirOrder() {
        let base = Animation.linear(duration: 1)
        #expect(base.delay(0.5).progress(at: 0.4).value == 0)
        #expect(abs(base.delay(0.5).progress(at: 0.75).value - 0.25) < 1e-12)
        #expect(abs(base.speed(2).progress(at: 0.25).value - 0.5) < 1e-12)
        // What waits first waits at the new speed too; what waits afterwards does not.
        #expect(abs(base.delay(0.5).speed(2).progress(at: 0.5).value - 0.5) < 1e-12)
        #expect(abs(base.speed(2).delay(0.5).progress(at: 0.75).value - 0.5) < 1e-12)
    }

    @Test func repetitionsCountSinglePassesAndTurnRound() {
        let animation = Animation.linear(duration: 1).repeatCount(3)
        let values = [0.5, 1.25, 2.5].map { animation.progress(at: $0).value }
        #expect(zip(values, [0.5, 0.75, 0.5]).allSatisfy { abs($0 - $1) < 1e-12 })
        #expect(animation.progress(at: 3.01).isFinished)
        let straight = Animation.linear(duration: 1).repeatForever(autoreverses: false)
        #expect(abs(straight.progress(at: 1.25).value - 0.25) < 1e-12)
        #expect(!straight.progress(at: 1e6).isFinished)
    }

    @Test func defaultIsASpringOfHalfASecond() {
        #expect(Animation.default == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.smooth == .default)
    }
}
