// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

/// What `generate` does to a project that somebody else made.
@Suite struct ExistingProjectTests {
    private func classic() throws -> ProjectFolder {
        let project = ProjectFolder()
        try XcodeSample(settings: [
            "INFOPLIST_FILE = \"$(SRCROOT)/Shop/Info.plist\"",
            "CODE_SIGN_ENTITLEMENTS = Shop/Shop.entitlements",
            "INFOPLIST_KEY_UILaunchScreen_Generation = YES",
        ]).write(into: project)
        try project.write(XcodeSample.infoPlist, to: "Shop/Info.plist")
        try project.write(Self.entitlements(), to: "Shop/Shop.entitlements")
        try project.write("// ours", to: "Shop/ShopApp.swift")
        return project
    }

    /// Entitlements with two spaces.
    private static func entitlements(_ more: String = "") -> String {
        let own =
            "  <key>com.apple.developer.applesignin</key>\n  <array>\n    <string>Default</string>\n  </array>"
        return XcodeSample.list(own + more)
    }

    /// Whether a second run has nothing to do.
    private func expectRest(_ project: ProjectFolder, _ words: String) async throws {
        let (contents, times) = (try project.contents(), try project.times())
        let run = try await project.generate(words)
        #expect(run.code == 0 && run.output.contains(": 0 files written, "), "\(run.output)\(run.errors)")
        #expect(try project.contents() == contents)
        #expect(try project.times() == times)
    }

    @Test func `Info.plist gets what it lacks, and keeps the rest byte for byte`() async throws {
        let project = try classic()
        let run = try await project.generate("urbannest")
        #expect(run.code == 0, "\(run.errors)")
        #expect(try project.text("Shop/Info.plist") == XcodeSample.patchedInfoPlist)
        try await expectRest(project, "urbannest")
        // The colour of another choice has another name; nothing else changes in the list.
        #expect(try await project.generate("urbannest --option variant=white").code == 0)
        #expect(
            try project.text("Shop/Info.plist")
                == XcodeSample.patchedInfoPlist.replacing(
                    "LaunchGround-43e82fb1", with: "LaunchGround-fd9f724d"))
        #expect(!project.isThere("Shop/Assets.xcassets/LaunchGround-43e82fb1.colorset"))
        try await expectRest(project, "urbannest --option variant=white")
    }

    @Test func `Entitlements keep what they have`() async throws {
        let project = try classic()
        try await project.generate("duggy")
        #expect(
            try project.text("Shop/Shop.entitlements")
                == Self.entitlements("\n  <key>aps-environment</key>\n  <string>development</string>"))
        #expect(try project.text("Shop/Info.plist").contains("<string>LaunchScreen</string>"))
        #expect(project.isThere("Shop/LaunchScreen.storyboard"))
        try await expectRest(project, "duggy")
    }

    @Test func `Settings of a file below the project's count as its own`() async throws {
        let project = ProjectFolder()
        try XcodeSample(
            settings: [], below: "#include \"Names.xcconfig\"\nINFOPLIST_FILE = $(LIST) // ours\n"
        )
        .write(into: project)
        try project.write("LIST = $(SRCROOT)/Shop/Own.plist\n", to: "Config/Names.xcconfig")
        try project.write(XcodeSample.infoPlist, to: "Shop/Own.plist")
        let run = try await project.generate("urbannest")
        #expect(run.code == 0, "\(run.errors)")
        #expect(try project.text("Shop/Own.plist") == XcodeSample.patchedInfoPlist)
        #expect(!project.isThere("Shop/Info.plist"))
        #expect(!run.output.contains("INFOPLIST_FILE"), "\(run.output)")
        try await expectRest(project, "urbannest")
    }

    @Test func `The entitlements of a Mac go into the file that signs it`() async throws {
        let project = ProjectFolder()
        try XcodeSample(settings: [
            "INFOPLIST_FILE = Shop/Info.plist", "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\"",
            "CODE_SIGN_ENTITLEMENTS = Shop/Shop.entitlements",
            "\"CODE_SIGN_ENTITLEMENTS[sdk=macosx*]\" = Shop/Mac.entitlements",
        ]).write(into: project)
        try project.write(XcodeSample.infoPlist, to: "Shop/Info.plist")
        try project.write(Self.entitlements(), to: "Shop/Shop.entitlements")
        let words = "duggy --platform ios --platform macos"
        #expect(try await project.generate(words).code == 0)
        let sandbox = "<key>com.apple.security.app-sandbox</key>"
        #expect(try project.text("Shop/Mac.entitlements").contains(sandbox))
        #expect(
            try project.text("Shop/Shop.entitlements")
                == Self.entitlements("\n  <key>aps-environment</key>\n  <string>development</string>"))
        try await expectRest(project, words)
    }

    @Test func `A Mac whose entitlements nothing names gets a file and a word about its setting`()
        async throws
    {
        let project = ProjectFolder()
        try XcodeSample(settings: [
            "INFOPLIST_FILE = Shop/Info.plist", "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\"",
        ]).write(into: project)
        try project.write(XcodeSample.infoPlist, to: "Shop/Info.plist")
        let run = try await project.generate("urbannest --platform ios --platform macos")
        #expect(run.code == 0, "\(run.errors)")
        let line =
            "Set the build setting CODE_SIGN_ENTITLEMENTS[sdk=macosx*] to Shop/UrbanNest-macOS.entitlements."
        #expect(run.output.contains("\n\(line)\n"), "\(run.output)")
        #expect(
            try project.text("Shop/UrbanNest-macOS.entitlements").contains(
                "com.apple.security.network.client"))
    }

    @Test func `A project that is for telephones alone gets no entitlements of a Mac`() async throws {
        let project = try classic()
        #expect(try await project.generate("duggy --platform ios --platform macos").code == 0)
        #expect(try !project.text("Shop/Shop.entitlements").contains("app-sandbox"))
        #expect(!project.isThere("Shop/Duggy-macOS.entitlements"))
    }

    @Test func `Empty wells are filled, and other assets, sources and the project stay`() async throws {
        let project = try classic()
        var before = try project.contents()
        try await project.generate("urbannest")
        let after = try project.contents()
        let catalogue = "Shop/Assets.xcassets"
        for path in ["AppIcon.appiconset", "AccentColor.colorset"].map({ "\(catalogue)/\($0)/Contents.json" })
        {
            #expect(before.removeValue(forKey: path) != after[path], "\(path)")
        }
        #expect(
            try project.text("\(catalogue)/AppIcon.appiconset/Contents.json").contains("AppIcon-ios-1024.png")
        )
        #expect(
            try project.text("\(catalogue)/AccentColor.colorset/Contents.json").contains(#""red" : "0x0D""#))
        #expect(before.removeValue(forKey: "Shop/Info.plist") != nil)
        for (path, data) in before { #expect(after[path] == data, "\(path)") }
        #expect(!project.isThere("UrbanNest.xcodeproj") && !project.isThere("UrbanNest"))
    }

    @Test func `What the developer has to do is said`() async throws {
        let run = try await classic().generate("urbannest")
        for line in [
            "LaunchScreen.storyboard is no launch screen any more; remove it if nothing uses it.",
            "Add Shop/Fonts/Inter-Bold.otf to the resources of the app's target in Xcode.",
            "Remove the build setting INFOPLIST_KEY_UILaunchScreen_Generation: it declares a launch screen beside "
                + "that of Info.plist.",
            "Define the build setting BACKEND_URL, which is BackendURL in Info.plist.",
        ] {
            #expect(run.output.contains("\n\(line)\n"), "\(line)\n\(run.output)")
        }
        #expect(!run.output.contains("Assets.xcassets to the resources"), "\(run.output)")
    }

    @Test func `A colour that somebody has filled is in the way, by its name`() async throws {
        let project = try classic()
        let color = "Shop/Assets.xcassets/brandPrimary.colorset/Contents.json"
        try project.write(XcodeSample.ownColor, to: color)
        let before = try project.contents()
        for words in ["--dry-run", "--diff", "--dry-run --json", ""] {
            let run = try await project.generate("urbannest \(words)")
            #expect(run.code == 73, "\(words) \(run.errors)")
            #expect(
                run.errors.contains(
                    "'\(color)' in '\(project.url.path)' is in the way: no generation wrote it.\nMove or rename it, or "
                        + "give --force to replace it."), "\(run.errors)")
            if !words.isEmpty {
                #expect(run.output.contains("blocked") && run.output.contains(color), "\(run.output)")
                #expect(run.output.contains("Shop/Info.plist") && run.output.contains("BACKEND_URL"))
            }
            #expect(try project.contents() == before, "\(words)")
        }
        #expect(try await project.generate("urbannest --force").code == 0)
        #expect(try project.text(color) != XcodeSample.ownColor)
        // What it wrote itself and somebody has changed is told otherwise.
        try project.write(XcodeSample.ownColor, to: color)
        let again = try await project.generate("urbannest --dry-run")
        #expect(again.code == 73 && again.errors.contains("is not as it was generated."), "\(again.errors)")
    }

    @Test func `What others wrote outlives what was generated`() async throws {
        let project = try classic()
        try await project.generate("urbannest")
        // Of another brand nothing is needed any more.
        #expect(try await project.generate("duggy").code == 0)
        let list = try project.text("Shop/Info.plist")
        #expect(list.contains("UILaunchStoryboardName") && !list.contains("UIColorName"), "\(list)")
        #expect(project.isThere("Shop/Assets.xcassets/Contents.json"))
        #expect(project.isThere("Shop/Assets.xcassets/Photo.imageset/Contents.json"))
        #expect(!project.isThere("Shop/Assets.xcassets/brandPrimary.colorset"))
    }

    @Test func `A project that follows its folder and has no Info.plist gets one`() async throws {
        let project = ProjectFolder()
        try XcodeSample(isFollowed: true, settings: ["GENERATE_INFOPLIST_FILE = YES"]).write(into: project)
        let run = try await project.generate("duggy")
        #expect(run.code == 0, "\(run.errors)")
        #expect(try project.text("Shop/Info.plist").contains("<key>UILaunchStoryboardName</key>"))
        #expect(
            run.output.contains(
                "Set the build setting INFOPLIST_FILE to Shop/Info.plist and take the file out of the members of "
                    + "the target"), "\(run.output)")
        #expect(
            run.output.contains("Set the build setting CODE_SIGN_ENTITLEMENTS to Shop/Duggy.entitlements."))
        #expect(!run.output.contains("Add Shop/"), "\(run.output)")
        try await expectRest(project, "duggy")
        #expect(try await project.generate("urbannest").code == 0)
        #expect(
            !project.isThere("Shop/LaunchScreen.storyboard") && !project.isThere("Shop/Duggy.entitlements"))
        try await expectRest(project, "urbannest")
    }

    @Test func `A Flutter project is patched in its folder for iOS and for Android`() async throws {
        let project = ProjectFolder()
        try XcodeSample(app: "Runner", settings: ["INFOPLIST_FILE = Runner/Info.plist"])
            .write(into: project, at: "ios/")
        try project.write(XcodeSample.infoPlist, to: "ios/Runner/Info.plist")
        try project.write("name: shop\n", to: "pubspec.yaml")
        let styles = "android/app/src/main/res/values/colors.xml"
        try project.write("<resources>\n  <color name=\"ours\">#010203</color>\n</resources>\n", to: styles)
        let words = "urbannest --platform ios --platform android"
        let run = try await project.generate(words)
        #expect(run.code == 0, "\(run.errors)")
        #expect(try project.text("ios/Runner/Info.plist") == XcodeSample.patchedInfoPlist)
        #expect(project.isThere("ios/Runner/Assets.xcassets/AppIcon.appiconset/AppIcon-ios-1024.png"))
        #expect(try project.text(styles).hasPrefix("<resources>\n  <color name=\"ours\">#010203</color>\n"))
        #expect(try project.text("pubspec.yaml") == "name: shop\n")
        try await expectRest(project, words)
        #expect(try await project.generate("urbannest --platform ios").code == 0)
        // What is Android's is none of a generation's for iOS.
        #expect(
            try project.text(styles).contains("ours")
                && project.isThere("android/app/src/main/res/values-v31"))
        try await expectRest(project, "urbannest --platform ios")
    }
}
