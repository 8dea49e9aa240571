// Licensed under the Apache License, Version 2.0.

import Foundation
import LatenBrand
import ProofSupport
import StageUI
import Testing

/// The screens before the sign-in and after it: everything that can be touched does something.
@MainActor @Suite("Laten's onboarding and explore")
struct LatenExploreTests {
    @Test("The slides lead to their end, or are skipped", .proves("LA-56"))
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

    @Test("A place is filtered, opened, joined and kept", .proves("LA-55"))
    func places() throws {
        let view = try LatenView.showing { ExploreScreen(name: "Ann Lee", email: "ann@example.com") {} }
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
            try LatenView.showing(on: device) { ExploreScreen {} },
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

    @Test("What was kept is on its tab", .proves("LA-55"))
    func kept() throws {
        let view = try LatenView.showing { ExploreScreen {} }
        view.settle()
        #expect(view.stage.activate(label: "Keep Room Nine"))
        #expect(view.stage.activate(label: "Kept"))
        view.settle()
        #expect(view.stage.element("Room Nine") != nil && view.stage.element("Afterglow") == nil)
    }

    @Test("The account tells who is signed in, and signs out after a question", .proves("LA-55"))
    func account() throws {
        var signedOut = 0
        let view = try LatenView.showing {
            ExploreScreen(name: "Ann Lee", email: "ann@example.com") { signedOut += 1 }
        }
        view.settle()
        #expect(view.stage.activate(label: "Account"))
        view.settle()
        #expect(view.text("Ann Lee") != nil && view.text("ann@example.com") != nil)
        #expect(view.stage.activate(label: "Sign out"))
        view.settle()
        #expect(signedOut == 0)
        #expect(view.stage.activate(label: "Sign out"))
        view.settle()
        #expect(signedOut == 1)
    }
}
