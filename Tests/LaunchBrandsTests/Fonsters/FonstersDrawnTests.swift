// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import FonstersBrand
import Foundation
import LaunchKit
import ProofSupport
import StageUI
import Testing

/// The loading view at the instants that the document names, and its reaction to the user.
@MainActor @Suite(.fewAtATime) struct FonstersDrawnTests {
    /// Where the lines and the icon are in a frame.
    private struct Drawn {
        var shift = 0.0
        var lines = 0.0
        /// The size of the icon relative to its own; not a number while it cannot be seen.
        var scale = Double.nan
        var icon = 0.0
    }

    /// Returns the drawing at instants, in milliseconds; the icon has a side of so many points at its own size.
    private func drawn(
        _ scenario: Scenario, icon side: Double, at instants: [Int]
    ) async throws -> [Int: Drawn] {
        let probe = try await SplashProbe.run(scenario, at: [0] + instants)
        let still = try #require(try probe.frame(0).lines.first).frame.minX
        var result: [Int: Drawn] = [:]
        for instant in [0] + instants {
            let frame = try probe.frame(instant)
            var one = Drawn()
            if let line = frame.lines.first {
                (one.shift, one.lines) = (Double(line.frame.minX - still), line.opacity)
            }
            if let icon = frame.icon.first, icon.isVisible {
                (one.scale, one.icon) = (icon.scale * 1024 / side, icon.opacity)
            }
            result[instant] = one
        }
        return result
    }

    private func near(_ found: Double?, _ wanted: Double, _ tolerance: Double) -> Bool {
        found.map { abs($0 - wanted) <= tolerance } ?? false
    }

    /// Whether what is drawn at instants has values, each with the most that it may be off.
    private func expect(
        _ values: [(time: Int, part: KeyPath<Drawn, Double>, wanted: Double, off: Double)],
        in all: [Int: Drawn]
    ) {
        for each in values {
            #expect(
                near(all[each.time]?[keyPath: each.part], each.wanted, each.off),
                "\(each.part) at \(each.time): \(String(describing: all[each.time]))")
        }
    }

    @Test(.proves("FO-53", "FO-54", "FO-55", "FO-56", "FO-57", "FO-58"))
    func theFirstFrameHasTheWholeBackgroundInItsPlaceAndNoIcon() async throws {
        let all = try await drawn(.fonsters(), icon: 156, at: [1, 240])
        #expect(all[0]?.lines == 1 && all[0]?.icon == 0)
        #expect(near(all[1]?.shift, 0, 0.01))
        // As soon as the icon can be seen it has its size.
        #expect(near(all[240]?.scale, 1, 0.001))
        let frame = try await SplashProbe.frame(.fonsters(), at: 0)
        let comparison = try await SplashProbe.frame(.fonsters { $0.device.reduceMotion = true }, at: 0)
        #expect(frame.list == comparison.list, "nothing has moved yet")
    }

    @Test(.proves("FO-42", "FO-44", "FO-45", "FO-48", "FO-49", "FO-59", "FO-60", "FO-61", "FO-63"))
    func eachPhaseIsDrawnWithTheValuesOfTheDocument() async throws {
        let all = try await drawn(
            .fonsters(), icon: 156,
            at: [50, 100, 200, 250, 300, 400, 450, 500, 599, 800, 850, 900, 980, 999])
        // A quarter of the time is 12.9 % of the way, and half of it half of the way.
        for (time, shift) in [(50, 1.03), (100, 4), (200, 8)] { #expect(near(all[time]?.shift, shift, 0.1)) }
        for (time, icon) in [(200, 0), (250, 0.129), (300, 0.5), (400, 1)] {
            #expect(near(all[time]?.icon, icon, 0.02), "icon at \(time)")
        }
        for (time, lines) in [(400, 1), (450, 0.871), (500, 0.5), (599, 0)] {
            #expect(near(all[time]?.lines, lines, 0.02), "lines at \(time)")
        }
        for (time, scale, icon) in [(800, 1, 1), (850, 0.91, 0.871), (900, 0.65, 0.5)] {
            #expect(near(all[time]?.scale, scale, 0.01) && near(all[time]?.icon, icon, 0.02), "at \(time)")
        }
        #expect(near(all[980]?.scale, 0.3, 0.02) && near(all[999]?.icon, 0, 0.01))
    }

    @Test(.proves("FO-47", "FO-62"))
    func linesOfTheirOwnAreSeenToLeaveInPhase3() async throws {
        // With the document's letter they are invisible by then (C-FO-01). They go half the width of the screen and
        // half the picture's 1024 points, 707 points, from where phase 0 has left them (C-FO-02).
        let scenario = Scenario.fonsters { $0.options.values["separateLines"] = "true" }
        let all = try await drawn(scenario, icon: 156, at: [600, 650, 700, 799])
        #expect(near(all[600]?.shift, 8, 0.1))
        #expect(near(all[650]?.shift, 8 - 0.129 * 707, 4) && near(all[650]?.lines, 1, 0.001))
        #expect(near(all[700]?.shift, 8 - 0.5 * 707, 4) && near(all[799]?.shift, 8 - 707, 1))
    }

    @Test(
        .proves("FO-47"),
        arguments: [
            ("iphone14", 156.0, 934.0), ("iphonese1", 128, 796), ("ipadpro13", 200, 1200), ("mac", 200, 1280),
            ("appletv", 200, 1920),
        ])
    func onItsSideTheyGoAsFarAsTheWiderScreenAsks(_ profile: String, _ side: Double, _ way: Double)
        async throws
    {
        // Half of the screen's width and half of the picture's side (C-FO-02): 1024 points on iOS, and elsewhere as
        // much as the screen is wide.
        let scenario = Scenario.fonsters(on: profile) {
            $0.device.orientation = .landscape
            $0.options.values["separateLines"] = "true"
        }
        let all = try await drawn(scenario, icon: side, at: [700, 799])
        #expect(near(all[700]?.shift, 8 - 0.5 * way, 4) && near(all[799]?.shift, 8 - way, 1), "\(all)")
        // And the icon keeps to two fifths of the shorter side (C-FO-11).
        #expect(near(all[700]?.scale, 1, 0.001), "\(all)")
    }

    @Test(.proves("FO-45", "FO-48", "FO-49"))
    func afterAWaitForWorkTheRestIsDrawnAsWithoutOne() async throws {
        let scenario = Scenario.fonsters {
            $0.options.values["gate"] = "work"
            $0.services["loadFonsters"] = [
                Scenario.Answer(after: ScenarioTime(seconds: 1.5), answer: .ok)
            ]
        }
        let all = try await drawn(
            scenario, icon: 156, at: [400, 1000, 1490, 1600, 1700, 1900, 2000, 2090])
        // Between phases 1 and 2 all stands still (C-FO-15).
        for time in [400, 1000, 1490] {
            #expect(near(all[time]?.shift, 8, 0.1) && near(all[time]?.lines, 1, 0.001), "\(time)")
            #expect(near(all[time]?.scale, 1, 0.001) && near(all[time]?.icon, 1, 0.001), "\(time)")
        }
        expect(
            [
                (1600, \.lines, 0.5, 0.02), (1700, \.lines, 0, 0.001), (1900, \.scale, 1, 0.001),
                (1900, \.icon, 1, 0.001), (2000, \.scale, 0.65, 0.01), (2000, \.icon, 0.5, 0.02),
                (2090, \.icon, 0, 0.02),
            ], in: all)
    }

    @Test func withLessMotionLinesOfTheirOwnFadeWhereTheyAre() async throws {
        let scenario = Scenario.fonsters {
            $0.options.values["separateLines"] = "true"
            $0.device.reduceMotion = true
        }
        let all = try await drawn(scenario, icon: 156, at: [200, 500, 599, 700, 900])
        for time in [200, 500, 599, 700, 900] {
            #expect(near(all[time]?.shift, 0, 0.001), "\(time)")
        }
        #expect(near(all[500]?.lines, 0.5, 0.02) && near(all[700]?.lines, 0, 0.001))
        #expect(near(all[900]?.scale, 1, 0.001) && near(all[900]?.icon, 0.5, 0.02))
    }

    @Test(
        .proves("FO-03", "FO-76", "FO-78"),
        arguments: [
            ("iphone14", 156.0), ("ipadpro13", 200), ("mac", 200), ("applevision", 200),
            ("applewatch45", 80), ("appletv", 200),
        ])
    func everyPlatformDrawsTheSameAtTheSameInstants(_ profile: String, _ side: Double) async throws {
        let all = try await drawn(
            .fonsters(on: profile), icon: side, at: [100, 150, 200, 300, 400, 500, 700, 799, 900, 999])
        expect(
            [
                // The icon begins with phase 1 and leaves with phase 4, and with it all that is drawn.
                (150, \.icon, 0, 0), (799, \.scale, 1, 0.001), (799, \.icon, 1, 0.001),
                (999, \.icon, 0, 0.01),
                (100, \.shift, 4, 0.1), (200, \.shift, 8, 0.1), (300, \.icon, 0.5, 0.02),
                (400, \.icon, 1, 0.001), (400, \.scale, 1, 0.01), (400, \.lines, 1, 0.001),
                (500, \.lines, 0.5, 0.02), (700, \.lines, 0, 0.001), (900, \.scale, 0.65, 0.01),
                (900, \.icon, 0.5, 0.02),
            ], in: all)
    }

    @Test(.proves("FO-51", "FO-52", "FO-64"))
    func thePhasesAreSeenInTheirOrderAndTheContentComesAfterOneSecond() async throws {
        let instants = [100, 300, 500, 700, 900, 999, 1040]
        let probe = try await SplashProbe.run(.fonsters(), at: instants)
        let all = try await drawn(.fonsters(), icon: 156, at: instants)
        expect(
            [
                (100, \.icon, 0, 0), (100, \.lines, 1, 0), (100, \.shift, 4, 0.1), (300, \.lines, 1, 0),
                (300, \.shift, 8, 0.01), (300, \.scale, 1, 0.001), (500, \.icon, 1, 0.001),
                (500, \.lines, 0.5, 0.02), (700, \.icon, 1, 0.001), (700, \.scale, 1, 0.001),
                (700, \.lines, 0, 0), (900, \.scale, 0.65, 0.01),
            ], in: all)
        #expect(try probe.frame(999).text("Biscuit") == nil && probe.frame(1040).text("Biscuit") != nil)
        #expect(probe.finishedAt == 1)
    }

    @Test(.proves("FO-75"), arguments: [LaunchPlatform.tvOS, .iOS, .watchOS, .macOS, .visionOS])
    func whileItLoadsNothingTakesTheFocusATouchOrAnAction(_ platform: LaunchPlatform) async throws {
        let story = try await FonstersStory(platform)
        let size = story.stage.configuration.size
        for time in [20, 300, 500, 900] {
            await story.go(to: time)
            #expect(story.showsLoading)
            Look.atScreen()
            let shown = story.stage.frame(at: story.seconds)
            for (x, y) in [(0.5, 0.5), (0.1, 0.1), (0.9, 0.5), (0.5, 0.95)] {
                let point = CGPoint(x: size.width * x, y: size.height * y)
                story.stage.tap(at: point)
                #expect(story.stage.frame(at: story.seconds) == shown, "\(point) at \(time)")
            }
            #expect(!story.stage.press(.tab) && !story.stage.press(.return))
            for key in [StageKey.tab, .return, .up, .down] {
                _ = story.stage.press(key)
                #expect(story.stage.frame(at: story.seconds) == shown, "\(key) at \(time)")
            }
            let tree = story.stage.accessibilityTree().flattened
            #expect(tree.allSatisfy { $0.traits.isDisjoint(with: [.isButton, .isLink, .isTextField]) })
            #expect(tree.allSatisfy { $0.actionNames.isEmpty && !$0.isAdjustable && !$0.isFocused })
        }
        await story.go(to: 1100)
        #expect(story.completions == [1000], "nothing that was touched changed the second")
    }
}
