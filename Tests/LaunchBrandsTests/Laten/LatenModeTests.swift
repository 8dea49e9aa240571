// Licensed under the Apache License, Version 2.0.

import LaunchAuth
import ProofSupport
import StageUI
import Testing

/// The content of the one screen in each of its two modes.
@MainActor @Suite(.fewAtATime) struct LatenModeTests {
    @Test("The link at the bottom turns one mode into the other and back", .proves("LA-58", "LA-123"))
    func modes() throws {
        let view = try LatenView.authentication()
        view.settle()
        func fields() -> [String] {
            view.stage.labels.filter { ["Display name", "Email address", "Password"].contains($0) }
        }
        for _ in 0..<2 {
            #expect(view.text("Welcome back") != nil && view.text("Welcome to Laten") == nil)
            #expect(fields() == ["Email address", "Password"])
            #expect(view.stage.activate(label: "Don't have an account? Sign Up"))
            view.settle()
            #expect(view.text("Welcome to Laten") != nil && view.text("Welcome back") == nil)
            #expect(fields() == ["Display name", "Email address", "Password"])
            #expect(view.stage.activate(label: "Already have an account? Sign In"))
            view.settle()
        }
    }

    @Test(
        "The face's button is there only on a device that has it, with kept credentials, to sign in",
        .proves("LA-61", "LA-89", "LA-188"),
        arguments: [(false, false), (true, false), (true, true)])
    func face(hasSensor: Bool, isKept: Bool) async throws {
        let desk = LatenDesk(sensor: hasSensor ? .faceID : nil)
        if isKept { try await desk.keepCredentials() }
        let view = try LatenView.authentication(desk)
        if isKept { await view.turns { view.model.biometricButton != nil } }
        for _ in 0..<200 { await Task.yield() }
        view.settle()
        #expect((view.text("Sign in with Face ID") != nil) == isKept)
        view.toSignUp()
        #expect(view.text("Sign in with Face ID") == nil)
        #expect(view.stage.element("Sign in with Face ID") == nil)
    }
}
