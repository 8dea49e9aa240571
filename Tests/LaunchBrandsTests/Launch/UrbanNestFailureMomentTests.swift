// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchKit
import ProofSupport
import StageUI
import Testing
import UrbanNestBrand

/// An error is on the screen whenever it comes: in the entry, in the hold, and when loading takes long.
@Suite(.fewAtATime) @MainActor
struct UrbanNestFailureMomentTests {
    nonisolated private static let moments = [
        10, 300, 699, 999, 1000, 1001, 2600, 4999, 5000, 5001, 7300, 9950,
    ]

    @Test(
        .proves("UN-106", "UN-107", "UN-108", "UN-109", "UN-160", "UN-161"),
        arguments: ["loadCities", "loadConfig", "checkAuth"], moments)
    func aFailureIsShownAtAnyMomentAndGoesNowhere(task: String, moment: Int) async throws {
        let story = try await LaunchStory {
            $0.isFirstLaunch = false
            $0.services.fail(task, StoryServices.offline, after: moment)
        }
        await story.go(to: moment - 1)
        #expect(story.phase.isLoading && story.controller.failure == nil)
        await story.go(to: moment)
        #expect(story.phase == .failed && story.controller.failure?.kind == .network)
        #expect(story.labels.first == "UrbanNest splash screen, error")
        #expect(story.announcements.last == "\(moment) Unable to connect. Please check your internet.")
        // What has begun of the entry is seen to its end, and then the error fades in.
        for time in [max(moment, 700) + 350, moment + 5000] {
            await story.go(to: time)
            let shown = story.screen.strings
            #expect(
                shown.prefix(4) == [
                    "UrbanNest", "Unable to connect", "Please check your internet connection", "Retry",
                ], "at \(time)")
            // What was loaded before the session failed is enough to go on with.
            #expect(shown.count == 4 || shown.dropFirst(4) == ["Continue Offline"], "at \(time)")
            #expect(story.screen.errorDisc?.opacity == 1 && !story.showsIndicator, "at \(time)")
            #expect(story.element("Retry")?.isEnabled == true, "at \(time)")
            #expect(story.phase == .failed && story.navigations.isEmpty && story.controller.route == nil)
        }
    }

    // The texts are those of this failure, not of the one before.
    @Test(.proves("UN-106", "UN-165", "UN-169", "UN-181", "UN-205"))
    func eachRunShowsItsOwnFailure() async throws {
        let story = try await LaunchStory {
            $0.services.cities = [
                .fails(StoryServices.offline, 1400), .fails(.server(status: 500, retryAfter: nil), 200),
                .never, .fails(StoryServices.offline, 6000),
            ]
        }
        let failures: [(time: Int, texts: [String])] = [
            (2000, ["Unable to connect", "Please check your internet connection"]),
            (3500, ["Something went wrong", "Please try again."]),
            (14_000, ["This is taking longer than expected"]),
            (20_500, ["Unable to connect", "Please check your internet connection"]),
        ]
        for failure in failures {
            await story.go(to: failure.time)
            #expect(story.screen.strings == ["UrbanNest"] + failure.texts + ["Retry"], "at \(failure.time)")
            #expect(!story.showsIndicator, "at \(failure.time)")
            await story.tap("Retry")
            #expect(story.screen.strings.isEmpty, "at \(failure.time)")
        }
    }
}
