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

    @Test(.proves("LA-184"), arguments: ["laten://auth/callback", "https://latenapp.com/auth"])
    func aCallbackIsTakenByTheSchemeAndByAUniversalLink(address: String) async throws {
        let story = try await LatenStory.played {
            $0.script = try [
                .tap("Continue with Google", at: 2.8),
                .made(#"{"at": "4s", "open": "\#(address)?error=x&error_code=provider_disabled"}"#),
                .tap("Continue", at: 6),
            ]
        }
        #expect(story.hasShown("Google Sign-In is not configured. Please use email/password."))
        #expect(story.place == "explore")
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

    @Test(.proves("LA-56", "LA-57")) func whoHasSeenTheSlidesIsNotShownThemAgain() async throws {
        let story = try await LatenStory.played {
            $0.state.firstLaunch = true
            $0.script = try [
                .tap("Continue", at: 2.8), .tap("Continue", at: 3.4), .tap("Get started", at: 4),
                .made(#"{"at": "6s", "relaunch": true}"#),
            ]
        }
        #expect(
            story.moments.contains {
                $0.time < 2.8 && $0.place == "onboarding" && $0.labels.contains("Slide 1 of 3")
            })
        let after = story.moments.filter { $0.time > 6.1 }
        #expect(after.contains { $0.phase == .entering }, "it was ended")
        #expect(story.place == "auth")
        #expect(!after.isEmpty && after.allSatisfy { !$0.labels.contains("Slide 1 of 3") })
    }

    @Test(.proves("LA-254", "LA-275")) func whoHasSignedOutCanSignInAgain() async throws {
        let story = try await LatenStory.played {
            var script = try Scenario.Step.signIn(at: 2.8)
            script += try [
                .tap("Account", at: 6), .tap("Sign out", at: 6.6),
                .tap("Sign out on this device", at: 7.4),
            ]
            script += try Scenario.Step.signIn(at: 9)
            $0.script = script
        }
        func places(_ range: ClosedRange<Double>) -> Set<String?> {
            Set(story.moments.filter { range.contains($0.time) }.map(\.place))
        }
        #expect(places(5.5...5.9) == ["explore"] && places(8.5...8.9) == ["auth"])
        #expect(story.place == "explore")
        #expect(story.moments.contains { $0.time > 10 && $0.labels.contains("Welcome back!") })
    }

    @Test(.proves("LA-55", "LA-254"), arguments: [SavedUserState.Session.none, .signedIn])
    func theAccountTellsWhoSignedIn(session: SavedUserState.Session) async throws {
        let story = try await LatenStory.played {
            $0.state.session = session
            var script: [Scenario.Step] = []
            if session != .signedIn { script = try Scenario.Step.signIn(at: 2.8) }
            script += try [.tap("Account", at: 6)]
            $0.script = script
        }
        #expect(story.place == "explore")
        let labels = try #require(story.moments.last).labels
        #expect(
            labels.contains { $0.contains("Mila Brandt") && $0.contains("mila@example.com") }, "\(labels)")
    }

    @Test(.proves("LA-272"), arguments: ["Apple", "Google", "Facebook"])
    func whoComesWithAProviderIsWelcomedBack(provider: String) async throws {
        let story = try await LatenStory.played {
            $0.script = try ([.tap("Continue with \(provider)", at: 2.8), .tap("Continue", at: 4)])
        }
        #expect(story.place == "explore" && story.hasShown("Welcome back!"))
    }

    @Test(.proves("LA-249")) func aSignUpThatNeedsNoMailLeadsOnAtOnce() async throws {
        let story = try await LatenStory.played {
            $0.accounts.confirmEmail = false
            $0.script = try [
                #""tap": "Don't have an account? Sign Up""#, #""tap": "Display name""#,
                #""type": "Noor""#, #""press": "return""#, #""type": "noor@example.com""#,
                #""press": "return""#, #""type": "Quiet-Lake-42""#, #""press": "return""#,
            ].enumerated().map {
                try Scenario.Step.made(#"{"at": "\#(2.8 + Double($0) * 0.6)s", \#($1)}"#)
            }
        }
        #expect(story.place == "explore" && !story.hasShown("Welcome back!"))
        #expect(story.moments.contains { $0.place == "explore" && $0.labels.contains("Welcome to Laten") })
    }
}
