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
