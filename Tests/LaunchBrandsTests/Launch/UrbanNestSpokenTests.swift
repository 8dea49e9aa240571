// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchKit
import ProofSupport
import StageUI
import Testing
import UrbanNestBrand

@Suite(.fewAtATime) @MainActor
struct UrbanNestSpokenTests {
    @Test(.proves("UN-197"))
    func aQuickLaunchSaysNothing() async throws {
        let story = try await LaunchStory { $0.services.cities = [.ok(900)] }
        await story.go(to: 3000)
        #expect(story.phase == .finished && story.announcements.isEmpty)
    }

    @Test(.proves("UN-91", "UN-121"))
    func asSoonAsItLeavesTheSplashIsReadNoMore() async throws {
        let story = try await LaunchStory { $0.services.cities = [.ok(900)] }
        await story.go(to: 999)
        #expect(story.labels.first == "UrbanNest splash screen, loading")
        for time in [1000, 1150, 1299] {
            await story.go(to: time)
            #expect(story.phase == .exiting, "\(time)")
            #expect(
                !story.labels.isEmpty && !story.labels.contains { $0.contains("splash screen") }, "\(time)")
        }
    }

    @Test(.proves("UN-120", "UN-197"))
    func loadingIsSaidOnceWhenTheIndicatorAppears() async throws {
        let story = try await LaunchStory { $0.services.cities = [.ok(7000)] }
        await story.go(to: 999)
        #expect(story.announcements.isEmpty)
        await story.go(to: 9000)
        #expect(story.phase == .finished && story.announcements == ["1000 Loading app"])
    }

    @Test(.proves("UN-108", "UN-120", "UN-181", "UN-197"))
    func eachRunSaysWhatHappenedToIt() async throws {
        let story = try await LaunchStory {
            $0.services.cities = [
                .fails(StoryServices.offline, 1400), .fails(.server(status: 500, retryAfter: nil), 200),
                .never,
                .ok(1500),
            ]
        }
        for time in [2000, 3000, 15_000] {
            await story.go(to: time)
            #expect(await story.tap("Retry"))
        }
        await story.go(to: 20_000)
        #expect(story.phase == .finished)
        #expect(
            story.announcements == [
                "1000 Loading app", "1400 Unable to connect. Please check your internet.",
                "2200 Something went wrong. Please try again.",
                "4000 Loading app", "13000 This is taking longer than expected", "16000 Loading app",
            ])
    }

    @Test(.proves("UN-121"))
    func theScreensLabelSaysWhetherItLoadsOrFailed() async throws {
        let story = try await LaunchStory {
            $0.services.cities = [.fails(StoryServices.offline, 1400), .ok(100)]
        }
        for time in [0, 600, 1399] {
            await story.go(to: time)
            #expect(story.labels.first == "UrbanNest splash screen, loading", "at \(time)")
        }
        await story.go(to: 1400)
        #expect(story.labels.first == "UrbanNest splash screen, error")
        await story.tap("Retry")
        #expect(story.labels.first == "UrbanNest splash screen, loading")
        await story.go(to: 2500)
        #expect(story.phase == .exiting && !story.labels.contains { $0.hasPrefix("UrbanNest splash") })
    }

    @Test func theCursorMovesToRetryWithEachFailure() async throws {
        let story = try await LaunchStory {
            $0.hasCities = true
            $0.hasConfiguration = true
            $0.services.cities = [.fails(StoryServices.offline, 700)]
        }
        for time in [700, 2700] {
            await story.go(to: time)
            #expect(story.elements.filter(\.isFocused).map(\.label) == ["Retry"], "at \(time)")
            await story.go(to: time + 1300)
            await story.tap("Retry")
            #expect(story.elements.filter(\.isFocused).isEmpty)
        }
    }

    @Test func theScreenReaderCanUseTheButtons() async throws {
        let story = try await LaunchStory {
            $0.services.cities = [.fails(StoryServices.offline, 700), .ok(10)]
        }
        await story.go(to: 1000)
        #expect(story.stage.activate(label: "Retry"))
        await story.go(to: 2300)
        #expect(story.phase == .finished)
    }

    @Test(.proves("UN-119"), arguments: [false, true])
    func theTaglineIsTheScreensValueOnlyWhereThatIsAskedFor(isSpoken: Bool) async throws {
        let story = try await LaunchStory { $0.options.spokenTagline = isSpoken }
        await story.go(to: 800)
        let screen = try #require(story.element("UrbanNest splash screen, loading"))
        #expect((screen.value ?? "") == (isSpoken ? "Trusted services, delivered smartly" : ""))
        #expect(!story.labels.contains("Trusted services, delivered smartly"))
    }
}
