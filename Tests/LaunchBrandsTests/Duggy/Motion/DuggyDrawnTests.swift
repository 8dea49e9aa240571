// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchKit
import ProofSupport
import StageCairo
import StageUI
import Testing

@testable import DuggyBrand

/// The splash at the instants that the document names.
@MainActor
@Suite(.serialized) struct DuggyDrawnTests {
    private func opacity(_ element: SplashElement?) -> Double { element?.opacity ?? 0 }

    @Test(.proves("DG-50", "DG-60", "DG-61", "DG-64", "DG-65", "DG-93", "DG-96"))
    func theFirstFrameHasTheSmallLogoOnItsCircleAndNothingElse() async throws {
        // With the static image on top it would not be seen yet.
        let scenario = Scenario.duggyLoading { $0.options.values["handoff"] = "off" }
        let probe = try await SplashProbe.run(scenario, at: [0, 250])
        let frame = try probe.frame(0)
        #expect(abs((frame.duggyMark?.scale ?? 0) - 0.3) < 0.001)
        #expect(abs((frame.duggyCircle?.scale ?? 0) - 0.8) < 0.001)
        #expect(abs(opacity(frame.duggyCircle) - 0.3) < 0.001)
        #expect(frame.duggySegments.isEmpty && frame.duggySpokes.isEmpty)
        #expect(frame.elements.filter { $0.string != nil }.allSatisfy { !$0.isVisible })
        let labels = frame.accessibility.flattened.compactMap(\.label)
        #expect(labels.first == "Duggy, Cricket Club Management" && !labels.contains("Retry"))
        // The animation and the steps have begun together.
        let later = try probe.frame(250)
        #expect(try #require(later.duggyMark).scale > 0.6)
        #expect(later.accessibility.flattened.contains { $0.label == "Initializing services..." })
    }

    /// The first frame is the launch screen, and its image gives way to the logo in 0.2 s (C-DG-23, C-X-08).
    @Test(arguments: [false, true])
    func theStaticImageAloneIsTheFirstFrameAndHandsOverToTheLogo(isCalm: Bool) async throws {
        let scenario = Scenario.duggyLoading { $0.device.reduceMotion = isCalm }
        let probe = try await SplashProbe.run(scenario, at: [0, 100, 200, 400])
        let first = try probe.frame(0)
        let image = try #require(first.duggyStaticImage)
        // 100 points in the middle of the whole screen of 390 by 844, as the storyboard has it.
        #expect(image.frame == CGRect(x: 145, y: 372, width: 100, height: 100) && image.opacity == 1)
        #expect(first.duggyMark == nil && first.duggyCircle == nil && first.duggySegments.isEmpty)
        let (picture, blue, white) = (first.image(), PixelColor(0x00, 0x3F, 0x9B), PixelColor(255, 255, 255))
        for around in [
            CGRect(x: 0, y: 0, width: 390, height: 371), CGRect(x: 0, y: 473, width: 390, height: 371),
            CGRect(x: 0, y: 371, width: 144, height: 102), CGRect(x: 246, y: 371, width: 144, height: 102),
        ] { #expect(picture.pixels(in: around, scale: 1).allSatisfy { $0 == blue }, "\(around)") }
        #expect(picture.pixels(in: image.frame, scale: 1).contains(white))

        let half = try probe.frame(100)
        #expect(abs(opacity(half.duggyStaticImage) - 0.5) < 0.001)
        #expect(half.duggyStaticImage?.frame == image.frame, "it goes where it was")
        #expect(abs(opacity(half.duggyCircle) - 0.15) < 0.001)
        for time in [200, 400] {
            let frame = try probe.frame(time)
            #expect(frame.duggyStaticImage == nil && abs(opacity(frame.duggyCircle) - 0.3) < 0.001)
        }
        // With less motion the mark fades in as well, for 0.3 s.
        let marks = try [100, 200, 400].map { opacity(try probe.frame($0).duggyMark) }
        let wanted = isCalm ? [0.5 * 0.4883, 0.8438, 1] : [0.5, 1, 1]
        #expect(zip(marks, wanted).allSatisfy { abs($0 - $1) < 0.002 }, "\(marks)")
    }

    @Test(.proves("DG-83", "DG-97", "DG-98", "DG-99", "DG-100"))
    func eachCueIsDrawnAtItsInstantAndNotBefore() async throws {
        let probe = try await SplashProbe.run(
            .duggyLoading(), at: [499, 520, 999, 1050, 1300, 1499, 1550, 1600, 1800, 1999, 2000, 2100])
        #expect(try probe.frame(499).duggySegments.isEmpty)
        let turning = try probe.frame(520).duggySegments
        #expect(turning.count == 6 && turning.allSatisfy { $0.opacity > 0 })
        #expect(abs((turning.first?.angle ?? 0) - 3.6) < 0.1)
        #expect(try opacity(probe.frame(999).duggyName) == 0 && opacity(probe.frame(1050).duggyName) > 0)
        #expect(try abs(opacity(probe.frame(1300).duggyName) - 0.5) < 0.02)
        #expect(try abs(opacity(probe.frame(1600).duggyName) - 1) < 0.001)
        #expect(try opacity(probe.frame(1499).duggyTagline) == 0)
        #expect(try opacity(probe.frame(1550).duggyTagline) > 0)
        #expect(try abs(opacity(probe.frame(1800).duggyTagline) - 0.5) < 0.02)
        #expect(try abs(opacity(probe.frame(2100).duggyTagline) - 1) < 0.001)
        #expect(try probe.frame(1999).duggySpokes.isEmpty && probe.frame(2000).duggySpokes.count == 8)
    }

    @Test(.proves("DG-84", "DG-85", "DG-86", "DG-87", "DG-88"))
    func theBallTurnsOnceInTwoSecondsAndTheMarkStandsAtElevenTenths() async throws {
        let probe = try await SplashProbe.run(.duggyLoading(), at: [500, 650, 800, 1000, 2500, 3000, 9000])
        for (time, scale) in [(500, 1.066), (650, 1.089), (800, 1.1), (9000, 1.1)] {
            let mark = try #require(try probe.frame(time).duggyMark)
            #expect(abs(mark.scale - scale) < 0.01, "\(mark.scale) at \(time)")
        }
        for (time, angle) in [(1000, 90.0), (2500, 0), (3000, 90), (9000, 90)] {
            let first = try #require(try probe.frame(time).duggySegments.first)
            let distance = abs(first.angle - angle)
            #expect(min(distance, 360 - distance) < 1, "\(first.angle) at \(time)")
        }
    }

    @Test(.proves("DG-79", "DG-89", "DG-90", "DG-106", "DG-107"))
    func whenEachStepIsDoneTheMarkGoesBackBeforeTheSplashLeaves() async throws {
        // Six steps of 500 ms.
        let probe = try await SplashProbe.run(
            .duggyLoaded(stepsOf: 500), at: [2999, 3150, 3300, 3499, 3501])
        for (time, scale) in [(2999, 1.1), (3150, 1.0315), (3300, 1), (3499, 1)] {
            let mark = try #require(try probe.frame(time).duggyMark)
            #expect(abs(mark.scale - scale) < 0.005, "\(mark.scale) at \(time)")
        }
        #expect(try probe.frame(3499).phase == .completing && probe.frame(3501).phase == .exiting)
        // The ball has gone on: three seconds after its start by half a turn more than two.
        let angle = try #require(try probe.frame(3499).duggySegments.first).angle
        #expect(abs(angle - 179.8) < 0.5)
    }

    @Test(.proves("DG-40", "DG-47", "DG-107"))
    func whatWasSeenOfTheLoadingStaysUntilTheSplashHasGone() async throws {
        // Done at 3000, on its way out from 3500 to 4000: only an error takes the spinner away (DG-110).
        let probe = try await SplashProbe.run(.duggyLoaded(stepsOf: 500), at: [2950, 3100, 3450, 3700])
        for time in [2950, 3100, 3450, 3700] {
            let frame = try probe.frame(time)
            #expect(frame.duggySpokes.count == 8, "\(time)")
            #expect(frame.duggyMessages.map(\.words) == ["Finalizing..."], "\(time)")
            #expect(frame.duggyMessages.allSatisfy { time < 3500 ? $0.opacity == 1 : $0.opacity > 0.2 })
        }
    }

    @Test(.proves("DG-04", "DG-193", "DG-202", "DG-203"), arguments: ["off", "on"])
    func nothingThatIsDrawnJumpsBetweenTwoFrames(handoff: String) async throws {
        let instants = (0...150).map { Int((Double($0) * 1000 / 60).rounded()) }
        let scenario = Scenario.duggyLoading { $0.options.values["handoff"] = handoff }
        let probe = try await SplashProbe.run(scenario, at: instants)
        let frames = try instants.map { try probe.frame($0) }
        var properties: [(String, (SplashFrame) -> Double?)] = [
            ("mark", { $0.duggyMark?.scale }), ("circle", { $0.duggyCircle?.scale }),
            ("circle's opacity", { $0.duggyCircle?.opacity ?? 0 }),
            ("segments", { $0.duggySegments.first?.opacity ?? 0 }),
            ("name", { $0.duggyName?.opacity ?? 0 }), ("tagline", { $0.duggyTagline?.opacity ?? 0 }),
        ]
        if handoff == "on" {
            properties += [
                ("mark's opacity", { $0.duggyMark?.opacity ?? 0 }),
                ("static image", { $0.duggyStaticImage?.opacity ?? 0 }),
            ]
        }
        for (name, value) in properties {
            // What hands over is not there in the first frame, and has no size then.
            let values = (handoff == "on" ? frames.drop { value($0) == nil } : frames[...]).compactMap(value)
            #expect(values.count >= (handoff == "on" ? 150 : 151), "\(name) is there all the time")
            let steps = zip(values.dropFirst(), values).map { abs($0 - $1) }
            // A frame's time is rounded to a millisecond here, which makes one of 16 a 17th longer.
            #expect(steps.allSatisfy { $0 <= 0.103 }, "\(name): \(steps.max() ?? 0)")
            #expect(Set(values.map { Int($0 * 1000) }).count > 10, "\(name) moves")
        }
    }

    @Test(.proves("DG-40", "DG-53", "DG-110"))
    func afterAFailureTheSpinnerIsGoneAndTheBallStandsStillUntilRetry() async throws {
        var scenario = Scenario.duggyFailing()
        scenario.script = [try .tap("Retry", at: 4.5)]
        let probe = try await SplashProbe.run(scenario, at: [1900, 4000, 4550, 4900])
        let (early, late) = (try probe.frame(1900), try probe.frame(4000))
        for frame in [early, late] {
            #expect(frame.duggySpokes.isEmpty && opacity(frame.duggyName) == 0)
            #expect(frame.duggyMessages.allSatisfy { $0.opacity == 0 })
        }
        let still = try #require(early.duggySegments.first).angle
        // It failed 0.4 s after the ball began to turn.
        let later = try #require(late.duggySegments.first).angle
        #expect(abs(still - 72) < 1 && abs(later - still) < 0.001)
        #expect(try probe.frame(4550).duggySpokes.count == 8, "the indicator is there at once")
        // The name would have begun a tenth of a second after the failure: so it does after Retry.
        #expect(try opacity(probe.frame(4550).duggyName) == 0)
        #expect(try abs(opacity(probe.frame(4900).duggyName) - 0.5) < 0.03)
    }

    @Test(
        .proves(
            "DG-44", "DG-47", "DG-105", "DG-119", "DG-122", "DG-123", "DG-124", "DG-125", "DG-130", "DG-213"))
    func theMessageOnTheScreenIsThatOfTheStepAtWork() async throws {
        let instants = (1...6).map { $0 * 2500 - 100 }
        let probe = try await SplashProbe.run(.duggyLoaded(stepsOf: 2500), at: instants)
        for (index, message) in DuggyTexts.messages.enumerated() {
            let frame = try probe.frame(instants[index])
            #expect(frame.duggyMessages.map(\.words) == [message])
            #expect(frame.duggyMessages.map(\.opacity) == [1])
            let section = frame.accessibility.flattened.first { $0.label == message }
            #expect(section?.value == "Step \(index + 1) of 6")
        }
        // The screen goes on meanwhile.
        let angles = try instants.map { try #require(try probe.frame($0).duggySegments.first).angle }
        #expect(Set(angles.map { Int($0) }).count > 1)
    }
}
