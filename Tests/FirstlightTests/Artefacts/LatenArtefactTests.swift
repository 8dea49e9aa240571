// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import ProofSupport
import Testing

/// Laten's screens are SwiftUI and nothing else.
@MainActor @Suite struct LatenArtefactTests {
    @Test(.proves("LA-01"))
    func theScreensTypeCheckInAnApp() async throws {
        let app = """
            import Foundation
            import LatenBrand
            import SwiftUI

            struct Reader: View {
                let launch: LatenLaunch
                let start: Date
                var body: some View {
                    ZStack {
                        LatenWindow(launch: launch)
                        LatenSplash(start: start).transition(.opacity)
                    }
                }
            }
            """
        #expect(try await ProductSource.errors(app) == [])
        #expect(try await !ProductSource.errors(app.replacing("(launch: launch)", with: "()")).isEmpty)
    }

    @Test(.proves("LA-01"))
    func noOtherToolkitDrawsThem() async throws {
        let files = try ["Splash", "SignIn", "Screens", "Art", "Explore", "Onboarding"].flatMap {
            try ProductSource.files(below: "Sources/LatenBrand/\($0)")
        }
        #expect(files.count > 10)
        for file in files {
            let code = try ProductSource.code(file)
            #expect(!code.contains(/import (UIKit|AppKit|WebKit|StageUI|StageCairo)/), "\(file)")
            if code.contains(/: View[ ,{]/) { #expect(code.contains("import SwiftUI"), "\(file)") }
        }
        // The host brings biometrics, both sign-ins and the Supabase project along.
        let host = try await GeneratedHost.files("laten")
        let app = try host.text("Laten/LatenApp.swift")
        for part in [
            "import SwiftUI", "LatenWindow(launch: launch)", "AppleBiometricStore(", "AppleSignIn {",
            "accounts.openBrowser =", "live.accounts(service:",
        ] {
            #expect(app.contains(part), "\(part)")
        }
        #expect(try host.text("Config.xcconfig").contains(".supabase.co"))
        let keys = try InfoPlist(reading: try host.bytes("Laten/Info.plist"), file: "Info.plist")
        #expect(keys.usageDescriptions.keys.contains("NSFaceIDUsageDescription"))
    }

    @Test(.proves("LA-168", "LA-170", "LA-181", "LA-184"))
    func theHostAsksTheSystemForWhatTheFlowsNeed() async throws {
        let host = try await GeneratedHost.files("laten")
        let list = try PropertyListFile(reading: try host.bytes("Laten/Info.plist"), file: "Info.plist")
        let type = try #require(list["CFBundleURLTypes"]?.array?.first?.dictionary)
        #expect(type["CFBundleURLSchemes"]?.array == [.string("laten")])
        #expect(list["NSFaceIDUsageDescription"] == .string("Sign in to Laten"))
        // The request of Apple's sheet has no client: the system takes the bundle (C-LA-11).
        let bundle = try host.project("Laten").setting("PRODUCT_BUNDLE_IDENTIFIER", of: "Laten")
        #expect(bundle == "com.laten.app")
        // The system asks in the languages of the app: Xcode takes the list's texts from a catalogue of this name.
        struct Texts: Decodable {
            struct Entry: Decodable {
                struct Localization: Decodable { let stringUnit: [String: String] }
                let localizations: [String: Localization]
            }
            let strings: [String: Entry]
        }
        let texts = try JSONDecoder().decode(
            Texts.self, from: Data(host.bytes("Laten/InfoPlist.xcstrings")))
        let reason = try #require(texts.strings["NSFaceIDUsageDescription"]).localizations
        func text(_ language: String) -> String? { reason[language]?.stringUnit["value"] }
        #expect(text("en") == "Sign in to Laten" && text("de") == "Bei Laten anmelden")
        #expect(text("ar") == "تسجيل الدخول إلى Laten")
        let rights = try PropertyListFile(
            reading: try host.bytes("Laten/Laten.entitlements"), file: "Laten.entitlements")
        #expect(rights["com.apple.developer.applesignin"]?.array == [.string("Default")])
        #expect(
            rights["com.apple.developer.associated-domains"]?.array == [
                .string("applinks:latenapp.com"), .string("webcredentials:latenapp.com"),
            ])
        let app = try host.text("Laten/LatenApp.swift")
        for line in [
            "try live.accounts(service: Laten.bundleIdentifier, redirect: Laten.redirect)",
            "accounts.biometrics = AppleBiometricStore(item: Laten.biometricItem)",
            "accounts.askApple = { nonce async throws(AuthError) in try await sheets.ask(nonce) }",
            "accounts.openBrowser = { request async throws(AuthError) in try await sheets.open(request) }",
        ] {
            #expect(app.contains(line), "\(line)")
        }
    }
}
