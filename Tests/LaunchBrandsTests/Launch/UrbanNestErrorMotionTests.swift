// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchKit
import ProofSupport
import StageUI
import Testing
import UrbanNestBrand

/// How an error comes in: after the entry, as a fade, and without a jump (section 7.2 of the requirements).
@Suite(.fewAtATime) @MainActor
struct UrbanNestErrorMotionTests {
    private static let tagline = "Trusted services, delivered smartly"

    /// A launch without a network, whose failure is known after 6 ms.
    private func offline(_ change: (inout StoryBeginning) -> Void = { _ in }) async throws -> LaunchStory {
        try await LaunchStory {
            $0.frameStep = 10
            $0.services.cities = [.fails(StoryServices.offline, 6), .ok(300)]
            change(&$0)
        }
    }

    @Test(.proves("UN-160", "UN-161"), arguments: [false, true])
    func anEntryThatHasBegunIsSeenToItsEnd(reducesMotion: Bool) async throws {
        let story = try await offline { $0.device.reduceMotion = reducesMotion }
        let loading = try await LaunchStory {
            $0.frameStep = 10
            $0.device.reduceMotion = reducesMotion
            $0.services.cities = [.never]
        }
        for time in stride(from: 0, to: reducesMotion ? 400 : 700, by: 30) {
            await story.go(to: time)
            await loading.go(to: time)
            #expect(story.screen == loading.screen, "at \(time)")
        }
        #expect(story.phase == .failed && story.labels.first == "UrbanNest splash screen, error")
        #expect(
            story.announcements.map { $0.suffix(46) } == ["Unable to connect. Please check your internet."])
        await story.go(to: 1000)
        #expect(
            story.screen.strings == [
                "UrbanNest", "Unable to connect", "Please check your internet connection", "Retry",
            ])
    }

    @Test(.proves("UN-178"), arguments: [6, 850, 1400])
    func theErrorFadesInWhileTheTaglineFadesOut(failure: Int) async throws {
        let story = try await offline { $0.services.cities = [.fails(StoryServices.offline, failure)] }
        func opacity(_ text: String) -> Double { story.screen.text(text)?.opacity ?? 0 }
        let start = max(700, failure)
        await story.go(to: start - 1)
        var (title, tagline) = (opacity("Unable to connect"), opacity(Self.tagline))
        #expect(title == 0 && abs(tagline - 1) < 0.01)
        let place = try #require(story.screen.text("UrbanNest")).frame
        for time in stride(from: start, through: start + 260, by: 10) {
            await story.go(to: time)
            let now = (title: opacity("Unable to connect"), tagline: opacity(Self.tagline))
            #expect(now.title >= title && now.title - title < 0.13, "at \(time)")
            #expect(now.tagline < tagline + 0.001 && tagline - now.tagline < 0.13, "at \(time)")
            let moved = (story.screen.text("UrbanNest")?.frame.minY ?? 0) - place.minY
            #expect(opacity("UrbanNest") > 0.99 && abs(moved) < 0.01, "the name stays, at \(time)")
            (title, tagline) = now
        }
        #expect(title == 1 && tagline == 0)
        #expect(story.stage.isSettled, "\(story.stage.activity)")
    }

    @Test(arguments: ["iphonese1", "iphone14"])
    func withLessMotionTheErrorOnlyFades(profile: String) async throws {
        func story() async throws -> LaunchStory {
            try await offline {
                try? $0.use(profile)
                $0.device.reduceMotion = true
                $0.hasCities = true
                $0.hasConfiguration = true
            }
        }
        func places(_ story: LaunchStory) -> [CGRect] { story.screen.drawn().texts.map(\.frame) }
        let first = try await story()
        await first.go(to: 390)
        var known = places(first)
        await first.go(to: 1000)
        known += places(first)
        let second = try await story()
        for time in stride(from: 400, through: 700, by: 10) {
            await second.go(to: time)
            for place in places(second) { #expect(known.contains(place), "at \(time): \(place)") }
        }
    }

    @Test func retryIsPressedOnceAndWithLessMotionFadesAway() async throws {
        let story = try await offline { $0.device.reduceMotion = true }
        await story.go(to: 1500)
        #expect(story.element("Retry")?.isEnabled == true)
        await story.tap("Retry")
        #expect(story.element("Retry")?.isEnabled != true && story.controller.run == 2)
        let faded = (1...27).map { 1500 + $0 * 10 }
        var last = 1.0
        for time in faded {
            await story.go(to: time)
            let opacity = story.screen.text("Unable to connect")?.opacity ?? 0
            #expect(opacity <= last && last - opacity < 0.13, "at \(time)")
            last = opacity
        }
        #expect(last == 0)
    }

    @Test func theErrorLeavesWithTheSplashOfWhoGoesOnOffline() async throws {
        let story = try await offline {
            $0.hasCities = true
            $0.hasConfiguration = true
        }
        await story.go(to: 1500)
        let shown = story.screen.strings
        await story.tap("Continue Offline")
        #expect(story.phase == .exiting)
        await story.go(to: 1600)
        #expect(Set(shown).isSubset(of: story.screen.strings) && !story.screen.strings.contains(Self.tagline))
        #expect(story.element("Retry")?.isEnabled != true)
    }
}
