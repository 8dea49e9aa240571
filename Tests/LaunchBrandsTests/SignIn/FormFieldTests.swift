// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchKit
import StageUI
import Testing

/// The fields and the form that the brands share.
@MainActor @Suite struct FormFieldTests {
    private let model: SignInModel
    private let style: FormFieldStyle

    init() {
        var services = SignInServices.none
        services.signUp = { _, _, _ throws(AuthError) in throw .offline }
        model = SignInModel(strings: .titled(app: "Test"), services: services) { _ in }
        style = FormFieldStyle(
            text: BrandColor(0x101010), placeholder: BrandColor(0x606060), fill: BrandColor(0xF0F0F0),
            border: BrandColor(0x808080), focusBorder: BrandColor(0x0000FF), error: BrandColor(0xC00000),
            tint: BrandColor(0x00A000))
    }

    private func stage(_ change: (inout FormFieldStyle) -> Void = { _ in }) throws -> Stage {
        var style = style
        change(&style)
        let (model, final) = (model, style)
        return try ScreenDevice.middle.stage {
            SignInForm(model) { work in
                Task { await work() }
            } change: {
                $0 = final
            }
        }
    }

    private func touch(_ label: String, _ stage: Stage) throws {
        #expect(stage.tap(label: label), "\(label)")
        stage.settle()
    }

    private func turns(until holds: () -> Bool) async {
        for _ in 0..<1000 where !holds() { await Task.yield() }
    }

    /// The edges of boxes that are drawn, as colour and width.
    private func edges(_ stage: Stage) -> [String] {
        stage.frame(at: stage.time).lines()
            .filter { $0.contains("stroke rounded") }
            .compactMap { $0.firstMatch(of: #/(#\w{8}) width (\S+)/#).map { "\($0.1) \($0.2)" } }
    }

    @Test func textsLineUpWhateverTheIconsWidth() throws {
        model.toggleMode()
        let stage = try stage()
        let starts = ["Your name", "Email", "Password"].map { stage.element($0)?.frame.minX }
        #expect(starts == Array(repeating: starts[0], count: 3) && starts[0] != nil)
    }

    @Test func aBoxIsAtLeastAsHighAsItsStyleSaysAndItsButtonFitsAFinger() throws {
        let stage = try stage { $0.height = 60 }
        let reveal = try #require(stage.element("Show password")?.frame)
        #expect(reveal.width >= 44 && reveal.height >= 44)
        let (email, password) = (stage.element("Email")?.frame, stage.element("Password")?.frame)
        // Two boxes of 60 points, and between them 16 points and a title with its distance.
        #expect(try #require(password).midY - (try #require(email).midY) > 60 + 16 + 6 + 17)
    }

    @Test func whatIsWrongStandsBelowTheFieldIsItsHintAndIsSaidOnce() async throws {
        let stage = try stage()
        try touch("Sign in", stage)
        await turns { !stage.announcements.isEmpty }
        stage.settle()
        #expect(stage.labels.contains("Enter your email address"))
        #expect(stage.element("Email")?.hint == "Enter your email address")
        #expect(stage.element("Password")?.hint == "Enter your password")
        #expect(stage.announcements.map(\.text) == ["Enter your email address"])
        #expect(stage.textInput?.label == "Email", "the caret stands where the mistake is")
        #expect(edges(stage) == ["#c00000ff 2", "#c00000ff 2"])
        #expect(stage.type("mila@example.com") && stage.press(.return))
        stage.settle()
        #expect(stage.type("secret") && stage.press(.return))
        await turns { stage.announcements.count == 2 }
        stage.settle()
        #expect(stage.element("Email")?.hint == nil && stage.element("Password")?.hint == nil)
        #expect(stage.announcements.last?.text == "Unable to connect. Please check your internet.")
        #expect(stage.labels.contains("Unable to connect. Please check your internet."))
    }

    @Test func theFieldWithTheFocusHasTheStylesEdgeAndRing() throws {
        let stage = try stage { $0.ring = BrandColor(0x0000FF, opacity: 0.5) }
        #expect(edges(stage) == ["#808080ff 1", "#808080ff 1"])
        try touch("Password", stage)
        #expect(edges(stage) == ["#808080ff 1", "#0000ffff 2", "#0000ff80 3"])
        let plain = try self.stage()
        try touch("Email", plain)
        #expect(edges(plain) == ["#0000ffff 2", "#808080ff 1"])
    }

    @Test func whatIsTypedSecretlyCanBeReadAndHiddenAgainWithTheCaretStillThere() throws {
        let stage = try stage()
        try touch("Password", stage)
        #expect(stage.textInput?.isSecure == true && stage.type("secret"))
        try touch("Show password", stage)
        #expect(stage.labels.contains("Hide password") && !stage.labels.contains("Show password"))
        #expect(stage.element("Password")?.value == "secret")
        #expect(stage.textInput?.label == "Password" && stage.textInput?.isSecure == false)
        #expect(stage.type("!") && model.password == "secret!")
        try touch("Hide password", stage)
        #expect(stage.element("Password")?.value != "secret!")
        #expect(stage.textInput?.isSecure == true)
    }

    @Test func theReturnKeyLeadsFromFieldToFieldAndThenSubmits() async throws {
        model.toggleMode()
        let stage = try stage()
        try touch("Your name", stage)
        let seen = try ["Your name", "Email", "Password"].map { label in
            let input = try #require(stage.textInput)
            #expect(input.label == label)
            #expect(stage.press(.return))
            stage.settle()
            return "\(input.submitLabel == .next ? "next" : "go") \(input.textContentType?.rawValue ?? "-")"
        }
        #expect(seen == ["next name", "next email", "go new-password"])
        await turns { !stage.announcements.isEmpty }
        #expect(stage.announcements.map(\.text) == ["Use 2 to 50 characters"])
    }

    @Test func aNewUserIsLedToAnAccountAndBack() throws {
        let stage = try stage()
        #expect(
            stage.labels.suffix(3) == [
                "Forgot your password?", "Email me a code", "New to Test? Create an account",
            ])
        try touch("New to Test? Create an account", stage)
        #expect(
            stage.labels == [
                "Your name", "Email", "Password", "Show password", "Create account",
                "Already have an account? Sign in",
            ])
        #expect(stage.spoken.filter { $0.value == "At least 8 characters" }.map(\.label) == ["Password"])
        try touch("Already have an account? Sign in", stage)
        #expect(stage.labels.contains("Forgot your password?") && !stage.labels.contains("Your name"))
        for label in ["Forgot your password?", "Email me a code", "New to Test? Create an account"] {
            #expect(try #require(stage.element(label)?.frame.height) >= 44, "\(label)")
        }
        // The two by mail stand beside each other, in the middle of the form.
        let (link, code) = (
            try #require(stage.element("Forgot your password?")?.frame),
            try #require(stage.element("Email me a code")?.frame)
        )
        #expect(link.midY == code.midY && link.maxX < code.minX)
        #expect(abs((link.minX + code.maxX) / 2 - 195) < 0.5)
    }

    @Test(
        "Whoever forgot the password needs an address only, and reads in the colour of success where to look")
    func forgotten() async throws {
        var asked: [String] = []
        var services = SignInServices.none
        services.sendLink = { email throws(AuthError) in await MainActor.run { asked.append(email) } }
        let model = SignInModel(strings: .titled(app: "Test"), services: services) { _ in }
        let stage = try ScreenDevice.middle.stage { SignInForm(model) { work in Task { await work() } } }
        try touch("Forgot your password?", stage)
        await turns { !stage.announcements.isEmpty }
        stage.settle()
        #expect(stage.announcements.map(\.text) == ["Enter your email address"] && asked.isEmpty)
        #expect(stage.textInput?.label == "Email" && stage.element("Password")?.hint == nil)
        #expect(stage.type(" mila@example.com "))
        try touch("Forgot your password?", stage)
        await turns { stage.announcements.count == 2 }
        stage.settle()
        let sentence = "If Test knows this address, a link that signs you in is on its way. Check your email."
        #expect(asked == ["mila@example.com"] && stage.announcements.last?.text == sentence)
        #expect(stage.labels.contains(sentence) && model.finished == nil)
        let lines = stage.frame(at: stage.time).lines().filter { $0.contains("a link that signs you in") }
        #expect(!lines.isEmpty && !lines.contains { $0.contains("#b00020") }, "\(lines)")
        // Another form is another beginning.
        try touch("New to Test? Create an account", stage)
        #expect(!stage.labels.contains(sentence))
    }

    @Test("A greeting is not shown below the fields, where it would be taken for something to do")
    func greeting() async throws {
        var services = SignInServices.none
        services.signIn = { _, _ throws(AuthError) in
            AuthSession(
                accessToken: "a", refreshToken: "r", expiresAt: .distantFuture, user: AuthUser(id: "u"))
        }
        let model = SignInModel(strings: .titled(app: "Test"), services: services) { _ in }
        (model.email, model.password) = ("mila@example.com", "secret")
        let stage = try ScreenDevice.middle.stage { SignInForm(model) { work in Task { await work() } } }
        try touch("Sign in", stage)
        await turns { model.finished != nil }
        stage.settle()
        #expect(model.finished != nil && model.toast?.text == "Welcome back!")
        #expect(!stage.labels.contains("Welcome back!"))
    }

    @Test func theKeyboardOffersWhatEachFieldIsFor() throws {
        let stage = try stage()
        try touch("Email", stage)
        let email = try #require(stage.textInput)
        #expect(email.keyboardType == .emailAddress && email.textContentType == .username)
        #expect(email.autocapitalization == .never && email.isAutocorrectionDisabled)
        try touch("Password", stage)
        #expect(stage.textInput?.textContentType == .password)
    }
}
