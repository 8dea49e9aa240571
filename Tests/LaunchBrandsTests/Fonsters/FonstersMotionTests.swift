// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import LaunchMotion
import ProofSupport
import Testing

@testable import FonstersBrand

/// The loading view's motion as numbers, without a screen.
@MainActor @Suite struct FonstersMotionTests {
    let motion = LoadingMotion()

    /// 25 instants of the second, and its end, in milliseconds.
    nonisolated static let instants = (0...25).map { $0 * 40 }

    /// Returns the requirements' values at an instant, in milliseconds from the first frame.
    nonisolated static func expected(_ milliseconds: Int) -> LoadingValues {
        func way(_ phase: Int) -> Double {
            ReferenceCurve.easeInOut((Double(milliseconds) / 1000 - Double(phase) * 0.2) / 0.2)
        }
        return LoadingValues(
            backgroundOffset: 8 * way(0) - 400 * way(3), backgroundOpacity: 1 - way(2),
            iconScale: 1 - 0.7 * way(4), iconOpacity: way(1) * (1 - way(4)))
    }

    private func value(_ key: MotionKey, _ time: Double) throws -> Double {
        try #require(motion.timeline.value(of: key, at: time))
    }

    @Test(arguments: instants)
    func eachInstantLooksAsTheRequirementsSay(_ milliseconds: Int) {
        let found = motion.values(at: Double(milliseconds) / 1000)
        let wanted = Self.expected(milliseconds)
        #expect(abs(found.backgroundOffset - wanted.backgroundOffset) <= 0.05)
        #expect(abs(found.backgroundOpacity - wanted.backgroundOpacity) <= 0.0005)
        #expect(abs(found.iconScale - wanted.iconScale) <= 0.0005)
        #expect(abs(found.iconOpacity - wanted.iconOpacity) <= 0.0005)
    }

    @Test(.proves("FO-42"), arguments: [(0.0, 0.0), (0.1, 4), (0.2, 8)])
    func theLinesMoveEightPoints(_ time: Double, _ expected: Double) throws {
        #expect(abs(try value(LoadingMotion.lineOffset, time) - expected) <= 0.1)
    }

    @Test(.proves("FO-44"), arguments: [(0.2, 0.0), (0.3, 0.5), (0.4, 1)])
    func theIconFadesIn(_ time: Double, _ expected: Double) throws {
        #expect(abs(try value(LoadingMotion.iconOpacity, time) - expected) <= 0.02)
    }

    @Test(.proves("FO-45"), arguments: [(0.4, 1.0), (0.5, 0.5), (0.6, 0)])
    func theBackgroundFadesOut(_ time: Double, _ expected: Double) throws {
        #expect(abs(try value(LoadingMotion.backgroundOpacity, time) - expected) <= 0.02)
    }

    @Test(.proves("FO-47"), arguments: [(0.6, 0.0), (0.7, -200), (0.8, -400)])
    func theLinesLeave(_ time: Double, _ expected: Double) throws {
        #expect(abs(try value(LoadingMotion.linesOffset, time) - expected) <= 2)
    }

    @Test(.proves("FO-48"), arguments: [(0.8, 1.0), (0.9, 0.65), (1, 0.3)])
    func theIconShrinks(_ time: Double, _ expected: Double) throws {
        #expect(abs(try value(LoadingMotion.iconScale, time) - expected) <= 0.01)
    }

    @Test(.proves("FO-49"), arguments: [(0.8, 1.0), (0.9, 0.5), (1, 0)])
    func theIconFadesOut(_ time: Double, _ expected: Double) throws {
        #expect(abs(motion.values(at: time).iconOpacity - expected) <= 0.02)
    }

    @Test(.proves("FO-53", "FO-54", "FO-55", "FO-56", "FO-57", "FO-58"))
    func theSixValuesHaveTheirBeginnings() throws {
        let beginnings: [(MotionKey, Double)] = [
            (LoadingMotion.lineOffset, 0), (LoadingMotion.iconOpacity, 0),
            (LoadingMotion.backgroundOpacity, 1), (LoadingMotion.linesOffset, 0),
            (LoadingMotion.iconScale, 1), (LoadingMotion.iconFadeOut, 1),
        ]
        for (key, expected) in beginnings { #expect(try value(key, 0) == expected, "\(key)") }
    }

    @Test(
        .proves("FO-59", "FO-60", "FO-61", "FO-62", "FO-63"),
        arguments: [
            (LoadingMotion.lineOffset, 0, 8 * 0.129, 0.16), (LoadingMotion.iconOpacity, 1, 0.129, 0.02),
            (LoadingMotion.backgroundOpacity, 2, 0.871, 0.02), (LoadingMotion.linesOffset, 3, -51.7, 4),
            (LoadingMotion.iconScale, 4, 0.910, 0.01), (LoadingMotion.iconFadeOut, 4, 0.871, 0.02),
        ] as [(MotionKey, Int, Double, Double)])
    func eachPhaseIsEaseInOutOver200Milliseconds(
        _ key: MotionKey, _ phase: Int, _ quarter: Double, _ tolerance: Double
    ) throws {
        let tracks = try #require(motion.timeline.tracks[key])
        #expect(tracks.count == 1)
        let track = try #require(tracks.first)
        #expect(track.curve == .easeInOut)
        #expect(abs(track.start - Double(phase) * 0.2) < 1e-9 && abs(track.duration - 0.2) < 1e-9)
        #expect(abs(try value(key, Double(phase) * 0.2 + 0.05) - quarter) <= tolerance)
    }

    @Test(.proves("FO-66"))
    func thereAreSixTracksWithTheDocumentsNames() {
        #expect(
            Set(motion.timeline.keys.map(\.rawValue)) == [
                "lineOffset", "iconOpacity", "backgroundOpacity", "linesOffset", "iconScale", "iconFadeOut",
            ])
        #expect(motion.timeline.loops.isEmpty)
        #expect(motion.timeline.end == 1)
    }

    @Test func lessMotionIsOnlyFades() throws {
        let reduced = LoadingMotion(isReduced: true, separateLines: true)
        for milliseconds in Self.instants {
            let (calm, usual) = (reduced.values(at: Double(milliseconds) / 1000), Self.expected(milliseconds))
            #expect(calm.backgroundOffset == 0 && calm.iconScale == 1)
            #expect(abs(calm.backgroundOpacity - usual.backgroundOpacity) <= 0.0005)
            #expect(abs(calm.iconOpacity - usual.iconOpacity) <= 0.0005)
        }
    }

    @Test func linesOfTheirOwnStayInSightUntilTheyHaveLeft() throws {
        let separate = LoadingMotion(separateLines: true)
        #expect(separate.values(at: 0.65, travel: 707).backgroundOpacity == 1)
        #expect(separate.values(at: 0.8, travel: 707).backgroundOffset == 8 - 707)
        #expect(FonstersOptions(separateLines: true).lints.map(\.id) == ["C-FO-05"])
        let found = FonstersOptions().lints
        #expect(found.map(\.id) == ["C-FO-05", "C-FO-01"])
        #expect(found.last?.message.contains("no visible effect") == true)
    }

    @Test(
        .proves("FO-74"),
        arguments: [
            (LaunchPlatform.watchOS, 198.0, 242.0, 80.0), (.iOS, 390, 844, 156), (.iOS, 1032, 1376, 200),
            (.macOS, 1280, 800, 200), (.tvOS, 1920, 1080, 200), (.visionOS, 1280, 720, 200),
            (.iOS, 320, 568, 128), (.iOS, 844, 390, 156), (.iOS, 568, 320, 128),
        ] as [(LaunchPlatform, Double, Double, Double)])
    func theIconHasItsLimit(
        _ platform: LaunchPlatform, _ width: Double, _ height: Double, _ limit: Double
    ) {
        #expect(abs(platform.iconLimit(on: CGSize(width: width, height: height)) - limit) < 1e-9)
    }

    /// iOS draws the picture of a launch screen in its natural size; elsewhere it fills the screen (C-FO-06, C-FO-08).
    @Test(arguments: [
        (LaunchPlatform.iOS, 390.0, 844.0, 1024.0), (.iOS, 844, 390, 1024), (.iOS, 320, 568, 1024),
        (.iOS, 1032, 1376, 1024), (.macOS, 1280, 800, 1280), (.tvOS, 1920, 1080, 1920),
        (.visionOS, 1280, 720, 1280), (.watchOS, 198, 242, 242),
    ])
    func thePictureHasItsSide(_ platform: LaunchPlatform, _ width: Double, _ height: Double, _ side: Double) {
        #expect(Double(platform.backdropSide(on: CGSize(width: width, height: height))) == side)
    }
}
