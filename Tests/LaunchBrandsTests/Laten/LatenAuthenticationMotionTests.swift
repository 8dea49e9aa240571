// Licensed under the Apache License, Version 2.0.

import Foundation
import LatenBrand
import LaunchAuth
import ProofSupport
import StageUI
import Testing

/// The motion of the sign-in screen, at the instants that the document names.
@MainActor @Suite("Laten's sign-in screen: motion and the question")
struct LatenAuthenticationMotionTests {
    /// The way of a spring of a stiffness and a damping, in closed form.
    private static func spring(_ stiffness: Double, _ damping: Double, _ time: Double) -> Double {
        let decay = damping / 2
        let turn = (stiffness - decay * decay).squareRoot()
        return 1 - exp(-decay * time) * (cos(turn * time) + decay / turn * sin(turn * time))
    }

    @Test("The logo springs in", .proves("LA-74", "LA-75", "LA-76"))
    func logo() throws {
        let view = try LatenView.authentication()
        #expect(view.elements(at: 0).latenLogo?.opacity ?? 0 == 0)
        let start = view.begin(after: 1)
        func logo(_ time: Double) throws -> SplashElement {
            try #require(view.elements(at: start + time).latenLogo)
        }
        // A frame after its start, at which nothing of it could be seen.
        let early = try logo(1.0 / 60)
        let share = Self.spring(380, 35, 1.0 / 60)
        #expect(isNear(Double(early.frame.width) / 96, 0.8 + 0.2 * share, 0.001))
        #expect(isNear(early.opacity, share, 0.005))
        for (time, scale) in [(0.1, 0.924), (0.25, 0.997)] {
            let now = try logo(time)
            #expect(isNear(Double(now.frame.width) / 96, scale, 0.01), "\(time)")
            #expect(now.opacity > 0.5)
        }
        let end = try logo(0.5)
        #expect(isNear(Double(end.frame.width) / 96, 1, 0.001) && isNear(end.opacity, 1, 0.001))
    }

    @Test("With less motion the logo only fades", .proves("LA-255"))
    func calmLogo() throws {
        let view = try LatenView.authentication { $0.reduceMotion = true }
        let start = view.begin(after: 1)
        for time in [0.1, 0.25, 0.4, 0.6] {
            let logo = try #require(view.elements(at: start + time).latenLogo)
            #expect(isNear(logo.frame.width, 96, 0.01))
        }
    }

    @Test("With less motion the logo fades in for half a second", .proves("LA-76", "LA-255"))
    func calmLogoFades() throws {
        let view = try LatenView.authentication { $0.reduceMotion = true }
        let start = view.begin(after: 1)
        func opacity(_ time: Double) -> Double {
            view.elements(at: start + time).latenLogo?.opacity ?? 0
        }
        let (early, half, end) = (opacity(0.05), opacity(0.25), opacity(0.5 + 1.0 / 60))
        // Ease-out covers 68.5 % of the way in half of the time.
        #expect(early < 0.3 && isNear(half, 0.685, 0.02) && end == 1, "\(early) \(half) \(end)")
    }

    private func biometric(_ sensor: BiometryType = .faceID, reduceMotion: Bool = false) async throws -> (
        LatenView, LatenDesk
    ) {
        let desk = LatenDesk(sensor: sensor)
        try await desk.keepCredentials()
        let view = try LatenView.authentication(desk) { $0.reduceMotion = reduceMotion }
        await view.turns { view.model.biometricButton != nil }
        return (view, desk)
    }

    @Test(
        "The button for face or finger has its looks",
        .proves("LA-89", "LA-189", "LA-190", "LA-191", "LA-192", "LA-193", "LA-194", "LA-195"),
        arguments: [
            (BiometryType.faceID, "faceid", "Sign in with Face ID"),
            (.touchID, "touchid", "Sign in with Touch ID"),
        ])
    func biometricLooks(_ type: BiometryType, _ symbol: String, _ title: String) async throws {
        let (view, _) = try await biometric(type)
        view.settle()
        let frame = try #require(view.stage.element(title)?.frame)
        #expect(isNear(frame.width, 342, 0.01) && isNear(frame.height, 56, 0.01))
        let fill = try #require(view.inside(title, .fill).first)
        #expect(fill.has(0x8B5CF6, 0.05) && isNear(fill.frame.width, 342, 0.01))
        #expect(isNear(fill.frame.height, 56, 0.01))
        let border = try #require(view.inside(title, .stroke).first { $0.frame.width > 300 })
        #expect(border.has(0x8B5CF6, 0.3))
        let words = try #require(view.text(title))
        #expect(words.run?.font.size == 15 && words.run?.font.weight == 500)
        #expect(try view.places(of: symbol, width: 22).contains { frame.contains($0.frame) })
        let other = symbol == "faceid" ? "touchid" : "faceid"
        #expect(try view.places(of: other, width: 22).isEmpty)
        // It is there to sign in only.
        view.toSignUp()
        #expect(view.text(title) == nil && view.stage.element(title) == nil)
    }

    @Test("The button for face or finger fades in and slides up", .proves("LA-89", "LA-196"))
    func biometricEntry() async throws {
        let (view, desk) = try await biometric()
        let start = view.begin()
        func words(_ time: Double) throws -> SplashElement {
            try #require(view.elements(at: start + time).first { $0.string == "Sign in with Face ID" })
        }
        let first = try words(1.0 / 60)
        let middle = try words(0.15)
        let end = try words(0.3 + 1.0 / 60)
        #expect(end.opacity == 1)
        // Ease-out covers 68.5 % of the way in half of the time.
        #expect(isNear(middle.opacity, 0.685, 0.02), "\(middle.opacity)")
        #expect(isNear(middle.frame.minY - end.frame.minY, 10 * (1 - 0.685), 0.3))
        #expect(
            first.opacity < 0.12 && isNear(first.frame.minY - end.frame.minY, 10 * (1 - first.opacity), 0.1))
        // It signs in.
        #expect(view.stage.activate(label: "Sign in with Face ID"))
        await view.turns { desk.finished == 1 }
        #expect(desk.calls == ["credentials ann@example.com"])
        let (calm, _) = try await biometric(reduceMotion: true)
        let date = calm.begin()
        let one = try #require(calm.elements(at: date + 0.1).first { $0.string == "Sign in with Face ID" })
        let two = try #require(calm.elements(at: date + 0.5).first { $0.string == "Sign in with Face ID" })
        #expect(isNear(one.frame.minY, two.frame.minY, 0.01) && one.opacity < 1)
    }

    @Test(
        "The field of a sign-up grows out of nothing and fades in", .proves("LA-233", "LA-234"))
    func unfold() throws {
        // On a screen with room for all distances of the document.
        let view = try LatenView.authentication(on: .upright[4])
        view.settle()
        func email(_ all: [SplashElement]) throws -> Double {
            let words = try #require(all.first { $0.string == "Email address" })
            let title = try #require(
                all.first { ["Create your account", "Sign in to your account"].contains($0.string) })
            return words.frame.minY - title.frame.maxY
        }
        func name(_ all: [SplashElement]) -> SplashElement? { all.first { $0.string == "Display name" } }
        let closed = try email(view.elements)
        #expect(name(view.elements) == nil)
        #expect(view.stage.activate(label: "Don't have an account? Sign Up"))
        let start = view.begin()
        let first = view.elements
        #expect((name(first)?.opacity ?? 0) < 0.02)
        #expect(isNear(try email(first), closed, 1.5))
        let middle = view.elements(at: start + 0.15)
        // Half of the time is half of the way of an ease-in-out: half of 52 points and the distance of 12.
        let grown = try email(middle) - closed
        #expect(isNear(grown, 32, 1.5), "\(grown)")
        let halfOpacity = try #require(name(middle)).opacity
        #expect(isNear(halfOpacity, 0.5, 0.03))
        let end = view.elements(at: start + 0.32)
        #expect(isNear(try email(end) - closed, 64, 0.6))
        #expect(name(end)?.opacity == 1)
        // And back again.
        view.settle()
        #expect(view.stage.activate(label: "Already have an account? Sign In"))
        let back = view.begin()
        let half = view.elements(at: back + 0.15)
        #expect(isNear(name(half)?.opacity ?? 0, 0.5, 0.03))
        view.settle()
        #expect(name(view.elements) == nil)
    }

    @Test("With less motion the fields only fade", .proves("LA-255"))
    func calmUnfold() throws {
        let view = try LatenView.authentication { $0.reduceMotion = true }
        view.settle()
        #expect(view.stage.activate(label: "Don't have an account? Sign Up"))
        let start = view.begin()
        let early = view.elements(at: start + 0.1)
        let late = view.elements(at: start + 0.6)
        let places = [early, late].map { $0.first { $0.string == "Email address" }?.frame.minY }
        #expect(places[0] == places[1] && places[0] != nil)
        let opacity = try #require(early.first { $0.string == "Display name" }).opacity
        #expect(opacity > 0.02 && opacity < 0.9)
    }

    @Test("Pushed, the field comes from the top and is gone in the end", .proves("LA-236"))
    func push() throws {
        let view = try LatenView.authentication(options: AuthenticationOptions(modeChange: .push))
        view.settle()
        #expect(view.stage.activate(label: "Don't have an account? Sign Up"))
        let start = view.begin()
        func place(_ all: [SplashElement]) throws -> Double {
            try #require(all.first { $0.string == "Display name" }).frame.minY
        }
        let middle = try place(view.elements(at: start + 0.1))
        let end = try place(view.elements(at: start + 0.5))
        #expect(middle < end - 5, "it comes down")
        #expect(view.stage.activate(label: "Already have an account? Sign In"))
        let back = view.begin()
        let leaving = try #require(view.elements(at: back + 0.12).first { $0.string == "Display name" })
        #expect(leaving.opacity < 1)
        view.settle()
        #expect(view.text("Display name") == nil)
    }

    @Test("Pushed from the bottom, the field leaves to the top", .proves("LA-236"))
    func pushedAway() throws {
        let view = try LatenView.authentication(options: AuthenticationOptions(modeChange: .push))
        view.toSignUp()
        func place(_ all: [SplashElement]) throws -> Double {
            try #require(all.first { $0.string == "Display name" }).frame.minY
        }
        let still = try place(view.elements)
        #expect(view.stage.activate(label: "Already have an account? Sign In"))
        let start = view.begin()
        let early = try place(view.elements(at: start + 0.1))
        let later = try place(view.elements(at: start + 0.15))
        #expect(early < still - 5 && later < early - 5, "\(still) \(early) \(later)")
    }

    private func question(_ sensor: BiometryType = .faceID, reduceMotion: Bool = false) async throws -> (
        LatenView, LatenDesk
    ) {
        let desk = LatenDesk(sensor: sensor)
        let view = try LatenView.authentication(desk) { $0.reduceMotion = reduceMotion }
        view.settle()
        (view.model.email, view.model.password) = ("ann@example.com", "Kwz9-Tulip-Road")
        #expect(view.stage.activate(label: "Sign In"))
        await view.turns { view.model.enrolmentOffer != nil && !view.model.isLoading }
        return (view, desk)
    }

    @Test("The question springs in", .proves("LA-226", "LA-227"))
    func questionEntry() async throws {
        let (view, _) = try await question()
        let start = view.begin()
        func scale(_ time: Double) throws -> Double {
            Double(try #require(view.elements(at: start + time).latenCard).frame.width) / 342
        }
        for time in [1.0 / 60, 0.05, 0.1, 0.15] {
            let share = (try scale(time) - 0.9) / 0.1
            #expect(isNear(share, Self.spring(300, 25, time), 0.002), "\(time)")
        }
        #expect(isNear(try scale(0.262), 1.0038, 0.0001), "3.8 % of the way beyond its end")
        #expect(isNear(try scale(0.4), 1, 0.001))
        let (calm, _) = try await question(reduceMotion: true)
        let date = calm.begin()
        let early = try #require(calm.elements(at: date + 0.1).latenCard)
        #expect(isNear(early.frame.width, 342, 0.01) && early.opacity < 1)
    }

    @Test(
        "The question has its looks and words",
        .proves(
            "LA-209", "LA-210", "LA-211", "LA-212", "LA-213", "LA-214", "LA-215", "LA-216", "LA-217",
            "LA-218",
            "LA-219", "LA-220", "LA-221", "LA-222", "LA-223", "LA-224", "LA-225"),
        arguments: LatenSplashTests.devices)
    func questionLooks(on device: ScreenDevice) async throws {
        let desk = LatenDesk(sensor: .faceID)
        let view = try LatenView.authentication(desk, on: device)
        view.settle()
        (view.model.email, view.model.password) = ("ann@example.com", "Kwz9-Tulip-Road")
        #expect(view.stage.activate(label: "Sign In"))
        await view.turns { view.model.enrolmentOffer != nil && !view.model.isLoading }
        view.settle()
        let all = view.elements.latenQuestion
        let screen = CGRect(x: 0, y: 0, width: device.width, height: device.height)
        #expect(all.contains { $0.has(0x000000, 0.6) && $0.frame == screen })
        #expect(all.allSatisfy { !$0.isMaterial }, "a material would tint it")
        #expect(view.text("Welcome back")?.blur == 20, "what is behind is blurred")
        let card = try #require(all.latenCard)
        #expect(card.has(0x14141F) && card.isRounded(by: 16))
        #expect(isNear(card.frame.width, min(360, device.width - 48), 0.05))
        let middle = (device.safeArea.minY + device.safeArea.maxY) / 2
        #expect(isNear(card.frame.midX, device.width / 2) && isNear(card.frame.midY, middle, 1))
        let border = try #require(
            all.first { $0.kind == .stroke && isNear($0.frame.width, card.frame.width, 0.1) })
        #expect(border.has(0x2A2A3D) && border.isRounded(by: 16))
        #expect(isNear(border.frame.width - (border.outline?.bounds.width ?? 0), 1, 0.05))
        let circle = try #require(all.first { $0.has(0x8B5CF6, 0.1) })
        #expect(isNear(circle.frame.width, 64, 0.05) && isNear(circle.frame.height, 64, 0.05))
        if case .ellipse? = circle.outline {} else { Issue.record("The icon's ground is a circle") }
        let icon = try #require(
            try view.places(of: "faceid", width: 32).first { circle.frame.contains($0.frame) })
        #expect(icon.has(0x8B5CF6))
        let title = try #require(view.text("Enable Face ID?"))
        #expect(title.run?.font.size == 20 && title.run?.font.weight == 600)
        let text = try #require(
            view.text(
                "Sign in faster next time with Face ID. Your credentials will be stored securely on this device."
            )
                ?? all.first { ($0.string ?? "").hasPrefix("Sign in faster next time") })
        #expect(text.run?.font.size == 14 && text.has(0xA3A3B3))
        for label in ["Enable Face ID", "Not now"] {
            let frame = try #require(view.stage.element(label)?.frame)
            #expect(isNear(frame.height, 48, 0.05) && isNear(frame.width, card.frame.width - 48, 0.05))
        }
        #expect(
            all.contains {
                $0.has(0x8B5CF6) && isNear($0.frame.height, 48, 0.05)
                    && isNear($0.frame.width, card.frame.width - 48, 0.05)
            })
        #expect(view.text("Not now")?.has(0xA3A3B3) == true)
        // A ghost has neither ground nor border.
        let ghost = try #require(view.stage.element("Not now")?.frame)
        #expect(!all.contains { $0.kind != .text && $0.isVisible && ghost.contains($0.frame) })
        #expect(!all.contains { $0.kind == .stroke && isNear($0.frame.midY, ghost.midY, 2) })
        // Nothing else is there for a screen reader but what was just told.
        #expect(
            view.stage.labels.filter { $0 != "Welcome back!" } == [
                "Enable Face ID?",
                "Sign in faster next time with Face ID. Your credentials will be stored securely on this device.",
                "Enable Face ID", "Not now",
            ])
    }

    @Test("Both answers lead on, and a finger is called a finger", .proves("LA-205", "LA-206", "LA-208"))
    func answers() async throws {
        let (no, decline) = try await question(.touchID)
        no.settle()
        #expect(no.text("Enable Touch ID?") != nil && no.text("Enable Touch ID") != nil)
        #expect(decline.finished == 0)
        #expect(no.stage.activate(label: "Not now"))
        await no.turns { decline.finished == 1 }
        #expect(await decline.sensor?.hasSecret() == false)
        let (yes, accept) = try await question()
        yes.settle()
        #expect(yes.stage.activate(label: "Enable Face ID"))
        await yes.turns { accept.finished == 1 }
        #expect(await accept.sensor?.hasSecret() == true)
        yes.settle()
        #expect(yes.text("Face ID enabled for quick sign-in!") != nil)
    }

    @Test(
        "The question's icon and words are those of the sensor", .proves("LA-217", "LA-220"),
        arguments: [
            (BiometryType.faceID, "faceid", "touchid", "Face ID"),
            (.touchID, "touchid", "faceid", "Touch ID"),
        ])
    func sensorOfTheQuestion(
        _ type: BiometryType, _ symbol: String, _ other: String, _ name: String
    ) async throws {
        let (view, _) = try await question(type)
        view.settle()
        let circle = try #require(view.elements.latenQuestion.first { $0.has(0x8B5CF6, 0.1) }).frame
        #expect(try view.places(of: symbol, width: 32).contains { circle.contains($0.frame) })
        #expect(try view.places(of: other, width: 32).allSatisfy { !circle.contains($0.frame) })
        let words =
            "Sign in faster next time with \(name). Your credentials will be stored securely on this device."
        #expect(view.stage.element(words) != nil)
    }
}
