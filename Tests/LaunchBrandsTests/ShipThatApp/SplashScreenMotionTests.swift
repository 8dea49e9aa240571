// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchMotion
import ProofSupport
import Testing

@testable import ShipThatAppBrand

/// The splash's motion as numbers, without a screen.
@Suite struct SplashScreenMotionTests {
    private let motion = SplashScreenMotion()

    /// Returns the requirements' values at an instant, in milliseconds from the first frame.
    static func expected(_ milliseconds: Int) -> SplashScreenValues {
        let time = Double(milliseconds) / 1000
        if time < 1 {
            return SplashScreenValues(
                scale: 0.9 + 0.1 * ReferenceCurve.easeInOut(time / 0.9), opacity: 1,
                contentOpacity: ReferenceCurve.easeOut(time / 0.2))
        }
        return SplashScreenValues(scale: 1 - 0.5 * (time - 1), opacity: 1 - (time - 1), contentOpacity: 1)
    }

    /// How strongly logo and words are drawn at an instant: by their own opacity and by that of the screen.
    static func strength(_ milliseconds: Int) -> Double {
        let values = expected(milliseconds)
        return values.opacity * values.contentOpacity
    }

    /// 25 instants from the first frame to the end.
    static let instants = (0..<25).map { $0 * 80 }

    /// The look that the model gives, in milliseconds from the first frame, when nothing is changed.
    private func values(_ milliseconds: Int) -> SplashScreenValues {
        let time = Double(milliseconds) / 1000
        return motion.values(
            of: time < 1 ? .firstStep : .secondStep, sinceStart: time, sinceExit: max(0, time - 1))
    }

    @Test(arguments: instants)
    func eachInstantLooksAsTheRequirementsSay(_ milliseconds: Int) {
        let (found, wanted) = (values(milliseconds), Self.expected(milliseconds))
        #expect(abs(found.scale - wanted.scale) <= 0.0005, "\(found.scale) instead of \(wanted.scale)")
        #expect(abs(found.opacity - wanted.opacity) <= 1e-9)
        #expect(abs(found.contentOpacity - wanted.contentOpacity) <= 0.0005)
    }

    /// The static launch screen is the accent colour alone, and so is the first frame (C-X-08).
    @Test func logoAndWordsComeInWithinAFifthOfASecond() {
        #expect(motion.arrive.curve == .easeOut && motion.arrive.start == 0 && motion.arrive.duration == 0.2)
        for (time, opacity) in [(0, 0.0), (50, 0.3781), (100, 0.6846), (160, 0.9377)] {
            #expect(abs(values(time).contentOpacity - opacity) < 0.0005, "at \(time)")
        }
        #expect(values(0).contentOpacity == 0)
        #expect((200..<2000).allSatisfy { values($0).contentOpacity == 1 })
    }

    @Test(.proves("ST-17", "ST-24"))
    func theLogoSettlesInGently() {
        #expect(motion.settle.from == 0.9 && motion.settle.to == 1)
        #expect(abs(motion.settle.delta) <= 0.2)
        let scales = stride(from: 0, through: 900, by: 30).map { values($0).scale }
        #expect(zip(scales, scales.dropFirst()).allSatisfy { $0 < $1 })
        #expect((0..<1000).allSatisfy { values($0).opacity == 1 })
    }

    @Test(.proves("ST-25"))
    func theIntroIsEaseInOutOver900Milliseconds() {
        #expect(motion.settle.curve == .easeInOut && motion.settle.duration == 0.9)
        #expect(abs((motion.settle.value(at: 0.45) - 0.9) / 0.1 - 0.5) <= 0.02)
        #expect(motion.settle.value(at: 0.9) == 1)
        #expect(motion.settle.value(at: 0.8999) < 1)
    }

    @Test(.proves("ST-18", "ST-28"))
    func zoomAndFadeBeginAndEndTogether() {
        let zoom = motion.zoom()
        #expect(zoom.start == 0 && motion.fade.start == 0)
        #expect(zoom.end == motion.fade.end && zoom.end == 1)
        #expect(motion.fade.from == 1 && motion.fade.to == 0 && motion.fade.curve == .linear)
        let first = motion.values(of: .secondStep, sinceStart: 1.001, sinceExit: 0.001)
        #expect(first.scale < 1 && first.opacity < 1)
    }

    @Test(.proves("ST-26"))
    func theLogoZoomsInTheSecondStepOnly() {
        #expect(values(950).scale == 1 && values(999).scale == 1)
        #expect(values(1100).scale == 0.95)
        #expect(motion.values(of: .secondStep, sinceStart: 2, sinceExit: 1).scale == 0.5)
    }

    @Test(.proves("ST-27"), arguments: [0.1, 0.25, 0.5, 0.75, 0.9])
    func theExitIsLinear(_ time: Double) {
        #expect(motion.zoom().curve == .linear)
        let values = motion.values(of: .secondStep, sinceStart: 1 + time, sinceExit: time)
        #expect(abs(values.scale - (1 - 0.5 * time)) <= 1e-9)
        #expect(abs(values.opacity - (1 - time)) <= 1e-9)
    }

    @Test(.proves("ST-29"))
    func nothingMovesWhenItIsFinished() {
        let looks = Set(
            [2, 2.1, 3, 100].map { motion.values(of: .finished, sinceStart: $0, sinceExit: $0 - 1) })
        #expect(looks == [SplashScreenValues(scale: 0.5, opacity: 0)])
    }

    @Test(.proves("ST-23"), arguments: SplashScreenStep.allCases)
    func everyStepHasALook(_ step: SplashScreenStep) {
        let found = motion.values(of: step, sinceStart: 1.5, sinceExit: 0.5)
        let wanted: SplashScreenValues =
            switch step {
            case .firstStep: SplashScreenValues(scale: 1, opacity: 1)
            case .secondStep: SplashScreenValues(scale: 0.75, opacity: 0.5)
            case .finished: SplashScreenValues(scale: 0.5, opacity: 0)
            }
        #expect(found == wanted)
    }

    @Test func anIntroThatIsCutGoesOnFromWhereItWas() {
        let timing = SplashScreenTiming { $0.hold = .milliseconds(200) }
        let cut = SplashScreenMotion(timing: timing)
        let left = cut.values(of: .firstStep, sinceStart: 0.2)
        let next = cut.values(of: .secondStep, sinceStart: 0.2, sinceExit: 0)
        #expect(left.scale > 0.9 && left.scale < 0.95 && left == next)
        #expect(cut.values(of: .secondStep, sinceStart: 1.2, sinceExit: 1).scale == 0.5)
        // Logo and words that were still coming in go on as well.
        let early = SplashScreenMotion(timing: SplashScreenTiming { $0.hold = .milliseconds(100) })
        let before = early.values(of: .firstStep, sinceStart: 0.1)
        #expect(before == early.values(of: .secondStep, sinceStart: 0.1, sinceExit: 0))
        #expect(abs(before.contentOpacity - 0.6846) < 0.0005)
        let later = [0.15, 0.2].map { early.values(of: .secondStep, sinceStart: $0, sinceExit: $0 - 0.1) }
        #expect(abs(later[0].contentOpacity - 0.9065) < 0.0005 && later[1].contentOpacity == 1)
    }

    @Test func lessMotionIsOnlyAFade() {
        let reduced = SplashScreenMotion(isReduced: true)
        for time in stride(from: 0.0, to: 1, by: 0.05) {
            let entry = reduced.values(of: .firstStep, sinceStart: time)
            #expect(entry.scale == 1 && entry.opacity == 1)
            #expect(entry.contentOpacity == motion.values(of: .firstStep, sinceStart: time).contentOpacity)
            let exit = reduced.values(of: .secondStep, sinceStart: 1 + time, sinceExit: time)
            #expect(exit.scale == 1 && exit.contentOpacity == 1)
            #expect(
                exit.opacity == motion.values(of: .secondStep, sinceStart: 1 + time, sinceExit: time).opacity)
        }
    }
}
