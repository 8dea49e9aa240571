// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import ProofSupport
import StageUI
import Testing
import UIKit
import UserNotifications

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
    func theDeviceIsAskedForAlertsBadgesAndSoundsAndThenRegisteredOnce() async throws {
        let (delegate, answers) = (RegistrationCounter(), DeviceAnswers())
        let stage = try ScreenDevice.middle.stage {
            Button("Go") { Task { await answers.ask(.device) } }
        }
        stage.appDelegate = delegate
        #expect(stage.activate(label: "Go"))
        while !answers.isOver { await Task.yield() }
        #expect(answers.permissions == [.undecided, .granted])
        #expect(answers.outcomes == [.deferred, .registered])
        #expect(delegate.count == 1)
        // What was not asked for the system does not offer to the user.
        #expect(answers.settings == [.enabled, .enabled, .enabled])
    }
}

/// The answers of the system to Duggy's service, in the order of the questions.
@MainActor private final class DeviceAnswers {
    private(set) var permissions: [NotificationService.Permission?] = []
    private(set) var outcomes: [NotificationService.Outcome?] = []
    /// Of alerts, of badges, of sounds.
    private(set) var settings: [UNNotificationSetting] = []
    private(set) var isOver = false

    /// Lets the service set itself up without a question, and then with one.
    func ask(_ service: NotificationService) async {
        permissions.append(try? await service.permission())
        outcomes.append(try? await service.setUp(asking: false))
        outcomes.append(try? await service.setUp(asking: true))
        permissions.append(try? await service.permission())
        let system = await UNUserNotificationCenter.current().notificationSettings()
        settings = [system.alertSetting, system.badgeSetting, system.soundSetting]
        isOver = true
    }
}

/// An app's delegate that counts how often the app asked for remote notifications.
@MainActor private final class RegistrationCounter: NSObject, UIApplicationDelegate {
    var count = 0

    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { count += 1 }
}
