// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import ProofSupport
import Testing

@testable import DuggyBrand

@Suite(.fewAtATime) @MainActor
struct DuggyFailureTests {
    nonisolated static let texts: [(InitializationError, String)] = [
        (.firebaseConfigurationFailed, "Failed to initialize Firebase services"),
        (.databaseInitializationFailed, "Failed to initialize local database"),
        (.configurationLoadFailed, "Failed to load app configuration"),
        (.authenticationCheckFailed, "Failed to check authentication state"),
        (.notificationRegistrationFailed, "Failed to register for notifications"),
        (.versionCheckFailed, "Failed to check app version"),
        (.networkUnavailable, "Network connection is not available"),
    ]

    @Test(
        .proves(
            "DG-170", "DG-171", "DG-172", "DG-173", "DG-174", "DG-175", "DG-176", "DG-177", "DG-178",
            "DG-179",
            "DG-180"))
    func eachOfTheSevenErrorsSaysWhatHappenedAndWhatToDo() {
        #expect(InitializationError.allCases == Self.texts.map(\.0))
        for (error, text) in Self.texts {
            #expect(error.errorDescription == text && error.localizedDescription == text)
        }
        let other = "Please try again. If the problem persists, contact support"
        let restart = "Please restart the app. If the problem persists, contact support"
        #expect(
            Self.texts.map { $0.0.recoverySuggestion } == [
                restart, restart, other, other, other, other,
                "Please check your internet connection and try again",
            ])
    }

    // C-DG-13, C-DG-29: with a kept club a step over its limit is no dead end.
    @Test(
        .proves("DG-21"),
        arguments: [
            (DuggyScript.Plan.Kept.everything, "2.0.0", InitializationStep.configuration, true),
            (.everything, "2.0.0", .authentication, true), (.everything, "99.0.0", .configuration, false),
            (.configuration, "2.0.0", .configuration, false), (.nothing, "2.0.0", .authentication, false),
            // Nothing is known of the club before the database was read.
            (.everything, "2.0.0", .firebase, false),
        ] as [(DuggyScript.Plan.Kept, String, InitializationStep, Bool)])
    func aStepOverItsLimitOffersTheKeptClub(
        kept: DuggyScript.Plan.Kept, minimum: String, step: InitializationStep, isOffered: Bool
    ) async throws {
        let story = try await DuggyStory {
            $0.kept = kept
            $0.configuration = DuggyScript.configuration(minimum: minimum)
            $0.answers[step.id] = [.never]
        }
        await story.go(to: 12_000)
        #expect(story.phase == .failed && story.controller.failure?.kind == .timeout)
        #expect(story.controller.canContinueOffline == isOffered && story.launch.isAlertReady)
        story.launch.continueOffline()
        await story.go(to: 14_000)
        guard isOffered else {
            #expect(story.phase == .failed && story.launch.session == nil)
            return
        }
        #expect(story.phase == .finished && story.controller.route == .offline(tab: .home))
        #expect(story.launch.session == DuggyScript.session && story.launch.offlineSince == story.start)
    }

    @Test(
        .proves(
            "DG-07", "DG-53", "DG-55", "DG-95", "DG-102", "DG-108", "DG-109", "DG-110", "DG-121", "DG-127",
            "DG-195", "DG-208"), arguments: InitializationStep.allCases)
    func aFailingStepShowsItsErrorAndRetryRunsAllStepsAgain(step: InitializationStep) async throws {
        let story = try await DuggyStory(options: SplashOptions { $0.steps = .literal }) {
            $0.answers[step.id] = [.fails(step.mishap, 2600), .ok(200)]
        }
        let at = (step.rawValue - 1) * 200 + 2600
        await story.go(to: at - 1)
        #expect(!story.launch.showError && story.launch.errorMessage == "" && story.launch.showLoading)
        await story.go(to: at)
        #expect(story.phase == .failed && story.launch.showError && !story.launch.showLoading)
        #expect(story.launch.error == step.error)
        #expect(story.launch.errorMessage == DuggyTexts.alerts[step.id.rawValue])
        #expect(story.controller.failure?.task == step.id, "the reason is kept for logs")
        #expect(story.controller.failure?.message.isEmpty == false)
        await story.go(to: 60_000)
        #expect(story.phase == .failed && !story.launch.showLoading && story.controller.route == nil)
        story.launch.startInitialization()
        #expect(!story.launch.showError && !story.launch.initializationComplete)
        #expect(
            story.launch.loadingMessage == "Starting..."
                || story.launch.loadingMessage == "Initializing services...")
        #expect(story.launch.status?.step == 0 && story.launch.showLoading, "the indicator is there at once")
        await story.go(to: 63_000)
        #expect(story.phase == .finished && story.controller.route == .home(tab: .home))
        #expect(story.started.prefix(2).sorted() == ["connectivity", "firebase"], "from the first step on")
        #expect(story.times { $0 == .navigated(.results) }.count == 1)
    }

    @Test(.proves("DG-208", "DG-209"), arguments: [InitializationStep.configuration, .authentication])
    func aLostConnectionIsToldAsSuchAndBackOnRetry(step: InitializationStep) async throws {
        let story = try await DuggyStory {
            $0.answers[step.id] = [.fails(DuggyScript.lost), .ok(200)]
        }
        await story.go(to: 2000)
        #expect(story.launch.error == .networkUnavailable)
        #expect(
            story.launch.errorMessage
                == "Network connection is not available\nPlease check your internet connection and try again")
        story.launch.startInitialization()
        await story.go(to: 5000)
        #expect(story.phase == .finished && story.controller.route == .home(tab: .home))
    }

    @Test(.proves("DG-209"))
    func withoutAConnectionAndWithoutDataTheLaunchSaysSoAndRetryHelps() async throws {
        let story = try await DuggyStory { $0.connectivity = [.offline, .online] }
        await story.go(to: 1000)
        #expect(
            story.launch.error == .networkUnavailable && story.controller.failure?.task == "configuration")
        #expect(await !story.script.calls.contains("configuration"), "nobody was asked in vain")
        story.launch.startInitialization()
        await story.go(to: 5000)
        #expect(story.controller.route == .home(tab: .home))
    }

    @Test(.proves("DG-21"))
    func withoutAConnectionKeptDataLeadToTheOfflineScreen() async throws {
        let story = try await DuggyStory {
            $0.connectivity = [.offline]
            $0.kept = .everything
        }
        await story.go(to: 4000)
        #expect(story.phase == .finished && story.controller.route == .offline(tab: .home))
        #expect(story.launch.session == DuggyScript.session)
        #expect(story.launch.offlineSince == DuggyScript.start)
        let calls = await story.script.calls
        #expect(!calls.contains("configuration") && !calls.contains("authentication"))
    }

    @Test(.proves("DG-209"), arguments: [InitializationStep.configuration, .authentication])
    func aConnectionLostInTheMiddleGoesOnWithKeptData(step: InitializationStep) async throws {
        let story = try await DuggyStory {
            $0.answers[step.id] = [.fails(DuggyScript.lost)]
            $0.kept = .everything
        }
        await story.go(to: 4000)
        #expect(story.controller.route == .offline(tab: .home))
    }

    @Test func aConfigurationAloneIsNotEnoughToGoOnWith() async throws {
        let story = try await DuggyStory {
            $0.connectivity = [.offline]
            $0.kept = .configuration
        }
        await story.go(to: 4000)
        #expect(story.launch.error == .networkUnavailable)
    }

    @Test(arguments: InitializationStep.allCases)
    func aStepThatNeverEndsFailsAfterTenSeconds(step: InitializationStep) async throws {
        let story = try await DuggyStory(options: SplashOptions { $0.steps = .literal }) {
            $0.answers[step.id] = [.never]
        }
        let limit = (step.rawValue - 1) * 200 + 10_000
        await story.go(to: limit - 1)
        #expect(story.phase.isLoading)
        await story.go(to: limit)
        #expect(story.launch.error == step.error && story.controller.failure?.kind == .timeout)
        #expect(story.controller.pendingOperations == 0)
    }

    @Test func slowStepsTogetherEndAfterThirtySeconds() async throws {
        let story = try await DuggyStory { $0.usual = .ok(9000) }
        await story.go(to: 29_999)
        #expect(story.phase.isLoading)
        await story.go(to: 30_000)
        #expect(story.phase == .failed && story.launch.error == .authenticationCheckFailed)
    }

    @Test(arguments: [InitializationStep.notifications, .version])
    func asResolvedNotificationsAndTheStoreKeepNobodyOut(step: InitializationStep) async throws {
        let story = try await DuggyStory { $0.answers[step.id] = [.fails(step.mishap)] }
        await story.go(to: 4000)
        #expect(story.phase == .finished && story.controller.route == .home(tab: .home))
        #expect(await story.script.log.contains { $0.hasPrefix("duggy: ") }, "the failure is in the log")
    }

    @Test(.proves("DG-54"))
    func exitIsAskedOfTheHostAndNothingElse() async throws {
        let story = try await DuggyStory(options: SplashOptions { $0.leave = .exit }) {
            $0.answers["firebase"] = [.fails(InitializationStep.firebase.mishap)]
        }
        await story.go(to: 1000)
        story.launch.exit()
        #expect(story.exits == 1 && story.phase == .failed)
        story.launch.contactSupport()
        #expect(
            story.opened.first?.absoluteString.hasPrefix("mailto:support@duggy.club?subject=Duggy") == true)
        #expect(SplashOptions().leave != .exit, "only by choice")
    }

    // The server's address is known once its answer is there, and not only when the launch is over.
    @Test(.proves("DG-07"))
    func theSupportIsThatOfTheServersAnswer() async throws {
        let step = InitializationStep.authentication
        let story = try await DuggyStory {
            $0.configuration = DuggyScript.configuration()
            $0.answers[step.id] = [.fails(step.mishap)]
        }
        await story.go(to: 4000)
        #expect(story.phase == .failed)
        story.launch.contactSupport()
        #expect(story.opened.first?.absoluteString.hasPrefix("mailto:help@duggy.club?subject=Duggy") == true)
    }

    @Test func theStoreIsOpenedWhereTheLookUpFoundTheApp() async throws {
        let page = try #require(URL(string: "https://store.example/duggy-2"))
        let story = try await DuggyStory {
            $0.listing = StoreListing(
                version: DuggyScript.version("2.9.0"), minimumSystem: DuggyScript.version("17.0"), page: page)
        }
        story.launch.openStore()
        await story.go(to: 4000)
        story.launch.openStore()
        #expect(
            story.opened.map(\.absoluteString) == [
                "https://apps.apple.com/app/duggy", "https://store.example/duggy-2",
            ])
    }
}
