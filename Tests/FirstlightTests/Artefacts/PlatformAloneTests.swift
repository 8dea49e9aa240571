// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FirstlightBrands
import FirstlightSimulation
import LaunchKit
import Testing

@testable import FirstlightCommands

/// What `generate --platform` makes for one platform alone: a project that has what the platform needs, and a word
/// on what has to be added.
@MainActor @Suite struct PlatformAloneTests {
    private static let scenes = "INFOPLIST_KEY_UIApplicationSceneManifest_Generation"

    private func keys(_ files: FileSet, _ app: String) throws -> PropertyListFile {
        try PropertyListFile(reading: try files.bytes("\(app)/Info.plist"), file: "Info.plist")
    }

    @Test(
        arguments: [
            (.ios, .iOS, "iphoneos", "iphoneos iphonesimulator", "YES", true),
            (.tvos, .tvOS, "appletvos", "appletvos appletvsimulator", "YES", true),
            (.visionos, .visionOS, "xros", "xros xrsimulator", "YES", false),
            (.macos, .macOS, "macosx", "macosx", nil, false),
        ] as [(TargetPlatform, XcodePlatform, String, String, String?, Bool)])
    func anAppForOneSystemHasItsKeys(
        target: TargetPlatform, platform: XcodePlatform, sdk: String, sdks: String, scenes: String?,
        hasLaunchScreen: Bool
    ) async throws {
        let files = try await GeneratedHost.generate("fonsters", platforms: [target])
        let project = try files.project("Fonsters")
        #expect(project.targets.map(\.name) == ["Fonsters"])
        #expect(try project.setting("SDKROOT", of: "Fonsters") == sdk)
        #expect(try project.setting("SUPPORTED_PLATFORMS", of: "Fonsters") == sdks)
        #expect(try project.setting(Self.scenes, of: "Fonsters", on: platform) == scenes)
        #expect(try (keys(files, "Fonsters")["UILaunchScreen"] != nil) == hasLaunchScreen)
        #expect(files["Fonsters/FonstersApp.swift"] != nil)
    }

    @Test func aWatchAloneHasNoTargetWithoutFiles() async throws {
        let files = try await GeneratedHost.generate("fonsters", platforms: [.watchos])
        let project = try files.project("Fonsters")
        #expect(project.targets.map(\.name) == ["Fonsters Watch App"])
        #expect(
            files.paths(".xcscheme")
                == ["Fonsters.xcodeproj/xcshareddata/xcschemes/Fonsters Watch App.xcscheme"])
        #expect(!files.paths.contains { $0.hasPrefix("Fonsters/") })
        #expect(files["Fonsters Watch App/FonstersWatchApp.swift"] != nil)
        #expect(
            files["Fonsters Watch App/Assets.xcassets/AppIcon.appiconset/Contents.json"] != nil)
        #expect(!(try files.text("Fonsters.xcodeproj/project.pbxproj")).contains("path = Fonsters;"))
    }

    @Test func aTelephonesStoryboardIsNoneOfATelevisions() async throws {
        let alone = try await GeneratedHost.generate("duggy", platforms: [.tvos])
        #expect(alone.paths(".storyboard").isEmpty)
        let own = try keys(alone, "Duggy")
        #expect(own["UILaunchStoryboardName"] == nil && own["UILaunchScreen"] != nil)
        let both = try await GeneratedHost.generate("duggy", platforms: [.ios, .tvos])
        #expect(both.paths(".storyboard") == ["Duggy/LaunchScreen.storyboard"])
        let project = try both.project("Duggy")
        #expect(try project.setting("EXCLUDED_SOURCE_FILE_NAMES", of: "Duggy", on: .tvOS) == "*.storyboard")
        #expect(try project.setting("EXCLUDED_SOURCE_FILE_NAMES", of: "Duggy", on: .iOS) == nil)
    }

    @Test func aMacFindsTheFontsInAFolder() async throws {
        let mac = try keys(try await GeneratedHost.generate("urbannest", platforms: [.macos]), "UrbanNest")
        #expect(mac["ATSApplicationFontsPath"]?.string == "." && mac["UIAppFonts"] == nil)
        let phone = try keys(try await GeneratedHost.generate("urbannest", platforms: [.ios]), "UrbanNest")
        #expect(
            phone["ATSApplicationFontsPath"] == nil && phone["UIAppFonts"]?.strings == ["Inter-Bold.otf"])
    }

    @Test func aPlatformThatTheAppDoesNotDeclareIsToldOf() async throws {
        let project = ProjectFolder()
        let run = try await project.generate("laten --platform tvos --platform visionos")
        #expect(
            run.code == 0
                && run.output.contains(
                    "Laten does not say that it is made for tvOS or visionOS, where its code may not build. "
                        + "Add .tvOS and .visionOS to the platforms of the app's AppArtefacts when it does."),
            "\(run.output)")
        let own = ProjectFolder()
        #expect(try await !own.generate("laten").output.contains("does not say"))
    }

    @Test func aWatchAppWithoutCodeIsRefusedByNameAndLeftOutOtherwise() async throws {
        let project = ProjectFolder()
        let run = try await project.generate("duggy --platform ios --platform watchos")
        let cure = "Add 'Duggy Watch App/DuggyWatchApp.swift' to the sources of the app's AppArtefacts."
        #expect(
            run.code == 64
                && run.errors.contains(
                    "Option '--platform' was given 'watchos', but Duggy has no code for a watch; it takes "
                        + "ios, macos, tvos, visionos, android, web or all.\n\(cure)\n"),
            "\(run.errors)")
        #expect(try project.neighbours() == [])
        let duggy = try AppCatalogue.firstlight.named("duggy")
        let all = try PlatformChoice([.all], of: duggy, #require(duggy.artefacts(AppOptions())))
        #expect(all.platforms == [.ios, .macos, .tvos, .visionos, .android, .web])
        #expect(all.remarks.first == "No watch app: Duggy has no code for a watch. \(cure)")
        let fonsters = try AppCatalogue.firstlight.named("fonsters")
        let whole = try PlatformChoice([], of: fonsters, #require(fonsters.artefacts(AppOptions())))
        #expect(whole.platforms == [.ios, .macos, .tvos, .visionos, .watchos] && whole.remarks.isEmpty)
    }

    @Test func whatIsNoWholeProjectSaysWhereItGoes() async throws {
        let project = ProjectFolder()
        let android = try await project.generate("duggy --platform android")
        #expect(
            android.output.contains(
                "Give the application in android/app/src/main/AndroidManifest.xml "
                    + #"android:icon="@mipmap/ic_launcher" and android:theme="@style/LaunchTheme", "#
                    + "which does not exist: these files are for an app's project, not a complete one."),
            "\(android.output)")
        try project.write(
            #"<application android:icon="@mipmap/ic_launcher" android:theme="@style/LaunchTheme"/>"#,
            to: "android/app/src/main/AndroidManifest.xml")
        let again = try await project.generate("duggy --platform android")
        #expect(again.code == 0 && !again.output.contains("AndroidManifest.xml"), "\(again.output)")
        let web = try await project.generate("duggy --platform web")
        #expect(
            web.output.contains(
                "Put the lines of web/launch-head.html into the head of web/index.html, which does not exist"),
            "\(web.output)")
    }

    @Test func aWatchIsNotPatchedIntoAProjectOfOthers() async throws {
        let project = ProjectFolder()
        try XcodeSample(app: "Runner", settings: ["INFOPLIST_FILE = Runner/Info.plist"]).write(into: project)
        let before = try project.contents()
        let run = try await project.generate("fonsters --platform watchos")
        #expect(
            run.code == 64
                && run.errors.contains(
                    "Option '--platform' was given 'watchos' alone, but 'Runner.xcodeproj' was made by others"
                ),
            "\(run.errors)")
        #expect(try project.contents() == before)
    }
}
