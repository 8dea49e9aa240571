// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import LaunchKit
import LaunchStore
import ProofSupport
import StageCairo
import StageUI
import Testing
import UrbanNestBrand

/// The time that the present thread has worked, which other programs on the machine do not change.
func threadSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

@Suite(.fewAtATime) @MainActor
struct UrbanNestBudgetTests {
    @Test(.proves("UN-95"))
    func halfOfTypicalLaunchesLoadForOneToThreeSeconds() async throws {
        var times: [Duration] = []
        for load in [80, 200, 350, 600, 900, 1100, 1400, 2100, 3600] {
            let story = try await LaunchStory { $0.services.cities = [.ok(load)] }
            await story.go(to: max(1000, load) + 300)
            let telemetry = story.launch.telemetry
            times.append(try #require(telemetry.loadingTime))
            #expect(telemetry.splashTime == telemetry.loadingTime.map { $0 + .milliseconds(300) })
        }
        let median = times.sorted()[times.count / 2]
        #expect(median >= .seconds(1) && median <= .seconds(3))
    }

    @Test(.proves("UN-184", "UN-185"), arguments: [10, 999, 1000, 2999, 3000, 9000])
    func theTelemetrySaysWhetherLoadingWasQuickEnough(load: Int) async throws {
        let story = try await LaunchStory { $0.services.configuration = [.ok(load)] }
        #expect(story.launch.telemetry.withinTarget == nil && story.launch.telemetry.run == 0)
        await story.go(to: max(load, 310) + 1)
        let telemetry = story.launch.telemetry
        #expect(telemetry.loadTime == .milliseconds(max(load, 300)))
        #expect(telemetry.withinTarget == (load < 1000))
        #expect(telemetry.withinAcceptable == (load < 3000))
    }

    @Test func theTelemetryIsThatOfTheNewestRun() async throws {
        let story = try await LaunchStory {
            $0.services.cities = [.fails(StoryServices.offline, 400), .ok(700)]
        }
        await story.go(to: 2000)
        #expect(story.launch.telemetry.loadTime == nil)
        await story.tap("Retry")
        await story.go(to: 2800)
        #expect(story.launch.telemetry.run == 2 && story.launch.telemetry.loadTime == .milliseconds(700))
    }

    // On the real clock, because the row asks for a benchmark; in a process of its own, where no other
    // test holds the main actor. The quickest of ten counts, so one undisturbed launch is enough.
    @Test(.proves("UN-184"))
    func theEngineAddsLessThanFiftyMillisecondsToTheTasks() async {
        await #expect(processExitsWith: .success) {
            var best = Duration.seconds(10)
            for _ in 0..<10 { best = min(best, try await UrbanNestBudgetTests.loadTimeOfInstantTasks()) }
            #expect(best < .milliseconds(50))
        }
    }

    private static func loadTimeOfInstantTasks() async throws -> Duration {
        let date: @Sendable () -> Date = { Date(timeIntervalSinceReferenceDate: 0) }
        let launch = try AuthViewModel(
            backend: UrbanNestBackend(
                loadConfiguration: { StoryServices.configuration }, loadCities: { StoryServices.cities }),
            account: .none, cache: UrbanNestCache(store: try .inMemory(log: { _ in }), now: date),
            clock: ContinuousClock(), date: date)
        launch.controller.appear()
        while launch.telemetry.loadTime == nil { await Task.yield() }
        let time = try #require(launch.telemetry.loadTime)
        launch.controller.cancel()
        return time
    }

    // By the thread's own working time, without optimisation: a release build takes a small part of it.
    @Test(.proves("UN-201"))
    func theFirstFrameOfTheModelTakesLessThanAFrame() async {
        await #expect(processExitsWith: .success) {
            var best = 10.0
            for _ in 0..<5 { best = min(best, try await UrbanNestBudgetTests.secondsOfTheFirstFrame()) }
            #expect(best < 0.016, "\(best) s")
        }
    }

    private static func secondsOfTheFirstFrame() async throws -> Double {
        let story = try await LaunchStory()
        let launch = story.launch
        let start = threadSeconds()
        let stage = Stage(story.device, text: story.shaper) { UrbanNestRoot(launch: launch) }
        let list = stage.frame(at: 0)
        let seconds = threadSeconds() - start
        #expect(!list.items.isEmpty)
        stage.close()
        return seconds
    }

    /// Everything that is drawn, without the places, transforms and opacities that a compositor sets.
    private func leaves(_ items: [DisplayItem]) -> Set<DisplayContent> {
        var found: Set<DisplayContent> = []
        for item in items {
            if case .group(_, let inner) = item.content {
                found.formUnion(leaves(inner))
            } else {
                found.insert(item.content)
            }
        }
        return found
    }

    @Test(.proves("UN-188"))
    func onlyOpacitiesAndTransformsMove() async throws {
        let story = try await LaunchStory {
            $0.frameStep = 10
            $0.services.cities = [.ok(1700)]
        }
        await story.go(to: 800)
        let standing = leaves(story.screen.items)
        let again = try await LaunchStory {
            $0.frameStep = 10
            $0.services.cities = [.ok(1700)]
        }
        for time in stride(from: 0, to: 1000, by: 10) {
            await again.go(to: time)
            #expect(leaves(again.screen.items).isSubset(of: standing), "entry at \(time)")
        }
        await again.go(to: 1300)
        let turning = leaves(again.screen.items)
        for time in stride(from: 1310, to: 1700, by: 10) {
            await again.go(to: time)
            #expect(leaves(again.screen.items) == turning, "indicator at \(time)")
        }
        await again.go(to: 1710)
        let leaving = leaves(again.screen.items)
        for time in stride(from: 1720, to: 2000, by: 10) {
            await again.go(to: time)
            #expect(leaves(again.screen.items).isSubset(of: leaving), "exit at \(time)")
        }
    }

    @Test func aFrameRunsOnlyTheBodiesThatMove() async throws {
        let story = try await LaunchStory {
            $0.frameStep = 10
            $0.services.cities = [.ok(4000)]
        }
        await story.go(to: 1500)
        let before = story.stage.bodyCounts
        await story.go(to: 2500)
        let ran = story.stage.bodyCounts.filter { before[$0.key] != $0.value }
        for name in ["UrbanNestRoot", "SplashView", "UrbanNestSplashContent", "UrbanNestLogoView"] {
            #expect(ran[name] == nil, "\(name)")
        }
        #expect(ran.count <= 2, "\(ran.keys.sorted())")
        await story.go(to: 6000)
        let after = story.stage.bodyCounts
        #expect(story.stage.isSettled, "\(story.stage.activity)")
        await story.go(to: 7000)
        #expect(story.stage.bodyCounts == after, "nothing runs when nothing moves")
    }
}
