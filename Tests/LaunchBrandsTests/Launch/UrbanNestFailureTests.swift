// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchKit
import ProofSupport
import StageUI
import Testing
import UrbanNestBrand

@Suite(.fewAtATime) @MainActor
struct UrbanNestFailureTests {
    /// Each error of the services with the kind of advice that it leads to (C-UN-21).
    nonisolated static let errors: [(ServiceError, LaunchFailureKind)] = [
        (.unreachable(reason: "no network"), .network), (.connectionLost(reason: "reset"), .network),
        (.captivePage, .network), (.timeout(seconds: 8), .timeout),
        (.server(status: 503, retryAfter: 4), .other), (.malformed(reason: "no JSON"), .other),
        (.empty(what: "cities"), .other),
    ]
    /// Returns the texts shown and spoken for each kind.
    static func texts(_ kind: LaunchFailureKind) -> (title: String, message: String?, spoken: String) {
        switch kind {
        case .network:
            (
                "Unable to connect", "Please check your internet connection",
                "Unable to connect. Please check your internet."
            )
        case .timeout:
            ("This is taking longer than expected", nil, "This is taking longer than expected")
        case .other:
            ("Something went wrong", "Please try again.", "Something went wrong. Please try again.")
        }
    }

    @Test(
        .proves("UN-106", "UN-108", "UN-160", "UN-165", "UN-169", "UN-181"),
        arguments: ["loadCities", "loadConfig", "checkAuth"], errors.indices)
    func anyFailingTaskShowsItsKindOfErrorAndGoesNowhere(task: String, index: Int) async throws {
        let (error, kind) = Self.errors[index]
        let story = try await LaunchStory {
            $0.isFirstLaunch = false
            $0.services.fail(task, error, after: 1400)
        }
        await story.go(to: 1399)
        #expect(story.phase == .holding && story.controller.failure == nil)
        await story.go(to: 1400)
        #expect(story.phase == .failed && story.controller.failure?.kind == kind)
        #expect(story.controller.failure?.task?.rawValue == task)
        let texts = Self.texts(kind)
        // When only the session failed, the data have just been kept, and are enough to go on with.
        await story.go(to: 1750)
        let offline = task == "checkAuth" && kind != .other ? "Continue Offline" : nil
        let shown = ["UrbanNest", texts.title, texts.message, "Retry", offline].compactMap(\.self)
        #expect(story.screen.strings == shown)
        #expect(story.announcements == ["1000 Loading app", "1400 \(texts.spoken)"])
        await story.go(to: 20_000)
        #expect(story.phase == .failed && story.navigations.isEmpty && story.controller.route == nil)
        #expect(story.screen.strings == shown && story.announcements.count == 2)
    }

    @Test(
        .proves("UN-179", "UN-180", "UN-181", "UN-182"),
        arguments: ["loadCities", "loadConfig", "checkAuth"])
    func aTaskThatNeverEndsIsATimeoutAfterTenSeconds(task: String) async throws {
        let story = try await LaunchStory { $0.services.never(task) }
        await story.go(to: 9999)
        #expect(story.phase == .slow && story.controller.failure == nil)
        await story.go(to: 10_000)
        #expect(story.controller.failure?.kind == .timeout)
        #expect(story.phases == "0 entering, 1000 holding, 5000 slow, 10000 failed")
        await story.go(to: 10_350)
        let shown = ["UrbanNest", "This is taking longer than expected", "Retry"]
        #expect(story.screen.strings.starts(with: shown))
        #expect(story.element("Retry")?.traits == .isButton && story.element("Retry")?.isEnabled == true)
        // The session alone is not needed to go on with what has just been loaded.
        #expect((story.element("Continue Offline") != nil) == (task == "checkAuth"))
        #expect(story.navigations.isEmpty && story.clock.sleepers == 0, "nothing goes on running")
    }

    @Test func aResultAtTheVeryInstantOfTheTimeLimitIsInTime() async throws {
        let story = try await LaunchStory { $0.services.cities = [.ok(10_000)] }
        await story.go(to: 10_300)
        #expect(story.phase == .finished)
    }

    @Test(.proves("UN-109", "UN-110", "UN-175", "UN-176", "UN-195"))
    func retryStartsTheTasksAndTheTimelineAnew() async throws {
        let story = try await LaunchStory {
            $0.isFirstLaunch = false
            $0.services.cities = [.fails(StoryServices.offline, 1400), .ok(1600)]
        }
        await story.go(to: 3000)
        #expect(await story.services.calls == ["loadCities": 1, "loadConfig": 1, "checkAuth": 1])
        let button = try #require(story.element("Retry"))
        #expect(button.traits == .isButton && button.isEnabled)
        #expect(await story.tap("Retry"))
        #expect(story.phase == .entering && story.controller.run == 2 && story.controller.failure == nil)
        #expect(await story.services.calls == ["loadCities": 2, "loadConfig": 2, "checkAuth": 2])
        #expect(story.controller.entryStart == story.device.startDate.addingTimeInterval(3))
        #expect(story.screen.strings.isEmpty && !story.showsIndicator, "the entry plays from its start")
        #expect(story.element("Retry") == nil)
        #expect(story.labels.first == "UrbanNest splash screen, loading")
        await story.go(to: 3999)
        #expect(!story.controller.isIndicatorVisible)
        await story.go(to: 4000)
        #expect(story.indicatorTimes == [1000, 4000], "the clock of the run began at zero")
        await story.go(to: 4900)
        #expect(story.phase == .finished && story.controller.route == .login)
        #expect(story.navigations == [4600])
    }

    @Test func theMinimumAppliesToTheSecondRun() async throws {
        let story = try await LaunchStory {
            $0.services.cities = [.fails(StoryServices.offline, 100), .ok(10)]
        }
        await story.go(to: 1000)
        await story.tap("Retry")
        await story.go(to: 5000)
        #expect(story.navigations == [2000])
    }

    @Test func withReduceMotionTheEntryIsNotShownAgain() async throws {
        let story = try await LaunchStory {
            $0.device.reduceMotion = true
            $0.services.cities = [.fails(StoryServices.offline, 1400), .ok(900)]
        }
        await story.go(to: 3000)
        #expect(
            story.screen.strings == [
                "UrbanNest", "Unable to connect", "Please check your internet connection", "Retry",
            ])
        #expect(await story.tap("Retry"))
        await story.go(to: 3350)
        #expect(story.screen.strings == ["UrbanNest", "Trusted services, delivered smartly"])
        #expect(story.controller.entryStart == story.device.startDate)
    }

    @Test(.proves("UN-110"))
    func retryDoesNothingWhereNothingFailed() async throws {
        let story = try await LaunchStory { $0.services.cities = [.ok(5500)] }
        func retriesInVain() -> Bool {
            let run = story.controller.run
            let phase = story.phase
            story.controller.retry()
            return story.controller.run == run && story.phase == phase
        }
        #expect(retriesInVain(), "before the first frame")
        for time in [0, 500, 1000, 3000, 5200, 5600, 5900] {
            await story.go(to: time)
            #expect(retriesInVain(), "at \(time), \(story.phase)")
            #expect(await !story.tap("Retry"))
        }
        #expect(story.phase == .finished)
        #expect(await story.services.calls == ["loadCities": 1, "loadConfig": 1, "checkAuth": 1])
    }

    @Test func touchingRetryTwiceStartsOneRun() async throws {
        let story = try await LaunchStory {
            $0.services.cities = [.fails(StoryServices.offline, 1400), .ok(3000)]
        }
        await story.go(to: 2000)
        let frame = try #require(story.element("Retry")?.frame)
        let place = CGPoint(x: frame.midX, y: frame.midY)
        story.stage.tap(at: place)
        story.stage.tap(at: place)
        await story.show()
        story.stage.tap(at: place)
        await story.show()
        #expect(story.controller.run == 2)
        #expect(await story.services.calls["loadCities"] == 2)
    }

    @Test(.proves("UN-205"), arguments: errors.indices)
    func everyErrorHasAWayOut(index: Int) async throws {
        let (error, kind) = Self.errors[index]
        let story = try await LaunchStory {
            $0.hasCities = true
            $0.hasConfiguration = true
            $0.services.cities = [.fails(error, 700), .ok(100)]
        }
        await story.go(to: 1000)
        let ways = story.elements.filter { $0.traits.contains(.isButton) && $0.isEnabled }.compactMap(\.label)
        #expect(ways == (kind == .other ? ["Retry"] : ["Retry", "Continue Offline"]))
        await story.tap("Retry")
        await story.go(to: 2300)
        #expect(story.phase == .finished && story.controller.route == .onboarding(slide: 1, of: 3))
    }
}

extension StoryServices.Script {
    mutating func fail(_ task: String, _ error: ServiceError, after milliseconds: Int) {
        set(task, [.fails(error, milliseconds)])
    }

    mutating func never(_ task: String) { set(task, [.never]) }

    private mutating func set(_ task: String, _ answers: [StoryAnswer]) {
        switch task {
        case "loadCities": cities = answers
        case "loadConfig": configuration = answers
        default: session = answers
        }
    }
}
