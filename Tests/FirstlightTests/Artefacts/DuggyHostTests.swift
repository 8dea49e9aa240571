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
        let plain = try await GeneratedHost.generate("urbannest", platforms: [.macos]).project("UrbanNest")
        #expect(try plain.setting("CODE_SIGN_IDENTITY", of: "UrbanNest", on: .macOS) == "-")
    }
}
