// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

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
}
