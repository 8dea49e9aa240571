// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit
import ProofSupport
import StageUI
import Testing

/// The values that the window of a whole launch passes to its screens.
@MainActor @Suite("Laten's window", .fewAtATime)
struct LatenWindowTests {
    @Test("As long as the session is waited for, shadow and dots go on", .proves("LA-26", "LA-34"))
    func waiting() async throws {
        var scenario = Scenario(name: "laten", app: "laten", route: "explore")
        scenario.state.firstLaunch = false
        scenario.state.session = .expired
        scenario.services["session"] = [Scenario.Answer(after: ScenarioTime(seconds: 8), answer: .ok)]
        let probe = try await SplashProbe.run(scenario, at: [1500, 2250, 3000, 6000, 6750, 7200])
        for (instant, sigma, alpha) in [
            (1500, 20.0, 0.5), (2250, 40, 0.8), (3000, 20, 0.5), (6000, 20, 0.5), (6750, 40, 0.8),
        ] {
            let logo = try #require(
                try probe.frame(instant).elements.latenLogo)
            let shadow = try #require(logo.shadows.first)
            #expect(isNear(Double(shadow.sigma), sigma, 0.4), "\(shadow.sigma) at \(instant)")
            #expect(isNear(shadow.color.opacity, alpha, 0.006), "\(shadow.color.opacity) at \(instant)")
        }
        // The first dot's cycle of 0.8 s begins at 0.4 s.
        for (instant, scale, opacity) in [(6000, 1.0, 0.4), (7200, 1.3, 1.0)] {
            let dots = try probe.frame(instant).elements.latenDots
            try #require(dots.count == 3)
            #expect(isNear(dots[0].scale, scale, 0.005), "\(dots[0].scale) at \(instant)")
            #expect(isNear(dots[0].opacity, opacity, 0.005), "\(dots[0].opacity) at \(instant)")
        }
    }

    @Test(
        "The sign-in screen is the one that the app chose", .proves("LA-145"), arguments: [true, false])
    func chosenScreen(isBox: Bool) async throws {
        var scenario = Scenario(name: "laten", app: "laten", route: "auth")
        scenario.state.firstLaunch = false
        if isBox { scenario.options.values["checkbox"] = "true" }
        scenario.script = [try .tap("Don't have an account? Sign Up", at: 2.8)]
        let frame = try await SplashProbe.frame(scenario, at: 4000)
        let box = try #require(frame.accessible("You must be 18 or older to use Laten"))
        #expect(box.traits.contains(.isToggle) == isBox)
        #expect(frame.accessible("Sign Up")?.isEnabled == !isBox)
    }
}
