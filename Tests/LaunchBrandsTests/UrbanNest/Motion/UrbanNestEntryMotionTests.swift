// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchMotion
import ProofSupport
import Testing
import UrbanNestBrand

/// The entry as numbers, without a screen.
@Suite struct UrbanNestEntryMotionTests {
    let entry: MotionTimeline

    init() throws { entry = try UrbanNestMotion(isReduced: false).entry }

    private func value(_ key: MotionKey, _ milliseconds: Double) throws -> Double {
        try #require(entry.value(of: key, at: milliseconds / 1000))
    }

    private func track(_ key: MotionKey) throws -> MotionTrack {
        let tracks = try #require(entry.tracks[key])
        #expect(tracks.count == 1)
        return try #require(tracks.first)
    }

    @Test func theReferenceCurvesAreThoseOfTheRequirements() throws {
        for (progress, easeIn, easeOut) in [(0.25, 0.093, 0.378), (0.5, 0.315, 0.685), (0.75, 0.622, 0.907)] {
            #expect(abs(ReferenceCurve.easeIn(progress) - easeIn) < 0.001)
            #expect(abs(ReferenceCurve.easeOut(progress) - easeOut) < 0.001)
        }
    }

    @Test(.proves("UN-61", "UN-62", "UN-83"))
    func everythingStartsOutOfSight() throws {
        #expect(try value(UrbanNestMotion.logoOpacity, 0) == 0)
        #expect(try value(UrbanNestMotion.logoScale, 0) == 0.8)
        #expect(try value(UrbanNestMotion.textOpacity, 0) == 0)
    }

    @Test(.proves("UN-63"), arguments: [(175.0, 0.378), (250, 0.685), (325, 0.907)])
    func theLogoFadesIn(_ milliseconds: Double, _ expected: Double) throws {
        #expect(abs(try value(UrbanNestMotion.logoOpacity, milliseconds) - expected) <= 0.02)
    }

    @Test(.proves("UN-64"), arguments: [(175.0, 0.876), (250, 0.937), (325, 0.981)])
    func theLogoGrows(_ milliseconds: Double, _ expected: Double) throws {
        #expect(abs(try value(UrbanNestMotion.logoScale, milliseconds) - expected) <= 0.005)
    }

    @Test(.proves("UN-65"), arguments: [UrbanNestMotion.logoOpacity, UrbanNestMotion.logoScale])
    func theLogoTakes300Milliseconds(_ key: MotionKey) throws {
        let track = try track(key)
        #expect(abs(track.end - track.start - 0.3) < 1e-9)
        #expect(track.start == 0.1)
    }

    @Test(.proves("UN-66"), arguments: [UrbanNestMotion.logoOpacity, UrbanNestMotion.logoScale])
    func theLogoSlowsDown(_ key: MotionKey) throws {
        #expect(try track(key).curve == .easeOut)
        let speeds = stride(from: 0.105, to: 0.4, by: 0.005).map { entry.velocity(of: key, at: $0) }
        #expect(zip(speeds, speeds.dropFirst()).allSatisfy { $0 > $1 })
    }

    @Test(.proves("UN-70"))
    func theTextWaits100MillisecondsForTheLogo() throws {
        let wait = try track(UrbanNestMotion.textOpacity).start - track(UrbanNestMotion.logoOpacity).end
        #expect(abs(wait - 0.1) < 1e-9)
        #expect(try track(UrbanNestMotion.textOpacity).start == 0.5)
    }

    @Test(.proves("UN-71"))
    func theTextMovesUp() throws {
        let offsets = try stride(from: 500.0, through: 700, by: 10).map {
            try value(UrbanNestMotion.textOffset, $0)
        }
        #expect(offsets.first == 10)
        #expect(offsets.last == 0)
        #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 > $1 })
    }

    @Test(.proves("UN-72"), arguments: [(500.0, 10.0, 1e-9), (600, 3.15, 0.3), (700, 0, 1e-9)])
    func theTextMovesTenPoints(_ milliseconds: Double, _ expected: Double, _ tolerance: Double) throws {
        #expect(abs(try value(UrbanNestMotion.textOffset, milliseconds) - expected) <= tolerance)
    }

    @Test(.proves("UN-73"))
    func theLastCueIsTheIndicatorsAtOneSecond() throws {
        #expect(entry.cues[UrbanNestMotion.indicatorCue] == 1)
        #expect(entry.cueTimes.last == 1)
        #expect(entry.end == 1)
        #expect(UrbanNest.policy.entryDuration == .seconds(1))
        #expect(UrbanNest.policy.indicatorDelay == .seconds(1))
    }

    @Test(.proves("UN-75"))
    func theLogoStartsAfter100Milliseconds() throws {
        #expect(try value(UrbanNestMotion.logoOpacity, 99) == 0)
        #expect(try value(UrbanNestMotion.logoOpacity, 101) > 0)
    }

    @Test(.proves("UN-76"), arguments: Array(stride(from: 400.0, through: 2000, by: 50)))
    func theLogoStandsFrom400MillisecondsOn(_ milliseconds: Double) throws {
        #expect(try value(UrbanNestMotion.logoScale, milliseconds) == 1)
        #expect(try value(UrbanNestMotion.logoOpacity, milliseconds) == 1)
    }

    @Test(.proves("UN-77"))
    func theTextStartsAfter500Milliseconds() throws {
        #expect(try value(UrbanNestMotion.textOpacity, 499) == 0)
        #expect(abs(try value(UrbanNestMotion.textOpacity, 550) - 0.378) <= 0.02)
    }

    @Test(.proves("UN-78"))
    func theTextStandsAfter700Milliseconds() throws {
        #expect(try value(UrbanNestMotion.textOpacity, 700) == 1)
        #expect(try value(UrbanNestMotion.textOffset, 700) == 0)
        #expect(try value(UrbanNestMotion.textOpacity, 699) < 1)
    }

    @Test(.proves("UN-80"), arguments: [UrbanNestMotion.textOpacity, UrbanNestMotion.textOffset])
    func theTextTakes200Milliseconds(_ key: MotionKey) throws {
        let track = try track(key)
        #expect(abs(track.end - track.start - 0.2) < 1e-9)
    }

    @Test(.proves("UN-81"), arguments: [UrbanNestMotion.textOpacity, UrbanNestMotion.textOffset])
    func theTextEasesOut(_ key: MotionKey) throws {
        #expect(try track(key).curve == .easeOut)
        #expect(abs(try value(UrbanNestMotion.textOpacity, 600) - 0.685) <= 0.02)
    }

    @Test(.proves("UN-82"), arguments: [(500.0, 0.0), (550, 0.378), (650, 0.907), (700, 1)])
    func theTextFadesIn(_ milliseconds: Double, _ expected: Double) throws {
        #expect(abs(try value(UrbanNestMotion.textOpacity, milliseconds) - expected) <= 0.02)
    }

    @Test(arguments: Array(stride(from: 0.0, through: 1500, by: 50)))
    func eachSampleIsThatOfTheDocument(_ time: Double) throws {
        let logo = ReferenceCurve.easeOut(from: 0, to: 1, start: 100, duration: 300, at: time)
        let text = ReferenceCurve.easeOut(from: 0, to: 1, start: 500, duration: 200, at: time)
        #expect(abs(try value(UrbanNestMotion.logoOpacity, time) - logo) < 1e-6)
        #expect(abs(try value(UrbanNestMotion.logoScale, time) - (0.8 + 0.2 * logo)) < 1e-6)
        #expect(abs(try value(UrbanNestMotion.textOpacity, time) - text) < 1e-6)
        #expect(abs(try value(UrbanNestMotion.textOffset, time) - 10 * (1 - text)) < 1e-6)
    }
}
