// Licensed under the Apache License, Version 2.0.

import Foundation
import LatenBrand
import LaunchAuth
import LaunchCore
import ProofSupport
import StageUI
import Testing

/// The form's answers to a submission: its problems, its progress, its refusal.
@MainActor @Suite("Laten's sign-in screen: the answers")
struct LatenAuthenticationAnswerTests {
    @Test(
        "What is wrong stands below its field and is said aloud",
        .proves("LA-147", "LA-148", "LA-149", "LA-150", "LA-235"))
    func errors() async throws {
        let view = try LatenView.authentication()
        view.toSignUp()
        #expect(view.stage.activate(label: "Sign Up"))
        await view.turns { !view.model.problems.isEmpty }
        view.settle()
        let messages = ["Use 2 to 50 characters", "Enter your email address", "Enter your password"]
        let boxes = view.fieldBoxes()
        try #require(boxes.count == 3)
        let circles = try view.places(of: "exclamationmark.circle", width: 14, fits: false)
        #expect(circles.count == 3)
        for (index, (message, box)) in zip(messages, boxes).enumerated() {
            let words = try #require(view.text(message))
            #expect(words.run?.font.size == 13 && words.has(0xEF4444))
            #expect(words.frame.minY >= box.frame.maxY && words.frame.minY <= box.frame.maxY + 10)
            if index < 2 { #expect(words.frame.maxY < boxes[index + 1].frame.minY) }
            let circle = try #require(
                circles.first { abs($0.frame.midY - words.frame.midY) < 3 }, "\(message)")
            #expect(circle.has(0xEF4444) && isNear(circle.frame.midX, box.frame.minX + 7))
            #expect(circle.frame.maxX < words.frame.minX)
        }
        // The first one is said, and the caret stands where it belongs; each field tells its own.
        #expect(view.stage.announcements.map(\.text) == ["Use 2 to 50 characters"])
        #expect(view.stage.textInput?.label == "Display name")
        #expect(view.stage.element("Email address")?.hint == "Enter your email address")
        #expect(view.stage.activate(label: "Already have an account? Sign In"))
        view.settle()
        for message in messages { #expect(view.text(message) == nil) }
    }

    /// The entries of a form, and the number of the field that blocks it; nil when it is sent.
    struct Entry: Sendable, CustomTestStringConvertible {
        var isSignUp = true
        var name = "Ann Lee"
        var email = "ann@example.com"
        var password = "Kwz9-Tulip-Road"
        let wrong: Int?

        var testDescription: String { "\(isSignUp ? "up" : "in") \(name) \(email) \(password)" }

        static let longest =
            String(repeating: "b", count: 64) + "@" + String(repeating: "c", count: 63) + "."
            + String(repeating: "d", count: 63) + "." + String(repeating: "e", count: 58) + ".com"
    }

    @Test(
        "The form sends nothing that breaks a rule, and complains below the field that does",
        .proves(
            "LA-107", "LA-108", "LA-111", "LA-112", "LA-115", "LA-116", "LA-117", "LA-118", "LA-120",
            "LA-122", "LA-147"),
        arguments: [
            Entry(name: "A", wrong: 0), Entry(name: "An", wrong: nil),
            Entry(name: String(repeating: "n", count: 50), wrong: nil),
            Entry(name: String(repeating: "n", count: 51), wrong: 0), Entry(name: "a@b", wrong: 0),
            Entry(name: "<x>", wrong: 0), Entry(name: "Ann-Lee_2.0", wrong: nil),
            Entry(email: "ann@", wrong: 1),
            Entry(email: Entry.longest, wrong: nil),
            Entry(email: Entry.longest.replacing(".com", with: ".info"), wrong: 1),
            Entry(password: "Mqxv12w", wrong: 2), Entry(password: "Mqxv12wz", wrong: nil),
            Entry(password: "mqxv12wz", wrong: 2), Entry(password: "MQXV12WZ", wrong: 2),
            Entry(password: "MqxvTuwz", wrong: 2), Entry(isSignUp: false, email: "ann@", wrong: 0),
            Entry(isSignUp: false, password: "", wrong: 1), Entry(isSignUp: false, password: "a", wrong: nil),
        ])
    func rules(_ entry: Entry) async throws {
        let desk = LatenDesk()
        let view = try LatenView.authentication(desk)
        view.settle()
        if entry.isSignUp { view.toSignUp() }
        (view.model.displayName, view.model.email) = (entry.name, entry.email)
        view.model.password = entry.password
        view.tick()
        #expect(view.stage.activate(label: entry.isSignUp ? "Sign Up" : "Sign In"))
        guard let wrong = entry.wrong else { return await view.turns { !desk.calls.isEmpty } }
        await view.turns { !view.model.problems.isEmpty && !view.model.isLoading }
        view.settle()
        #expect(desk.calls.isEmpty)
        let complaint = try #require(view.complaints().first)
        let boxes = view.fieldBoxes().map(\.frame)
        #expect(boxes.lastIndex { $0.maxY <= complaint.frame.minY } == wrong)
        #expect(view.complaints().count == 1)
    }

    @Test(
        "An address is sent by a sign-in and a sign-up, or refused by both", .proves("LA-111", "LA-120"),
        arguments: [false, true])
    func addresses(isSignUp: Bool) async throws {
        let desk = LatenDesk()
        // The server refuses all of them, so that the form stays.
        desk.error = .server(
            AuthServerError(status: 400, code: .invalidCredentials, message: "Invalid login credentials"))
        let view = try LatenView.authentication(desk)
        view.settle()
        if isSignUp { view.toSignUp() }
        (view.model.displayName, view.model.password) = ("Ann Lee", "Kwz9-Tulip-Road")
        for (address, isSent) in [
            ("ann@example.com", true), ("ann.lee+news@mail.example.co.uk", true), ("a@b.co", true),
            ("o'neil@example.com", true), ("x_1-2@ex-ample.com", true), ("ann", false), ("ann@", false),
            ("@example.com", false), ("ann@example", false), ("ann@@example.com", false),
            ("ann@exa mple.com", false), ("a..b@example.com", false), (".ann@example.com", false),
            ("ann@-example.com", false), ("ann@example.1", false),
        ] {
            let before = desk.calls.count
            view.model.email = address
            view.tick()
            #expect(view.stage.activate(label: isSignUp ? "Sign Up" : "Sign In"))
            if isSent {
                await view.turns { desk.calls.count > before && !view.model.isLoading }
            } else {
                for _ in 0..<200 { await Task.yield() }
            }
            view.tick()
            view.tick()
            #expect(desk.calls.count - before == (isSent ? 1 : 0), "\(address)")
            let complaints = view.complaints()
            #expect(complaints.map(\.string) == (isSent ? [] : ["Enter a valid email address"]), "\(address)")
            if let words = complaints.first {
                let above = view.fieldBoxes().filter { $0.frame.maxY <= words.frame.minY }
                #expect(above.count == (isSignUp ? 2 : 1), "it stands below the address")
            }
        }
    }

    @Test(
        "Credentials that the server refuses are told on the screen, and their button goes",
        .proves("LA-201", "LA-202", "LA-269"))
    func expired() async throws {
        let desk = LatenDesk(sensor: .faceID)
        try await desk.keepCredentials()
        desk.error = .server(
            AuthServerError(status: 400, code: .invalidCredentials, message: "Invalid login credentials"))
        let view = try LatenView.authentication(desk)
        await view.turns { view.model.biometricButton != nil }
        view.settle()
        #expect(view.stage.activate(label: "Sign in with Face ID"))
        await view.turns { view.model.toast != nil && !view.model.isLoading }
        view.settle()
        #expect(view.text("Saved credentials are no longer valid. Please sign in again.") != nil)
        #expect(view.text("Sign in with Face ID") == nil)
        #expect(await desk.sensor?.hasSecret() == false)
    }

    /// The line that goes round in a button, which has no other.
    private func turningLine(in box: CGRect, _ all: [SplashElement]) -> SplashElement? {
        all.first {
            $0.kind == .stroke && $0.frame.width < 40
                && box.contains(CGPoint(x: $0.frame.midX, y: $0.frame.midY))
        }
    }

    @Test(
        "While the answer is awaited the main button turns a ring and does nothing",
        .proves("LA-157", "LA-158", "LA-159"))
    func busy() async throws {
        let desk = LatenDesk()
        desk.holds = true
        let view = try LatenView.authentication(desk)
        view.settle()
        (view.model.email, view.model.password) = ("ann@example.com", "x")
        #expect(view.stage.activate(label: "Sign In"))
        await view.turns { desk.isWaiting }
        let start = view.stage.time + 1
        let box = try #require(view.stage.element("Sign In")?.frame)
        func spinner(_ time: Double) throws -> SplashElement {
            try #require(turningLine(in: box, view.elements(at: time)))
        }
        let ring = try spinner(start)
        #expect(ring.has(0xFFFFFF))
        #expect(isNear(ring.frame.midX, box.midX, 4) && isNear(ring.frame.midY, box.midY, 4))
        // The line of two points lies on a circle of 18, so that the ring is 20 wide over all.
        let circle = try #require(ring.outline).bounds
        #expect(isNear(circle.width + 2, 20, 0.1) && isNear(circle.height + 2, 20, 0.1))
        for part in [0.1, 0.25, 0.5, 0.75, 1] {
            let turned = try spinner(start + part).angle - ring.angle - 360 * part
            #expect(isNear((turned + 900).truncatingRemainder(dividingBy: 360), 180, 1), "\(part)")
        }
        // With each full second it stands upright, and its box is that of the circle and the line.
        let upright = try spinner(start.rounded(.up) + 2)
        #expect(isNear(upright.frame.width - (upright.outline?.bounds.width ?? 0), 2, 0.01))
        #expect(view.text("Sign In") == nil, "the ring takes the place of the words")
        let button = try #require(view.stage.element("Sign In"))
        #expect(!button.isEnabled && button.value == "Loading")
        for label in ["Sign In", "Continue with Apple", "Don't have an account? Sign Up"] {
            #expect(!view.stage.activate(label: label))
        }
        #expect(desk.calls == ["signIn ann@example.com"])
        desk.answer()
        await view.turns { desk.finished == 1 }
        view.settle()
        #expect(view.text("Sign In") != nil)
    }

    @Test("With less motion the ring does not turn", .proves("LA-255"))
    func calmBusy() async throws {
        let desk = LatenDesk()
        desk.holds = true
        let view = try LatenView.authentication(desk) { $0.reduceMotion = true }
        view.settle()
        (view.model.email, view.model.password) = ("ann@example.com", "x")
        #expect(view.stage.activate(label: "Sign In"))
        await view.turns { desk.isWaiting }
        let start = view.stage.time + 1
        let box = try #require(view.stage.element("Sign In")?.frame)
        for part in [0, 0.2, 0.4, 0.7] {
            let all = view.elements(at: start + part)
            let ring = try #require(turningLine(in: box, all))
            #expect(ring.angle == 0 && ring.scale == 1)
        }
        desk.answer()
        await view.turns { desk.finished == 1 }
    }

    @Test("A refusal is told at the top for four seconds, and aloud", .proves("LA-263"))
    func toast() async throws {
        let (desk, clock) = (LatenDesk(), VirtualClock())
        desk.error = .server(
            AuthServerError(status: 400, code: .invalidCredentials, message: "Invalid login credentials"))
        let view = try LatenView.authentication(desk, clock: clock)
        view.settle()
        (view.model.email, view.model.password) = ("ann@example.com", "wrong")
        #expect(view.stage.activate(label: "Sign In"))
        await view.turns { view.model.toast != nil }
        view.settle()
        let words = try #require(view.text("Invalid email or password"))
        #expect(words.frame.minY >= 47 && words.frame.maxY < 110)
        #expect(
            view.elements.contains {
                $0.kind == .stroke && $0.has(0xEF4444, 0.45) && $0.frame.contains(words.frame)
            })
        #expect(view.stage.announcements.map(\.text) == ["Invalid email or password"])
        await view.turns { clock.sleepers > 0 }
        await clock.advance(to: .milliseconds(3999)) { for _ in 0..<200 { await Task.yield() } }
        #expect(view.model.toast != nil)
        await clock.advance(to: .seconds(4)) { for _ in 0..<200 { await Task.yield() } }
        await view.turns { view.model.toast == nil }
        view.settle()
        #expect(view.text("Invalid email or password") == nil)
    }

    @Test(
        "Each complaint says what to do", .proves("LA-147", "LA-150"),
        arguments: [
            (Entry(name: "A", wrong: 0), "Use 2 to 50 characters"),
            (Entry(name: "a@b", wrong: 0), "Use only letters, digits, spaces, - _ and ."),
            (Entry(email: "ann@", wrong: 1), "Enter a valid email address"),
            (
                Entry(email: Entry.longest.replacing(".com", with: ".info"), wrong: 1),
                "Use an email address of at most 255 characters"
            ),
            (Entry(password: "", wrong: 2), "Enter your password"),
            (Entry(password: "Mqxv12w", wrong: 2), "Use at least 8 characters"),
            (Entry(password: "mqxv12wz", wrong: 2), "Add an uppercase letter"),
            (Entry(password: "MQXV12WZ", wrong: 2), "Add a lowercase letter"),
            (Entry(password: "MqxvTuwz", wrong: 2), "Add a digit"),
            (
                Entry(password: "Mq1" + String(repeating: "x", count: 70), wrong: 2),
                "Use a shorter password: it is longer than 72 bytes"
            ),
            // These two with the strict rules only.
            (Entry(password: "Password1", wrong: 2), "This password is too common. Choose another."),
            (
                Entry(name: "Anneliese", password: "Anneliese77", wrong: 2),
                "Use a password without your name or email address"
            ),
        ] as [(Entry, String)])
    func words(_ entry: Entry, _ complaint: String) async throws {
        let desk = LatenDesk()
        desk.rules = .strict
        let view = try LatenView.authentication(desk)
        view.toSignUp()
        (view.model.displayName, view.model.email) = (entry.name, entry.email)
        view.model.password = entry.password
        view.tick()
        #expect(view.stage.activate(label: "Sign Up"))
        await view.turns { !view.model.problems.isEmpty && !view.model.isLoading }
        view.settle()
        // However the words are broken into lines.
        let shown = view.complaints().map {
            ($0.string ?? "").split(separator: " ").joined(separator: " ")
        }
        #expect(shown == [complaint])
        #expect(view.stage.announcements.map(\.text) == [complaint])
    }
}
