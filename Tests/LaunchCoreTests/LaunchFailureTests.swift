// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import ProofSupport
import Testing

@Suite @MainActor
struct LaunchFailureTests {
    enum Service: CaseIterable { case auth, cities, config }

    private func failing(_ service: Service, _ reply: Reply) -> Scenario {
        var scenario = Scenario()
        switch service {
        case .auth: scenario.auth = reply
        case .cities: scenario.cities = reply
        case .config: scenario.config = reply
        }
        return scenario
    }

    @Test(.proves("UN-106", "UN-160"), arguments: Service.allCases)
    func aNetworkFailureOfAnyCriticalTaskEndsTheLaunchAtOnce(service: Service) async throws {
        let rig = LaunchRig(failing(service, .fails(.milliseconds(50), .network)))
        try rig.launch.appear()
        await rig.advance(to: 49)
        #expect(try rig.launch.failure == nil)
        await rig.advance(to: 50)
        #expect(try rig.launch.phase == .failed && rig.launch.failure?.kind == .network)
        #expect(try rig.launch.pendingOperations == 0)
        await rig.advance(to: 30_000)
        #expect(try rig.launch.phase == .failed && rig.navigations == 0 && rig.launch.route == nil)
    }

    @Test(.proves("UN-179", "UN-180")) func tasksThatNeverSettleTimeOutByThemselves() async throws {
        let rig = LaunchRig(failing(.cities, .never))
        try rig.launch.appear()
        await rig.advance(to: 9999)
        #expect(try rig.launch.phase == .slow)
        await rig.advance(to: 10_000)
        #expect(try rig.phases() == "0 entering, 1000 holding, 5000 slow, 10000 failed")
        #expect(try rig.launch.failure?.kind == .timeout && rig.launch.pendingOperations == 0)
        #expect(rig.clock.sleepers == 0)
    }

    @Test func aResultAtTheInstantOfTheTimeoutIsInTime() async throws {
        let rig = LaunchRig(failing(.cities, .inTwoHalves(.seconds(10))))
        try rig.launch.appear()
        await rig.advance(to: 10_300)
        #expect(try rig.launch.phase == .finished)
    }

    @Test(.proves("UN-110", "UN-175", "UN-176", "UN-195"))
    func retryStartsEachTaskAndTheTimelineAnew() async throws {
        let rig = LaunchRig(failing(.config, .fails(.milliseconds(400), .network)))
        let launch = try rig.launch
        launch.appear()
        launch.retry()
        #expect(launch.run == 1)
        await rig.advance(to: 700)
        #expect(launch.phase == .failed)
        launch.retry()
        #expect(launch.phase == .entering && launch.run == 2 && launch.failure == nil)
        #expect(launch.entryStart == Date(timeIntervalSinceReferenceDate: 0.7))
        launch.retry()
        #expect(launch.run == 2)
        await rig.advance(to: 800)
        for task in ["checkAuth", "loadCities", "loadConfig"] {
            #expect(rig.log.count(of: task) == 2)
        }
        await rig.advance(to: 1100)
        #expect(try rig.phases() == "0 entering, 400 failed, 700 entering, 1100 failed")
    }

    @Test func theMinimumAppliesAgainAfterARetryAndOldResultsAreIgnored() async throws {
        // The first try of the flaky task fails; its second try and all others succeed.
        var scenario = Scenario()
        scenario.cities = .after(.milliseconds(900))
        let flaky = Log()
        let rig = LaunchRig(scenario) { plan, clock in
            plan.task("flaky") {
                flaky.add("start")
                try await clock.sleep(for: .milliseconds(500))
                if flaky.count(of: "start") == 1 { throw LaunchFailure(kind: .other) }
            }
        }
        try rig.launch.appear()
        await rig.advance(to: 600)
        #expect(try rig.launch.failure?.task == "flaky")
        try rig.launch.retry()
        await rig.advance(to: 1599)
        #expect(try rig.launch.phase.isLoading)
        await rig.advance(to: 1600)
        #expect(try rig.launch.phase == .exiting && rig.launch.run == 2)
    }

    @Test func reusedResultsSpareTheirTasks() async throws {
        var scenario = failing(.config, .fails(.milliseconds(400), .network))
        scenario.policy.reusesResults = true
        let rig = LaunchRig(scenario)
        try rig.launch.appear()
        await rig.advance(to: 500)
        try rig.launch.retry()
        await rig.advance(to: 600)
        #expect(rig.log.count(of: "checkAuth") == 1 && rig.log.count(of: "loadConfig") == 2)
    }

    @Test(.proves("UN-183"), arguments: [LaunchFailureKind.network, .timeout, .other], [true, false])
    func continueOfflineIsOfferedWhereCachedDataHelp(kind: LaunchFailureKind, hasCache: Bool) async throws {
        var scenario = failing(.config, .fails(.milliseconds(400), kind))
        scenario.offlineRoute = hasCache ? .login : nil
        let rig = LaunchRig(scenario)
        let launch = try rig.launch
        launch.appear()
        launch.continueOffline()
        await rig.advance(to: 500)
        let isOffered = hasCache && kind != .other
        #expect(launch.canContinueOffline == isOffered)
        launch.continueOffline()
        #expect(launch.phase == (isOffered ? .exiting : .failed))
        #expect(launch.route == (isOffered ? .login : nil))
        await rig.advance(to: 1000)
        #expect(launch.phase == (isOffered ? .finished : .failed))
    }

    @Test(.proves("UN-205"), arguments: [LaunchFailureKind.network, .timeout, .other])
    func everyFailureHasAWayOut(kind: LaunchFailureKind) async throws {
        let rig = LaunchRig(failing(.auth, .fails(.milliseconds(10), kind)))
        try rig.launch.appear()
        await rig.advance(to: 20)
        #expect(try rig.launch.phase == .failed)
        try rig.launch.retry()
        #expect(try rig.launch.phase == .entering)
    }

    @Test func aTaskThatIgnoresCancellationDoesNotHoldTheLaunchUp() async throws {
        let clock = VirtualClock()
        let (stream, gate) = AsyncStream<Void>.makeStream()
        var plan = LaunchPlan()
        // The detached wait does not learn of the cancellation of the task that awaits it.
        plan.task("stubborn", .optional, timeout: .milliseconds(200)) {
            await Task.detached { for await _ in stream {} }.value
        }
        let launch = LaunchController(
            plan: plan, policy: LaunchPolicy(), clock: clock, date: { .distantPast },
            route: { _ in Destination.login })
        launch.appear()
        while clock.sleepers < 2 { await Task.yield() }
        // Two timers sleep, while the body counts as an operation that does not.
        await clock.advance(to: .milliseconds(200)) {
            for _ in 0..<100 { await Task.yield() }
        }
        while launch.phase != .finished { await Task.yield() }
        #expect(launch.pendingOperations == 0 && launch.route == .login)
        gate.finish()
    }

    @Test func cancelLeavesNothingRunningAndNothingHappensAfterwards() async throws {
        let rig = LaunchRig()
        let launch = try rig.launch
        launch.appear()
        await rig.advance(to: 150)
        launch.cancel()
        #expect(launch.pendingOperations == 0 && rig.clock.sleepers == 0)
        let count = launch.trace.count
        launch.retry()
        launch.appear()
        launch.sceneBecameActive()
        await rig.advance(to: 20_000)
        #expect(launch.phase == .cancelled && launch.route == nil && launch.trace.count == count)
    }
}
