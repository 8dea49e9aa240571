// Licensed under the Apache License, Version 2.0.

import Foundation
import LatenBrand
import LaunchAuth
import LaunchCore
import ProofSupport
import StageUI
import Testing

/// The form's behaviour under a user's fingers, and its display.
@MainActor @Suite("Laten's sign-in screen: the form")
struct LatenAuthenticationFormTests {
    @Test(
        "The field that is written into has a border and a ring, and its icon stays as it is",
        .proves("LA-95", "LA-98", "LA-99", "LA-101"))
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
        #expect(isNear(border.frame.width - (border.outline?.bounds.width ?? 0), 1, 0.01))
        let icon = try #require(
            try view.places(of: "envelope.fill", width: 18).first {
                abs($0.frame.midY - box.frame.midY) < 9
            })
        #expect(icon.has(0xA3A3B3))
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
        "The return key leads through the fields in their order", .proves("LA-104"))
    func returnKey() throws {
        let view = try LatenView.authentication()
        view.toSignUp()
        #expect(view.stage.activate(label: "Display name"))
        view.tick()
        #expect(view.stage.type("Ann") && view.stage.press(.return))
        view.tick()
        #expect(view.stage.type("ann@example.com") && view.stage.press(.return))
        view.tick()
        #expect(view.stage.textInput?.isSecure == true)
        #expect(view.stage.type("Kwz9"))
        #expect(view.model.displayName == "Ann" && view.model.email == "ann@example.com")
        #expect(view.model.password == "Kwz9")
    }

    @Test("Who writes a name and turns to signing in goes on with the address", .proves("LA-233"))
    func focusOfAFieldThatGoes() throws {
        let view = try LatenView.authentication()
        view.toSignUp()
        #expect(view.stage.activate(label: "Display name"))
        view.tick()
        #expect(view.stage.textInput?.textContentType == .name)
        #expect(view.stage.activate(label: "Already have an account? Sign In"))
        view.settle()
        #expect(view.stage.textInput?.keyboardType == .emailAddress)
        #expect(view.stage.type("ann@example.com") && view.model.email == "ann@example.com")
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
    func returnKeyOfSignUp() async throws {
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
        #expect(view.stage.element("Password strength") == nil, "a sign-in judges no password")
        view.toSignUp()
        let bars = view.inside("Password strength", .fill)
        try #require(bars.count == 5)
        let field = try #require(view.fieldBoxes().last).frame
        for (index, bar) in bars.enumerated() {
            #expect(isNear(bar.frame.height, 6, 0.01) && isNear(bar.frame.width, bars[0].frame.width, 0.01))
            #expect(bar.frame.minY > field.maxY && bar.frame.minY < field.maxY + 12)
            #expect(isNear(bar.frame.midY, bars[0].frame.midY, 0.01), "they stand in a row")
            #expect(bar.isRounded(by: 3), "a bar has round ends")
            if index > 0 { #expect(isNear(bar.frame.minX - bars[index - 1].frame.maxX, 6, 0.01)) }
            #expect(bar.has(index < lit ? hex : 0x2A2A3D), "bar \(index)")
        }
        #expect(isNear(bars[0].frame.minX, field.minX) && isNear(bars[4].frame.maxX, field.maxX))
        let label = view.inside("Password strength", .text).first {
            $0.string?.contains(where: \.isLetter) == true
        }
        #expect((label?.string ?? "") == word)
        if !word.isEmpty {
            #expect(label?.run?.font.size == 11 && label?.has(hex) == true)
            #expect((label?.frame.minY ?? 0) > bars[0].frame.maxY)
        }
        let spoken = try #require(view.stage.element("Password strength"))
        #expect((spoken.value ?? "") == word)
        #expect(view.stage.activate(label: "Already have an account? Sign In"))
        view.settle()
        #expect(view.stage.element("Password strength") == nil)
    }

    @Test(
        "A box says how old one must be",
        .proves("LA-141", "LA-142", "LA-143", "LA-144", "LA-145", "LA-146"))
    func age() throws {
        let view = try LatenView.authentication()
        view.settle()
        #expect(view.text("You must be 18 or older to use Laten") == nil)
        view.toSignUp()
        let words = try #require(view.text("You must be 18 or older to use Laten"))
        let around = view.elements.filter { $0.frame.height < 80 && $0.frame.contains(words.frame) }
        let box = try #require(around.first { $0.kind == .fill })
        #expect(box.has(0x8B5CF6, 0.1) && box.isRounded(by: 12))
        let border = try #require(around.first { $0.kind == .stroke })
        #expect(border.has(0x8B5CF6, 0.2) && isNear(border.frame.width, box.frame.width, 0.01))
        #expect(border.isRounded(by: 12))
        #expect(words.run?.font.size == 13 && words.has(0xA3A3B3))
        let check = try #require(
            try view.places(of: "checkmark.circle.fill", width: 18, fits: false).first)
        #expect(check.has(0x8B5CF6) && box.frame.contains(check.frame))
        #expect(check.frame.maxX < words.frame.minX)
        // As a notice it asks for nothing.
        #expect(view.stage.element("Sign Up")?.isEnabled == true)
    }

    @Test("The box's sign is a tick", .proves("LA-144"))
    func ageTick() throws {
        let view = try LatenView.authentication()
        view.toSignUp()
        let disc = try #require(
            try view.places(of: "checkmark.circle.fill", width: 18, fits: false).first
        ).frame
        let image = view.image(scale: 2)
        /// Returns whether the disc is whole at a place, given as shares of the sign's square.
        func isWhole(_ x: CGFloat, _ y: CGFloat) -> Bool {
            let place = CGPoint(x: disc.midX - 9 + 18 * x, y: disc.midY - 9 + 18 * y)
            return image.pixel(at: place, scale: 2).distance(to: PixelColor(0x8B, 0x5C, 0xF6)) <= 24
        }
        // The long stroke of a tick rises to the right of the middle.
        #expect(!isWhole(0.59, 0.46))
        // A cross has its arms at the first two places, an exclamation mark its bar at the third.
        #expect(isWhole(0.4, 0.4) && isWhole(0.6, 0.6) && isWhole(0.5, 0.36))
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
        (view.model.displayName, view.model.email, view.model.password) = ("A", "ann@", "aB1")
        #expect(view.stage.activate(label: "Sign Up"))
        await view.turns { !view.model.problems.isEmpty }
        view.settle()
        func colors(_ elements: [SplashElement]) -> Set<String> {
            Set(
                elements.compactMap { element in
                    guard let color = element.colors.first ?? element.run?.color else { return nil }
                    let parts = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
                    return parts.map { String(format: "%02X", $0) }.joined()
                })
        }
        let (foreground, muted, primary, card, border, red) = (
            "FAFAFA", "A3A3B3", "8B5CF6", "14141F", "2A2A3D", "EF4444"
        )
        #expect(view.elements.first?.has(0x0A0A0F) == true, "screen backgrounds")
        let fields = view.fieldBoxes()
        #expect(fields.count == 3 && fields.allSatisfy { $0.has(0x14141F, 0.8) }, "fields")
        let all = view.elements
        func words(_ shown: String...) -> [SplashElement] {
            shown.compactMap { each in all.first { $0.string == each } }
        }
        let age = try #require(words("You must be 18 or older to use Laten").first)
        func around(_ kind: SplashElement.Kind) -> [SplashElement] {
            all.filter { $0.kind == kind && $0.frame.height < 100 && $0.frame.contains(age.frame) }
        }
        let lights = all.filter { $0.kind == .fill && ($0.blur > 0 || $0.frame == all.first?.frame) }
        let complaints = words(
            "Use 2 to 50 characters", "Enter a valid email address", "Use at least 8 characters")
        let providers = words("Continue with Apple", "Continue with Google", "Continue with Facebook")
        let bars = all.filter { $0.kind == .fill && isNear($0.frame.height, 6, 0.01) }
        #expect(complaints.count == 3 && providers.count == 3 && bars.count == 5)
        let whole: [(part: String, elements: [SplashElement], colors: Set<String>)] = [
            ("lights", lights, ["0A0A0F", primary, "EC4899"]), ("complaints", complaints, [red]),
            ("button", view.inside("Sign Up", .fill).filter { $0.frame.width > 100 }, [primary]),
            ("button's words", view.inside("Sign Up", .text), ["FFFFFF"]),
            ("age box", around(.fill), [primary]), ("its edge", around(.stroke), [primary]),
            ("its words", [age], [muted]),
            ("divider", all.filter { $0.kind == .fill && $0.frame.height == 1 }, [border]),
            ("divider's words", words("OR CONTINUE WITH"), [muted]), ("providers", providers, [foreground]),
            ("strength", bars, ["EAB308", border]),
        ]
        for each in whole { #expect(colors(each.elements) == each.colors, "\(each.part)") }
        // What a field is filled with is its ground and the caret.
        for box in fields {
            let inside = all.filter { $0.lies(in: box.frame) }
            #expect(colors(inside.filter { $0.kind == .text }).isSubset(of: [foreground, muted]))
            let fills = inside.filter { $0.kind == .fill && ($0.frame.width > 200 || $0.frame.width < 4) }
            #expect(colors(fills).isSubset(of: [card, primary]))
            #expect(colors(view.strokes(around: box)).isSubset(of: [border, primary, red]))
        }
        let link = try #require(words("Already have an account? Sign In").first)
        #expect(colors([link]).isSubset(of: [muted, primary]))
        // Titles and subtitles lie on the form itself.
        #expect(view.text("Welcome to Laten")?.has(0xFAFAFA) == true)
        #expect(view.text("Create your account")?.has(0xA3A3B3) == true)
    }
}
