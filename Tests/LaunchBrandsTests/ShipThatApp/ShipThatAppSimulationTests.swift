// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import StageUI
import Testing

/// The texts of ShipThatApp's named states.
@MainActor @Suite(.fewAtATime) struct ShipThatAppSimulationTests {
    @Test(arguments: try AppCatalogue.firstlight.named("shipthatapp").states.map(\.name))
    func eachStateSaysItsOwn(_ name: String) async throws {
        let state = try #require(
            try AppCatalogue.firstlight.named("shipthatapp").states.first { $0.name == name })
        let milliseconds = Int((state.instant * 1000).rounded())
        let frame = try await SplashProbe.frame(state.scenario, at: milliseconds)
        let words: [String: String] = [
            "loading": "Build less. Ship sooner.", "onboarding": "All but the idea", "login": "Come aboard",
            "home": "Before you ship",
            "offline": "You are offline", "account": "Change password",
            "account-deletion": "Delete your account?", "new-password": "Choose a new password",
            "signin-code": "Check your email", "account-factor": "Copy key",
            "account-email": "New email address",
        ]
        #expect(frame.text(try #require(words[name])) != nil)
    }

    /// Unknown is not nobody: whoever was signed in learns why they are asked again.
    @Test(
        "A keychain that refuses is told of on the sign-in, and one without a session is not",
        arguments: [("refused", "signedIn", true), ("refused", "none", true), ("open", "none", false)])
    func whatTheKeychainRefusesIsTold(vault: String, session: String, isTold: Bool) async throws {
        let json = #"""
            {"name": "keychain", "app": "shipthatapp", "expect": {"route": "signIn"},
             "state": {"firstLaunch": false, "session": "\#(session)"}, "accounts": {"vault": "\#(vault)"}}
            """#
        let scenario = try AppCatalogue.firstlight.scenario(json: Data(json.utf8))
        let frame = try await SplashProbe.frame(scenario, at: 3000)
        #expect(frame.text("Come aboard") != nil)
        let words = "Your saved sign-in could not be read. Please sign in again."
        #expect((frame.text(words) != nil) == isTold)
    }
}
