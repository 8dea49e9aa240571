// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchAuth
import LaunchCore
import ProofSupport
import StageUI
import Testing

/// The message on the screen after each way of signing in succeeded or failed.
@MainActor @Suite(.fewAtATime) struct LatenToastTests {
    /// A button, what the server says to it, and what is read then.
    struct Refusal: Sendable, CustomTestStringConvertible {
        let button: String
        let code: AuthErrorCode
        var message = ""
        let text: String
        var testDescription: String { "\(button): \(text)" }
    }

    @Test(
        "Each refusal is told on the screen in its words",
        .proves("LA-263", "LA-264", "LA-267", "LA-268", "LA-270"),
        arguments: [
            Refusal(button: "Sign In", code: .invalidCredentials, text: "Invalid email or password"),
            Refusal(button: "Sign In", code: .unexpectedFailure, text: "An unexpected error occurred"),
            Refusal(
                button: "Sign Up", code: .userAlreadyExists,
                text: "This email is already registered. Try logging in instead."),
            Refusal(
                button: "Continue with Apple", code: .invalidNonce, message: "Nonces mismatch",
                text: "Authentication verification failed. Please try again."),
            Refusal(
                button: "Continue with Google", code: .providerDisabled,
                text: "Google Sign-In is not configured. Please use email/password."),
            Refusal(
                button: "Continue with Facebook", code: .providerDisabled,
                text: "Facebook Sign-In is not configured. Please use email/password."),
        ])
    func refusals(_ refusal: Refusal) async throws {
        let desk = LatenDesk()
        desk.error = .server(
            AuthServerError(status: 400, code: refusal.code, message: refusal.message))
        let view = try LatenView.authentication(desk)
        view.settle()
        if refusal.button == "Sign Up" { view.toSignUp() }
        (view.model.displayName, view.model.email) = ("Ann", "ann@example.com")
        view.model.password = "Mqxv12wz"
        view.tick()
        #expect(view.stage.activate(label: refusal.button))
        await view.turns { view.model.toast != nil && !view.model.isLoading }
        view.settle()
        #expect(view.text(refusal.text) != nil, "\(view.elements.compactMap(\.string))")
        #expect(view.stage.announcements.last?.text == refusal.text)
    }

    @Test("A sheet that nobody answers is given up after a minute, and that is told", .proves("LA-266"))
    func timeout() async throws {
        let text = "Apple Sign-In timed out. Please try again."
        let clock = VirtualClock()
        let desk = LatenDesk(clock: clock)
        desk.holds = true
        let view = try LatenView.authentication(desk)
        view.settle()
        #expect(view.stage.activate(label: "Continue with Apple"))
        await view.turns { desk.isWaiting && clock.sleepers > 0 }
        await clock.advance(to: .milliseconds(59_999)) { for _ in 0..<200 { await Task.yield() } }
        view.settle()
        #expect(view.text(text) == nil && view.stage.element("Continue with Apple")?.value == "Loading")
        await clock.advance(to: .seconds(60)) { for _ in 0..<200 { await Task.yield() } }
        await view.turns { view.model.toast != nil && !view.model.isLoading }
        view.settle()
        #expect(view.text(text) != nil && view.stage.announcements.last?.text == text)
        desk.answer()
    }

    @Test(
        "Whoever has signed in is welcomed back",
        .proves("LA-61", "LA-200", "LA-272"), arguments: [false, true])
    func welcome(byFace: Bool) async throws {
        let story = try await LatenStory.played {
            if byFace {
                $0.device.biometrics = .faceID
                $0.accounts.enrolled = true
                $0.script = [try .tap("Sign in with Face ID", at: 3.5)]
            } else {
                $0.script = try Scenario.Step.signIn(at: 2.8)
            }
        }
        let told = try #require(story.first("Welcome back!"))
        #expect(told.time > 3 && story.place == "explore")
    }

    @Test("A face that was enabled is told", .proves("LA-207", "LA-273"))
    func enabled() async throws {
        let story = try await LatenStory.played {
            $0.device.biometrics = .faceID
            $0.script = try (Scenario.Step.signIn(at: 2.8) + [.tap("Enable Face ID", at: 5)])
        }
        let told = try #require(story.first("Face ID enabled for quick sign-in!"))
        #expect(told.time >= 5 && story.place == "explore")
    }

    @Test("A face that is not the user's is told", .proves("LA-203"))
    func otherFace() async throws {
        let desk = LatenDesk(sensor: .faceID)
        try await desk.keepCredentials()
        let view = try LatenView.authentication(desk)
        await view.turns { view.model.biometricButton != nil }
        view.settle()
        await desk.sensor?.willAnswer(.noMatch)
        #expect(view.stage.activate(label: "Sign in with Face ID"))
        await view.turns { view.model.toast != nil && !view.model.isLoading }
        view.settle()
        #expect(view.text("Biometric sign-in failed. Please use your password.") != nil)
        #expect(desk.calls.isEmpty)
    }

    /// A message, and the way it is produced.
    enum Told: CaseIterable, Sendable {
        case refused, expired, otherFace, welcome, created

        var isError: Bool { self != .welcome && self != .created }
        var needsFace: Bool { self == .expired || self == .otherFace }
        var button: String {
            needsFace ? "Sign in with Face ID" : self == .created ? "Sign Up" : "Sign In"
        }
    }

    @Test(
        "What went wrong is red with an exclamation mark, what went well green with a tick",
        .proves("LA-201", "LA-203", "LA-263", "LA-271", "LA-272"), arguments: Told.allCases)
    func looks(_ told: Told) async throws {
        let desk = LatenDesk(sensor: told.needsFace ? .faceID : nil)
        try await desk.keepCredentials()
        if told == .refused || told == .expired {
            desk.error = .server(
                AuthServerError(
                    status: 400, code: .invalidCredentials, message: "Invalid login credentials"))
        }
        let view = try LatenView.authentication(desk)
        if told.needsFace { await view.turns { view.model.biometricButton != nil } }
        if told == .otherFace { await desk.sensor?.willAnswer(.noMatch) }
        view.settle()
        if told == .created { view.toSignUp() }
        (view.model.displayName, view.model.email) = ("Ann", "ann@example.com")
        view.model.password = "Mqxv12wz"
        view.tick()
        #expect(view.stage.activate(label: told.button))
        await view.turns { view.model.toast != nil && !view.model.isLoading }
        view.settle()
        let hex: UInt32 = told.isError ? 0xEF4444 : 0x22C55E
        #expect(view.elements.contains { $0.kind == .stroke && $0.has(hex, 0.45) && $0.frame.maxY < 200 })
        let symbol = told.isError ? "exclamationmark.circle.fill" : "checkmark.circle.fill"
        let disc = try #require(try view.places(of: symbol, width: 20, fits: false).first, "\(symbol)")
        #expect(disc.has(hex))
        // Out of the disc is cut a bar above its middle, or the slope of a tick right of it.
        let image = view.image(scale: 2)
        let corner = CGPoint(x: disc.frame.midX - 10, y: disc.frame.midY - 10)
        func isHole(_ x: CGFloat, _ y: CGFloat) -> Bool {
            image.pixel(at: CGPoint(x: corner.x + x, y: corner.y + y), scale: 2).light < 200
        }
        #expect(isHole(10, 8) == told.isError && isHole(11.8, 9.2) == !told.isError)
    }
}
