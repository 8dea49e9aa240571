// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import ProofSupport
import Testing

@Suite @MainActor
struct LaunchLinkTests {
    private let first: URL
    private let second: URL

    init() throws {
        first = try #require(URL(string: "urbannest://booking/1"))
        second = try #require(URL(string: "urbannest://booking/2"))
    }

    @Test func theNewestLinkIsDeliveredOnceAfterTheEnd() async throws {
        let rig = LaunchRig()
        let launch = try rig.launch
        launch.open(first)
        launch.appear()
        launch.open(second)
        await rig.advance(to: 1299)
        #expect(rig.delivered.isEmpty)
        await rig.advance(to: 5000)
        #expect(rig.delivered.map(\.0) == [second])
        #expect(rig.delivered.map(\.1) == [.home(tab: "home")])
        #expect(try rig.count { $0 == .link(first, .replacedByNewer) } == 1)
        launch.open(first)
        #expect(rig.delivered.map(\.0) == [second, first])
    }

    @Test func aLinkSurvivesARetryAndIsDroppedWithAReasonByCancellation() async throws {
        let rig = LaunchRig(Scenario(cities: .fails(.milliseconds(10), .other)))
        let launch = try rig.launch
        launch.appear()
        launch.open(first)
        await rig.advance(to: 20)
        launch.retry()
        await rig.advance(to: 25)
        launch.cancel()
        #expect(launch.trace.contains { $0.kind == .link(first, .droppedByCancellation) })
        launch.open(second)
        #expect(launch.trace.last?.kind == .link(second, .droppedByCancellation))
        #expect(rig.delivered.isEmpty)
    }

    @Test(.proves("UN-157"), arguments: LaunchSession.allCases)
    func onlyAnExpiredSessionShowsTheSplashAgain(session: LaunchSession) async throws {
        let rig = LaunchRig(Scenario(session: session))
        let launch = try rig.launch
        launch.appear()
        await rig.advance(to: 3000)
        launch.sceneBecameActive()
        launch.open(first)
        #expect(rig.delivered.isEmpty)
        await rig.settle()
        if session == .expired {
            #expect(launch.phase == .entering && launch.run == 2 && launch.route == nil)
            #expect(launch.entryStart == Date(timeIntervalSinceReferenceDate: 3))
            await rig.advance(to: 4000)
            #expect(launch.route == .login && rig.delivered.isEmpty)
            await rig.advance(to: 4300)
            #expect(launch.phase == .finished)
            #expect(rig.delivered.map(\.1) == [.login])
        } else {
            #expect(launch.phase == .finished && launch.run == 1)
            #expect(launch.route == .home(tab: "home"))
            #expect(rig.delivered.map(\.0) == [first])
        }
        #expect(rig.log.count(of: "checkAuth") == 1)
    }

    @Test func aLaunchUnderWayIsNotResumed() async throws {
        let rig = LaunchRig(Scenario(session: .expired))
        try rig.launch.appear()
        try rig.launch.sceneBecameActive()
        await rig.advance(to: 1300)
        #expect(try rig.launch.run == 1 && rig.launch.route == .home(tab: "home"))
    }
}

@MainActor
@Suite struct LaunchHeldLinkTests {
    private let link = URL(string: "app://link/1")
    private let answer = URL(string: "app://callback?code=1")

    private static func plan() -> LaunchPlan {
        var plan = LaunchPlan()
        plan.task("session") {}
        return plan
    }

    @Test func aLinkWaitsForTheSignInAndIsDeliveredOnce() async throws {
        let rig = EngineRig(Self.plan(), route: { _ in "login" })
        rig.launch.appear()
        rig.launch.open(try #require(link))
        await rig.settle()
        #expect(rig.launch.phase == .finished && rig.delivered.isEmpty)
        rig.launch.proceed(to: "home")
        rig.launch.proceed(to: "home")
        #expect(rig.delivered == [link])
    }

    @Test func theAnswerOfASignInPageIsHandedOverAtOnceAndNeverDelivered() async throws {
        let rig = EngineRig(Self.plan(), route: { _ in "login" })
        rig.launch.open(try #require(answer))
        #expect(rig.signInAnswers == [answer])
        rig.launch.appear()
        await rig.settle()
        rig.launch.proceed(to: "home")
        #expect(rig.delivered.isEmpty)
    }

    @Test func aLinkThatWaitedTooLongIsDroppedWithItsReason() async throws {
        let url = try #require(link)
        let rig = EngineRig(
            Self.plan(), policy: LaunchPolicy(linkLifetime: .seconds(60)), route: { _ in "login" })
        rig.launch.appear()
        rig.launch.open(url)
        await rig.advance(to: .seconds(61))
        rig.launch.proceed(to: "home")
        #expect(rig.delivered.isEmpty)
        #expect(rig.launch.trace.contains { $0.kind == .link(url, .expired) })
    }
}
