// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

@Suite struct SpringAnimationTests {
    private func fluid(_ animation: Animation) -> FluidSpringAnimation? {
        animation.base as? FluidSpringAnimation
    }

    @Test(.proves("SW-05", "SW-06", "SW-07", "SW-08", "SW-09"))
    func springsHaveTheirNumbers() {
        func numbers(_ animation: Animation) -> [Double] {
            guard let spring = fluid(animation) else { return [] }
            return [spring.response, spring.dampingFraction, spring.blendDuration]
        }
        #expect(Animation.default == .spring)
        #expect(Animation.spring == .spring())
        let springs: [(name: String, animation: Animation, numbers: [Double])] = [
            ("default", .default, [0.5, 1, 0]),
            ("three numbers", .spring(duration: 0.3, bounce: 0.25, blendDuration: 1), [0.3, 0.75, 1]),
            ("bounce", .spring(bounce: -0.5), [0.5, 2, 0]),
            ("response", .spring(response: 0.5), [0.5, 0.825, 0]),
            ("damping", .spring(dampingFraction: 0.4), [0.5, 0.4, 0]),
            ("smooth", .smooth, [0.5, 1, 0]),
            ("slow and smooth", .smooth(duration: 1, extraBounce: 0.2), [1, 0.8, 0]),
            ("snappy", .snappy, [0.5, 0.85, 0]),
            ("very snappy", .snappy(extraBounce: 0.1), [0.5, 0.75, 0]),
            ("bouncy", .bouncy, [0.5, 0.7, 0]),
            ("interactive", .interactiveSpring, [0.15, 0.85, 0.25]),
            ("interactive()", .interactiveSpring(), [0.15, 0.85, 0.25]),
            ("interactive and damped", .interactiveSpring(dampingFraction: 0.86), [0.15, 0.86, 0.25]),
            ("a Spring", .spring(Spring(duration: 0.4, bounce: 0.5)), [0.4, 0.5, 0]),
        ]
        for each in springs { #expect(numbers(each.animation) == each.numbers, "\(each.name)") }
    }

    @Test(
        .proves("SW-10", "SW-13", "SW-14", "SW-15"),
        arguments: [
            (
                Animation.default,
                [
                    4: 0.20182, 8: 0.51049, 12: 0.72128, 16: 0.84891, 20: 0.91778, 24: 0.95743, 28: 0.97822,
                    32: 0.98894, 40: 0.99729, 48: 0.99932,
                ]
            ),
            (
                .snappy,
                [4: 0.21440, 8: 0.55974, 12: 0.79259, 16: 0.92012, 20: 0.97608, 24: 0.99843, 28: 1.00410]
            ),
            (
                .bouncy,
                [
                    4: 0.22826, 8: 0.61856, 12: 0.88047, 16: 1.00597, 20: 1.04064, 24: 1.03601, 28: 1.02038,
                    32: 1.00765,
                ]
            ),
            (
                .spring(response: 0.4, dampingFraction: 0.7),
                [4: 0.32206, 8: 0.77052, 12: 0.98548, 16: 1.04012, 20: 1.03159, 24: 1.01300]
            ),
        ] as [(Animation, [Int: Double])])
    func fluidSpringsMoveInTheirSteps(_ animation: Animation, _ table: [Int: Double]) {
        let values = AnimationRun.frames(animation)
        for (frame, expected) in table {
            #expect(frame < values.count && abs(values[frame] - expected) < 0.000006, "frame \(frame)")
        }
    }

    @Test(
        .proves("SW-11", "SW-13"),
        arguments: [(Animation.default, 49), (.snappy, 33), (.bouncy, 45)])
    func aFluidSpringIsOverWhenItIsSlowAndNear(_ animation: Animation, _ last: Int) {
        #expect(AnimationRun.frames(animation).count - 1 == last)
    }

    @Test(.proves("SW-10"))
    func theStiffestSpringIsLimited() {
        // min((2pi/response)^2, 45000): nothing is stiffer than a response of 0.0296 s.
        let limit = 2 * Double.pi / 45000.0.squareRoot()
        #expect(
            AnimationRun.frames(.spring(response: 0, dampingFraction: 1))
                == AnimationRun.frames(.spring(response: limit, dampingFraction: 1)))
    }

    @Test(.proves("SW-12"), arguments: [(Animation.default, 30), (.spring(duration: 0.2), 12)])
    func aSpringIsLogicallyCompleteAtItsResponse(_ animation: Animation, _ frame: Int) {
        #expect(AnimationRun.completion(animation) == frame)
    }

    @Test(
        .proves("SW-16"),
        arguments: [
            (4, 0.17382), (8, 0.52135), (12, 0.84943), (16, 1.06494), (20, 1.15529), (24, 1.15312),
            (40, 0.97891),
        ])
    func anInterpolatingSpringHasTheFieldsValues(_ frame: Int, _ expected: Double) {
        let spring = Animation.interpolatingSpring(stiffness: 100, damping: 10)
        let value = AnimationRun.value(spring, at: Double(frame) / 60) ?? -1
        #expect(abs(value - expected) < 0.000006)
    }

    @Test(.proves("SW-17"))
    func anOverDampedInterpolatingSpringCountsAsCritical() {
        let heavy = Animation.interpolatingSpring(stiffness: 100, damping: 80)
        // 1 - (1 + w t) e^(-w t) with w = 10.
        for time in [0.05, 0.1, 0.3] {
            let expected = 1 - (1 + 10 * time) * exp(-10 * time)
            #expect(abs((AnimationRun.value(heavy, at: time) ?? -1) - expected) < 1e-9)
        }
    }

    @Test(.proves("SW-18"))
    func anInterpolatingSpringEndsWhenItStaysNear() {
        let spring = Animation.interpolatingSpring(stiffness: 100, damping: 10)
        #expect(AnimationRun.value(spring, at: 1.4726) != nil)
        #expect(AnimationRun.value(spring, at: 1.4728) == nil)
        // 2pi/10 s is frame 37.7.
        #expect(AnimationRun.completion(spring) == 38)
    }

    @Test(.proves("SW-19"))
    func anInterpolatingSpringCanBeGivenByDurationAndBounce() {
        let omega = 2 * Double.pi / 0.4
        let plain = Animation.interpolatingSpring(
            stiffness: omega * omega, damping: 2 * omega * 0.7, initialVelocity: 2)
        let short = Animation.interpolatingSpring(duration: 0.4, bounce: 0.3, initialVelocity: 2)
        let times = (1...20).map { Double($0) / 60 }
        for time in times {
            let a = AnimationRun.value(plain, at: time) ?? 1
            #expect(abs(a - (AnimationRun.value(short, at: time) ?? 1)) < 1e-9)
        }
        #expect(Animation.interpolatingSpring == .interpolatingSpring(duration: 0.5, bounce: 0))
    }

    @Test(arguments: [
        Animation.spring(bounce: -0.999), .spring(response: 0.001, dampingFraction: 900),
        .spring(response: 0, dampingFraction: 5), .spring(response: 0.03, dampingFraction: 2),
    ])
    func noDampingThrowsTheValueAway(_ animation: Animation) {
        let values = AnimationRun.frames(animation)
        #expect(values.allSatisfy { (-0.2...1.9).contains($0) }, "\(values.max() ?? 0)")
    }
}
