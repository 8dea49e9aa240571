// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

/// Projects of other shapes, as others have them, and what `generate` makes of each.
@Suite struct ForeignProjectTests {
    private static let list = "INFOPLIST_FILE = Shop/Info.plist"

    /// A project with a property list.
    private func project(
        _ sample: XcodeSample, list: String = "Shop/Info.plist", _ files: [String: String] = [:]
    ) throws -> ProjectFolder {
        let project = ProjectFolder()
        try sample.write(into: project)
        try project.write(XcodeSample.infoPlist, to: list)
        for (path, text) in files { try project.write(text, to: path) }
        return project
    }

    /// Whether a look changes nothing, a run ends well, and a second one has nothing to do.
    @discardableResult
    private func expectRuns(_ project: ProjectFolder, _ words: String) async throws -> String {
        let before = try project.contents()
        for look in ["--dry-run", "--diff"] {
            let run = try await project.generate("\(words) \(look)")
            #expect(run.code == 0 && run.output.contains("to be written"), "\(run.output)\(run.errors)")
            #expect(try project.contents() == before, "\(look)")
        }
        let run = try await project.generate(words)
        #expect(run.code == 0, "\(run.errors)")
        let contents = try project.contents()
        let again = try await project.generate(words)
        #expect(again.code == 0 && again.output.contains(": 0 files written, "), "\(again.output)")
        #expect(try project.contents() == contents)
        return run.output
    }

    @Test func `An icon and an accent colour of others stay, unless they are to go`() async throws {
        let project = try project(XcodeSample(settings: [Self.list], hasOwnAssets: true))
        let icon = "Shop/Assets.xcassets/AppIcon.appiconset/Contents.json"
        let accent = "Shop/Assets.xcassets/AccentColor.colorset/Contents.json"
        let (oldIcon, oldAccent) = (try project.text(icon), try project.text(accent))
        let said = try await expectRuns(project, "duggy")
        #expect(try project.text(icon) == oldIcon && project.text(accent) == oldAccent)
        #expect(!project.isThere("Shop/Assets.xcassets/AppIcon.appiconset/AppIcon-ios-1024.png"))
        #expect(project.isThere("Shop/Assets.xcassets/DuggyLogo.imageset/Contents.json"))
        #expect(
            said.contains(
                "\nShop/Assets.xcassets/AppIcon.appiconset stays as it is; --force replaces it by that of Duggy.\n"
            ),
            "\(said)")
        #expect(try await project.generate("duggy --force").code == 0)
        #expect(try project.text(icon).contains("AppIcon-ios-1024.png"))
        #expect(try project.text(accent) != oldAccent)
    }

    @Test(arguments: [
        (
            "Shop/Assets.xcassets/AppIcon-Prod.appiconset/Contents.json",
            #"{"images":[{"filename":"a.png","idiom":"universal"}],"info":{"version":1,"author":"us"}}"#,
            "Shop/Assets.xcassets/AppIcon-Prod.appiconset stays in use; --force adds that of Duggy as AppIcon."
        ),
        (
            "Shop/AppIcon-Prod.icon/icon.json", "{}",
            "Shop/AppIcon-Prod.icon stays the app's icon; without it the next run adds that of Duggy."
        ),
    ])
    func `An icon of another name or kind is the app's icon`(
        path: String, text: String, sentence: String
    ) async throws {
        let icon = "ASSETCATALOG_COMPILER_APPICON_NAME = \"AppIcon-Prod\""
        let project = try project(
            XcodeSample(isFollowed: true, settings: [Self.list, icon]), [path: text])
        let said = try await expectRuns(project, "duggy")
        #expect(said.contains("\n\(sentence)\n") && !said.contains("to AppIcon; it is"), "\(said)")
        #expect(!project.isThere("Shop/Assets.xcassets/AppIcon.appiconset/AppIcon-ios-1024.png"))
    }

    @Test func `Files beside the project are patched there`() async throws {
        let project = try project(
            XcodeSample(settings: ["INFOPLIST_FILE = Info.plist"], isFlat: true), list: "Info.plist")
        let said = try await expectRuns(project, "duggy")
        #expect(try project.text("Info.plist").contains("<string>duggy</string>"))
        for path in [
            "Duggy.entitlements", "LaunchScreen.storyboard",
            "Assets.xcassets/primaryBlue.colorset/Contents.json",
        ] { #expect(project.isThere(path), "\(path)") }
        #expect(said.contains("Set the build setting CODE_SIGN_ENTITLEMENTS to Duggy.entitlements."))
        #expect(!project.isThere("Shop") && !project.isThere("Duggy"))
    }

    // MARK: - Settings

    @Test(arguments: [
        ("App/$(FLAVOUR).entitlements", "it has a variable that nothing in the project sets"),
        ("../Shared/Shop.entitlements", "that is outside of the folder"),
        ("/Library/Shop.entitlements", "that is outside of the folder"),
        ("$(SRCROOT)/../Shop.entitlements", "that is outside of the folder"),
        ("Shop/$(TARGET_NAME:nonsense).entitlements", "it has a variable that nothing in the project sets"),
    ])
    func `A file that settings do not lead to is left alone, and said`(value: String, reason: String)
        async throws
    {
        let signed = "CODE_SIGN_ENTITLEMENTS = \"\(value)\""
        let project = try project(XcodeSample(settings: [Self.list, signed]))
        let said = try await expectRuns(project, "duggy")
        let shown = value.replacing("$(SRCROOT)", with: ".")
        #expect(
            said.contains(
                "\nCODE_SIGN_ENTITLEMENTS is '\(shown)', and \(reason): nothing was added there. Add aps-environment to "
                    + "that file.\n"), "\(said)")
        let names = try project.contents().keys + project.neighbours()
        #expect(!names.contains { $0.hasSuffix(".entitlements") }, "\(names)")
    }

    @Test(arguments: [
        ("$(SRCROOT)/Shop/Own.entitlements", nil), ("$(PROJECT_DIR)/Shop/Own.entitlements", nil),
        ("${SOURCE_ROOT}/$(TARGET_NAME)/Own.entitlements", nil),
        ("Shop/$(NAME).entitlements", "NAME = Own"), ("$(PLACE)", "PLACE = $(PROJECT_NAME)/Own.entitlements"),
        ("shop/own.entitlements", nil), ("$(FILE:suffix=entitlements)", "FILE = Shop/Own.plist"),
        ("Shop/$(NAME_$(CONFIGURATION):default=none).entitlements", "NAME_Release = Own"),
    ])
    func `A file that settings lead to is patched`(value: String, below: String?) async throws {
        let signed = "CODE_SIGN_ENTITLEMENTS = \"\(value)\""
        let path = "Shop/Own.entitlements"
        let project = try project(
            XcodeSample(settings: [Self.list, signed], below: below),
            [path: XcodeSample.list("  <key>Own</key>\n  <true/>")])
        let said = try await expectRuns(project, "duggy")
        #expect(
            try project.text(path)
                == XcodeSample.list(
                    "  <key>Own</key>\n  <true/>\n  <key>aps-environment</key>\n  <string>development</string>"
                ))
        #expect(!said.contains("ENTITLEMENTS"), "\(said)")
        #expect(try project.contents().keys.filter { $0.hasSuffix(".entitlements") } == [path])
    }

    @Test func `Each configuration's own files are patched`() async throws {
        let project = try project(
            XcodeSample(settings: [Self.list], debug: ["INFOPLIST_FILE = Shop/Debug.plist"]),
            ["Shop/Debug.plist": XcodeSample.infoPlist])
        try await expectRuns(project, "urbannest")
        for path in ["Shop/Info.plist", "Shop/Debug.plist"] {
            #expect(try project.text(path) == XcodeSample.patchedInfoPlist, "\(path)")
        }
    }

    // MARK: - The launch screen

    @Test(
        arguments: [
            "Shop/Base.lproj/LaunchScreen.storyboard", "Shop/Supporting Files/LaunchScreen.storyboard",
        ], [true, false])
    func `The storyboard that the app launches with is replaced where it is`(path: String, isFollowed: Bool)
        async throws
    {
        let inner = String(path.dropFirst("Shop/".count))
        let project = try project(
            XcodeSample(isFollowed: isFollowed, settings: [Self.list], resource: isFollowed ? nil : inner),
            [path: "<document/>"])
        for words in ["duggy", "shipthatapp"] {
            let said = try await expectRuns(project, words)
            let all = try project.contents().keys.filter { $0.hasSuffix(".storyboard") }
            #expect(all == [path], "\(words): \(all)")
            #expect(try project.text(path).contains("launchScreen=\"YES\""), "\(words)")
            #expect(
                try project.text("Shop/Info.plist").contains(
                    "<key>UILaunchStoryboardName</key>\n\t<string>LaunchScreen</string>"), "\(words)")
            #expect(!said.contains(".storyboard to the resources of"), "\(said)")
            #expect(
                said.contains("\(path) is replaced: the app launches with it.") == (words == "duggy"),
                "\(said)")
        }
        // A storyboard that somebody has changed since is not written over.
        try project.write("<document/>", to: path)
        let run = try await project.generate("shipthatapp")
        #expect(run.code == 73 && run.errors.contains("'\(path)' in '"), "\(run.errors)")
        // One that the project names stays until the project does not.
        #expect(try await project.generate("urbannest").code == 0)
        #expect(project.isThere(path))
    }

    @Test func `The app's own screens are not taken for a launch screen`() async throws {
        let main = "Shop/Base.lproj/Main.storyboard"
        let project = try project(
            XcodeSample(settings: [Self.list], resource: "Base.lproj/Main.storyboard"),
            [main: "<document/>"])
        try project.write(
            XcodeSample.list(
                """
                \t<key>UILaunchStoryboardName</key>
                \t<string>Main</string>
                \t<key>UIMainStoryboardFile</key>
                \t<string>Main</string>
                """), to: "Shop/Info.plist")
        let said = try await expectRuns(project, "duggy")
        #expect(try project.text(main) == "<document/>")
        #expect(project.isThere("Shop/LaunchScreen.storyboard"))
        #expect(said.contains("Add Shop/LaunchScreen.storyboard to the resources of"), "\(said)")
    }

    @Test func `A nib of another name is told of as what it is`() async throws {
        let project = try project(
            XcodeSample(settings: [Self.list], resource: "Start.xib"), ["Shop/Start.xib": "<document/>"])
        try project.write(
            try project.text("Shop/Info.plist").replacing("LaunchScreen", with: "Start"),
            to: "Shop/Info.plist")
        for words in ["duggy", "urbannest"] {
            let run = try await project.generate("\(words) --dry-run")
            #expect(
                run.output.contains(
                    "\nStart.xib is no launch screen any more; remove it if nothing uses it.\n"),
                "\(run.output)\(run.errors)")
        }
    }

    @Test func `A nib of the same name has to leave the app`() async throws {
        let nib = "Shop/Base.lproj/LaunchScreen.xib"
        let project = try project(
            XcodeSample(settings: [Self.list], resource: "Base.lproj/LaunchScreen.xib"), [nib: "<document/>"])
        let said = try await expectRuns(project, "duggy")
        #expect(
            said.contains("Remove \(nib) from the app's target: LaunchScreen.storyboard has its name"),
            "\(said)")
    }

    // MARK: - Systems

    @Test(arguments: [
        ("macosx", "macOS", "Give --platform macos, or name the folder of an app for iOS."),
        ("appletvos", "tvOS", "Give --platform tvos, or name the folder of an app for iOS."),
        ("watchos", "watchOS", "Name the folder of an app for iOS."),
    ])
    func `Files for a system that the app is not built for are refused`(
        sdk: String, system: String, hint: String
    ) async throws {
        let project = try project(XcodeSample(settings: [Self.list], sdk: sdk))
        let before = try project.contents()
        for words in ["duggy", "duggy --dry-run"] {
            let run = try await project.generate(words)
            #expect(run.code == 65, "\(run.output)\(run.errors)")
            #expect(
                run.errors.contains(
                    "'Shop.xcodeproj' builds its app 'Shop' for \(system), and these files are for iOS.\n\(hint)\n"
                ),
                "\(run.errors)")
            #expect(try project.contents() == before)
        }
    }

    @Test func `A Mac's app gets a Mac's files alone`() async throws {
        let project = try project(XcodeSample(settings: [Self.list], sdk: "macosx"))
        let said = try await expectRuns(project, "fonsters")
        #expect(
            said.contains(
                "\nNo files for iOS, visionOS and tvOS: 'Shop.xcodeproj' builds 'Shop' for macOS.\n"),
            "\(said)")
        let list = try project.text("Shop/Info.plist")
        #expect(!list.contains("UILaunchScreen") && !list.contains("UILaunchStoryboardName"), "\(list)")
        let icons = try project.contents().keys.filter {
            $0.contains("AppIcon.appiconset") && $0.hasSuffix(".png")
        }
        #expect(!icons.isEmpty && icons.allSatisfy { $0.contains("-mac") }, "\(icons)")
        // Fonsters asks no server.
        #expect(try !project.text("Shop/Fonsters-macOS.entitlements").contains("network"))
    }

    // MARK: - Which app

    @Test func `The first app for the systems is taken, and another by its name`() async throws {
        let project = ProjectFolder()
        for (app, sdk) in [("Desk", "macosx"), ("Pocket", "iphoneos"), ("Trolley", "iphoneos")] {
            let list = "INFOPLIST_FILE = \(app)/Info.plist"
            try XcodeSample(app: app, settings: [list], sdk: sdk).write(into: project, at: "\(app)/")
            try project.write(XcodeSample.infoPlist, to: "\(app)/\(app)/Info.plist")
        }
        let said = try await expectRuns(project, "urbannest")
        #expect(try project.text("Pocket/Pocket/Info.plist") == XcodeSample.patchedInfoPlist)
        #expect(try project.text("Trolley/Trolley/Info.plist") == XcodeSample.infoPlist)
        #expect(
            said.contains(
                "\nThe app 'Pocket' of 'Pocket/Pocket.xcodeproj' is patched; --target chooses 'Trolley'.\n"),
            "\(said)")
        let named = try await project.generate("urbannest --target Trolley --dry-run")
        #expect(named.code == 0 && named.output.contains("Trolley/Trolley/Info.plist"), "\(named.output)")
        let none = try await project.generate("urbannest --target Nobody")
        #expect(
            none.code == 64 && none.errors.contains("Its apps are 'Desk', 'Pocket' and 'Trolley'."),
            "\(none.errors)")
    }

    @Test(arguments: [
        ("project.yml", "name: Shop\ntargets:\n  Shop:\n", "XcodeGen", "xcodegen generate"),
        ("Project.swift", "import ProjectDescription\n", "Tuist", "tuist generate"),
    ])
    func `A project that another tool has yet to make is not made twice`(
        file: String, text: String, tool: String, command: String
    ) async throws {
        let project = ProjectFolder()
        try project.write(text, to: file)
        let run = try await project.generate("duggy")
        #expect(
            run.code == 66
                && run.errors.contains(
                    "has no Xcode project yet: \(tool) makes it of \(file).\nRun '\(command)' there first."),
            "\(run.errors)")
        #expect(try project.contents().keys.sorted() == [file])
    }

    @Test(arguments: ["permission=denied", "answer=deny", "version=old"])
    func `A choice about the simulated device is refused for a project`(choice: String) async throws {
        let run = try await ProjectFolder().generate("duggy --option \(choice)")
        #expect(
            run.code == 64
                && run.errors.contains(
                    "'--option \(choice)' is about the simulated device or server, and users of a project have their "
                        + "own.\nLeave it out."),
            "\(run.errors)")
    }
}
