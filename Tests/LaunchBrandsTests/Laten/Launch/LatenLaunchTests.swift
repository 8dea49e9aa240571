// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchAuth
import LaunchKit
import ProofSupport
import StageUI
import Testing

@testable import LatenBrand
@testable import LaunchCore

/// When the splash leaves, where it leads, and what that depends on.
@MainActor @Suite(.fewAtATime) struct LatenLaunchTests {
    @Test(
        .proves("LA-02", "LA-04", "LA-49", "LA-50", "LA-52", "LA-274"),
        arguments: [("10ms", 2.0), ("1500ms", 2.0), ("3100ms", 3.1)])
    func theExitWaitsForTwoSecondsAndForTheSession(answer: String, exit: Double) async throws {
        let story = try await LatenStory.played {
            $0.state.session = .expired
            $0.services["session"] = ScenarioTime(answer).map { [.init(after: $0, answer: .ok)] }
            $0.expect.route = "explore"
        }
        let found = try #require(story.time(of: .exiting))
        #expect(abs(found - exit) < 0.06, "\(found)")
        #expect(story.place == "explore")
        for moment in story.moments where moment.time < exit - 0.05 {
            #expect(moment.labels == ["Laten, loading"], "\(moment.time)")
        }
    }

    @Test(.proves("LA-51")) func theSessionIsAskedForInTheFirstMoment() async throws {
        let story = try await LatenStory.played { $0.state.session = .expired }
        let tasks = story.run.launch?.timeline(name: "laten").lastRun?.tasks ?? []
        let start = try #require(tasks.first { $0.id == "session" }?.segments.first?.start)
        #expect(start < .milliseconds(1))
    }

    @Test(.proves("LA-53", "LA-54"), arguments: [SavedUserState.Session.none, .signedIn])
    func theDeviceAnswersOnceThenTheScreenLeaves(session: SavedUserState.Session) async throws {
        let story = try await LatenStory.played { $0.state.session = session }
        #expect(story.haptics.map(\.feedback) == [.success])
        let answered = try #require(story.haptics.first?.time)
        let (exit, end) = (
            try #require(story.time(of: .exiting)), try #require(story.time(of: .finished))
        )
        #expect(abs(answered - exit) < 0.06 && abs(end - exit - 0.4) < 0.001)
        // Until then only the splash is there; from then on the next screen is seen behind it.
        let (before, during) = (
            story.moments.filter { $0.time < exit - 0.06 },
            story.moments.filter { $0.time > exit + 0.06 && $0.time < end }
        )
        #expect(!before.isEmpty && before.allSatisfy { $0.labels == ["Laten, loading"] })
        #expect(!during.isEmpty && during.allSatisfy { $0.labels != ["Laten, loading"] })
        let phases = (story.run.launch?.controller.trace ?? []).compactMap {
            if case .phase(let phase) = $0.kind { phase } else { nil }
        }
        #expect(phases.filter { $0 != .cancelled }.suffix(2) == [.exiting, .finished])
    }

    @Test(
        .proves("LA-55", "LA-56", "LA-57"),
        arguments: [
            (SavedUserState.Session.signedIn, true, "explore", "Keep Room Nine"),
            (.signedIn, false, "explore", "Keep Room Nine"),
            (.none, true, "onboarding", "Slide 1 of 3"), (.none, false, "auth", "Welcome back"),
        ])
    func sessionAndOnboardingDecide(
        session: SavedUserState.Session, isFirst: Bool, place: String, sign: String
    ) async throws {
        let story = try await LatenStory.played {
            ($0.state.session, $0.state.firstLaunch) = (session, isFirst)
        }
        #expect(story.place == place)
        // Each place is known by something that only it has, and the first one is a view with tabs.
        let tabs = story.moments.last?.labels.filter { ["Explore", "Kept", "Account"].contains($0) }
        #expect(Set(tabs ?? []) == (place == "explore" ? ["Explore", "Kept", "Account"] : []))
        let signs = ["Keep Room Nine", "Slide 1 of 3", "Welcome back"]
        #expect(signs.filter { story.moments.last?.labels.contains($0) == true } == [sign])
    }

    @Test(.proves("LA-56", "LA-57")) func whatIsNotKnownOfTheOnboardingCountsAsSeen() {
        let tasks = LatenTasks(nil)
        let known = tasks.knowledge(LaunchResults(), stored: nil, at: Date(timeIntervalSince1970: 0))
        #expect(known.isOnboarded)
        // As where the task itself fails: nobody is sent through the slides again because a disk is full.
        #expect(tasks.plan.node(tasks.onboarding.id)?.fallback as? Bool == true)
    }

    /// Unknown is not no: who may have an account is asked for it, and is not led through the slides of a first launch.
    @Test(
        .proves("LA-56", "LA-57"),
        arguments: [
            UnknownSessionReason.notRead, .locked, .networkUndecided, .unreachable, .tooSlow,
            .unreadable("a damaged record"),
        ])
    func whoIsNotKnownIsAskedToSignIn(reason: UnknownSessionReason) {
        func route(_ answer: LaunchAuthentication<AuthSession>, isOnboarded: Bool) -> LatenRoute {
            let knowledge = LatenKnowledge(
                session: SessionCheck(answer), isOnboarded: isOnboarded, date: Date(timeIntervalSince1970: 0))
            return LatenRoute.rules.decide(knowledge).route
        }
        for isOnboarded in [true, false] {
            #expect(route(.unknown(reason), isOnboarded: isOnboarded) == .auth, "\(isOnboarded)")
        }
        #expect(route(.signedOut, isOnboarded: false) == .onboarding)
        #expect(route(.signedOut, isOnboarded: true) == .auth)
    }

    @Test func afterTenSecondsOfSilenceTheUserMaySignInAndIsTold() async throws {
        let story = try await LatenStory.played("session-silent")
        let exit = try #require(story.time(of: .exiting))
        #expect(abs(exit - 10) < 0.06 && story.place == "auth")
        #expect(story.hasShown("Unable to connect. Please check your internet."))
    }

    @Test(.proves("LA-253")) func anErrorSignsNobodyOut() async throws {
        let story = try await LatenStory.played("offline")
        #expect(story.place == "explore")
        #expect(story.hasShown("You are offline. This is what Laten knew last."))
    }

    @Test func aLockedDeviceIsWaitedFor() async throws {
        let story = try await LatenStory.played("locked")
        let exit = try #require(story.time(of: .exiting))
        #expect(exit >= 3.5 && story.place == "explore")
    }

    enum Way: CaseIterable { case retry, unlocked, backAgain }

    // The splash's own error state, and three ways out of it (C-LA-19, C-X-07).
    @Test(arguments: Way.allCases)
    func aVaultThatStaysLockedIsSaidOnTheSplash(way: Way) async throws {
        let story = try await LatenStory.played {
            $0.state.session = .signedIn
            $0.accounts.vault = .locked
            $0.script =
                switch way {
                // Looked at in vain the splash says so again.
                case .retry:
                    [try .tap("Retry", at: 12), try .made(#"{"at": "70s", "unlock": true}"#)]
                case .unlocked: [try .made(#"{"at": "70s", "unlock": true}"#)]
                case .backAgain:
                    [
                        try .made(#"{"at": "15s", "background": true}"#),
                        try .made(#"{"at": "70s", "unlock": true, "resume": true}"#),
                    ]
                }
            $0.expect.route = "explore"
            $0.end = ScenarioTime(seconds: 90)
        }
        let sentence = "Laten cannot read your sign-in while this device is locked. Unlock it and try again."
        let told = try #require(story.first(sentence))
        #expect(told.time > 9.9 && told.time < 10.6 && told.labels.contains("Retry"))
        let failed = story.moments.filter { $0.phase == .failed }
        #expect(!failed.isEmpty)
        for moment in failed {
            // One frame may pass before the screen follows.
            #expect(moment.labels.contains("Retry") || moment.time < 10.2 || way == .retry, "\(moment.time)")
        }
        if way == .retry {
            let again = story.moments.filter { $0.time > 13 && $0.time < 21 }
            #expect(!again.isEmpty && again.allSatisfy { !$0.labels.contains("Retry") })
            #expect(story.moments.contains { $0.time > 23 && $0.labels.contains(sentence) })
        }
        let exit = try #require(story.time(of: .exiting))
        #expect(exit >= 70 && exit < 73 && story.place == "explore")
        #expect(story.moments.last?.labels.contains("Retry") == false)
    }

    @Test func aVaultThatRefusesIsNoLostConnection() async throws {
        let story = try await LatenStory.played {
            $0.state.session = .signedIn
            $0.accounts.vault = .refused
        }
        #expect(story.place == "auth")
        #expect(story.hasShown("Your saved sign-in could not be read. Please sign in again."))
        #expect(!story.hasShown("Unable to connect. Please check your internet."))
    }

    @Test(.proves("LA-248")) func withoutAServerTheAppSaysSoAndDoesNotStart() async throws {
        let setting = LaunchSetting(
            clock: VirtualClock(), date: { Date(timeIntervalSince1970: 0) }, answers: NoAnswers())
        await #expect(throws: AuthError.configuration(.urlMissing)) {
            _ = try await AppDescriptor.laten.make(setting)
        }
    }

    @Test func theShortestTimeCanBeChosen() async throws {
        let story = try await LatenStory.played { $0.options.values["minimum"] = "1s" }
        #expect(abs((story.time(of: .exiting) ?? 0) - 1) < 0.06)
        let calm = try await LatenStory.played {
            $0.device.reduceMotion = true
            $0.options.values["shortWithoutMotion"] = "true"
        }
        #expect(abs((calm.time(of: .exiting) ?? 0) - 0.6) < 0.06)
    }

    @Test(arguments: Laten.Requirement.allCases)
    func whatTheFlowsNeedIsAskedFor(requirement: Laten.Requirement) {
        var configuration = Laten.configuration
        #expect(
            Laten.lints(LatenOptions(), configuration: configuration).allSatisfy { $0.severity == .warning })
        configuration[requirement.rawValue] = nil
        let errors = Laten.lints(LatenOptions(), configuration: configuration).filter {
            $0.severity == .error
        }
        #expect(errors.map(\.id) == ["C-LA-46"])
    }

    // The names and values are those of C-LA-46 and not those of the product; the passkeys' domain stands beside (Decision 0083).
    @Test func whatTheFlowsNeedIsWhatTheGeneratedProjectHas() throws {
        let artefacts = try #require(AppDescriptor.laten.artefacts(AppOptions()))
        #expect(artefacts.usage == ["NSFaceIDUsageDescription": "Sign in to Laten"])
        #expect(
            artefacts.entitlements == [
                "com.apple.developer.applesignin": .list(["Default"]),
                "com.apple.developer.associated-domains": .list([
                    "applinks:latenapp.com", "webcredentials:latenapp.com",
                ]),
            ])
        #expect(artefacts.urlSchemes == ["laten"])
        #expect(
            Laten.configuration == [
                "NSFaceIDUsageDescription": ["Sign in to Laten"], "CFBundleURLSchemes": ["laten"],
                "com.apple.developer.applesignin": ["Default"], "CFBundleIdentifier": ["com.laten.app"],
                "com.apple.developer.associated-domains": [
                    "applinks:latenapp.com", "webcredentials:latenapp.com",
                ],
            ])
    }

    @Test(.proves("LA-228", "LA-229", "LA-232")) func theSecretIsKeptWhereTheDocumentSays() {
        #expect(Laten.biometricItem.service == "com.laten.app")
        #expect(Laten.biometricItem.account == "biometric_credentials")
        #expect(Laten.biometricItem.oldAccount == "laten_auth_credentials")
        #expect(Laten.biometricItem.protection == .passcodeSetThisDeviceOnlyWithCurrentBiometry)
    }

    @Test(
        .proves("LA-184"),
        arguments: [
            ("laten://auth/callback?code=c1", "laten://auth/callback?code=c1"),
            ("https://latenapp.com/auth?code=c1", "laten://auth/callback?code=c1"),
            ("HTTPS://LATENAPP.COM/auth?code=c1&state=s%2B1", "laten://auth/callback?code=c1&state=s%2B1"),
            ("https://latenapp.com/auth#error=x", "laten://auth/callback#error=x"),
            ("https://latenapp.com/auth/more?code=c1", nil), ("http://latenapp.com/auth?code=c1", nil),
            ("https://latenapp.com:8443/auth?code=c1", nil), ("https://me@latenapp.com/auth?code=c1", nil),
            ("https://latenapp.com.other.example/auth?code=c1", nil), ("laten://explore?code=c1", nil),
        ] as [(String, String?)])
    func aUniversalLinkIsTheSameCallback(link: String, callback: String?) throws {
        #expect(Laten.callback(try #require(URL(string: link)))?.absoluteString == callback)
    }

    @Test(.proves("LA-170", "LA-181", "LA-182")) func theNamesAreTheDocuments() {
        #expect(Laten.bundleIdentifier == "com.laten.app")
        #expect(Laten.redirect == "laten://auth/callback")
        #expect(Laten.webRedirect == "https://latenapp.com/auth")
        #expect(Laten.configuration["NSFaceIDUsageDescription"] == ["Sign in to Laten"])
        #expect(Laten.configuration["CFBundleURLSchemes"] == ["laten"])
        #expect(Laten.launchScreenColor.hex == 0x0A0A0F)
    }
}

private struct NoAnswers: ScriptedAnswers {
    func answer(_ task: String, needsBackend: Bool) async throws {}
}
