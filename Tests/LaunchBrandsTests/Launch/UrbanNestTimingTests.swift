// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchKit
import ProofSupport
import StageUI
import Testing
import UrbanNestBrand

@Suite(.fewAtATime) @MainActor
struct UrbanNestTimingTests {
    @Test(
        .proves("UN-03", "UN-91", "UN-140", "UN-143"),
        arguments: [0, 10, 500, 999, 1000, 1001, 1700, 3000, 4999])
    func theSplashLeavesAfterTheLongerOfMinimumAndSlowestTask(load: Int) async throws {
        let story = try await LaunchStory {
            $0.services.cities = [.ok(load / 2)]
            $0.services.configuration = [.ok(load)]
            $0.services.session = [.ok(load / 3)]
        }
        let exit = max(1000, load)
        await story.go(to: exit - 1)
        #expect(story.phase.isLoading && story.navigations.isEmpty)
        await story.go(to: exit + 299)
        #expect(story.phase == .exiting && story.navigations == [exit])
        await story.go(to: exit + 300)
        #expect(story.phase == .finished)
        if load <= 1700 { #expect((1000...2000).contains(story.milliseconds)) }
        await story.go(to: exit + 3000)
        #expect(story.navigations == [exit])
    }

    @Test(.proves("UN-92"))
    func itIsLoadingFromTheFirstFrameUntilTheTasksAreSettled() async throws {
        let story = try await LaunchStory { $0.services.cities = [.ok(6200)] }
        for time in stride(from: 0, to: 6200, by: 100) {
            await story.go(to: time)
            #expect(story.phase.isLoading, "at \(time)")
        }
        await story.go(to: 6200)
        #expect(!story.phase.isLoading)
    }

    @Test(.proves("UN-139", "UN-192", "UN-204"), arguments: [10, 500, 900, 999, 1000])
    func aLoadWithinASecondNeverShowsTheIndicator(load: Int) async throws {
        let story = try await LaunchStory { $0.services.cities = [.ok(load)] }
        for time in stride(from: 0, through: 1400, by: 25) {
            await story.go(to: time)
            #expect(!story.showsIndicator && !story.controller.isIndicatorVisible, "at \(time)")
        }
        #expect(story.indicatorTimes.isEmpty && story.announcements.isEmpty)
    }

    @Test(.proves("UN-139", "UN-192"), arguments: [1001, 1050, 1500, 4000])
    func aLongerLoadShowsTheIndicatorFromTheSecondOn(load: Int) async throws {
        let story = try await LaunchStory { $0.services.cities = [.ok(load)] }
        await story.go(to: 999)
        #expect(!story.showsIndicator)
        await story.go(to: 1000)
        #expect(story.controller.isIndicatorVisible && story.indicatorTimes == [1000])
        await story.go(to: 1001)
        #expect(story.showsIndicator, "it fades in from nothing")
        await story.go(to: load + 299)
        #expect(story.showsIndicator, "it leaves with the whole splash")
        await story.go(to: load + 400)
        #expect(!story.showsIndicator && story.indicatorTimes == [1000])
    }

    @Test(.proves("UN-96"))
    func afterFiveSecondsANoticeComesAndTheLoadMayStillSucceed() async throws {
        let story = try await LaunchStory { $0.services.configuration = [.ok(6000)] }
        await story.go(to: 4999)
        #expect(
            story.phase == .holding && !story.screen.strings.contains("This is taking longer than expected"))
        await story.go(to: 5000)
        #expect(story.phase == .slow && story.controller.failure == nil)
        #expect(story.screen.strings.contains("This is taking longer than expected"))
        #expect(story.showsIndicator && story.element("Retry") == nil)
        #expect(story.labels.first == "UrbanNest splash screen, loading")
        await story.go(to: 6300)
        #expect(story.phase == .finished)
        #expect(
            story.phases
                == "0 entering, 1000 holding, 5000 slow, 6000 completing, 6000 exiting, 6300 finished")
    }

    // Counted from the retry, however late that is: five seconds of it alone are too long.
    @Test(.proves("UN-96"), arguments: [2000, 4500, 20_000])
    func afterRetryTheNoticeComesFiveSecondsAfterTheRetry(retry: Int) async throws {
        let notice = "This is taking longer than expected"
        let story = try await LaunchStory {
            $0.services.configuration = [.fails(ServiceError.malformed(reason: "no JSON"), 300), .ok(7000)]
        }
        await story.go(to: retry - 50)
        #expect(story.phase == .failed && !story.screen.strings.contains(notice))
        await story.go(to: retry)
        #expect(await story.tap("Retry"))
        await story.go(to: retry + 4999)
        #expect(story.phase.isLoading && story.phase != .slow && !story.screen.strings.contains(notice))
        await story.go(to: retry + 5000)
        #expect(story.phase == .slow && story.screen.strings.contains(notice))
        #expect(story.element("Retry") == nil && story.showsIndicator)
        await story.go(to: retry + 7300)
        #expect(story.phase == .finished)
        #expect(
            story.phases.hasSuffix(
                "\(retry + 5000) slow, \(retry + 7000) completing, \(retry + 7000) exiting, "
                    + "\(retry + 7300) finished"), "\(story.phases)")
    }

    @Test func withReduceMotionTheSplashLeavesWithinTheSameTick() async throws {
        let story = try await LaunchStory {
            $0.device.reduceMotion = true
            $0.isFirstLaunch = false
        }
        await story.go(to: 999)
        #expect(story.phase == .entering)
        await story.go(to: 1000)
        #expect(
            story.phases == "0 entering, 1000 holding, 1000 completing, 1000 exiting, 1000 finished")
        #expect(
            story.controller.route == .login && !story.labels.contains("UrbanNest splash screen, loading"))
    }

    @Test func switchingReduceMotionOnDuringTheExitEndsItAtOnce() async throws {
        let story = try await LaunchStory()
        await story.go(to: 1100)
        #expect(story.phase == .exiting)
        story.stage.configuration.reduceMotion = true
        await story.show()
        #expect(story.phase == .finished)
    }

    @Test(.proves("UN-96"), arguments: UrbanNestTheme.Variant.allCases)
    func theNoticeCanBeReadAndHeardInEachVariant(variant: UrbanNestTheme.Variant) async throws {
        let story = try await LaunchStory {
            $0.options.variant = variant
            $0.services.cities = [.never]
        }
        await story.go(to: 5500)
        let color: BrandColor =
            switch variant {
            case .brand: BrandColor(0xFFFFFF, opacity: 0.9)
            case .gradient: BrandColor(0xFFFFFF)
            case .white: BrandColor(0x666666)
            case .dark: BrandColor(0xA0A0A0)
            }
        let notice = try #require(story.screen.text("This is taking longer than expected"))
        #expect(notice.color == color.resolved && notice.opacity == 1)
        let heard = try #require(story.element("This is taking longer than expected"))
        #expect(heard.traits.contains(.isStaticText))
    }
}

extension LaunchStory {
    /// Indicates whether the loading indicator is drawn: a ring of 32 points with its line, or dots of 8, in the place
    /// below the tagline.
    var showsIndicator: Bool {
        guard let tagline = screen.text("Trusted services, delivered smartly") else { return false }
        return screen.drawn().shapes.contains {
            ($0.isRound(29) || $0.isRound(8)) && $0.opacity > 0
                && abs($0.frame.midX - device.size.width / 2) <= 24
                && ($0.frame.midY - tagline.frame.maxY > 0 && $0.frame.midY - tagline.frame.maxY < 124)
        }
    }
}
