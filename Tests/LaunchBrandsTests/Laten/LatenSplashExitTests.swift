// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit
import ProofSupport
import StageUI
import Testing

/// How the splash leaves, on the screen of a whole launch, and what only a device of Apple's can be asked.
@MainActor @Suite("Laten's way out of the splash")
struct LatenSplashExitTests {
    @Test("The whole screen fades out in 0.4 s, slower and slower", .proves("LA-02", "LA-48"))
    func exit() async throws {
        var scenario = Scenario(name: "laten", app: "laten", route: "auth")
        scenario.state.firstLaunch = false
        let instants = [1900, 2100, 2200, 2300, 2350, 2500]
        let probe = try await SplashProbe.run(scenario, at: instants)
        #expect(probe.exitAt == 2)
        func splash(_ instant: Int) throws -> [SplashElement] {
            try probe.frame(instant).elements.filter { $0.owner.contains("LatenSplash") }
        }
        // The first thing that it draws is its ground, whose opacity is that of the whole.
        let whole = try #require(try splash(1900).first)
        #expect(whole.opacity == 1)
        let size = try probe.frame(1900).size
        #expect(whole.frame == CGRect(origin: .zero, size: size))
        for (instant, opacity) in [(2100, 1 - 0.378), (2200, 0.315), (2300, 1 - 0.907)] {
            let ground = try #require(try splash(instant).first)
            let width = try probe.frame(instant).size.width
            #expect(ground.frame.width == width)
            #expect(isNear(ground.opacity, opacity, 0.02), "\(instant): \(ground.opacity)")
            // The screen behind it is there from the start.
            #expect(try probe.frame(instant).text("Welcome back") != nil)
        }
        #expect(try splash(2500).isEmpty)
    }

    @Test(
        "The Keychain's item has the resolved names and protection",
        .proves("LA-228", "LA-229", "LA-232"))
    func item() throws {
        // Which attributes an item has is a value, which KeychainTests prove; here is what the system calls them.
        let source = try productSource("LaunchAuth/Apple/SystemKeychain.swift")
        for line in [
            "nil, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, .biometryCurrentSet, nil)",
            "case .service: kSecAttrService as String", "case .account: kSecAttrAccount as String",
            "all[kSecAttrAccessControl as String] = control",
        ] {
            #expect(source.contains(line), "\(line)")
        }
        // The other word of the document for it lost (C-LA-05).
        #expect(!source.contains("WhenUnlocked"))
    }

    @Test("Pages of other providers open in the system's browser", .proves("LA-183"))
    func browser() throws {
        let source = try productSource("LaunchAuth/Apple/AppleSignIn.swift")
        #expect(source.contains("ASWebAuthenticationSession(\n"))
        #expect(source.contains("url: request.url, callbackURLScheme: request.redirect?.scheme"))
    }

    @Test("Apple is asked for the address and the name", .proves("LA-171", "LA-172"))
    func scopes() throws {
        let source = try productSource("LaunchAuth/Apple/AppleSignIn.swift")
        #expect(source.contains("request.requestedScopes = [.email, .fullName]"))
    }

    @Test(
        "Apple's request carries the hash, and what comes back is told as what it is",
        .proves("LA-173", "LA-174", "LA-178"))
    func appleRequest() throws {
        let source = try productSource("LaunchAuth/Apple/AppleSignIn.swift")
        for line in [
            "request.nonce = hashedNonce",
            "idToken: credential?.identityToken.flatMap { String(data: $0, encoding: .utf8) }",
            "code == .canceled ? .cancelled : .provider(.apple, code: code.rawValue)",
            "code == .canceledLogin ? AuthError.cancelled : .connection(",
        ] {
            #expect(source.contains(line), "\(line)")
        }
    }

    @Test("The device's sensor is asked, and with the reason", .proves("LA-188", "LA-197", "LA-205"))
    func reasons() throws {
        let source = try productSource("LaunchAuth/Apple/AppleBiometricStore.swift")
        for line in [
            "context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil)",
            "guard isAvailable, let type else { return .unavailable(type) }",
            "_ = try await context.evaluatePolicy(",
            ".deviceOwnerAuthenticationWithBiometrics, localizedReason: reason)",
        ] {
            #expect(source.contains(line), "\(line)")
        }
        #expect(
            try productSource("LaunchAuth/Apple/SystemKeychain.swift")
                .contains("context.localizedReason = reason"))
    }
}
