// Licensed under the Apache License, Version 2.0.

import Testing

@testable import FirstlightArtefacts

@Suite struct XcodeSettingTests {
    let classic: XcodeProject
    let folders: XcodeProject

    init() throws {
        classic = try XcodeProject(reading: Array(ClassicProjectText.text.utf8), file: "project.pbxproj")
        folders = try XcodeProject(reading: Array(FolderProjectText.text.utf8), file: "project.pbxproj")
    }

    @Test(
        "A setting is the target's or else the project's, with the names of others put in",
        arguments: [
            ("INFOPLIST_FILE", "./Harbour/Info.plist"), ("PRODUCT_NAME", "Harbour own"),
            ("PRODUCT_BUNDLE_IDENTIFIER", "com.example.Harbour-own"), ("SDKROOT", "iphoneos"),
            ("GCC_PREPROCESSOR_DEFINITIONS", "DEBUG=1  HARBOUR=1"), ("WEB", "https://example.com/a"),
        ])
    func values(name: String, expected: String) throws {
        let target = try #require(classic.targets.first)
        #expect(classic.setting(name, of: target, configuration: "Release")?.value == expected)
        #expect(classic.setting(name, of: target, configuration: "Debug") == nil)
    }

    // What each stands for is by swift-build's own evaluation of macros (`MacroEvaluationProgram.swift`).
    @Test(
        "References have operators, stand in one another, and stay where nothing says them",
        arguments: [
            ("$(PRODUCT_NAME:lower)", "harbour own"), ("${SDKROOT}", "iphoneos"), ("$[SDKROOT]", "iphoneos"),
            ("$SDKROOT/a", "iphoneos/a"), ("$$SDKROOT", "$SDKROOT"), ("100 $ and 5", "100 $ and 5"),
            ("$()a", "a"), ("$(TARGET_NAME)-$(CONFIGURATION)", "Harbour-Release"),
            ("$(LIST:dir)", "Harbour/"), ("$(LIST:file)", "Info.plist"), ("$(LIST:base)", "Info"),
            ("$(LIST:suffix)", ".plist"), ("$(LIST:suffix=xml)", "Harbour/Info.xml"),
            ("$(LIST:base=Own)", "Harbour/Own.plist"), ("$(LIST:file=Own.plist)", "Harbour/Own.plist"),
            ("$(LIST:dir=Other)", "Other/Info.plist"), ("$(NONE:default=$(SDKROOT))", "iphoneos"),
            ("$(SDKROOT:default=x)", "iphoneos"), ("$(L$(KIND))", "Harbour/Info.plist"),
            ("$(NONE)/a", "$(NONE)/a"), ("$(SDKROOT:nonsense)", "$(SDKROOT:nonsense)"),
            ("$(NO$(NONE))", "$(NO$(NONE))"), ("$(SDKROOT", "$(SDKROOT"),
            ("$(PROJECT_NAME)/Info.plist", "$(PROJECT_NAME)/Info.plist"),
        ] as [(String, String)])
    func references(text: String, expected: String) throws {
        var project = classic
        let target = try #require(project.targets.first)
        project.settingsFiles["../Settings/Harbour.xcconfig"] = XcodeSettingsFile(reading: "a") { _ in
            Array("LIST = Harbour/Info.plist\nKIND = IST\nTEXT = \(text)\n".utf8)
        }
        #expect(
            project.setting("TEXT", of: target, configuration: "Release", platform: .iOS)?.value == expected)
        project.name = "Pier"
        let name = project.setting("TEXT", of: target, configuration: "Release", platform: .iOS)?.value
        #expect(name == expected.replacing("$(PROJECT_NAME)", with: "Pier"))
    }

    @Test("A setting knows its line and the condition under which it holds")
    func conditions() throws {
        let pier = folders.targets[0]
        func icon(_ platform: XcodePlatform?) -> XcodeSetting? {
            folders.setting(
                "ASSETCATALOG_COMPILER_APPICON_NAME", of: pier, configuration: "Debug", platform: platform)
        }
        #expect(icon(nil)?.value == "AppIcon")
        #expect(icon(.iOS)?.value == "AppIcon")
        #expect(icon(.tvOS)?.value == "App Icon & Top Shelf Image")
        #expect(icon(.tvOS)?.name == "ASSETCATALOG_COMPILER_APPICON_NAME[sdk=appletv*]")
        #expect((icon(.iOS)?.line, icon(.tvOS)?.line) == (149, 150))
        #expect(
            folders.settingNames(prefix: "INFOPLIST_KEY_", of: pier, configuration: "Debug")
                == ["INFOPLIST_KEY_UIStatusBarStyle"])
    }

    @Test("The file of settings below a configuration is found by its reference, or in a folder")
    func bases() throws {
        #expect(classic.configurations().map(\.base) == ["../Settings/Harbour.xcconfig"])
        #expect(folders.configurations(of: folders.targets[0]).map(\.base) == [nil])
        #expect(
            folders.configurations(of: folders.targets[1]).map(\.base) == [
                "Pier Watch App/Settings/Watch.xcconfig"
            ])
    }

    @Test("The platforms are those of SUPPORTED_PLATFORMS, or of the SDK")
    func platforms() throws {
        #expect(
            folders.platforms(of: folders.targets[0], configuration: "Debug") == [
                .iOS, .macOS, .tvOS, .visionOS,
            ])
        #expect(folders.platforms(of: folders.targets[1], configuration: "Debug") == [.watchOS])
        #expect(classic.platforms(of: classic.targets[0], configuration: "Release") == [.iOS])
        #expect(classic.platforms(of: classic.targets[0], configuration: "Debug") == [])
    }

    @Test("Settings that name one another in a ring end soon, in a text that is not long")
    func rings() throws {
        let value = try #require(folders.setting("A", of: folders.targets[0], configuration: "Debug")?.value)
        #expect(value.utf8.count <= 1 << 17)
    }

    @Test(
        "An SDK belongs to a platform, whatever its version",
        arguments: [
            ("iphoneos", XcodePlatform.iOS), ("iphonesimulator18.0", .iOS), ("macosx14.0", .macOS),
            ("appletvos", .tvOS),
            ("xrsimulator", .visionOS), ("watchos", .watchOS), ("auto", nil), ("", nil),
        ])
    func sdks(name: String, platform: XcodePlatform?) {
        #expect(XcodePlatform(sdk: name) == platform)
    }
}
