// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
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
}
