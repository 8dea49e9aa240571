// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

/// The ways in which a property list declares launch screens, and the appearances of what it names.
@Suite struct SeamDeclarationTests {
    private let path = "UrbanNest/Info.plist"

    private func project(_ old: String, _ new: String) async throws -> ProjectFolder {
        let project = ProjectFolder()
        #expect(try await project.generate("urbannest").code == 0)
        let text = try project.text(path)
        #expect(text.contains(old), "\(text)")
        try project.write(text.replacing(old, with: new), to: path)
        return project
    }

    /// UrbanNest with two launch screens, of which one is shown for a link; its colour is in no catalogue.
    private func screens(default identifier: String) async throws -> ProjectFolder {
        let project = try await project(
            "<key>UILaunchScreen</key>\n\t<dict>", "<key>UILaunchScreens</key><dict>")
        let text = try project.text(path)
        let screen = try #require(text.firstMatch(of: /<key>UIColorName<\/key>\s*<string>[^<]*<\/string>/))
            .output
        let definitions = """
            <key>UILaunchScreenDefinitions</key><array>
            <dict><key>UILaunchScreenIdentifier</key><string>promo</string>
            <key>UIColorName</key><string>Nowhere</string></dict>
            <dict><key>UILaunchScreenIdentifier</key><string>usual</string>\(screen)</dict>
            </array>
            <key>UIDefaultLaunchScreen</key><string>\(identifier)</string>
            <key>UIURLToLaunchScreenAssociations</key><dict><key>urbannest</key><string>promo</string></dict>
            """
        try project.write(text.replacing(screen, with: definitions), to: path)
        return project
    }

    @Test func `Of several launch screens the one without a link is compared, and the others are told`()
        async throws
    {
        let run = try await SeamRun(screens(default: "usual"))
        #expect(run.lines.count == 44 && run.differing.isEmpty, "\(run.differing)")
        #expect(run.notCompared.count == 1, "\(run.notCompared)")
        #expect(
            run.notCompared.first?.hasPrefix("The launch screen \u{201C}promo\u{201D} (Info.plist:") == true)
        #expect(run.notCompared.first?.contains("it is shown for links of urbannest") == true)
        let project = try await screens(default: "gone")
        let broken = try await ShellRun(#""$0" "$@""#, "firstlight", ["seam", project.url.path])
        #expect(broken.code == 65 && broken.errors.contains("UIDefaultLaunchScreen"), "\(broken.errors)")
    }

    @Test func `Of several storyboards the one without a link is compared`() async throws {
        let project = ProjectFolder()
        #expect(try await project.generate("duggy").code == 0)
        let (path, key) = (
            "Duggy/Info.plist", "<key>UILaunchStoryboardName</key>\n\t<string>LaunchScreen</string>"
        )
        let text = try project.text(path)
        #expect(text.contains(key))
        let several = """
            <key>UILaunchStoryboards</key><dict><key>UILaunchStoryboardDefinitions</key><array>
            <dict><key>UILaunchStoryboardIdentifier</key><string>promo</string>
            <key>UILaunchStoryboardFile</key><string>Nowhere</string></dict>
            <dict><key>UILaunchStoryboardIdentifier</key><string>usual</string>
            <key>UILaunchStoryboardFile</key><string>LaunchScreen</string></dict>
            </array><key>UIDefaultLaunchStoryboard</key><string>usual</string></dict>
            """
        try project.write(text.replacing(key, with: several), to: path)
        let run = try await SeamRun(project)
        #expect(run.lines.count == 44 && run.differing.isEmpty, "\(run.differing)")
        #expect(
            run.notCompared.count == 1 && run.notCompared.first?.contains("it is shown for no link") == true)
    }

    @Test func `What is declared for a tablet is shown on it alone`() async throws {
        let key = "<key>UILaunchScreen</key>"
        let bar = "<key>UILaunchScreen~ipad</key><dict><key>UITabBar</key><dict/></dict>\(key)"
        let both = try await SeamRun(project(key, bar))
        #expect(both.lines.count == 44)
        #expect(both.differing.count == 4 && both.differing.allSatisfy { $0.device == "ipadpro13" })
        let alone = try await SeamRun(project(key, "<key>UILaunchScreen~ipad</key>"))
        #expect(alone.lines.count == 4 && alone.lines.allSatisfy { $0.device == "ipadpro13" })
        #expect(alone.differing.isEmpty)
        #expect(
            alone.notCompared == ["No iPhone is compared: Info.plist declares no launch screen for it."])
    }

    @Test func `A colour for increased contrast is compared in it`() async throws {
        let project = ProjectFolder()
        #expect(try await project.generate("urbannest").code == 0)
        let path = try #require(
            try project.contents().keys.first {
                $0.contains("/LaunchGround") && $0.hasSuffix(".colorset/Contents.json")
            })
        let entry = """
            "colors" : [
                {
                  "appearances" : [{ "appearance" : "contrast", "value" : "high" }],
                  "color" : { "color-space" : "srgb", "components" : {
                    "alpha" : "1.000", "blue" : "0x00", "green" : "0x00", "red" : "0xFF" } },
                  "idiom" : "universal"
                },
            """
        let text = try project.text(path)
        #expect(text.contains("\"colors\" : ["))
        try project.write(text.replacing("\"colors\" : [", with: entry), to: path)
        let run = try await SeamRun(project)
        #expect(run.lines.count == 88)
        // The variant says nothing of the luminosity, so it is for both.
        #expect(run.differing.count == 44 && run.differing.allSatisfy { $0.contrast == "increased" })
        let shown = try await ShellRun(#""$0" "$@""#, "firstlight", ["seam", project.url.path])
        #expect(
            shown.output.contains("urbannest, iphonese1, increased contrast, portrait, light: "),
            "\(shown.output)")
    }
}
