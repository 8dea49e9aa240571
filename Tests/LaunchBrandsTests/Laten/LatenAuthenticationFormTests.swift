// Licensed under the Apache License, Version 2.0.

import Foundation
import LatenBrand
import LaunchAuth
import LaunchCore
import ProofSupport
import StageUI
import Testing

/// What the form does under a user's fingers, and what it shows of it.
@MainActor @Suite("Laten's sign-in screen: the form")
struct LatenAuthenticationFormTests {
    @Test("The field that is written into has a border and a ring", .proves("LA-98", "LA-99"))
    func focusRing() throws {
        let view = try LatenView.authentication()
        view.settle()
        let box = try #require(view.fieldBoxes().first)
        func ring() -> SplashElement? { view.strokes(around: box).first { $0.isPainted(0x8B5CF6, 0.15) } }
        #expect(ring().map { $0.isVisible } != true)
        #expect(view.stage.activate(label: "Email address"))
        // The border changes little by little.
        view.tick()
        view.tick()
        _ = view.stage.frame(at: view.stage.time + 0.06)
        let halfway = try #require(ring()).opacity
        #expect(halfway > 0.02 && halfway < 0.98)
        let between = try #require(view.strokes(around: box).first?.colors.first).opacity
        #expect(between > 0.502 && between < 0.598, "\(between)")
        view.settle()
        let border = try #require(view.strokes(around: box).first)
        #expect(border.has(0x8B5CF6, 0.6))
        let shown = try #require(ring())
        #expect(shown.opacity == 1)
        // Three points wide, right outside of the border.
        #expect(isNear(shown.frame.minX, box.frame.minX - 3, 0.01))
        #expect(isNear(shown.frame.maxY, box.frame.maxY + 3, 0.01))
        #expect(isNear(shown.frame.width - (shown.outline?.bounds.width ?? 0), 3, 0.01))
        let other = try #require(view.fieldBoxes().last)
        #expect(view.strokes(around: other).first?.has(0x2A2A3D, 0.5) == true)
    }

    @Test(
        "The keyboard learns what each field is for",
        .proves("LA-257", "LA-258", "LA-259", "LA-260", "LA-106", "LA-110", "LA-114"))
    func keyboards() throws {
        let view = try LatenView.authentication()
        view.settle()
        func input(_ label: String) throws -> StageTextInput {
            #expect(view.stage.activate(label: label), "\(label)")
            _ = view.stage.frame(at: view.stage.time + 0.02)
            // What the screen asks of the system's keyboard.
            Look.atScreen()
            return try #require(view.stage.textInput)
        }
        var email = try input("Email address")
        #expect(email.textContentType == .username && email.keyboardType == .emailAddress)
        #expect(email.isAutocorrectionDisabled && email.submitLabel == .next)
        var password = try input("Password")
        #expect(password.textContentType == .password && password.isSecure && password.submitLabel == .done)
        view.toSignUp()
        let name = try input("Display name")
        #expect(name.textContentType == .name && name.submitLabel == .next)
        email = try input("Email address")
        #expect(email.textContentType == .emailAddress && email.keyboardType == .emailAddress)
        password = try input("Password")
        #expect(password.textContentType == .newPassword && password.isSecure)
    }

    @Test("The return key leads through the fields and signs in", .proves("LA-59"))
    func returnKey() async throws {
        let desk = LatenDesk()
        let view = try LatenView.authentication(desk)
        view.toSignUp()
        #expect(view.stage.activate(label: "Display name"))
        for words in ["Ann Lee", "ann@example.com", "Kwz9-Tulip-Road"] {
            _ = view.stage.frame(at: view.stage.time + 0.02)
            #expect(view.stage.type(words))
            #expect(view.stage.press(.return))
        }
        await view.turns { !desk.calls.isEmpty }
        #expect(desk.calls == ["signUp ann@example.com Ann Lee"])
        // The answer to a sign-up leads back to signing in, with a word about the mail.
        await view.turns { view.model.mode == .signIn }
        view.settle()
        #expect(view.text("Account created! Check your email to verify.") != nil)
        #expect(view.text("Welcome back") != nil)
    }

    @Test("The eye shows the password and hides it", .proves("LA-124", "LA-125"))
    func reveal() throws {
        let view = try LatenView.authentication()
        view.settle()
        view.model.password = "secret"
        _ = view.stage.frame(at: view.stage.time + 0.02)
        let box = try #require(view.fieldBoxes().last).frame
        func eye(_ symbol: String) throws -> SplashElement? {
            try view.places(of: symbol, width: 20, height: 18).first
        }
        let closed = try #require(try eye("eye.fill"))
        #expect(box.maxX - closed.frame.midX < 30 && box.contains(closed.frame))
        #expect(view.text("secret") == nil)
        #expect(view.stage.activate(label: "Show password"))
        view.settle()
        #expect(view.text("secret") != nil)
        #expect(try eye("eye.slash.fill") != nil)
        #expect(try eye("eye.fill") == nil)
        #expect(view.stage.element("Show password") == nil)
        #expect(view.stage.activate(label: "Hide password"))
        view.settle()
        #expect(view.text("secret") == nil && view.stage.element("Show password") != nil)
    }

    @Test(
        "Bars say how strong a new password is",
        .proves(
            "LA-126", "LA-127", "LA-128", "LA-129", "LA-130", "LA-136", "LA-137", "LA-138", "LA-139", "LA-140"
        ),
        arguments: [
            ("", 0, "", 0 as UInt32), ("a", 1, "Weak", 0xEF4444), ("aB", 2, "Weak", 0xEF4444),
            ("aB1", 3, "Medium", 0xEAB308), ("Ab1!", 4, "Medium", 0xEAB308),
            ("Kwz9TulipRoad", 4, "Strong", 0x22C55E), ("Kwz9-Tulip-Road", 5, "Strong", 0x22C55E),
        ])
    func strength(_ password: String, _ lit: Int, _ word: String, _ hex: UInt32) throws {
        let view = try LatenView.authentication()
        view.settle()
        view.model.password = password
        _ = view.stage.frame(at: view.stage.time + 0.02)
        #expect(view.owned(by: "StrengthMeter").isEmpty, "a sign-in judges no password")
        view.toSignUp()
        let bars = view.owned(by: "StrengthMeter", .fill)
        try #require(bars.count == 5)
        let field = try #require(view.fieldBoxes().last).frame
        for (index, bar) in bars.enumerated() {
            #expect(isNear(bar.frame.height, 6, 0.01) && isNear(bar.frame.width, bars[0].frame.width, 0.01))
            #expect(bar.frame.minY > field.maxY && bar.frame.minY < field.maxY + 12)
            #expect(isNear(bar.frame.midY, bars[0].frame.midY, 0.01), "they stand in a row")
            if case .rectangle? = bar.outline { Issue.record("A bar has round ends") }
            if index > 0 { #expect(isNear(bar.frame.minX - bars[index - 1].frame.maxX, 6, 0.01)) }
            #expect(bar.has(index < lit ? hex : 0x2A2A3D), "bar \(index)")
        }
        #expect(isNear(bars[0].frame.minX, field.minX) && isNear(bars[4].frame.maxX, field.maxX))
        let label = view.owned(by: "StrengthMeter", .text).first {
            $0.string?.contains(where: \.isLetter) == true
        }
        #expect((label?.string ?? "") == word)
        if !word.isEmpty {
            #expect(label?.run?.font.size == 11)
            #expect((label?.frame.minY ?? 0) > bars[0].frame.maxY)
        }
        let spoken = try #require(view.stage.element("Password strength"))
        #expect((spoken.value ?? "") == word)
        #expect(view.stage.activate(label: "Already have an account? Sign In"))
        view.settle()
        #expect(view.owned(by: "StrengthMeter").isEmpty)
    }

    @Test(
        "A box says how old one must be",
        .proves("LA-141", "LA-142", "LA-143", "LA-144", "LA-145", "LA-146"))
    func age() throws {
        let view = try LatenView.authentication()
        view.settle()
        #expect(view.owned(by: "AgeBox").isEmpty)
        view.toSignUp()
        let box = try #require(view.owned(by: "AgeBox", .fill).first)
        #expect(box.has(0x8B5CF6, 0.1) && box.isRounded(by: 12))
        let border = try #require(view.owned(by: "AgeBox", .stroke).first)
        #expect(border.has(0x8B5CF6, 0.2) && isNear(border.frame.width, box.frame.width, 0.01))
        #expect(border.isRounded(by: 12))
        let words = try #require(view.text("You must be 18 or older to use Laten"))
        #expect(words.run?.font.size == 13 && words.has(0xA3A3B3))
        let check = try #require(
            try view.places(of: "checkmark.circle.fill", width: 18, fits: false).first)
        #expect(check.has(0x8B5CF6) && box.frame.contains(check.frame))
        #expect(check.frame.maxX < words.frame.minX)
        // As a notice it asks for nothing.
        #expect(view.stage.element("Sign Up")?.isEnabled == true)
    }

    @Test("As a box to tick it holds the sign-up back", .proves("LA-145"))
    func tick() async throws {
        let desk = LatenDesk()
        let view = try LatenView.authentication(
            desk, options: AuthenticationOptions(ageConfirmation: .checkbox))
        view.toSignUp()
        (view.model.displayName, view.model.email) = ("Ann Lee", "ann@example.com")
        view.model.password = "Kwz9-Tulip-Road"
        _ = view.stage.frame(at: view.stage.time + 0.02)
        #expect(view.stage.element("Sign Up")?.isEnabled == false)
        // Nor does the return key get past it.
        #expect(view.stage.activate(label: "Password"))
        view.stage.press(.return)
        for _ in 0..<200 { await Task.yield() }
        #expect(desk.calls.isEmpty)
        let box = try #require(view.stage.element("You must be 18 or older to use Laten"))
        #expect(box.frame.height >= 44 && box.traits.contains(.isToggle) && !box.traits.contains(.isSelected))
        #expect(view.stage.activate(label: "You must be 18 or older to use Laten"))
        _ = view.stage.frame(at: view.stage.time + 0.02)
        #expect(
            view.stage.element("You must be 18 or older to use Laten")?.traits.contains(.isSelected) == true)
        #expect(view.stage.activate(label: "Sign Up"))
        await view.turns { !desk.calls.isEmpty }
    }

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

    /// What is typed into a form, and the number of the field that holds it back; nil when it is sent.
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
            Entry(name: "Ann-Lee_2.0", wrong: nil), Entry(email: "ann@", wrong: 1),
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
        let complaint = try #require(view.owned(by: "FormProblem", .text).first)
        let boxes = view.fieldBoxes().map(\.frame)
        #expect(boxes.lastIndex { $0.maxY <= complaint.frame.minY } == wrong)
        #expect(view.owned(by: "FormProblem", .text).count == 1)
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
        func spinner(_ time: Double) throws -> SplashElement {
            try #require(view.elements(at: time).first { $0.owner.contains("LatenSpinner") })
        }
        let ring = try spinner(start)
        #expect(ring.has(0xFFFFFF))
        let box = try #require(view.stage.element("Sign In")?.frame)
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
        for part in [0, 0.2, 0.4, 0.7] {
            let all = view.elements(at: start + part)
            let ring = try #require(all.first { $0.owner.contains("LatenSpinner") })
            #expect(ring.angle == 0 && ring.scale == 1)
        }
        desk.answer()
        await view.turns { desk.finished == 1 }
    }

    @Test("Each provider's button asks its provider", .proves("LA-60"))
    func providers() async throws {
        for (label, call) in [
            ("Continue with Apple", "sheet"), ("Continue with Google", "browser google"),
            ("Continue with Facebook", "browser facebook"),
        ] {
            let desk = LatenDesk()
            desk.holds = true
            let view = try LatenView.authentication(desk)
            view.settle()
            #expect(view.stage.activate(label: label))
            await view.turns { desk.isWaiting }
            #expect(desk.calls == [call])
            #expect(view.stage.element(label)?.value == "Loading")
            desk.holds = false
            desk.answer()
            await view.turns { desk.finished == 1 }
        }
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
        #expect(view.owned(by: "LatenToast", .stroke).contains { $0.has(0xEF4444, 0.45) })
        #expect(view.stage.announcements.map(\.text) == ["Invalid email or password"])
        await view.turns { clock.sleepers > 0 }
        await clock.advance(to: .milliseconds(3999)) { for _ in 0..<200 { await Task.yield() } }
        #expect(view.model.toast != nil)
        await clock.advance(to: .seconds(4)) { for _ in 0..<200 { await Task.yield() } }
        await view.turns { view.model.toast == nil }
        view.settle()
        #expect(view.text("Invalid email or password") == nil)
    }

    @Test("The keyboard leaves the field and the way to the button free", .proves("LA-262"))
    func keyboard() throws {
        let device = ScreenDevice.upright[1]
        let view = try LatenView.authentication(on: device) { $0.keyboardHeight = 260 }
        view.toSignUp()
        #expect(view.stage.activate(label: "Password"))
        view.settle()
        let field = try #require(view.stage.element("Password")).frame
        #expect(field.minY >= device.safeArea.minY && field.maxY <= device.height - 260, "\(field)")
        // The column scrolls until the button is above the keyboard.
        #expect(view.stage.element("Sign Up") != nil)
    }

    @Test("Each colour is a token of its listed usage", .proves("LA-247"))
    func usage() async throws {
        let view = try LatenView.authentication()
        view.toSignUp()
        view.model.password = "aB1"
        #expect(view.stage.activate(label: "Sign Up"))
        await view.turns { !view.model.problems.isEmpty }
        view.settle()
        func colors(_ owner: String, _ kind: SplashElement.Kind) -> Set<String> {
            Set(
                view.owned(by: owner, kind).compactMap { element in
                    guard let color = element.colors.first ?? element.run?.color else { return nil }
                    let parts = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
                    return parts.map { String(format: "%02X", $0) }.joined()
                })
        }
        let (foreground, muted, primary, card, border, red) = (
            "FAFAFA", "A3A3B3", "8B5CF6", "14141F", "2A2A3D", "EF4444"
        )
        #expect(view.elements.first?.has(0x0A0A0F) == true, "screen backgrounds")
        #expect(colors("LatenGlows", .fill) == ["0A0A0F", primary, "EC4899"])
        #expect(view.fieldBoxes().allSatisfy { $0.has(0x14141F, 0.8) }, "fields")
        #expect(colors("LatenField", .fill).isSubset(of: [card, primary]), "and the caret")
        #expect(colors("LatenField", .stroke).isSubset(of: [border, primary, red]))
        #expect(colors("LatenField", .text).isSubset(of: [foreground, muted, red]))
        #expect(colors("FormProblem", .text) == [red], "errors")
        #expect(colors("SubmitButton", .fill) == [primary] && colors("SubmitButton", .text) == ["FFFFFF"])
        #expect(colors("AgeBox", .fill) == [primary] && colors("AgeBox", .stroke) == [primary])
        #expect(colors("AgeBox", .text) == [muted])
        #expect(colors("LabelledDivider", .fill) == [border] && colors("LabelledDivider", .text) == [muted])
        #expect(colors("ProviderButton", .text) == [foreground])
        #expect(colors("StrengthMeter", .fill) == ["EAB308", border])
        #expect(colors("ModeLink", .text).isSubset(of: [muted, primary]))
        // Titles and subtitles lie on the form itself.
        #expect(view.text("Welcome to Laten")?.has(0xFAFAFA) == true)
        #expect(view.text("Create your account")?.has(0xA3A3B3) == true)
    }
}
