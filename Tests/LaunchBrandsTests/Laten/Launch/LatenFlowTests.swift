// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import LaunchCore
import LaunchKit
import ProofSupport
import Testing

@testable import FirstlightSimulation

/// Where each way of signing in leads, on the screens.
@MainActor @Suite(.fewAtATime) struct LatenFlowTests {
    @Test(.proves("LA-275"), arguments: [("Not now", false), ("Enable Face ID", true)])
    func aPasswordIsFollowedByTheQuestionAndThenByTheApp(answer: String, isKept: Bool) async throws {
        let story = try await LatenStory.played {
            $0.device.biometrics = .faceID
            $0.script = try (Scenario.Step.signIn(at: 2.8) + [.tap(answer, at: 5)])
        }
        let asked = try #require(story.first("Enable Face ID?"))
        #expect(asked.place == "auth" && asked.time < 5)
        #expect(story.place == "explore")
        #expect(await story.run.deviceAccounts?.sensor.hasSecret() == isKept)
    }

    @Test(.proves("LA-276")) func aFaceIsFollowedByTheAppAtOnce() async throws {
        let story = try await LatenStory.played {
            $0.device.biometrics = .faceID
            $0.accounts.enrolled = true
            $0.script = try ([.tap("Sign in with Face ID", at: 3.5)])
        }
        #expect(story.place == "explore")
        #expect(!story.hasShown("Enable Face ID?"))
    }

    @Test(.proves("LA-277", "LA-177"), arguments: ["Apple", "Google", "Facebook"])
    func aProviderIsFollowedByTheApp(provider: String) async throws {
        let story = try await LatenStory.played {
            $0.device.biometrics = .faceID
            $0.script =
                try ([.tap("Continue with \(provider)", at: 2.8), .tap("Continue", at: 4)])
        }
        #expect(story.place == "explore")
        #expect(!story.hasShown("Enable Face ID?"))
    }

    @Test(.proves("LA-178", "LA-265"), arguments: ["Apple", "Google"])
    func whoClosesTheSheetStaysAndReadsNothing(provider: String) async throws {
        let story = try await LatenStory.played {
            $0.script = try ([.tap("Continue with \(provider)", at: 2.8), .tap("Cancel", at: 4)])
        }
        #expect(story.place == "auth")
        // Nothing is told: all that follows is what was there before.
        let before = try #require(story.moments.last { $0.time < 2.75 }).labels
        let after = story.moments.filter { $0.time > 4.5 }
        #expect(!after.isEmpty && after.allSatisfy { $0.labels == before })
    }

    @Test(.proves("LA-184")) func aCallbackFindsItsWayAfterTheAppWasEnded() async throws {
        let story = try await LatenStory.played("google")
        #expect(story.run.complaint == nil && story.place == "explore")
        #expect(story.moments.contains { $0.time > 4 && $0.phase == .entering }, "it was ended")
    }

    @Test(.proves("LA-278", "LA-271")) func aSignUpLeadsBackToTheSignInAndTheMailOn() async throws {
        let story = try await LatenStory.played("sign-up")
        let told = try #require(story.first("Account created! Check your email to verify."))
        #expect(told.place == "auth" && told.labels.contains("Welcome back"))
        #expect(story.place == "explore")
    }

    @Test(.proves("LA-263")) func aWrongPasswordIsRefused() async throws {
        let story = try await LatenStory.played {
            $0.script = try (Scenario.Step.signIn(at: 2.8, password: "Harbour-Light-8"))
        }
        #expect(story.place == "auth" && story.hasShown("Invalid email or password"))
    }

    @Test(.proves("LA-254")) func whoSignsOutIsLedToTheSignIn() async throws {
        let story = try await LatenStory.played("signed-out")
        #expect(story.moments.contains { $0.place == "explore" })
        #expect(story.place == "auth")
        #expect(try await story.run.deviceAccounts?.server.vault.read("session") == nil)
    }

    @Test func tooManyRequestsAreToldAndLeaveEverythingAsItWas() async throws {
        let story = try await LatenStory.played("rate-limit")
        #expect(story.hasShown("An unexpected error occurred"))
        #expect(story.place == "explore")
    }

    @Test(arguments: ["password", "refreshToken"])
    func whatIsKeptBehindTheFaceIsTheAppsChoice(content: String) async throws {
        let story = try await LatenStory.played {
            $0.device.biometrics = .faceID
            $0.options.values["vault"] = content
            $0.script = try (Scenario.Step.signIn(at: 2.8) + [.tap("Enable Face ID", at: 5)])
        }
        let sensor = try #require(story.run.deviceAccounts?.sensor)
        let text = String(decoding: try await sensor.secret(reason: "test"), as: UTF8.self)
        #expect(text.contains("Harbour-Light-7") == (content == "password"))
        #expect(text.contains("refresh_token") == (content == "refreshToken"))
    }
}
