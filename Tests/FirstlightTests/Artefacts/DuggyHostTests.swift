// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@testable import FirstlightCommands

/// What Duggy's host is called by the system, by the store and by Firebase.
@MainActor @Suite struct DuggyHostTests {
    @Test func `The host has the bundle that the store and Firebase are asked for`() async throws {
        let files = try await GeneratedHost.files("duggy")
        let project = try files.project("Duggy")
        #expect(try project.setting("PRODUCT_BUNDLE_IDENTIFIER", of: "Duggy") == "club.duggy.app")
        let keys = try PropertyListFile(reading: try files.bytes("Duggy/Info.plist"), file: "Info.plist")
        let type = try #require(keys["CFBundleURLTypes"]?.array?.first?.dictionary)
        #expect(type["CFBundleURLName"] == .string("club.duggy.app"))
    }

    private func entitlements(_ path: String, of files: FileSet) throws -> PropertyDictionary {
        try Entitlements(reading: try files.bytes(path), file: path).dictionary
    }

    @Test func `A Mac has its own name for the servers of notifications`() async throws {
        let mac: PropertyDictionary = [
            "com.apple.developer.aps-environment": "development",
            "com.apple.security.app-sandbox": true, "com.apple.security.network.client": true,
            "keychain-access-groups": ["$(AppIdentifierPrefix)club.duggy.app"],
        ]
        let alone = try await GeneratedHost.generate("duggy", platforms: [.macos])
        #expect(alone.paths(".entitlements") == ["Duggy/Duggy-macOS.entitlements"])
        #expect(try entitlements("Duggy/Duggy-macOS.entitlements", of: alone) == mac)
        let all = try await GeneratedHost.generate("duggy", platforms: [.ios, .macos, .tvos, .visionos])
        #expect(
            all.paths(".entitlements") == ["Duggy/Duggy-macOS.entitlements", "Duggy/Duggy.entitlements"])
        #expect(try entitlements("Duggy/Duggy-macOS.entitlements", of: all) == mac)
        #expect(
            try entitlements("Duggy/Duggy.entitlements", of: all) == ["aps-environment": "development"])
        let project = try all.project("Duggy")
        for (platform, file) in [
            (.iOS, "Duggy.entitlements"), (.macOS, "Duggy-macOS.entitlements"), (.tvOS, "Duggy.entitlements"),
            (.visionOS, "Duggy.entitlements"),
        ] as [(XcodePlatform, String)] {
            let setting = try project.setting("CODE_SIGN_ENTITLEMENTS", of: "Duggy", on: platform)
            #expect(setting == "Duggy/\(file)", "\(platform)")
        }
        // Xcode refuses an entitlement that Apple grants to what nobody's team has signed.
        #expect(
            try project.setting("CODE_SIGN_IDENTITY", of: "Duggy", on: .macOS) == "Apple Development")
    }

    // The keychain of a Mac is closed to an app that has neither an identifier nor a group that a team has signed: the
    // session of each launch would be gone with it (errSecMissingEntitlement, TN3137).
    @Test(arguments: [
        ("urbannest", "UrbanNest", "com.urbannest.app"),
        ("shipthatapp", "ShipThatApp", "com.shipthatapp.app"),
    ])
    func `An app with accounts has a group of the keychain on a Mac, and a team that signs it`(
        id: String, name: String, bundle: String
    ) async throws {
        let mac = try await GeneratedHost.generate(id, platforms: [.ios, .macos])
        let group: PropertyDictionary = [
            "com.apple.security.app-sandbox": true, "com.apple.security.network.client": true,
            "keychain-access-groups": [.string("$(AppIdentifierPrefix)\(bundle)")],
        ]
        #expect(mac.paths(".entitlements") == ["\(name)/\(name)-macOS.entitlements"])
        #expect(try entitlements("\(name)/\(name)-macOS.entitlements", of: mac) == group)
        let project = try mac.project(name)
        #expect(try project.setting("CODE_SIGN_IDENTITY", of: name, on: .macOS) == "Apple Development")
        #expect(try project.setting("CODE_SIGN_ENTITLEMENTS", of: name, on: .iOS) == nil)
    }

    @Test func `A Mac's app without accounts runs as a Mac itself signs it`() async throws {
        let files = try await GeneratedHost.generate("fonsters", platforms: [.macos])
        let project = try files.project("Fonsters")
        #expect(try project.setting("CODE_SIGN_IDENTITY", of: "Fonsters", on: .macOS) == "-")
        // It asks no server, so nothing lets it out of its sandbox.
        let own: PropertyDictionary = ["com.apple.security.app-sandbox": true]
        #expect(try entitlements("Fonsters/Fonsters-macOS.entitlements", of: files) == own)
    }

    // The categories are those of Apple's list for LSApplicationCategoryType.
    @Test(arguments: [
        ("urbannest", "UrbanNest", "public.app-category.travel"),
        ("duggy", "Duggy", "public.app-category.sports"),
        ("fonsters", "Fonsters", "public.app-category.entertainment"),
    ])
    func `A Mac's app has a category and one window`(id: String, name: String, category: String) async throws
    {
        let files = try await GeneratedHost.generate(id, platforms: [.macos])
        let key = "INFOPLIST_KEY_LSApplicationCategoryType"
        #expect(try files.project(name).setting(key, of: name) == category)
        let code = try files.text("\(name)/\(name)App.swift")
        #expect(
            code.contains(
                """
                        #if os(macOS)
                            // A group would open another window for each link.
                            Window("\(name)", id: "main") { window }
                        #else
                            WindowGroup { window }
                        #endif
                """))
        let phone = try await GeneratedHost.generate(id, platforms: [.ios])
        #expect(try phone.project(name).setting(key, of: name) == nil)
    }

    @Test func `Duggy's host ends and opens by the device, and hands over what it links of Firebase`()
        async throws
    {
        let code = try await GeneratedHost.generate("duggy", options: ["leave": "exit"])
            .text("Duggy/DuggyApp.swift")
        #expect(code.contains("host: .device,\n"))
        #expect(code.contains("options: SplashOptions().choosing(AppOptions([\"leave\": \"exit\"])))"))
        for (module, call) in [
            ("FirebaseCore", "FirebaseApp.configure()"),
            ("FirebaseAnalytics", "Analytics.setAnalyticsCollectionEnabled(true)"),
            ("FirebaseCrashlytics", "setCrashlyticsCollectionEnabled(true)"),
            ("FirebaseRemoteConfig", "fetchAndActivate()"),
        ] {
            #expect(code.contains("#if canImport(\(module))\n    import \(module)\n#endif"), "\(module)")
            #expect(
                code.contains("        #if canImport(\(module))\n            ") && code.contains(call),
                "\(module)")
        }
    }
}
