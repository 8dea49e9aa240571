// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import ProofSupport
import Testing

@Suite @MainActor
struct LaunchControllerTests {
    @Test(.proves("UN-02", "UN-138", "UN-156", "UN-05", "UN-06", "UN-07"))
    func aColdStartShowsTheSplashAndStartsTimelineAndTasksInTheSameTick() async throws {
        let rig = LaunchRig()
        let launch = try rig.launch
        #expect(launch.phase == .idle && launch.trace.isEmpty)
        launch.appear()
        #expect(launch.phase == .entering && launch.route == nil && launch.run == 1)
        #expect(launch.entryStart == Date(timeIntervalSinceReferenceDate: 0))
        let started = launch.trace.compactMap { event -> String? in
            guard case .taskStarted(let id, attempt: 1) = event.kind, event.time == .zero else { return nil }
            return id.rawValue
        }
        #expect(started == ["checkAuth", "loadCities", "loadConfig"])
        launch.appear()
        await rig.settle()
        #expect(rig.log.count(of: "checkAuth") == 1)
        #expect(try rig.count { $0 == .runBegan(1) } == 1)
    }

    @Test(.proves("UN-03", "UN-140", "UN-142", "UN-143"), arguments: [0, 10, 999, 1000, 1001, 1700, 3000])
    func theTotalIsTheLongerOfMinimumAndSlowestTaskPlusTheExit(load: Int) async throws {
        var scenario = Scenario()
        scenario.cities = .after(.milliseconds(load))
        scenario.auth = .after(.milliseconds(load / 2))
        scenario.config = .after(.milliseconds(load / 3))
        let rig = LaunchRig(scenario)
        try rig.launch.appear()
        let exit = max(1000, load)
        await rig.advance(to: exit - 1)
        #expect(try rig.launch.phase.isLoading && rig.navigations == 0)
        await rig.advance(to: exit)
        #expect(try rig.launch.phase == .exiting)
        #expect(try rig.launch.exitStart == Date(timeIntervalSinceReferenceDate: Double(exit) / 1000))
        await rig.advance(to: exit + 299)
        #expect(try rig.launch.phase == .exiting)
        await rig.advance(to: exit + 300)
        #expect(try rig.launch.phase == .finished && rig.launch.progress == 1)
        if load <= 1700 { #expect(exit + 300 >= 1000 && exit + 300 <= 2000) }
    }

    @Test func theTotalTimeLawHoldsWithACompletionHold() async throws {
        var scenario = Scenario()
        scenario.policy.completionHold = .milliseconds(500)
        scenario.config = .after(.milliseconds(1200))
        let rig = LaunchRig(scenario)
        try rig.launch.appear()
        await rig.advance(to: 9000)
        #expect(
            try rig.phases()
                == "0 entering, 1000 holding, 1200 completing, 1700 exiting, 2000 finished")
    }

    @Test(
        .proves(
            "UN-04", "UN-97", "UN-98", "UN-99", "UN-101", "UN-102", "UN-103", "UN-141", "UN-158", "UN-193"),
        arguments: [true, false], [true, false])
    func theRouteFollowsTheTruthTable(isSignedIn: Bool, isFirstLaunch: Bool) async throws {
        let rig = LaunchRig(Scenario(isSignedIn: isSignedIn, isFirstLaunch: isFirstLaunch))
        try rig.launch.appear()
        await rig.advance(to: 999)
        #expect(try rig.launch.route == nil)
        await rig.advance(to: 1000)
        let expected: Destination =
            isSignedIn ? .home(tab: "home") : isFirstLaunch ? .onboarding(slides: 3, slide: 1) : .login
        #expect(try rig.launch.route == expected)
    }

    @Test(.proves("UN-91", "UN-92"))
    func theExitStartsOnlyWhenLoadedAndNavigatesOnce() async throws {
        var scenario = Scenario()
        scenario.auth = .after(.milliseconds(2500))
        let rig = LaunchRig(scenario)
        try rig.launch.appear()
        await rig.advance(to: 2499)
        #expect(try rig.launch.phase.isLoading && rig.navigations == 0 && rig.launch.progress < 1)
        await rig.advance(to: 20_000)
        #expect(
            try rig.phases()
                == "0 entering, 1000 holding, 2500 completing, 2500 exiting, 2800 finished")
        #expect(try rig.navigations == 1)
    }

    @Test(.proves("UN-144")) func theResultsAreThereAtTheEnd() async throws {
        let rig = LaunchRig()
        try rig.launch.appear()
        await rig.advance(to: 2000)
        let results = try #require(try rig.launch.results)
        #expect(results[rig.auth] == true)
        #expect(results[rig.cities] == ["Graz", "Linz"])
        #expect(results[rig.config] == 7)
    }

    @Test(.proves("UN-79", "UN-84", "UN-54", "UN-139", "UN-192", "UN-204"), arguments: [10, 900, 999, 1000])
    func theIndicatorNeverAppearsForALoadWithinTheDelay(load: Int) async throws {
        var scenario = Scenario()
        scenario.config = .inTwoHalves(.milliseconds(load))
        let rig = LaunchRig(scenario)
        try rig.launch.appear()
        for time in stride(from: 0, through: 2000, by: 50) {
            await rig.advance(to: time)
            #expect(try !rig.launch.isIndicatorVisible)
        }
        #expect(try rig.count { $0 == .indicatorAppeared } == 0)
    }

    @Test(.proves("UN-79", "UN-84", "UN-54", "UN-192"), arguments: [1001, 1050, 1500, 4000])
    func theIndicatorAppearsOnceAtItsDelayAndStaysUntilTheEnd(load: Int) async throws {
        var scenario = Scenario()
        scenario.config = .after(.milliseconds(load))
        let rig = LaunchRig(scenario)
        try rig.launch.appear()
        await rig.advance(to: 999)
        #expect(try !rig.launch.isIndicatorVisible && rig.launch.indicatorStart == nil)
        await rig.advance(to: 1000)
        #expect(try rig.launch.isIndicatorVisible)
        #expect(try rig.launch.indicatorStart == Date(timeIntervalSinceReferenceDate: 1))
        await rig.advance(to: load + 299)
        #expect(try rig.launch.isIndicatorVisible)
        await rig.advance(to: load + 1000)
        #expect(try rig.count { $0 == .indicatorAppeared } == 1)
    }

    @Test(.proves("UN-96")) func afterFiveSecondsItIsSlowAndCanStillSucceed() async throws {
        var scenario = Scenario()
        scenario.config = .after(.milliseconds(6000))
        let rig = LaunchRig(scenario)
        try rig.launch.appear()
        await rig.advance(to: 4999)
        #expect(try !rig.launch.isSlow)
        await rig.advance(to: 5000)
        #expect(try rig.launch.isSlow && rig.launch.phase == .slow && rig.launch.failure == nil)
        await rig.advance(to: 6300)
        #expect(try rig.launch.phase == .finished && !rig.launch.isSlow)
    }

    @Test(.proves("UN-126")) func withReduceMotionTheExitTakesNoTime() async throws {
        let rig = LaunchRig(Scenario(reduceMotion: true))
        try rig.launch.appear()
        await rig.advance(to: 1000)
        #expect(
            try rig.phases()
                == "0 entering, 1000 holding, 1000 completing, 1000 exiting, 1000 finished")
        #expect(try rig.launch.route == .home(tab: "home"))
    }

    @Test(.proves("UN-202")) func nothingKeepsAFinishedLaunchAlive() async throws {
        let rig = LaunchRig()
        try rig.launch.appear()
        await rig.advance(to: 2000)
        #expect(try rig.launch.phase == .finished && rig.launch.pendingOperations == 0)
        let gone = rig.release()
        #expect(gone.launch == nil)
    }

    @Test func aDroppedLaunchEndsItsWaits() async throws {
        let rig = LaunchRig()
        try rig.launch.appear()
        await rig.settle()
        #expect(rig.clock.sleepers == 7 + 1)
        let gone = rig.release()
        await rig.settle()
        #expect(gone.launch == nil && rig.clock.sleepers == 0)
    }
}
