// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchKit
import StageUI
import Testing
import UrbanNestBrand

/// A server that answers when the test says so.
@MainActor
private final class Desk {
    var asked: [[String]] = []
    private var waiting: CheckedContinuation<AuthError?, Never>?

    func signIn(_ email: String, _ password: String) async throws(AuthError) -> AuthSession {
        asked.append([email, password])
        if let error = await withCheckedContinuation({ waiting = $0 }) { throw error }
        return AuthSession(
            accessToken: "a", refreshToken: "r", expiresAt: .distantFuture, user: AuthUser(id: "u"))
    }

    func answer(_ error: AuthError?) {
        waiting?.resume(returning: error)
        waiting = nil
    }

    var isWaiting: Bool { waiting != nil }
}

@MainActor
@Suite struct UrbanNestLoginTests {
    private let desk = Desk()

    private func stage(_ device: ScreenDevice = .middle) throws -> Stage {
        var services = SignInServices.none
        services.signIn = { [desk] (email, password) async throws(AuthError) in
            try await desk.signIn(email, password)
        }
        let model = SignInModel(strings: .titled(app: "UrbanNest"), services: services) { _ in }
        return try device.stage { UrbanNestLogin(model) { work in Task { await work() } } }
    }

    /// Lets waiting tasks run until something holds, for a thousand turns at most.
    private func turns(until holds: () -> Bool) async {
        for _ in 0..<1000 where !holds() { await Task.yield() }
    }

    private func touch(_ label: String, _ stage: Stage) throws {
        let frame = try #require(stage.element(label)?.frame)
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    @Test func itReadsFromTheGreetingToTheButton() throws {
        let stage = try stage()
        #expect(
            stage.labels == [
                "Welcome to UrbanNest", "Sign in to find help for your home.", "Email", "Password",
                "Show password", "Sign in", "Forgot your password?", "Email me a code",
                "New to UrbanNest? Create an account",
            ])
        #expect(stage.element("Welcome to UrbanNest")?.traits.contains(.isHeader) == true)
        #expect(stage.element("Email")?.traits.contains(.isTextField) == true)
        #expect(stage.element("Password")?.traits.contains(.isTextField) == true)
        #expect(stage.issues.isEmpty)
    }

    @Test("It speaks to who is new as well")
    func firstTimers() throws {
        let stage = try stage()
        #expect(stage.activate(label: "New to UrbanNest? Create an account"))
        stage.settle()
        #expect(
            stage.labels == [
                "Create your account", "One account for every service in your city.", "Your name", "Email",
                "Password", "Show password", "Create account", "Already have an account? Sign in",
            ])
    }

    @Test("A large screen shows a picture: beside the form where it is wide, otherwise above")
    func largeScreens() throws {
        for (width, height) in [(1032, 1376), (1376, 1032), (1280, 800), (1920, 1080)] as [(CGFloat, CGFloat)]
        {
            let device = ScreenDevice(name: "", width: width, height: height)
            let stage = try stage(device)
            // All of the picture is drawn before the mark's disc over the form, and no part of it is half as wide as the screen.
            let picture = SplashElement.all(in: stage.frame(at: stage.time)).prefix { !$0.isDisc(of: 88) }
                .filter { $0.kind != .text && $0.isVisible && $0.frame.width < width / 2 }.map(\.frame)
            #expect(picture.count > 20)
            let scene = picture.reduce(CGRect.null) { $0.union($1) }
            let button = try #require(stage.element("Sign in")?.frame)
            #expect(scene.width * scene.height > 0.1 * width * height, "\(scene)")
            if width > height {
                #expect(scene.maxX < width / 2 && button.minX > width / 2 && button.maxX < width)
                #expect(abs(button.midX - 0.75 * width) < 1)
            } else {
                #expect(scene.maxY < button.minY && abs(button.midX - width / 2) < 1)
            }
        }
    }

    @Test func nothingIsSentWithoutAnAddress() async throws {
        let stage = try stage()
        #expect(stage.activate(label: "Sign in"))
        await turns { !stage.announcements.isEmpty }
        stage.settle()
        #expect(stage.labels.contains("Enter your email address"))
        #expect(stage.announcements.map(\.text) == ["Enter your email address"])
        #expect(desk.asked.isEmpty)
        // The caret stands where the mistake is.
        #expect(stage.type("name"))
        #expect(stage.element("Email")?.value == "name")
        stage.activate(label: "Sign in")
        await turns { stage.announcements.count == 2 }
        #expect(stage.labels.contains("Enter a valid email address"))
        #expect(desk.asked.isEmpty)
    }

    @Test func theReturnKeyLeadsThroughTheForm() async throws {
        let stage = try stage()
        try touch("Email", stage)
        #expect(stage.type(" name@example.com "))
        #expect(stage.press(.return))
        _ = stage.frame(at: stage.time)
        #expect(stage.type("a secret"))
        #expect(stage.press(.return))
        await turns { desk.isWaiting }
        #expect(desk.asked == [["name@example.com", "a secret"]])
        desk.answer(nil)
    }

    @Test func theBoxAroundAFieldTakesTouchesToo() throws {
        let stage = try stage()
        let frame = try #require(stage.element("Password")?.frame)
        stage.tap(at: CGPoint(x: frame.minX - 25, y: frame.midY - 22))
        _ = stage.frame(at: stage.time)
        #expect(stage.type("secret"))
        #expect(stage.element("Email")?.value == "name@example.com")
        #expect(stage.element("Password")?.value != "Your password")
    }

    @Test func theButtonIsBusyUntilTheAnswerAndARefusalIsShown() async throws {
        let stage = try stage()
        try touch("Email", stage)
        stage.type("name@example.com")
        try touch("Password", stage)
        stage.type("wrong")
        #expect(stage.activate(label: "Sign in"))
        await turns { desk.isWaiting }
        #expect(stage.element("Signing in…")?.isEnabled == false)
        #expect(!stage.activate(label: "Signing in…"))
        let sentence = "Invalid email or password"
        desk.answer(
            .server(AuthServerError(status: 400, code: .invalidCredentials, message: "Invalid login")))
        await turns { stage.labels.contains(sentence) }
        #expect(stage.labels.contains(sentence))
        #expect(stage.announcements.last?.text == sentence)
        #expect(stage.element("Sign in")?.isEnabled == true)
        #expect(desk.asked.count == 1)
        // The next try takes the old refusal away.
        stage.activate(label: "Sign in")
        await turns { desk.isWaiting }
        #expect(!stage.labels.contains(sentence))
        desk.answer(nil)
        await turns { stage.element("Sign in") != nil }
        #expect(desk.asked.count == 2)
    }

    @Test(arguments: [
        (AuthError.offline, "Unable to connect. Please check your internet."),
        (
            .server(AuthServerError(status: 429, code: .overRequestRateLimit, message: "slow down")),
            "Too many attempts. Please wait a moment and try again."
        ),
        (
            .server(AuthServerError(status: 500, code: .unknown, message: "no")),
            "An unexpected error occurred"
        ),
    ])
    func whatWentWrongIsSaid(error: AuthError, text: String) async throws {
        let stage = try stage()
        try touch("Email", stage)
        stage.type("name@example.com")
        try touch("Password", stage)
        stage.type("secret")
        #expect(stage.press(.return))
        await turns { desk.isWaiting }
        desk.answer(error)
        await turns { stage.labels.contains(text) }
        #expect(stage.labels.contains(text) && stage.announcements.last?.text == text)
    }

    @Test(
        "Everything keeps to the safe area at the sides, and the start is on the screen",
        arguments: ScreenDevice.all)
    func fits(device: ScreenDevice) throws {
        let stage = try stage(device)
        for element in stage.spoken {
            #expect(element.frame.minX >= device.safeArea.minX && element.frame.maxX <= device.safeArea.maxX)
            #expect(element.frame.minY >= device.safeArea.minY)
        }
        let button = try #require(stage.element("Sign in")?.frame)
        #expect(button.height >= 50)
        // Only the lowest screens have to scroll.
        if device.height >= 375 { #expect(button.maxY <= device.safeArea.maxY + 0.5) }
    }
}
