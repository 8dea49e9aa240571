// Licensed under the Apache License, Version 2.0.

import Foundation
import LatenBrand
import LaunchAuth
import ProofSupport
import StageUI
import Testing

/// The pictures of Laten's screens.
@MainActor @Suite(.serialized) struct LatenGoldenTests {
    /// A screen of which a picture is kept.
    enum Shot: String, CaseIterable, Sendable {
        case splash150 = "splash-150ms"
        case splash = "splash"
        case splashWide = "splash-ipad"
        case signIn = "signin"
        case signInSmall = "signin-iphonese"
        case signInContrast = "signin-contrast"
        case biometric = "signin-biometric"
        case signUp = "signup"
        case strong = "signup-strong"
        case errors = "signup-errors"
        case enrolment = "enrolment"
        case onboarding = "onboarding"
        case explore = "explore"
    }

    static let phone = ScreenDevice(name: "393x852", width: 393, height: 852, top: 59, bottom: 34)

    private func view(_ shot: Shot) async throws -> LatenView {
        switch shot {
        case .splash150, .splash, .splashWide:
            let view = try LatenView.splash(shot == .splashWide ? LatenSplashTests.devices[5] : Self.phone)
            _ = view.stage.frame(at: shot == .splash150 ? 0.15 : 1.5)
            return view
        case .signIn, .signInSmall, .signInContrast:
            let view = try LatenView.authentication(on: shot == .signInSmall ? .upright[1] : Self.phone) {
                if shot == .signInContrast { $0.contrast = .increased }
            }
            view.settle()
            return view
        case .biometric:
            let desk = LatenDesk(sensor: .faceID)
            try await desk.keepCredentials()
            let view = try LatenView.authentication(desk, on: Self.phone)
            await view.turns { view.model.biometricButton != nil }
            view.settle()
            return view
        case .signUp, .strong, .errors:
            let view = try LatenView.authentication(on: Self.phone)
            view.toSignUp()
            if shot == .strong {
                (view.model.displayName, view.model.email) = ("Ann Lee", "ann@example.com")
                view.model.password = "Kwz9-Tulip-Road"
            }
            if shot == .errors {
                view.model.password = "Kwz9"
                view.stage.activate(label: "Sign Up")
                await view.turns { !view.model.problems.isEmpty }
            }
            view.settle()
            return view
        case .enrolment:
            let view = try LatenView.authentication(LatenDesk(sensor: .faceID), on: Self.phone)
            view.settle()
            (view.model.email, view.model.password) = ("ann@example.com", "Kwz9-Tulip-Road")
            view.stage.activate(label: "Sign In")
            await view.turns { view.model.enrolmentOffer != nil && !view.model.isLoading }
            view.model.dismissToast()
            view.settle()
            return view
        case .onboarding:
            let view = try LatenView.showing(on: Self.phone) { OnboardingScreen {} }
            view.settle()
            return view
        case .explore:
            let view = try LatenView.showing(on: Self.phone) { ExploreScreen(name: "Ann Lee") { _ in } }
            view.settle()
            return view
        }
    }

    @Test(arguments: Shot.allCases)
    func theScreenIsThatOfThePicture(_ shot: Shot) async throws {
        let view = try await view(shot)
        try Golden(name: "laten-" + shot.rawValue).check(view.image(), view.elements)
        #expect(view.stage.issues.isEmpty)
    }

    @Test func eachPictureHasATestAndEachTestAPicture() throws {
        #expect(try Golden.problems(of: "laten", names: Shot.allCases.map { "laten-\($0.rawValue)" }) == [])
    }
}
