// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import Foundation
import LaunchCore
import LaunchKit
import LaunchRehearsal
import ProofSupport
import StageCairo
import StageUI
import Testing

@testable import DuggyBrand

/// What the splash draws at the instants that the document names.
@MainActor
@Suite(.serialized) struct DuggyDrawnTests {
    private func opacity(_ element: SplashElement?) -> Double { element?.opacity ?? 0 }

    @Test(.proves("DG-50", "DG-60", "DG-61", "DG-64", "DG-65", "DG-93", "DG-96"))
    func theFirstFrameHasTheSmallLogoOnItsCircleAndNothingElse() async throws {
        let probe = try await SplashProbe.run(.duggyLoading(), at: [0, 250])
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

    @Test(.proves("DG-04", "DG-193", "DG-202", "DG-203"))
    func nothingThatIsDrawnJumpsBetweenTwoFrames() async throws {
        let instants = (0...150).map { Int((Double($0) * 1000 / 60).rounded()) }
        let probe = try await SplashProbe.run(.duggyLoading(), at: instants)
        let frames = try instants.map { try probe.frame($0) }
        let properties: [(String, (SplashFrame) -> Double)] = [
            ("mark", { $0.duggyMark?.scale ?? 0 }), ("circle", { $0.duggyCircle?.scale ?? 0 }),
            ("circle's opacity", { $0.duggyCircle?.opacity ?? 0 }),
            ("segments", { $0.duggySegments.first?.opacity ?? 0 }),
            ("name", { $0.duggyName?.opacity ?? 0 }), ("tagline", { $0.duggyTagline?.opacity ?? 0 }),
        ]
        for (name, value) in properties {
            let values = frames.map(value)
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
