// Licensed under the Apache License, Version 2.0.

import Foundation
import LatenBrand
import LaunchAuth
import ProofSupport
import StageUI
import Testing

/// The screens before the sign-in and after it: everything that can be touched does something.
@MainActor @Suite("Laten's onboarding and explore")
struct LatenExploreTests {
    @Test("The slides lead to their end, or are skipped")
    func onboarding() throws {
        var finished = 0
        let view = try LatenView.showing { OnboardingScreen { finished += 1 } }
        view.settle()
        #expect(view.stage.labels.contains("Slide 1 of 3") && view.text("The night, mapped") != nil)
        for slide in ["Slide 2 of 3", "Slide 3 of 3"] {
            #expect(view.stage.activate(label: "Continue"))
            view.settle()
            #expect(view.stage.labels.contains(slide))
        }
        #expect(finished == 0 && view.stage.element("Skip") == nil)
        #expect(view.stage.activate(label: "Get started"))
        #expect(finished == 1)
        let other = try LatenView.showing { OnboardingScreen { finished += 1 } }
        other.settle()
        #expect(other.stage.activate(label: "Skip"))
        #expect(finished == 2)
    }

    @Test("A slide that goes on below its place says so with an arrow")
    func slideThatScrolls() throws {
        let device = ScreenDevice.upright[0]
        for (size, scrolls) in [(DynamicTypeSize.large, false), (.accessibility5, true)] {
            let view = try LatenView.showing(on: device, { $0.dynamicTypeSize = size }) {
                OnboardingScreen {}
            }
            view.settle()
            let button = try #require(view.stage.element("Continue")).frame
            // A symbol is twice its size beside the largest letters.
            let arrows = try view.places(of: "chevron.down", width: scrolls ? 36 : 18).filter {
                device.safeArea.contains($0.frame)
            }
            #expect(arrows.isEmpty != scrolls, "\(size)")
            #expect(arrows.allSatisfy { $0.frame.maxY < button.minY })
        }
    }

    @Test("Who has no plans for tonight is not told of 0 places")
    func noPlans() throws {
        let view = try LatenView.showing { ExploreScreen(name: "Ann Lee", email: "ann@example.com") { _ in } }
        view.settle()
        #expect(view.stage.activate(label: "Account"))
        view.settle()
        #expect(view.text("You have no plans for tonight yet.") != nil)
    }

    @Test("A place is filtered, opened, joined and kept")
    func places() throws {
        let view = try LatenView.showing { ExploreScreen(name: "Ann Lee", email: "ann@example.com") { _ in } }
        view.settle()
        #expect(view.stage.element("Room Nine") != nil && view.stage.element("Low Tide Trio") != nil)
        #expect(view.stage.activate(label: "Live"))
        view.settle()
        #expect(view.stage.element("Room Nine") == nil && view.stage.element("Low Tide Trio") != nil)
        #expect(view.stage.activate(label: "Keep Low Tide Trio"))
        #expect(view.stage.activate(label: "Low Tide Trio"))
        view.settle()
        #expect(view.text("96 people are going") != nil)
        #expect(view.stage.activate(label: "I am going"))
        view.settle()
        #expect(view.text("97 people are going") != nil)
    }

    @Test(
        "What is touched on them is 44 points wide and high", .proves("LA-103"),
        arguments: LatenSplashTests.devices)
    func targets(on device: ScreenDevice) throws {
        let views = [
            try LatenView.showing(on: device) { OnboardingScreen {} },
            try LatenView.showing(on: device) { ExploreScreen { _ in } },
        ]
        for view in views {
            view.settle()
            let buttons = view.stage.spoken.filter { $0.traits.contains(.isButton) }
            #expect(buttons.count >= 2)
            for button in buttons {
                #expect(button.frame.width >= 44 && button.frame.height >= 44, "\(button.label ?? "")")
            }
        }
    }

    @Test(
        "A tablet shows two cards beside each other with what a place is like, and fills the height",
        arguments: [
            // The device, and the share of the height down to which there are cards.
            (ScreenDevice(name: "1032x1376", width: 1032, height: 1376, top: 24, bottom: 20), 0.6),
            (ScreenDevice(name: "1376x1032", width: 1376, height: 1032, top: 24, bottom: 20), 0.8),
            (ScreenDevice(name: "1280x800", width: 1280, height: 800, top: 28), 0.8),
        ])
    func wide(on device: ScreenDevice, _ share: Double) throws {
        let view = try LatenView.showing(on: device) { ExploreScreen(name: "Ann Lee") { _ in } }
        view.settle()
        let frames = try ["Paper Lantern", "The Violet Hour", "Low Tide Trio", "Room Nine", "Afterglow"].map {
            try #require(view.stage.element($0)).frame
        }
        #expect(isNear(frames[0].minY, frames[1].minY) && frames[0].maxX < frames[1].minX)
        #expect(isNear(frames[2].minX, frames[0].minX) && frames[2].minY > frames[0].maxY)
        #expect(isNear(frames[0].height, frames[1].height))
        #expect(frames[4].maxY > share * device.height, "\(frames[4])")
        #expect(frames.allSatisfy { (300...560).contains($0.width) }, "lines stay readable")
        #expect(isNear(frames[0].minX, device.width - frames[1].maxX, 1))
        #expect(view.elements.contains { ($0.string ?? "").hasPrefix("A garden under lanterns") })
        // A telephone has one column.
        let phone = try LatenView.showing { ExploreScreen(name: "Ann Lee") { _ in } }
        phone.settle()
        let rows = try ["Paper Lantern", "The Violet Hour"].map {
            try #require(phone.stage.element($0)).frame
        }
        #expect(rows[1].minY > rows[0].maxY && isNear(rows[0].minX, rows[1].minX))
    }

    @Test("The bar of the tabs has the brand's ground", .proves("LA-239"))
    func bar() throws {
        let view = try LatenView.showing { ExploreScreen(name: "Ann Lee") { _ in } }
        view.settle()
        for (x, y) in [(3, 780), (195, 840), (387, 825)] {
            #expect(view.image().pixel(x, y) == PixelColor(0x14, 0x14, 0x1F))
        }
    }

    @Test("What was kept is on its tab")
    func kept() throws {
        let view = try LatenView.showing { ExploreScreen { _ in } }
        view.settle()
        #expect(view.stage.activate(label: "Keep Room Nine"))
        #expect(view.stage.activate(label: "Kept"))
        view.settle()
        #expect(view.stage.element("Room Nine") != nil && view.stage.element("Afterglow") == nil)
    }

    @Test(
        "The account tells who is signed in, and signs out on this device or on all after a question",
        arguments: [
            ("Sign out on this device", AuthSignOutScope.local), ("Sign out on all devices", .global),
            ("Stay", nil),
        ] as [(String, AuthSignOutScope?)])
    func account(answer: String, scope: AuthSignOutScope?) throws {
        var signedOut: [AuthSignOutScope] = []
        let view = try LatenView.showing {
            ExploreScreen(name: "Ann Lee", email: "ann@example.com") { signedOut.append($0) }
        }
        view.settle()
        #expect(view.stage.activate(label: "Account"))
        view.settle()
        #expect(view.text("Ann Lee") != nil && view.text("ann@example.com") != nil)
        #expect(view.stage.activate(label: "Sign out"))
        view.settle()
        #expect(signedOut.isEmpty && view.text("Sign out of Laten?") != nil)
        #expect(view.stage.activate(label: answer))
        view.settle()
        #expect(signedOut == [scope].compactMap { $0 })
    }

    @Test("The account has a switch for the face, which asks for the password", .proves("LA-204"))
    func biometricSwitch() async throws {
        let desk = LatenDesk(sensor: .faceID)
        let setting = BiometricSetting(strings: Laten.strings, services: desk.makeServices())
        await setting.refresh()
        var enabled: [BiometryType] = []
        let view = try LatenView.showing {
            ExploreScreen(
                name: "Ann Lee", biometrics: setting, passwordAccount: "ann@example.com",
                onEnable: { enabled.append($0) }, onSignOut: { _ in })
        }
        view.settle()
        #expect(view.stage.activate(label: "Account"))
        view.settle()
        let label = "Sign-in with Face ID"
        #expect(view.stage.element(label)?.value == "off")
        #expect(view.stage.activate(label: label))
        view.settle()
        #expect(view.text("Enter your password once to enable Face ID.") != nil)
        #expect(view.stage.activate(label: "Enable Face ID"))
        await view.turns { setting.problem != nil }
        view.settle()
        #expect(view.text("Enter your password") != nil)
        #expect(view.stage.tap(label: "Password"))
        view.settle()
        #expect(view.stage.type("Harbour-Light-7"))
        #expect(view.stage.activate(label: "Enable Face ID"))
        await view.turns { !enabled.isEmpty }
        view.settle()
        #expect(desk.calls == ["check ann@example.com"] && enabled == [.faceID])
        #expect(view.stage.element(label)?.value == "on")
        #expect(view.text("Enter your password once to enable Face ID.") == nil)
        #expect(view.stage.activate(label: label))
        await view.turns { setting.isOn == false }
        view.settle()
        #expect(view.stage.element(label)?.value == "off")
    }

    @Test(
        "Without a sensor, or without a password, there is no switch; a locked sensor is explained",
        arguments: [
            (nil, "ann@example.com", false, false), (BiometryType.touchID, nil, false, false),
            (.touchID, "ann@example.com", false, true), (.touchID, "ann@example.com", true, true),
        ] as [(BiometryType?, String?, Bool, Bool)])
    func noSwitch(type: BiometryType?, account: String?, isLocked: Bool, isThere: Bool) async throws {
        let desk = LatenDesk(sensor: type)
        if isLocked {
            await desk.sensor?.willAnswer(.noMatch)
            for _ in 0..<5 { _ = try? await desk.sensor?.store(Data(), reason: "") }
        }
        let setting = BiometricSetting(strings: Laten.strings, services: desk.makeServices())
        await setting.refresh()
        let view = try LatenView.showing {
            ExploreScreen(biometrics: setting, passwordAccount: account) { _ in }
        }
        view.settle()
        #expect(view.stage.activate(label: "Account"))
        view.settle()
        let element = view.stage.element("Sign-in with Touch ID")
        #expect((element != nil) == isThere)
        #expect(element?.isEnabled != isLocked || !isThere)
        let words =
            "Touch ID is not available at present. Unlock your device with its passcode, then try again."
        #expect((view.text(words) != nil) == isLocked)
    }
}
