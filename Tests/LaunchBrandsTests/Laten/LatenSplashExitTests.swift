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
            let frame = try probe.frame(instant)
            let screen = CGRect(origin: .zero, size: frame.size)
            // Whatever is there with the dots, from the last ground on that fills the screen; its opacity is that of the whole.
            guard !frame.elements.latenDots.isEmpty,
                let ground = frame.elements.lastIndex(where: { $0.frame == screen && $0.isPainted(0x0A0A0F) })
            else { return [] }
            return Array(frame.elements[ground...])
        }
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
        // Then nothing of it is left: neither its dots nor its icon of 112 points, and no ground over the words.
        let after = try probe.frame(2500).elements
        #expect(after.latenDots.isEmpty)
        #expect(!after.contains { $0.isLatenSky && $0.isVisible && $0.frame.width > 100 })
        let words = try #require(after.firstIndex { $0.string == "Welcome back" })
        #expect(!after[words...].contains { $0.frame == CGRect(origin: .zero, size: size) })
    }

    // What is asked and what an answer means are values, which KeychainTests and AppleRequestTests prove; what is
    // left for Apple's systems hands them over, each by the system's own name.
    @Test(
        "Apple's calls get what the values say",
        arguments: [
            (
                "SystemKeychain",
                [
                    "nil, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, .biometryCurrentSet, nil)",
                    "case .service: kSecAttrService as String", "case .account: kSecAttrAccount as String",
                    "all[kSecAttrAccessControl as String] = control", "context.localizedReason = reason",
                ]
            ),
            (
                "AppleSignIn",
                [
                    "url: url, callbackURLScheme: scheme, completionHandler: handler",
                    "request.requestedScopes = wanted.scopes.map(Self.scope)", "request.nonce = wanted.nonce",
                    "case .email: .email", "case .fullName: .fullName",
                    "token: credential?.identityToken, givenName: credential?.fullName?.givenName,",
                    "AuthError(appleSheet: code)",
                ]
            ),
            (
                "AppleBiometricStore",
                [
                    "context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil)",
                    "isPossible: isPossible, type: BiometryType(code: context.biometryType.rawValue)",
                    "_ = try await context.evaluatePolicy(",
                    ".deviceOwnerAuthenticationWithBiometrics, localizedReason: reason)",
                    "BiometricError(code: (error as? LAError)?.code.rawValue)",
                ]
            ),
        ] as [(String, [String])])
    func adapters(file: String, lines: [String]) throws {
        let source = try productSource("LaunchAuth/Apple/\(file).swift")
        for line in lines { #expect(source.contains(line), "\(line)") }
        // The other word of the document for the Keychain's protection lost (C-LA-05).
        #expect(!source.contains("WhenUnlocked"))
    }
}
