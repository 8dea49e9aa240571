// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

/// What `generate` does to the entitlements of a Mac in a project that somebody else made.
@Suite struct MacEntitlementsTests {
    private static let mac = "Shop/Duggy-macOS.entitlements"
    private static let words = "duggy --platform ios --platform macos"

    /// A project for telephones and Macs.
    private func project(_ settings: String...) throws -> ProjectFolder {
        let project = ProjectFolder()
        let systems = "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\""
        try XcodeSample(settings: ["INFOPLIST_FILE = Shop/Info.plist", systems] + settings)
            .write(into: project)
        try project.write(XcodeSample.infoPlist, to: "Shop/Info.plist")
        return project
    }

    /// The group of the keychain that an app with accounts has on a Mac.
    private static let group = """
        \t<key>keychain-access-groups</key>
        \t<array>
        \t\t<string>$(AppIdentifierPrefix)club.duggy.app</string>
        \t</array>
        """

    /// Entitlements with a name for the servers of notifications, and what each app of a Mac has.
    private static func list(_ name: String, _ more: String...) -> String {
        let own = """
            \t<key>\(name)</key>
            \t<string>development</string>
            \t<key>com.apple.security.app-sandbox</key>
            \t<true/>
            \t<key>com.apple.security.network.client</key>
            \t<true/>
            """
        return XcodeSample.list(([own] + more).joined(separator: "\n"))
    }

    /// Whether a second run has nothing to do.
    private func expectRest(_ project: ProjectFolder) async throws {
        let contents = try project.contents()
        let run = try await project.generate(Self.words)
        #expect(run.code == 0 && run.output.contains(": 0 files written, "), "\(run.output)\(run.errors)")
        #expect(try project.contents() == contents)
    }

    @Test func `A file that signs for both systems has both names for the servers of notifications`()
        async throws
    {
        let project = try project("CODE_SIGN_ENTITLEMENTS = Shop/Shop.entitlements")
        try project.write(XcodeSample.list("  <key>Own</key>\n  <true/>"), to: "Shop/Shop.entitlements")
        let run = try await project.generate(Self.words)
        #expect(run.code == 0 && !run.output.contains("Remove aps"), "\(run.output)\(run.errors)")
        // An app that has no sandbox is not put into one.
        let line =
            "Shop/Shop.entitlements has no sandbox, which the Mac App Store asks for: add "
            + "com.apple.security.app-sandbox and com.apple.security.network.client for one."
        #expect(run.output.contains("\n\(line)\n"), "\(run.output)")
        let expected = XcodeSample.list(
            """
              <key>Own</key>
              <true/>
              <key>aps-environment</key>
              <string>development</string>
              <key>com.apple.developer.aps-environment</key>
              <string>development</string>
            \(Self.group.replacing("\t", with: "  "))
            """)
        #expect(try project.text("Shop/Shop.entitlements") == expected)
        try await expectRest(project)
    }

    @Test func `A Mac's file of an earlier generation loses the name that a Mac does not know`()
        async throws
    {
        let project = try project()
        #expect(try await project.generate(Self.words).code == 0)
        let now = Self.list("com.apple.developer.aps-environment", Self.group)
        let before = Self.list("aps-environment")
        #expect(try project.text(Self.mac) == now)
        // As generations before left it, with the hash of that text in the record.
        try project.write(before, to: Self.mac)
        let record = try project.text(".firstlight.json")
        #expect(record.contains("\"\(Self.mac)\" : \"0bc4582a5f550815\""), "\(record)")
        try project.write(
            record.replacing("0bc4582a5f550815", with: "233f97c88a29ace6"), to: ".firstlight.json")
        let run = try await project.generate(Self.words)
        #expect(run.code == 0 && run.output.contains(": 2 files written, "), "\(run.output)\(run.errors)")
        #expect(try project.text(Self.mac) == now)
        #expect(try project.text(".firstlight.json") == record)
        try await expectRest(project)
    }

    @Test func `Another's file for a Mac alone keeps the name, and a word says that it is of no use`()
        async throws
    {
        let project = try project(
            "CODE_SIGN_ENTITLEMENTS = Shop/Shop.entitlements",
            "\"CODE_SIGN_ENTITLEMENTS[sdk=macosx*]\" = Shop/Mac.entitlements")
        try project.write(Self.list("aps-environment"), to: "Shop/Mac.entitlements")
        let run = try await project.generate(Self.words)
        let line =
            "Remove aps-environment from Shop/Mac.entitlements: a Mac reads "
            + "com.apple.developer.aps-environment."
        #expect(run.code == 0 && run.output.contains("\n\(line)\n"), "\(run.output)\(run.errors)")
        let added =
            "\t<key>com.apple.developer.aps-environment</key>\n\t<string>development</string>\n\(Self.group)\n"
        #expect(
            try project.text("Shop/Mac.entitlements")
                == Self.list("aps-environment").replacing("</dict>", with: "\(added)</dict>"))
        #expect(
            try project.text("Shop/Shop.entitlements")
                == XcodeSample.list("\t<key>aps-environment</key>\n\t<string>development</string>"))
        try await expectRest(project)
    }

    @Test func `A project that has a group of the keychain needs no other`() async throws {
        let project = try project("\"CODE_SIGN_ENTITLEMENTS[sdk=macosx*]\" = Shop/Mac.entitlements")
        let own = Self.group.replacing("club.duggy.app", with: "com.example.family")
        let list = Self.list("com.apple.developer.aps-environment", own)
        try project.write(list, to: "Shop/Mac.entitlements")
        #expect(try await project.generate(Self.words).code == 0)
        #expect(try project.text("Shop/Mac.entitlements") == list)
        try await expectRest(project)
    }
}
