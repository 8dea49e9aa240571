// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import ProofSupport
import Testing

@testable import DuggyBrand

@Suite(.fewAtATime) @MainActor
struct DuggyNotificationTests {
    @Test(.proves("DG-126"))
    func theOptionsAreAlertBadgeAndSound() {
        #expect(NotificationService.options == [.alert, .badge, .sound])
    }

    @Test(.proves("DG-128", "DG-200"))
    func whereItIsPermittedTheDeviceIsRegisteredOnceWithoutAQuestion() async throws {
        let story = try await DuggyStory()
        await story.go(to: 4000)
        let calls = await story.script.calls.filter { $0 == "register" || $0.hasPrefix("ask") }
        #expect(calls == ["register"] && story.launch.notifications == .registered)
    }

    @Test func aQuestionIsPutOffToAMomentThatTheUserChooses() async throws {
        let story = try await DuggyStory { $0.permission = .undecided }
        await story.go(to: 4000)
        #expect(story.phase == .finished && story.launch.notifications == .deferred)
        #expect(await !story.script.calls.contains { $0 == "register" || $0.hasPrefix("ask") })
        let asking = Task { await story.launch.askForNotifications() }
        // Only the question sleeps now.
        while story.clock.sleepers == 0 { await Task.yield() }
        await story.clock.advance(to: .seconds(5)) { for _ in 0..<100 { await Task.yield() } }
        await asking.value
        #expect(story.launch.notifications == .registered)
    }

    @Test(.proves("DG-128"))
    func literallyTheUserIsAskedInTheFifthStepAndMayTakeAnyTime() async throws {
        let story = try await DuggyStory(options: SplashOptions { $0.prompt = .duringLaunch }) {
            $0.permission = .undecided
            $0.answers["notifications"] = [.ok(95_000)]
        }
        await story.go(to: 95_000)
        #expect(story.phase.isLoading && story.launch.loadingMessage == "Setting up notifications...")
        await story.go(to: 98_000)
        #expect(story.phase == .finished && story.launch.notifications == .registered)
        let calls = await story.script.calls.filter { $0 == "register" || $0.hasPrefix("ask") }
        #expect(calls == ["ask alert,badge,sound", "register"])
    }

    @Test(.proves("DG-129"), arguments: [NotificationService.Permission.denied, .undecided])
    func whoRefusesGetsInAndNothingIsRegistered(permission: NotificationService.Permission) async throws {
        let story = try await DuggyStory(
            options: SplashOptions { ($0.steps, $0.prompt) = (.literal, .duringLaunch) }
        ) {
            $0.permission = permission
            $0.allows = false
        }
        await story.go(to: 4000)
        #expect(story.phase == .finished && story.launch.notifications == .denied)
        #expect(await !story.script.calls.contains("register"))
    }

    @Test(.proves("DG-126", "DG-128"))
    func theDeviceIsAskedForWhatTheServiceAsksFor() throws {
        let source = try productSource("DuggyBrand/Apple/NotificationService+Apple.swift")
        for line in [
            "case .notDetermined: .undecided", "case .denied: .denied",
            "case .alert: set.insert(.alert)", "case .badge: set.insert(.badge)",
            "case .sound: set.insert(.sound)",
            "NSApplication.shared.registerForRemoteNotifications()",
            "UIApplication.shared.registerForRemoteNotifications()",
        ] {
            #expect(source.contains(line), "\(line)")
        }
    }
}
