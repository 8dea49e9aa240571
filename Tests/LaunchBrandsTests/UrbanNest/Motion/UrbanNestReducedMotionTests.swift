// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchKit
import LaunchMotion
import ProofSupport
import StageCairo
import StageUI
import Testing
import UrbanNestBrand

/// The launch of a user who wants less motion.
@MainActor
@Suite(.serialized) struct UrbanNestReducedMotionTests {
    let motion: UrbanNestMotion
    let instants = Array(stride(from: 0, through: 1500, by: 50))

    init() throws { motion = try UrbanNestMotion(isReduced: true) }

    private func loading() -> Scenario { .loading { $0.device.reduceMotion = true } }

    @Test(.proves("UN-122"))
    func theLogoDoesNotGrow() async throws {
        let probe = try await SplashProbe.run(loading(), at: instants)
        var seen = 0
        for instant in instants {
            #expect((motion.entry.value(of: UrbanNestMotion.logoScale, at: Double(instant) / 1000) ?? 1) == 1)
            guard let disc = try probe.frame(instant).disc else { continue }
            seen += 1
            #expect(disc.scale == 1, "\(instant) ms")
            #expect(disc.frame == CGRect(x: 135, y: 322, width: 120, height: 120))
        }
        #expect(seen == instants.count { $0 > 100 })
    }

    @Test(.proves("UN-123"))
    func theLogoOnlyFades() async throws {
        #expect(motion.entry.keys == [UrbanNestMotion.logoOpacity, UrbanNestMotion.textOpacity])
        #expect(motion.entry.loops.isEmpty)
        let probe = try await SplashProbe.run(loading(), at: instants)
        for instant in instants {
            let expected = ReferenceCurve.easeOut(
                from: 0, to: 1, start: 100, duration: 300, at: Double(instant))
            #expect(abs((try probe.frame(instant).disc?.opacity ?? 0) - expected) <= 0.001, "\(instant) ms")
        }
    }

    @Test(.proves("UN-124"))
    func theTextComesWithTheLogo() async throws {
        let probe = try await SplashProbe.run(loading(), at: instants)
        let rest = try #require(try probe.frame(1500).name).frame
        for instant in instants {
            let time = Double(instant) / 1000
            #expect(
                motion.entry.value(of: UrbanNestMotion.textOpacity, at: time)
                    == motion.entry.value(of: UrbanNestMotion.logoOpacity, at: time))
            #expect((motion.entry.value(of: UrbanNestMotion.textOffset, at: time) ?? 0) == 0)
            let frame = try probe.frame(instant)
            // What has no opacity is not drawn.
            let expected = ReferenceCurve.easeOut(
                from: 0, to: 1, start: 100, duration: 300, at: Double(instant))
            #expect(abs((frame.name?.opacity ?? 0) - expected) <= 0.001, "\(instant) ms")
            if let name = frame.name { #expect(name.frame == rest, "\(instant) ms") }
        }
    }

    @Test(.proves("UN-125"), arguments: UrbanNestOptions.Indicator.allCases)
    func threeDotsStandStill(_ chosen: UrbanNestOptions.Indicator) async throws {
        #expect(motion.indicator.loops.isEmpty)
        var scenario = loading()
        scenario.options.indicator = chosen
        let probe = try await SplashProbe.run(scenario, at: [1300, 1700])
        let frame = try probe.frame(1300)
        #expect(frame.dots.count == 3)
        #expect(frame.dots.allSatisfy { $0.opacity == 1 })
        #expect(frame.spinner.isEmpty)
        let pictures = (frame.image(), try probe.frame(1700).image())
        #expect(PixelComparison(expected: pictures.0, actual: pictures.1).isEqual)
    }

    @Test(.proves("UN-126"), arguments: ["home", "onboarding", "login"])
    func theExitIsInstant(_ route: String) async throws {
        #expect(motion.exit.end == 0)
        #expect(motion.slideIn.end == 0)
        #expect(motion.fadeIn.end == 0)
        #expect(UrbanNest.policy.reducedMotionExitDuration == .zero)
        let scenario = Scenario.loaded(after: 400) {
            $0.device.reduceMotion = true
            $0.state.firstLaunch = route == "onboarding"
            $0.state.session = route == "home" ? .signedIn : .none
        }
        let probe = try await SplashProbe.run(scenario, at: [999, 1000, 1001, 1100])
        #expect(probe.finishedAt == 1)
        #expect(probe.exitAt == 1)
        #expect(try probe.frame(999).disc?.opacity == 1)
        let arrived = try probe.frame(1000)
        #expect(arrived.disc == nil)
        let words = [
            "home": "Welcome home", "onboarding": "Homes in good hands", "login": "Welcome to UrbanNest",
        ]
        #expect(arrived.text(try #require(words[route]))?.isVisible == true)
        #expect(arrived.list == (try probe.frame(1100).list))
    }
}
