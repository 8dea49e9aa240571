// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchCore
import LaunchKit
import LaunchStore
import ProofSupport
import StageUI
import Testing
import UrbanNestBrand

@Suite(.fewAtATime) @MainActor
struct UrbanNestGuardTests {
    @Test(arguments: [0, 1])
    func aFewLaunchesThatDidNotEndAreNoReasonToAsk(failed: Int) async throws {
        let story = try await LaunchStory { $0.failedLaunches = failed }
        await story.go(to: 1600)
        #expect(story.controller.crashMonitor?.start.isSafeMode == false && !story.launch.reset.isOffered)
        #expect(!story.labels.contains("Trouble starting?") && story.phase == .finished)
    }

    @Test func afterTwoLaunchesThatDidNotEndAResetIsOfferedAndTheLaunchGoesOn() async throws {
        let story = try await LaunchStory {
            $0.failedLaunches = 2
            $0.kept = .signedIn
            $0.hasCities = true
            $0.hasConfiguration = true
            $0.services.sessionSeconds = [86_400]
        }
        await story.go(to: 500)
        #expect(
            story.controller.crashMonitor?.start.isSafeMode == true
                && story.labels.contains("Trouble starting?"))
        await story.tap("Clear saved data")
        for _ in 0..<1000 where try await story.cache.offlineSnapshot() != nil { await Task.yield() }
        #expect(try await story.cache.offlineSnapshot() == nil)
        #expect(!story.launch.reset.isOffered)
        // Nobody was signed out by it.
        #expect(await story.services.sessionEnd != nil)
        await story.go(to: 1600)
        #expect(story.phase == .finished && story.controller.route == .home(tab: .home))
    }

    @Test func whoDeclinesKeepsWhatIsSaved() async throws {
        let story = try await LaunchStory {
            $0.failedLaunches = 2
            $0.hasCities = true
            $0.hasConfiguration = true
        }
        await story.go(to: 500)
        await story.tap("Not now")
        #expect(!story.launch.reset.isOffered)
        #expect(try await story.cache.offlineSnapshot() != nil)
        await story.go(to: 1600)
        #expect(story.phase == .finished)
    }

    @Test func aLaunchThatEndsWellIsTakenBackFromTheCount() async throws {
        let story = try await LaunchStory { $0.failedLaunches = 2 }
        await story.go(to: 1600)
        let next = await story.nextStart()
        #expect(!next.isSafeMode && next.failures == 0)
    }

    @Test(arguments: [true, false])
    func aLaunchThatTheUserLeftIsNotCounted(hasLeft: Bool) async throws {
        let story = try await LaunchStory {
            $0.failedLaunches = 1
            $0.services.cities = [.never]
        }
        await story.go(to: 500)
        if hasLeft { await story.scene(.background) }
        let next = await story.nextStart()
        #expect(next.isSafeMode == !hasLeft)
    }

    @Test func aLaunchWithoutAConnectionIsNotCounted() async throws {
        let story = try await LaunchStory {
            $0.failedLaunches = 1
            $0.services.cities = [.fails(StoryServices.offline, 50)]
        }
        await story.go(to: 1200)
        #expect(story.phase == .failed)
        let next = await story.nextStart()
        #expect(!next.isSafeMode && next.failures == 1)
    }
}

@Suite(.fewAtATime) @MainActor
struct UrbanNestWaitingTests {
    @Test func aRequestBeforeTheNetworkIsAllowedShowsNoErrorAndGoesOnAfterTheAnswer() async throws {
        let story = try await LaunchStory {
            $0.services.cities = [.fails(StoryServices.offline, 50), .ok(50)]
            $0.services.configuration = [.fails(StoryServices.offline, 50), .ok(50)]
            $0.services.session = [.fails(StoryServices.offline, 50), .ok(50)]
        }
        story.undecided.value = true
        await story.go(to: 1500)
        #expect(story.phase == .holding && story.controller.suspension == .networkPermission)
        #expect(!story.labels.contains("Unable to connect"))
        story.undecided.value = false
        story.launch.networkChanged()
        await story.go(to: 2500)
        #expect(story.phase == .finished)
    }

    @Test func aLockedDeviceIsNoReasonToShowASignIn() async throws {
        let clock = VirtualClock()
        let cache = UrbanNestCache(store: try .inMemory(log: { _ in })) { .distantPast }
        try await cache.completeOnboarding()
        let locked = Switch()
        locked.value = true
        var account = Account.none
        account.check = {
            if locked.value { return SessionCheck(.unknown(.locked)) }
            return SessionCheck(.signedIn(.of("u")))
        }
        let launch = try AuthViewModel(
            backend: UrbanNestBackend(
                loadConfiguration: { StoryServices.configuration }, loadCities: { StoryServices.cities }),
            account: account, cache: cache, clock: clock, date: { .distantPast })
        launch.controller.appear()
        func go(to seconds: Double) async {
            await clock.advance(to: .seconds(seconds)) {
                while launch.controller.pendingOperations != clock.sleepers { await Task.yield() }
            }
        }
        await go(to: 3)
        #expect(launch.controller.suspension == .protectedData && launch.controller.route == nil)
        locked.value = false
        launch.controller.markProtectedData(isAvailable: true)
        await go(to: 4)
        #expect(launch.controller.route == .home(tab: .home))
    }
}

/// A yes or no that a test changes while services read it.
///
/// `@unchecked`: the value is touched only while the lock is held.
final class Switch: @unchecked Sendable {
    private let lock = NSLock()
    private var stored = false

    var value: Bool {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}
