// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import LaunchMotion
import ProofSupport
import StageUI
import Testing

@testable import DuggyBrand
@testable import FirstlightSimulation

/// The timeline at 25 instants: from the model, and again from what is drawn.
@MainActor
@Suite(.serialized) struct DuggyTimelineTests {
    private func course(pauses: [SplashPlayback.Pause] = [], completion: Double? = nil) throws
        -> SplashPlayback
    {
        SplashPlayback(motion: .standard, pauses: pauses, completion: completion)
    }

    @Test(
        .proves(
            "DG-32", "DG-33", "DG-37", "DG-38", "DG-60", "DG-61", "DG-64", "DG-65", "DG-72", "DG-78", "DG-80",
            "DG-83", "DG-84", "DG-85", "DG-86", "DG-87", "DG-88", "DG-91", "DG-98", "DG-99", "DG-193",
            "DG-202", "DG-203"), arguments: DuggyReference.instants)
    func theModelHasTheValuesOfTheRequirements(milliseconds: Int) throws {
        let time = Double(milliseconds) / 1000
        let (splash, wanted) = (SplashState(try course(), at: time), DuggyReference(time: time))
        let angle = wanted.angle.truncatingRemainder(dividingBy: 360)
        let values: [(name: String, seen: Double, wanted: Double, tolerance: Double)] = [
            ("logoScale", splash.logoScale, wanted.logoScale, 0.002),
            ("circleScale", splash.circleScale, wanted.circleScale, 0.001),
            ("circleOpacity", splash.circleOpacity, wanted.circleOpacity, 0.001),
            ("segmentOpacity", splash.segmentOpacity, wanted.segmentOpacity, 0.001),
            ("segmentAngle", splash.segmentAngle, angle, 0.001),
            ("nameOpacity", splash.nameOpacity, wanted.nameOpacity, 0.001),
            ("taglineOpacity", splash.taglineOpacity, wanted.taglineOpacity, 0.001),
        ]
        for each in values { #expect(abs(each.seen - each.wanted) < each.tolerance, "\(each.name)") }
        #expect(splash.phase == (milliseconds < 500 ? .initial : .logoSpin))
        #expect(splash.showAppName == (milliseconds >= 1000) && splash.showTagline == (milliseconds >= 1500))
        #expect(splash.logoOpacity == 1)
    }

    @Test(
        .proves(
            "DG-32", "DG-33", "DG-37", "DG-38", "DG-64", "DG-65", "DG-71", "DG-72", "DG-76", "DG-79", "DG-84"),
        arguments: ["off", "on"])
    func whatIsDrawnHasTheSameValues(handoff: String) async throws {
        let scenario = Scenario.duggyLoading { $0.options.values["handoff"] = handoff }
        let probe = try await SplashProbe.run(scenario, at: DuggyReference.instants)
        for milliseconds in DuggyReference.instants {
            let frame = try probe.frame(milliseconds)
            let wanted = DuggyReference(time: Double(milliseconds) / 1000)
            // The logo may come in as the static image goes; its size is the same with and without that.
            let arrival = handoff == "on" ? wanted.arrival : 1
            #expect((frame.duggyMark == nil) == (arrival == 0), "logo at \(milliseconds)")
            #expect((frame.duggyCircle == nil) == (arrival == 0), "circle at \(milliseconds)")
            if let mark = frame.duggyMark {
                #expect(abs(mark.scale - wanted.logoScale) < 0.01, "logo at \(milliseconds)")
                #expect(abs(mark.opacity - arrival) < 0.005, "logo at \(milliseconds)")
            }
            if let circle = frame.duggyCircle {
                #expect(abs(circle.scale - wanted.circleScale) < 0.005, "circle at \(milliseconds)")
                let opacity = wanted.circleOpacity * arrival
                #expect(abs(circle.opacity - opacity) < 0.005, "circle at \(milliseconds)")
            }
            let segments = frame.duggySegments
            #expect(segments.isEmpty == (wanted.segmentOpacity == 0), "segments at \(milliseconds)")
            for (index, segment) in segments.enumerated() {
                #expect(abs(segment.opacity - wanted.segmentOpacity) < 0.005)
                let angle = (Double(index) * 60 + wanted.angle).truncatingRemainder(dividingBy: 360)
                let distance = abs(segment.angle - angle)
                #expect(min(distance, 360 - distance) < 0.5, "segment \(index) at \(milliseconds)")
            }
            for (text, opacity) in [
                (frame.duggyName, wanted.nameOpacity), (frame.duggyTagline, wanted.taglineOpacity),
            ] {
                #expect(abs((text?.opacity ?? 0) - opacity) < 0.005, "words at \(milliseconds)")
            }
        }
    }

    @Test(.proves("DG-81", "DG-82", "DG-83", "DG-86"))
    func theNumbersThatTheDocumentNamesAreMet() throws {
        #expect(abs(SplashMotion.spring.angularFrequency - 7.854) < 0.001)
        #expect(SplashMotion.spring.dampingRatio == 0.6)
        let motion = SplashMotion.standard
        let arrival = try #require(motion.entry.tracks[SplashMotion.logoScale]?.first)
        // Without the pulse: the peak at half a second, and at rest after 0.8 s.
        #expect(abs(arrival.value(at: 0.5) - 1.066) < 0.01)
        let values = stride(from: 0, through: 0.8, by: 0.005).map { arrival.value(at: $0) }
        #expect(values.max().map { abs($0 - arrival.value(at: 0.5)) < 0.001 } == true)
        #expect(abs(arrival.value(at: 0.8) - 1) <= 0.01)
        let course = try course()
        let angles = stride(from: 0.0, through: 10, by: 0.01).map {
            course.value(of: SplashMotion.segmentAngle, at: $0)
        }
        #expect(angles[50] == 0 && angles[51] > 0)
        let steps = zip(angles.dropFirst(), angles).map {
            ($0 - $1 + 360).truncatingRemainder(dividingBy: 360)
        }
        #expect(steps.dropFirst(50).allSatisfy { abs($0 - 1.8) < 0.001 }, "it never turns back or halts")
    }

    @Test(.proves("DG-04"))
    func nothingJumpsBetweenTwoFrames() throws {
        let course = try course(completion: 2.6)
        let keys = course.motion.entry.keys.filter { $0 != SplashMotion.segmentAngle }
        // Only transforms and opacities move.
        #expect(
            course.motion.entry.keys.allSatisfy { key in
                ["scale", "opacity", "angle"].contains { key.rawValue.hasSuffix($0) }
            })
        for key in keys {
            let values = (0...240).map { course.value(of: key, at: Double($0) / 60) }
            let largest = zip(values.dropFirst(), values).map { abs($0 - $1) }.max() ?? 0
            #expect(largest <= 0.1, "\(key) moves by \(largest) in a frame")
        }
    }

    @Test(.proves("DG-89", "DG-90", "DG-106", "DG-79"))
    func whenAllIsDoneTheLogoGoesBackToItsSize() throws {
        let course = try course(completion: 3)
        func scale(_ time: Double) -> Double { course.value(of: SplashMotion.logoScale, at: time) }
        #expect(scale(2.999) == 1.1 && course.phase(at: 2.999) == .logoSpin)
        #expect(abs(scale(3.15) - 1.0315) <= 0.01 && course.phase(at: 3) == .complete)
        #expect(scale(3.3) == 1)
        // The ball turns on, through the exit.
        #expect(course.value(of: SplashMotion.segmentAngle, at: 3.5) == 180)
    }

    @Test(.proves("DG-79", "DG-91", "DG-111"))
    func aFastLaunchSkipsWhatHasNotBegunAndPhasesNeverGoBack() throws {
        // By their names: in a list they could have changed places together.
        #expect(SplashAnimationPhase.initial.rawValue == 0 && SplashAnimationPhase.logoSpin.rawValue == 1)
        #expect(SplashAnimationPhase.complete.rawValue == 2)
        #expect(SplashAnimationPhase.allCases == [.initial, .logoSpin, .complete])
        let course = try course(completion: 0.2)
        let states = (0...120).map { SplashState(course, at: Double($0) / 60) }
        #expect(zip(states, states.dropFirst()).allSatisfy { $0.phase <= $1.phase })
        let last = try #require(states.last)
        #expect(last.phase == .complete && last.logoScale == 1 && last.circleScale == 1.2)
        #expect(last.segmentOpacity == 1 && last.segmentAngle == 0, "it has not begun to turn")
        #expect(!last.showAppName && last.nameOpacity == 0 && last.taglineOpacity == 0)
        // From where the spring was, without a jump.
        let before = course.value(of: SplashMotion.logoScale, at: 0.1999)
        #expect(abs(course.value(of: SplashMotion.logoScale, at: 0.2) - before) < 0.01)
    }

    @Test(.proves("DG-110"))
    func afterAFailureCuesWaitAndTheBallStandsStill() throws {
        let held = try course(pauses: [.init(start: 0.9, end: nil)])
        let state = SplashState(held, at: 60)
        #expect(!state.showAppName && state.nameOpacity == 0 && state.logoScale == 1.1)
        #expect(abs(state.segmentAngle - 72) < 0.001)
        // After Retry everything goes on where it was, and nothing is shown a second time.
        let resumed = try course(pauses: [.init(start: 0.9, end: 10.9)])
        #expect(resumed.value(of: SplashMotion.nameOpacity, at: 11) == 0)
        #expect(abs(resumed.value(of: SplashMotion.nameOpacity, at: 11.3) - 0.5) < 0.001)
        #expect(abs(resumed.value(of: SplashMotion.segmentAngle, at: 11) - 90) < 0.001)
        #expect(resumed.value(of: SplashMotion.logoScale, at: 11) == 1.1)
    }

    @Test func withLessMotionNothingGrowsOrTurns() async throws {
        let course = SplashPlayback(motion: .reduced, completion: 2.6)
        for frame in 0...240 {
            let state = SplashState(course, at: Double(frame) / 60)
            #expect(state.logoScale == 1.1 && state.circleScale == 1.2 && state.segmentAngle == 0)
        }
        #expect(course.motion.entry.loops.isEmpty)
        let scenario = Scenario.duggyLoading { $0.device.reduceMotion = true }
        let probe = try await SplashProbe.run(scenario, at: [100, 600, 1200, 3000])
        let places = try [100, 600, 1200, 3000].map { try #require(probe.frame($0).duggyMark).frame }
        #expect(Set(places).count == 1, "the mark has one place")
        #expect(try probe.frame(3000).duggySpokes.isEmpty, "nothing turns")
        #expect(try probe.frame(3000).duggyBalls.count == 6)
        // The same picture as with motion, where that has turned once around.
        let moving = try await SplashProbe.frame(.duggyLoading(), at: 2500)
        #expect(
            moving.duggyMark?.frame == places[3]
                && moving.duggyCircle?.frame == probe.frames[3000]?.duggyCircle?.frame)
    }
}
