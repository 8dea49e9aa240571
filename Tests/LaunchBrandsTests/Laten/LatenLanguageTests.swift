// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LatenBrand
import LaunchAuth
import LaunchKit
import ProofSupport
import StageCairo
import StageUI
import Testing

/// The sign-in screen in another language: its title and subtitle come from the keys of the document.
@MainActor @Suite("Laten in German")
struct LatenLanguageTests {
    /// The keys of lines 86 to 90, with their German words.
    nonisolated static let german = [
        "home.greeting": "Willkommen zurück", "onboarding.welcome": "Willkommen bei {app}",
        "auth.signIn": "Melde dich an", "auth.signUp": "Lege dein Konto an",
        "auth.toggle.signUp": "Noch kein Konto? Registrieren",
    ]

    @Test(
        "No English word of a key that is translated reaches the screen",
        .proves("LA-79", "LA-80", "LA-83", "LA-84"))
    func title() throws {
        let strings = SignInStrings(app: "Laten") { Self.german[$0.rawValue] ?? $0.english }
        let model = LatenDesk().makeModel(strings: strings)
        let view = try LatenView.showing { AuthenticationScreen(model: model) }
        view.settle()
        #expect(view.text("Willkommen zurück") != nil && view.text("Melde dich an") != nil)
        #expect(view.stage.activate(label: "Noch kein Konto? Registrieren"))
        view.settle()
        #expect(view.text("Willkommen bei Laten") != nil && view.text("Lege dein Konto an") != nil)
        for english in [
            "Welcome back", "Welcome to Laten", "Sign in to your account", "Create your account",
        ] {
            #expect(view.text(english) == nil, "\(english)")
        }
    }

    @Test(
        "On a device in another language the screen is in that language, and English stays as the document has it",
        arguments: [
            (nil, "signin", ["Welcome back", "Sign in to your account", "Don't have an account? Sign Up"]),
            ("de", "signin", ["Willkommen zurück", "Melde dich an", "Noch kein Konto? Registrieren"]),
            ("de", "signup", ["Willkommen bei Laten", "Lege dein Konto an", "Schon ein Konto? Anmelden"]),
            ("de-CH", "onboarding", ["Die Nacht auf einen Blick", "Weiter"]),
            ("ar", "signin", ["مرحبًا بعودتك", "سجّل الدخول إلى حسابك"]),
            ("ar", "signup", ["مرحبًا بك في Laten", "أنشئ حسابك"]),
        ] as [(String?, String, [String])])
    func device(_ language: String?, _ state: String, _ words: [String]) async throws {
        let found = try #require(try AppDescriptor.laten.states.first { $0.name == state })
        var scenario = found.scenario
        scenario.device.language = language
        let run = try Simulation(scenario, of: .laten, text: CairoTextShaper())
        var labels: [String] = []
        try await run.followOnVirtualClock(
            fps: 20, instants: [found.instant], until: found.instant
        ) { frame in
            guard abs(frame.time - found.instant) < 1e-9 else { return .goOn }
            labels = run.launch?.stage.accessibilityTree().flattened.compactMap(\.label) ?? []
            return .stop
        }
        for text in words { #expect(labels.contains(text), "\(text): \(labels)") }
        let issues = run.launch?.stage.issues ?? []
        #expect(issues.isEmpty, "\(issues.map(\.message))")
        let isRight = run.device.configuration.layoutDirection == .rightToLeft
        #expect(isRight == (language == "ar"))
        run.launch?.close()
    }
}
