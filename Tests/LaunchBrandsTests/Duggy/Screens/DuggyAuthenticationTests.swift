// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import StageUI
import Testing

@testable import DuggyBrand

/// Signing in to Duggy by touch and keyboard.
@MainActor
@Suite struct DuggyAuthenticationTests {
    private func screen(_ story: DuggyStory) throws -> Stage {
        try ScreenDevice.middle.stage { AuthenticationView(viewModel: story.launch) }
    }

    /// A story whose splash has led to the sign-in.
    private func story() async throws -> DuggyStory {
        let story = try await DuggyStory { $0.token = nil }
        await story.go(to: 4000)
        return story
    }

    private func touch(_ label: String, _ stage: Stage) throws {
        let frame = try #require(stage.element(label)?.frame)
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        _ = stage.frame(at: stage.time)
    }

    private func turns(until holds: () -> Bool) async {
        for _ in 0..<1000 where !holds() { await Task.yield() }
    }

    @Test func itReadsFromTheGreetingToTheButton() async throws {
        let stage = try screen(try await story())
        #expect(
            stage.labels == [
                "Welcome to Duggy", "Sign in to see your club.", "Email", "Password", "Show password",
                "Sign in", "Forgot your password?", "Email me a code", "New to Duggy? Create an account",
            ])
        #expect(stage.element("Welcome to Duggy")?.traits.contains(.isHeader) == true)
        #expect(stage.issues.isEmpty)
    }

    @Test("It speaks to who is new as well")
    func firstTimers() async throws {
        let stage = try screen(try await story())
        #expect(stage.activate(label: "New to Duggy? Create an account"))
        stage.settle()
        #expect(
            stage.labels == [
                "Join your club", "Create an account to play with your team.", "Your name", "Email",
                "Password", "Show password", "Create account", "Already have an account? Sign in",
            ])
    }

    @Test func theKeyboardKnowsWhatEachFieldIsFor() async throws {
        let stage = try screen(try await story())
        try touch("Email", stage)
        let email = try #require(stage.textInput)
        #expect(email.keyboardType == .emailAddress && email.textContentType == .username)
        #expect(email.autocapitalization == .never && email.isAutocorrectionDisabled)
        #expect(email.submitLabel == .next && !email.isSecure)
        try touch("Password", stage)
        let password = try #require(stage.textInput)
        #expect(password.textContentType == .password && password.submitLabel == .go && password.isSecure)
    }

    @Test func theReturnKeyLeadsThroughTheFormToTheClub() async throws {
        let story = try await story()
        let stage = try screen(story)
        try touch("Email", stage)
        #expect(stage.type(" asha@duggy.club "))
        #expect(stage.press(.return))
        _ = stage.frame(at: stage.time)
        #expect(stage.textInput?.label == "Password")
        #expect(stage.type("a secret"))
        #expect(stage.press(.return))
        _ = stage.frame(at: stage.time)
        #expect(stage.textInput == nil, "the keyboard leaves while the answer is waited for")
        await turns { story.controller.route == .home(tab: .home) }
        #expect(story.controller.route == .home(tab: .home) && story.launch.session != nil)
    }

    @Test func whatIsMissingIsShownSaidAndHasTheFocus() async throws {
        let stage = try screen(try await story())
        #expect(stage.activate(label: "Sign in"))
        await turns { !stage.announcements.isEmpty }
        stage.settle()
        #expect(stage.labels.contains("Enter your email address"))
        #expect(stage.announcements.map(\.text) == ["Enter your email address"])
        #expect(stage.textInput?.label == "Email")
        stage.type("asha@duggy.club")
        #expect(stage.activate(label: "Sign in"))
        await turns { stage.announcements.count == 2 }
        stage.settle()
        #expect(stage.announcements.last?.text == "Enter your password")
        #expect(stage.textInput?.label == "Password")
    }

    @Test func aRefusalIsShownAndSaid() async throws {
        let story = try await story()
        let stage = try screen(story)
        try touch("Email", stage)
        stage.type("asha@duggy.club")
        try touch("Password", stage)
        stage.type("wrong")
        #expect(stage.activate(label: "Sign in"))
        await turns { stage.labels.contains("Invalid email or password") }
        #expect(stage.announcements.last?.text == "Invalid email or password")
        #expect(stage.element("Sign in")?.isEnabled == true)
        #expect(story.controller.route == .authentication)
    }

    @Test func theButtonSaysThatItIsAtWork() async throws {
        let stage = try screen(try await story())
        try touch("Email", stage)
        stage.type("asha@duggy.club")
        try touch("Password", stage)
        stage.type("slow")
        #expect(stage.press(.return))
        await turns { stage.labels.contains("Signing in…") }
        #expect(stage.element("Signing in…")?.isEnabled == false)
    }

    @Test func theBoxAroundAFieldTakesTouchesToo() async throws {
        let stage = try screen(try await story())
        let frame = try #require(stage.element("Password")?.frame)
        stage.tap(at: CGPoint(x: frame.minX - 25, y: frame.midY))
        _ = stage.frame(at: stage.time)
        #expect(stage.textInput?.label == "Password")
    }
}
