// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchMotion
import ProofSupport
import StageUI
import Testing
import UrbanNestBrand

/// The indicator: as numbers, and on the screen of a launch that takes long or not.
@MainActor
@Suite(.serialized) struct UrbanNestIndicatorMotionTests {
    let motion: UrbanNestMotion

    init() throws { motion = try UrbanNestMotion(isReduced: false) }

    /// The opacity of the brightest part of the indicator; 0 when there is none.
    private func opacity(_ frame: SplashFrame) -> Double {
        (frame.spinner + frame.dots).map(\.opacity).max() ?? 0
    }

    @Test(.proves("UN-53"), arguments: [UrbanNestMotion.indicatorAngle, UrbanNestMotion.dotOpacity])
    func theIndicatorNeverRests(_ key: MotionKey) throws {
        let loop = try #require(motion.indicator.loops[key])
        #expect(loop.period == 1)
        for time in [0.0, 0.3, 7, 3600] {
            #expect(loop.phase(at: time) != loop.phase(at: time + 0.25 * loop.period))
            #expect(motion.indicator.isMoving(at: time))
        }
    }

    @Test(.proves("UN-50", "UN-53", "UN-86"))
    func theSpinnerTurnsForAsLongAsItLoads() async throws {
        let instants = [1330, 2580, 4955, 5010, 5330, 7710, 9970]
        let probe = try await SplashProbe.run(.loading(), at: instants)
        for instant in instants {
            let frame = try probe.frame(instant)
            let arc = try #require(frame.spinner.last, "\(instant) ms")
            let expected = 360 * (Double(instant) / 1000).truncatingRemainder(dividingBy: 1)
            #expect(abs(arc.angle - expected) < 0.01, "\(instant) ms")
            #expect(opacity(frame) == 1, "\(instant) ms")
            #expect(arc.colors == [ResolvedColor(red: 1, green: 1, blue: 1, opacity: 1)], "\(instant) ms")
        }
    }

    @Test(.proves("UN-46", "UN-53"))
    func theDotsPulseOneAfterTheOther() async throws {
        let instants = Array(stride(from: 2000, through: 4000, by: 50)) + [6200, 6450]
        let probe = try await SplashProbe.run(.loading { $0.options.indicator = .dots }, at: instants)
        func opacities(_ instant: Int) throws -> [Double] {
            try probe.frame(instant).dots.sorted { $0.frame.minX < $1.frame.minX }.map(\.opacity)
        }
        // The last of them has begun two thirds of a second after the first.
        for dot in 0..<3 {
            let course = try stride(from: 2000, through: 3000, by: 50).map { try opacities($0)[dot] }
            #expect(try #require(course.max()) > 0.95 && (course.min() ?? 1) < 0.5, "dot \(dot)")
        }
        for instant in stride(from: 2000, through: 3000, by: 50) {
            let (now, later) = (try opacities(instant), try opacities(instant + 1000))
            for dot in 0..<3 { #expect(abs(now[dot] - later[dot]) < 1e-6, "dot \(dot), \(instant) ms") }
            #expect(Set(now.map { ($0 * 1000).rounded() }).count > 1, "not all at once, \(instant) ms")
        }
        // From 0.4 to 1 and back in a second, from left to right, each a third of a second after the last.
        for (instant, looks) in [
            (2000, [0.4, 0.861, 0.861]), (2250, [0.7, 0.434, 0.966]), (2500, [1, 0.539, 0.539]),
            (3100, [0.449, 0.666, 0.979]),
        ] {
            for (found, wanted) in zip(try opacities(instant), looks) {
                #expect(abs(found - wanted) < 0.001, "\(instant) ms")
            }
        }
        // When it takes long, too.
        #expect(try opacities(6200) != opacities(6450))
    }

    @Test(.proves("UN-54"))
    func theIndicatorIsHiddenAtFirst() async throws {
        let instants = Array(stride(from: 0, to: 1000, by: 50)) + [999]
        let probe = try await SplashProbe.run(.loading(), at: instants)
        for instant in instants { #expect(opacity(try probe.frame(instant)) == 0, "\(instant) ms") }
        #expect(motion.indicator.value(of: UrbanNestMotion.indicatorOpacity, at: 0.0) == 0)
    }

    @Test(.proves("UN-79", "UN-84"))
    func theIndicatorComesAfterOneSecondOfLoading() async throws {
        let instants = [999, 1000, 1001, 1100, 1200, 1400]
        let slow = try await SplashProbe.run(.loaded(after: 1500), at: instants)
        #expect(opacity(try slow.frame(999)) == 0)
        #expect(opacity(try slow.frame(1000)) == 0)
        #expect(opacity(try slow.frame(1001)) > 0)
        #expect(opacity(try slow.frame(1400)) == 1)
        #expect(slow.announcements.map(\.time) == [1])

        let quick = try await SplashProbe.run(
            .loaded(after: 900), at: Array(stride(from: 0, through: 1400, by: 50)))
        for frame in quick.frames.values { #expect(!frame.showsIndicator, "\(frame.time) s") }
        #expect(quick.announcements.isEmpty)
    }

    @Test(.proves("UN-85"))
    func theIndicatorFadesInOver200Milliseconds() async throws {
        let probe = try await SplashProbe.run(.loading(), at: [1000, 1050, 1100, 1150, 1200])
        #expect(opacity(try probe.frame(1200)) == 1)
        for instant in [1050, 1100, 1150] {
            let expected = ReferenceCurve.easeOut(
                from: 0, to: 1, start: 1000, duration: 200, at: Double(instant))
            #expect(abs(opacity(try probe.frame(instant)) - expected) < 0.001, "\(instant) ms")
        }
        let track = try #require(motion.indicator.tracks[UrbanNestMotion.indicatorOpacity]?.first)
        #expect(track.curve == .easeOut)
        #expect(abs(track.duration - 0.2) < 1e-9)
    }

    @Test(.proves("UN-86"))
    func theSpinnerTurnsOnceASecond() async throws {
        let instants = [1000, 1001, 1250, 1500, 1750, 2000, 2250, 3100]
        let probe = try await SplashProbe.run(.loading(), at: instants)
        for instant in instants {
            let time = Double(instant - 1000) / 1000
            let expected = 360 * time.truncatingRemainder(dividingBy: 1)
            let angle = try #require(motion.indicator.value(of: UrbanNestMotion.indicatorAngle, at: time))
            #expect(abs(angle - expected) < 1e-6, "\(instant) ms")
            // At its very start nothing of it can be seen, so nothing is drawn.
            guard instant > 1000 else { continue }
            let arc = try #require(try probe.frame(instant).spinner.last)
            #expect(abs(arc.angle - expected) < 0.01, "\(instant) ms")
        }
        let loop = try #require(motion.indicator.loops[UrbanNestMotion.indicatorAngle])
        for start in [0.1, 0.6, 2.2] {
            let turn = (loop.value(at: start + 0.25) - loop.value(at: start) + 360)
                .truncatingRemainder(dividingBy: 360)
            #expect(abs(turn - 90) <= 1)
        }
    }

    @Test(.proves("UN-135"))
    func onlyOpacityMovesWhenTheIndicatorAppears() async throws {
        #expect(Array(motion.indicator.tracks.keys) == [UrbanNestMotion.indicatorOpacity])
        let instants = [1050, 1100, 1150, 1200, 2000]
        let probe = try await SplashProbe.run(.loading(), at: instants)
        let rest = try #require(try probe.frame(2000).spinner.first).frame
        for instant in instants {
            let ring = try #require(try probe.frame(instant).spinner.first)
            #expect(abs(ring.scale - 1) < 1e-9)
            #expect(abs(ring.frame.midX - rest.midX) < 1e-6)
            #expect(abs(ring.frame.midY - rest.midY) < 1e-6)
        }
    }

    @Test(.proves("UN-204"), arguments: [0, 10, 300, 700, 950, 999])
    func aQuickLoadNeverShowsTheIndicator(_ load: Int) async throws {
        let probe = try await SplashProbe.run(
            .loaded(after: load), at: Array(stride(from: 0, through: 1400, by: 25)))
        for frame in probe.frames.values { #expect(opacity(frame) == 0, "\(frame.time) s") }
        #expect(probe.finishedAt == 1.3)
        #expect(probe.announcements.isEmpty)
    }
}
