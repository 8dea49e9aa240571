// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchKit
import LaunchMotion
import ProofSupport
import StageUI
import Testing
import UrbanNestBrand

/// The exit: as numbers, and on the screen of launches that lead to each destination.
///
/// All data are there after 400 ms, so the exit begins after 1000 ms and ends after 1300 ms.
@MainActor
@Suite(.serialized) struct UrbanNestExitMotionTests {
    let motion: UrbanNestMotion

    init() throws { motion = try UrbanNestMotion(isReduced: false) }

    private func exitOpacity(_ seconds: Double) throws -> Double {
        try #require(motion.exit.value(of: UrbanNestMotion.exitOpacity, at: seconds))
    }

    /// A launch that leads to a destination.
    private func launch(
        to route: String, _ direction: LayoutDirection = .leftToRight
    ) -> Scenario {
        .loaded(after: 400) {
            $0.state.firstLaunch = route == "onboarding"
            $0.state.session = route == "home" ? .signedIn : .none
            $0.device.layoutDirection = direction
        }
    }

    /// What users read first on the screen of a route.
    private static let words = [
        "home": "Welcome home", "onboarding": "Homes in good hands", "login": "Welcome to UrbanNest",
    ]

    /// The first words of a route's screen, as far as they are drawn.
    private func destination(_ frame: SplashFrame, _ route: String) -> [SplashElement] {
        frame.elements.filter { $0.string == Self.words[route] }
    }

    @Test(.proves("UN-87"))
    func theExitTakes300Milliseconds() async throws {
        #expect(try exitOpacity(0.3) == 0)
        #expect(try exitOpacity(0.299) > 0)
        #expect(UrbanNest.policy.exitDuration == .milliseconds(300))
        let probe = try await SplashProbe.run(launch(to: "home"), at: [1299, 1300])
        #expect(probe.exitAt == 1)
        #expect(probe.finishedAt == 1.3)
        #expect(try probe.frame(1299).disc?.isVisible == true)
        #expect(try probe.frame(1300).disc == nil)
    }

    @Test(.proves("UN-88"))
    func theExitSpeedsUp() throws {
        let track = try #require(motion.exit.tracks[UrbanNestMotion.exitOpacity]?.first)
        #expect(track.curve == .easeIn)
        #expect(abs(try exitOpacity(0.15) - 0.685) <= 0.02)
        #expect(abs(try exitOpacity(0.075) - (1 - ReferenceCurve.easeIn(0.25))) < 1e-6)
    }

    @Test(.proves("UN-90"))
    func theExitGoesFromOpaqueToClear() throws {
        #expect(try exitOpacity(0) == 1)
        #expect(try exitOpacity(0.3) == 0)
        let values = try stride(from: 0.0, through: 0.3, by: 0.01).map(exitOpacity)
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 > $1 })
    }

    @Test(.proves("UN-87", "UN-88", "UN-90"))
    func theSplashIsSeenToLeaveFasterAndFaster() async throws {
        let instants = [1000, 1050, 1075, 1100, 1150, 1200, 1225, 1250, 1299]
        for route in ["home", "onboarding", "login"] {
            let probe = try await SplashProbe.run(launch(to: route), at: instants)
            for instant in instants {
                let opacity = try #require(try probe.frame(instant).disc?.opacity, "\(instant) ms")
                let expected = 1 - ReferenceCurve.easeIn(Double(instant - 1000) / 300)
                #expect(abs(opacity - expected) < 0.001, "to \(route), \(instant) ms")
            }
        }
    }

    @Test(.proves("UN-100"))
    func splashAndHomeCrossfade() async throws {
        let exit = try #require(motion.exit.tracks[UrbanNestMotion.exitOpacity]?.first)
        let home = try #require(motion.fadeIn.tracks[UrbanNestMotion.destinationOpacity]?.first)
        #expect(exit.start == home.start)
        #expect(abs(exit.duration - 0.3) < 1e-9 && abs(home.duration - 0.3) < 1e-9)
        let probe = try await SplashProbe.run(launch(to: "home"), at: [999, 1150, 1299])
        #expect(destination(try probe.frame(999), "home").isEmpty)
        let middle = try probe.frame(1150)
        #expect(abs(try #require(middle.disc).opacity - 0.685) <= 0.02)
        let arriving = destination(middle, "home").filter(\.isVisible)
        #expect(!arriving.isEmpty)
        #expect(try #require(arriving.map(\.opacity).max()) > 0)
        #expect(
            abs(try #require(arriving.map(\.opacity).max()) - ReferenceCurve.easeOut(0.5)) < 0.001)
    }

    @Test(.proves("UN-104"))
    func theSplashFadesWhileTheSlidesComeIn() async throws {
        let probe = try await SplashProbe.run(launch(to: "onboarding"), at: [1150])
        let frame = try probe.frame(1150)
        #expect(abs(try #require(frame.disc).opacity - (1 - ReferenceCurve.easeIn(0.5))) < 0.001)
        let slides = destination(frame, "onboarding")
        #expect(slides.contains { $0.isVisible && $0.transform.tx > 100 })
        #expect(motion.exit.tracks[UrbanNestMotion.exitOpacity]?.count == 1)
        #expect(motion.slideIn.tracks[UrbanNestMotion.destinationShift]?.count == 1)
    }

    @Test(.proves("UN-105"), arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func theSlidesComeFromTheSideWhereReadingEnds(_ direction: LayoutDirection) async throws {
        let sign = direction == .leftToRight ? 1.0 : -1.0
        #expect(motion.slideIn.value(of: UrbanNestMotion.destinationShift, at: 0.0) == 1)
        #expect(motion.slideIn.value(of: UrbanNestMotion.destinationShift, at: 0.3) == 0)
        let instants = [1001, 1050, 1100, 1150, 1200, 1250, 1299, 1300]
        let probe = try await SplashProbe.run(launch(to: "onboarding", direction), at: instants)
        let rest = try #require(destination(try probe.frame(1300), "onboarding").first)
        #expect(probe.finishedAt == 1.3)
        for instant in instants.dropLast() {
            let expected = sign * 390 * (1 - ReferenceCurve.easeOut(Double(instant - 1000) / 300))
            let moving = try #require(destination(try probe.frame(instant), "onboarding").first)
            #expect(abs(Double(moving.frame.minX - rest.frame.minX) - expected) <= 0.5, "\(instant) ms")
            #expect(moving.frame.minY == rest.frame.minY)
        }
    }

    @Test(.proves("UN-159"))
    func theSignInFadesIn() async throws {
        let instants = [1050, 1100, 1150, 1200, 1250, 1299, 1300]
        let probe = try await SplashProbe.run(launch(to: "login"), at: instants)
        for instant in instants {
            let shown = destination(try probe.frame(instant), "login")
            let expected = ReferenceCurve.easeOut(Double(instant - 1000) / 300)
            let opacity = try #require(shown.map(\.opacity).max())
            #expect(abs(opacity - expected) <= 0.02, "\(instant) ms")
        }
        #expect(motion.fadeIn.value(of: UrbanNestMotion.destinationOpacity, at: 0.0) == 0)
        #expect(probe.finishedAt == 1.3)
    }

    @Test(.proves("UN-105", "UN-200"))
    func onAPhoneOnItsSideTheSlidesComeFromItsVeryEdge() async throws {
        let instants = [1010, 1050, 1150, 1250, 1300]
        let scenario = launch(to: "onboarding").on("iphone14", .landscape)
        let probe = try await SplashProbe.run(scenario, at: instants)
        let rest = try #require(destination(try probe.frame(1300), "onboarding").first)
        for instant in instants.dropLast() {
            let expected = 844 * (1 - ReferenceCurve.easeOut(Double(instant - 1000) / 300))
            let moving = try #require(destination(try probe.frame(instant), "onboarding").first)
            #expect(abs(Double(moving.frame.minX - rest.frame.minX) - expected) <= 0.5, "\(instant) ms")
        }
    }

    @Test(.proves("UN-100", "UN-104", "UN-159"), arguments: ["home", "onboarding", "login"])
    func theNextScreenComesInOverTheSplash(route: String) async throws {
        let elements = try await SplashProbe.run(launch(to: route), at: [1200]).frame(1200).elements
        let disc = try #require(elements.lastIndex { $0.isDisc(of: 120) })
        let tagline = try #require(elements.firstIndex { $0.string == "Trusted services, delivered smartly" })
        let next = try #require(elements.firstIndex { $0.string == Self.words[route] })
        #expect(disc < tagline && tagline < next)
    }
}
