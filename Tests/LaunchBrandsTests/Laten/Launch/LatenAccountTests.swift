// Licensed under the Apache License, Version 2.0.

import Foundation
import LatenBrand
import LaunchAuth
import LaunchCore
import LaunchKit
import ProofSupport
import StageUI
import Testing

@testable import FirstlightSimulation

/// Signing out, the face behind the account, and callbacks, on the screens of a whole launch.
@MainActor @Suite(.fewAtATime) struct LatenAccountTests {
    private func labels(_ story: LatenStory, _ range: ClosedRange<Double>) -> [[String]] {
        story.moments.filter { range.contains($0.time) }.map(\.labels)
    }

    @Test(.proves("LA-200"), arguments: ["password", "refreshToken"])
    func whatIsBehindTheFaceSurvivesASignOutOnThisDevice(vault: String) async throws {
        let story = try await LatenStory.played {
            $0.device.biometrics = .faceID
            $0.options.values["vault"] = vault
            $0.script =
                try Scenario.Step.signIn(at: 2.8) + [
                    .tap("Enable Face ID", at: 5), .tap("Account", at: 8), .tap("Sign out", at: 8.6),
                    .tap("Sign out on this device", at: 9.4), .tap("Sign in with Face ID", at: 11),
                ]
        }
        #expect(story.moments.contains { $0.time > 10 && $0.place == "auth" })
        #expect(story.place == "explore")
        #expect(labels(story, 11...14).contains { $0.contains("Welcome back!") })
        // The session that the device had before is over, and no other.
        #expect(await story.run.deviceAccounts?.sensor.hasSecret() == (vault == "password"))
    }

    @Test func aSignOutOnAllDevicesEndsTheSessionBehindTheFace() async throws {
        let story = try await LatenStory.played {
            $0.device.biometrics = .faceID
            $0.options.values["vault"] = "refreshToken"
            $0.script =
                try Scenario.Step.signIn(at: 2.8) + [
                    .tap("Enable Face ID", at: 5), .tap("Account", at: 8), .tap("Sign out", at: 8.6),
                    .tap("Sign out on all devices", at: 9.4),
                ]
        }
        #expect(story.place == "auth")
        #expect(await story.run.deviceAccounts?.sensor.hasSecret() == false)
        #expect(story.moments.last?.labels.contains("Sign in with Face ID") == false)
    }

    @Test(.proves("LA-188", "LA-203")) func aLockedSensorHasNoButtonUntilTheDeviceWasUnlocked() async throws {
        let story = try await LatenStory.played {
            $0.device.biometrics = .faceID
            $0.accounts.enrolled = true
            var script = [try Scenario.Step.made(#"{"at": "2500ms", "face": "noMatch"}"#)]
            for attempt in 0..<5 {
                script.append(try .tap("Sign in with Face ID", at: 3 + 1.5 * Double(attempt)))
            }
            script += try [
                #"{"at": "12s", "background": true}"#, #"{"at": "13s", "unlock": true}"#,
                #"{"at": "14s", "resume": true}"#,
            ].map { try Scenario.Step.made($0) }
            $0.script = script
            $0.end = ScenarioTime(seconds: 16)
        }
        let button = "Sign in with Face ID"
        let (before, locked) = (labels(story, 8.5...8.9), labels(story, 10.5...11.9))
        #expect(before.count > 4 && before.allSatisfy { $0.contains(button) })
        #expect(locked.count > 4 && locked.allSatisfy { !$0.contains(button) && $0.contains("Password") })
        #expect(try #require(story.moments.last).labels.contains(button))
    }

    @Test(.proves("LA-268"), arguments: ["Google", "Facebook"])
    func anErrorFromElsewhereNamesTheProviderAndEndsNothing(provider: String) async throws {
        let story = try await LatenStory.played {
            $0.script = try [
                .tap("Continue with \(provider)", at: 2.8),
                .made(
                    #"{"at": "4s", "open": "laten://auth/callback?error=x&error_code=provider_disabled"}"#),
                .tap("Continue", at: 6),
            ]
        }
        #expect(
            story.hasShown("\(provider) Sign-In is not configured. Please use email/password."))
        #expect(!story.hasShown("Apple Sign-In is not configured. Please use email/password."))
        #expect(story.place == "explore" && story.hasShown("Welcome back!"))
    }

    @Test(.proves("LA-268"), arguments: ["Google", "Facebook"])
    func anErrorForAnEarlierRunNamesItsProvider(provider: String) async throws {
        let story = try await LatenStory.played {
            $0.end = ScenarioTime(seconds: 14)
            $0.script = try [
                .tap("Continue with \(provider)", at: 2.8), .made(#"{"at": "4s", "relaunch": true}"#),
                // The question of the browser belongs to the device and is still there.
                .tap("Cancel", at: 7),
                .made(
                    #"{"at": "8s", "open": "laten://auth/callback?error=x&error_code=provider_disabled"}"#),
            ]
        }
        #expect(
            story.hasShown("\(provider) Sign-In is not configured. Please use email/password."))
        #expect(story.place == "auth")
    }

    /// The session of the link takes the place of the one that the screen was opened for.
    @Test func aLinkLeadsFromTheFirstScreenBackToTheSecondFactor() async throws {
        let story = try await LatenStory.played {
            $0.accounts.factor = true
            $0.end = ScenarioTime(seconds: 20)
            $0.script = try [
                (2.8, #""tap": "Email address""#), (3.1, #""type": "mila@example.com""#),
                (3.4, #""tap": "Forgot your password?""#), (6, #""tap": "Email address""#),
                (6.4, #""press": "return""#), (6.8, #""type": "Harbour-Light-7""#),
                (7.2, #""press": "return""#), (9.2, #""tap": "Code from your app""#),
                (9.7, #""code": "app""#), (10.2, #""press": "return""#), (15, #""mail": "confirm""#),
            ].map { try Scenario.Step.made(#"{"at": "\#($0.0)s", \#($0.1)}"#) }
        }
        #expect(story.moments.contains { $0.time > 13 && $0.time < 15 && $0.place == "explore" })
        #expect(story.place == "auth")
        #expect(story.moments.last?.labels.contains("Two-step verification") == true)
    }

    @Test(
        .proves("LA-115"), arguments: [("document", true), ("strict", false)])
    func theRulesForAPasswordAreTheAppsChoice(rules: String, isAccepted: Bool) async throws {
        let story = try await LatenStory.played {
            $0.options.values["passwordRules"] = rules
            $0.script = try [
                #""tap": "Don't have an account? Sign Up""#, #""tap": "Display name""#,
                #""type": "Noor""#, #""press": "return""#, #""type": "noor@example.com""#,
                #""press": "return""#, #""type": "Abcdefg1!""#, #""press": "return""#,
            ].enumerated().map {
                try Scenario.Step.made(#"{"at": "\#(2.8 + Double($0) * 0.6)s", \#($1)}"#)
            }
        }
        #expect(story.hasShown("Account created! Check your email to verify.") == isAccepted)
        #expect(
            story.moments.contains { $0.labels.contains("This password is too common. Choose another.") }
                == !isAccepted)
    }

    @Test(
        .proves("LA-135", "LA-138", "LA-139"),
        arguments: [
            (PasswordRules.document, "Strong", UInt32(0x22C55E)), (.strict, "Medium", 0xEAB308),
        ])
    func whatTheRulesAcceptIsCalledStrong(rules: PasswordRules, word: String, color: UInt32) throws {
        let desk = LatenDesk()
        desk.rules = rules
        let model = desk.makeModel()
        let view = try LatenView.showing { AuthenticationScreen(model: model) }
        view.settle()
        view.toSignUp()
        model.password = "Abcdefg1!"
        view.settle()
        #expect(view.text(word)?.has(color) == true)
        #expect(view.inside("Password strength", .fill).filter { $0.isPainted(color) }.count == 5)
    }

    @Test func aTakenAddressIsToldToItsOwnerOnly() async throws {
        let story = try await LatenStory.played {
            $0.script = try [
                #""tap": "Don't have an account? Sign Up""#, #""tap": "Display name""#,
                #""type": "Noor""#, #""press": "return""#, #""type": "mila@example.com""#,
                #""press": "return""#, #""type": "Quiet-Lake-42""#, #""press": "return""#,
            ].enumerated().map {
                try Scenario.Step.made(#"{"at": "\#(2.8 + Double($0) * 0.6)s", \#($1)}"#)
            }
        }
        #expect(story.hasShown("Account created! Check your email to verify."))
    }
}
