// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit
import ProofSupport
import ShipThatAppBrand
import StageUI
import Testing

/// ShipThatApp's splash at the instants that the document names.
@MainActor @Suite(.fewAtATime) struct ShipThatAppDrawnTests {
    /// The size and the strength of the logo, the same for each of its parts.
    private func logo(_ frame: SplashFrame) throws -> (scale: Double, opacity: Double) {
        let first = try #require(frame.ship.first)
        #expect(frame.ship.allSatisfy { $0.scale == first.scale && $0.opacity == first.opacity })
        return (first.scale, first.opacity)
    }

    /// The first frame is the static launch screen, which can have no words, nor a logo where they leave it (C-X-08).
    @Test(arguments: ["iphone14", "iphonese1", "ipadpro13"], [false, true])
    func theFirstFrameIsTheColourAloneThatTheRestComesInOn(_ profile: String, _ isCalm: Bool) async throws {
        let scenario = Scenario.shipThatApp { $0.device.reduceMotion = isCalm }.on(profile)
        let probe = try await SplashProbe.run(scenario, at: [0, 50, 100, 200])
        let first = try probe.frame(0)
        let screen = CGRect(origin: .zero, size: first.size)
        let accent = PixelColor(0x43, 0x38, 0xCA)
        #expect(first.image().pixels(in: screen, scale: 1).allSatisfy { $0 == accent })
        for (instant, opacity) in [(50, 0.3781), (100, 0.6846), (200, 1)] {
            let frame = try probe.frame(instant)
            let found = try logo(frame).opacity
            #expect(abs(found - opacity) < 0.001, "\(found) at \(instant)")
            let words = try #require(frame.text("Build less. Ship sooner.")).opacity
            #expect(abs(words - opacity) < 0.001, "\(words) at \(instant)")
            #expect(frame.image().pixel(5, 5) == accent)
        }
    }

    @Test(.proves("ST-17", "ST-24", "ST-25", "ST-36"))
    func inTheFirstStepTheLogoSettlesIn() async throws {
        // From nine tenths of its size, easeInOut over 0.9 s: half of the way after half of the time.
        let instants = [(10, 0.9), (225, 0.9129), (450, 0.95), (675, 0.9871), (900, 1), (999, 1)]
        let probe = try await SplashProbe.run(.shipThatApp(), at: [200] + instants.map(\.0))
        for (instant, scale) in instants {
            let found = try logo(probe.frame(instant))
            #expect(abs(found.scale - scale) < 0.001, "\(found.scale) at \(instant)")
            #expect(instant == 10 ? abs(found.opacity - 0.0822) < 0.001 : found.opacity == 1, "at \(instant)")
        }
        #expect(try logo(probe.frame(200)).opacity == 1)
    }

    @Test(.proves("ST-18", "ST-23", "ST-26", "ST-27", "ST-28", "ST-37"))
    func inTheSecondStepItZoomsAndFadesEvenlyForASecond() async throws {
        let instants = [(1000, 0.0), (1100, 0.1), (1250, 0.25), (1500, 0.5), (1750, 0.75), (1990, 0.99)]
        let probe = try await SplashProbe.run(.shipThatApp(), at: instants.map(\.0))
        for (instant, share) in instants {
            let frame = try probe.frame(instant)
            let found = try logo(frame)
            #expect(abs(found.scale - (1 - 0.5 * share)) < 0.001, "\(found.scale) at \(instant)")
            #expect(abs(found.opacity - (1 - share)) < 0.001, "\(found.opacity) at \(instant)")
            let words = try #require(frame.text("Build less. Ship sooner."))
            #expect(abs(words.opacity - (1 - share)) < 0.001, "the whole screen fades")
        }
    }

    @Test(.proves("ST-44"), arguments: [("quick", 200, 400, 0.9955), ("slow", 3000, 2000, 1)])
    func theZoomTakesAsLongAsItIsTold(pace: String, hold: Int, exit: Int, before: Double) async throws {
        let scenario = Scenario.shipThatApp { $0.options.values["pace"] = pace }
        let shares = [0.25, 0.5, 0.75]
        let probe = try await SplashProbe.run(
            scenario, at: [hold - 10, hold + exit + 50] + shares.map { hold + Int(Double(exit) * $0) })
        // A short hold ends as the logo has just come in.
        #expect(try abs(logo(probe.frame(hold - 10)).opacity - before) < 0.0001)
        for share in shares {
            let found = try logo(probe.frame(hold + Int(Double(exit) * share)))
            #expect(abs(found.opacity - (1 - share)) < 0.001, "\(found.opacity) after \(share)")
        }
        #expect(try !probe.frame(hold + exit + 50).shows(probe.frame(hold - 10).ship))
        #expect(probe.finishedAt.map { abs($0 - Double(hold + exit) / 1000) < 0.001 } == true)
    }

    @Test(.proves("ST-52"))
    func theSplashStandsStillAsLongAsTheWorkTakes() async throws {
        let story = try await ShipThatAppStory(
            .init { $0.gate = .work }, answer: .init(after: .milliseconds(2700)))
        for time in [950, 1500, 2200, 2680] {
            await story.go(to: time)
            let parts = story.ship
            #expect(parts.count == 6 && parts.allSatisfy { $0.scale == 1 && $0.opacity == 1 }, "at \(time)")
            #expect(!story.showsRoot())
        }
        await story.go(to: 3200)
        let leaving = story.ship
        #expect(leaving.count == 6 && leaving.allSatisfy { abs($0.opacity - 0.5) < 0.02 })
        await story.go(to: 3720)
        #expect(story.showsRoot())
    }

    @Test(.proves("ST-19", "ST-29", "ST-37"))
    func whenItIsFinishedTheAppStandsThereAtOnce() async throws {
        let probe = try await SplashProbe.run(.shipThatApp(), at: [1999, 2050, 2500])
        #expect(try !probe.frame(1999).accessibility.flattened.contains { $0.label == "Welcome aboard" })
        let (first, later) = (try probe.frame(2050), try probe.frame(2500))
        let ship = try probe.frame(1999).ship
        #expect(ship.count == 6)
        for frame in [first, later] {
            #expect(!frame.shows(ship))
            #expect(frame.accessibility.flattened.contains { $0.label == "Welcome aboard" })
        }
        #expect(probe.finishedAt == 2)
        let words = try #require(first.text("Welcome aboard"))
        #expect(words.opacity == 1 && words.frame == later.text("Welcome aboard")?.frame, "nothing moves")
    }
}
