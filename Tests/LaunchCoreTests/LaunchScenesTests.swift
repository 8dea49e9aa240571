// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import ProofSupport
import Testing

@MainActor
@Suite struct LaunchScenesTests {
    @Test func whatNeedsNoWindowRunsUnseenAndTheRestWaitsForTheFirstFrame() async {
        let log = Log()
        var plan = LaunchPlan()
        let session = plan.task("session", needsScene: false) { log.add("session") }
        plan.task("profile", after: session) { _ in log.add("profile") }
        let rig = EngineRig(plan, policy: LaunchPolicy(minimumDisplay: .seconds(1)))
        rig.launch.began(.background)
        await rig.settle()
        #expect(log.count(of: "session") == 1 && log.count(of: "profile") == 0)
        #expect(rig.launch.phase == .idle)
        // A push at night and a user in the morning: the clock of the launch starts with the user.
        await rig.advance(to: .seconds(30_000))
        rig.launch.appear()
        await rig.settle()
        #expect(log.count(of: "session") == 1 && log.count(of: "profile") == 1)
        #expect(rig.launch.phase == .holding)
        await rig.advance(to: .seconds(30_001))
        #expect(rig.launch.phase == .finished && rig.launch.run == 1)
    }

    @Test func whatFailsUnseenIsTriedAgainWhereTheUserCanSeeIt() async {
        let fails = Dial(true)
        var plan = LaunchPlan()
        plan.task("session", needsScene: false) {
            if fails.value { throw LaunchFailure(kind: .network) }
        }
        let rig = EngineRig(plan)
        rig.launch.began(.prewarmed)
        await rig.settle()
        #expect(rig.launch.phase == .idle && rig.launch.failure == nil)
        fails.value = false
        rig.launch.appear()
        await rig.settle()
        #expect(rig.launch.phase == .finished)
    }

    @Test func theWorkIsDoneOnceAndEachWindowHasItsOwnRoute() async {
        let log = Log()
        var plan = LaunchPlan()
        plan.task("session") { log.add("session") }
        let rig = EngineRig(plan, sceneRoute: { _, scene in "window \(scene.rawValue)" })
        let (first, second) = (LaunchSceneID(rawValue: 0), LaunchSceneID(rawValue: 1))
        rig.launch.sceneConnected(first)
        rig.launch.appear()
        await rig.settle()
        #expect(rig.launch.sceneRoutes == [first: "window 0"])
        rig.launch.sceneConnected(second)
        await rig.settle()
        #expect(rig.launch.sceneRoutes == [first: "window 0", second: "window 1"])
        #expect(log.count(of: "session") == 1)
        rig.launch.sceneDisconnected(first)
        #expect(rig.launch.sceneRoutes == [second: "window 1"])
    }

    private static func twoWindows(at place: String) async -> (EngineRig, LaunchSceneID, LaunchSceneID) {
        let rig = EngineRig(LaunchPlan(), route: { _ in place })
        let (first, second) = (LaunchSceneID(rawValue: 0), LaunchSceneID(rawValue: 1))
        rig.launch.sceneConnected(first)
        rig.launch.sceneConnected(second)
        rig.launch.appear()
        await rig.settle()
        return (rig, first, second)
    }

    enum Leaving: CaseIterable {
        case oneWindow, bothWindows, oneAndTheOtherIsClosed
    }

    @Test("Time is counted while one window is seen, and not when none is", arguments: Leaving.allCases)
    func background(_ leaving: Leaving) async {
        let never = VirtualClock()
        var plan = LaunchPlan()
        plan.task("config") { try await never.sleep(for: .seconds(1)) }
        let rig = EngineRig(plan)
        let (first, second) = (LaunchSceneID(rawValue: 0), LaunchSceneID(rawValue: 1))
        rig.launch.sceneConnected(first)
        rig.launch.sceneConnected(second)
        rig.launch.appear()
        rig.launch.sceneWentToBackground(second)
        switch leaving {
        case .oneWindow: break
        case .bothWindows: rig.launch.sceneWentToBackground(first)
        case .oneAndTheOtherIsClosed: rig.launch.sceneDisconnected(first)
        }
        await rig.clock.advance(to: .seconds(60)) { await Task.yield() }
        #expect(rig.launch.phase == (leaving == .oneWindow ? .failed : .holding))
        guard leaving != .oneWindow else { return }
        rig.launch.sceneBecameActive(second)
        await rig.clock.advance(to: .seconds(71)) { await Task.yield() }
        #expect(rig.launch.phase == .failed)
    }

    @Test func whoMovesOnMovesEachWindow() async {
        let (rig, first, second) = await Self.twoWindows(at: "login")
        rig.launch.proceed(to: "home")
        #expect(rig.launch.route == "home")
        #expect(rig.launch.sceneRoutes == [first: "home", second: "home"])
        #expect(rig.launch.route(in: second) == "home" && rig.launch.route(in: nil) == "home")
    }

    @Test func aWindowThatIsNamedMovesAlone() async {
        let (rig, first, second) = await Self.twoWindows(at: "login")
        rig.launch.proceed(to: "home", in: second)
        #expect(rig.launch.route(in: first) == "login" && rig.launch.route(in: second) == "home")
        // What is said of the launch is true of each window again once they agree.
        rig.launch.proceed(to: "home", in: first)
        #expect(rig.launch.route == "home")
        rig.launch.proceed(to: "settings", in: first)
        #expect(rig.launch.route == "home")
        rig.launch.sceneDisconnected(second)
        #expect(rig.launch.route == "settings")
        // A window that is closed moves nothing.
        rig.launch.proceed(to: "home", in: second)
        #expect(rig.launch.sceneRoutes == [first: "settings"] && rig.launch.route == "settings")
    }

    /// A window's own place comes of the launch's outputs, which know nothing of what happened since.
    @Test func aWindowThatComesLaterIsWhereTheUserHasMovedOnTo() async {
        let rig = EngineRig(LaunchPlan(), sceneRoute: { _, scene in "window \(scene.rawValue)" })
        let (first, second) = (LaunchSceneID(rawValue: 0), LaunchSceneID(rawValue: 1))
        rig.launch.sceneConnected(first)
        rig.launch.appear()
        await rig.settle()
        #expect(rig.launch.sceneRoutes == [first: "window 0"])
        rig.launch.proceed(to: "inbox")
        rig.launch.sceneConnected(second)
        await rig.settle()
        #expect(rig.launch.sceneRoutes == [first: "inbox", second: "inbox"])
        #expect(rig.launch.route == "inbox")
    }

    @Test func whoIsSignedOutIsLedToTheSignInInEachWindow() async {
        let rig = EngineRig(
            LaunchPlan(), sceneRoute: { _, scene in "window \(scene.rawValue)" }, expiredRoute: "login")
        let scenes = (0..<3).map { LaunchSceneID(rawValue: $0) }
        for scene in scenes.prefix(2) { rig.launch.sceneConnected(scene) }
        rig.launch.appear()
        await rig.settle()
        #expect(rig.launch.sceneRoutes[scenes[1]] == "window 1")
        rig.launch.markSignedOut()
        await rig.advance(to: .seconds(4))
        #expect(rig.launch.route == "login")
        #expect(rig.launch.sceneRoutes == [scenes[0]: "login", scenes[1]: "login"])
        rig.launch.sceneConnected(scenes[2])
        await rig.settle()
        #expect(rig.launch.sceneRoutes[scenes[2]] == "login")
    }

    @Test func aLinkGoesToItsWindowAndWaitsThereForASignIn() async throws {
        let (rig, first, second) = await Self.twoWindows(at: "login")
        let links = try ["app:one", "app:two", "app:three"].map { try #require(URL(string: $0)) }
        rig.launch.open(links[0], in: first)
        rig.launch.proceed(to: "home", in: second)
        // The other window may take links, but this one is for a window at its sign-in.
        #expect(rig.delivered == [])
        rig.launch.proceed(to: "home", in: first)
        #expect(rig.delivered == [links[0]] && rig.launch.deliveredScene == first)
        rig.launch.proceed(to: "login", in: first)
        rig.launch.open(links[1], in: second)
        #expect(rig.delivered == Array(links[...1]) && rig.launch.deliveredScene == second)
        // One for all windows is taken by any that may.
        rig.launch.open(links[2])
        #expect(rig.delivered == links && rig.launch.deliveredScene == nil)
    }

    @Test func aLinkForAllWindowsWaitsWhileEachIsAtASignIn() async throws {
        let (rig, _, second) = await Self.twoWindows(at: "login")
        let link = try #require(URL(string: "app:one"))
        rig.launch.open(link)
        #expect(rig.delivered == [])
        rig.launch.proceed(to: "home", in: second)
        #expect(rig.delivered == [link])
    }

    @Test func aNewerLinkForAWindowAtItsSignInReplacesTheOlderOne() async throws {
        let (rig, first, second) = await Self.twoWindows(at: "login")
        let links = try ["app:one", "app:two"].map { try #require(URL(string: $0)) }
        rig.launch.open(links[0], in: first)
        rig.launch.proceed(to: "home", in: second)
        rig.launch.open(links[1], in: second)
        #expect(rig.delivered == [links[1]])
        rig.launch.proceed(to: "home", in: first)
        #expect(rig.delivered == [links[1]])
    }

    @Test func safeModeLeavesOutWhatTheFirstScreenCanDoWithout() async {
        let log = Log()
        var plan = LaunchPlan()
        plan.task("session") { log.add("session") }
        plan.task("banner", .optional) { log.add("banner") }
        plan.task("analytics", .secondary) { log.add("analytics") }
        let rig = EngineRig(plan, isSafeMode: true)
        rig.launch.appear()
        await rig.settle()
        #expect(rig.launch.phase == .finished && rig.readyCount == 1)
        #expect(log.count(of: "session") == 1)
        #expect(log.count(of: "banner") == 0 && log.count(of: "analytics") == 0)
    }

    @Test func signingOutDuringALaunchStartsItAnewAndAfterItLeadsToTheSignIn() async {
        let log = Log()
        var plan = LaunchPlan()
        plan.task("session") { log.add("session") }
        let rig = EngineRig(plan, policy: LaunchPolicy(minimumDisplay: .seconds(1)), expiredRoute: "login")
        rig.launch.appear()
        await rig.settle()
        rig.launch.markSignedOut()
        await rig.settle()
        #expect(log.count(of: "session") == 2 && rig.launch.run == 2)
        await rig.advance(to: .seconds(2))
        #expect(rig.launch.route == "home")
        rig.launch.markSignedOut()
        await rig.advance(to: .seconds(4))
        #expect(rig.launch.route == "login" && log.count(of: "session") == 2)
    }
}
