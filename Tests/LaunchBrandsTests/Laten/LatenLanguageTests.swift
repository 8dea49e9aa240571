// Licensed under the Apache License, Version 2.0.

import Foundation
import LatenBrand
import LaunchAuth
import ProofSupport
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
}
