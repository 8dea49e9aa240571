// Licensed under the Apache License, Version 2.0.

import Testing

/// The build settings of a project of others that what was generated needs, and what is said of them.
@Suite struct ForeignSettingsTests {
    private static let list = "INFOPLIST_FILE = Shop/Info.plist"
    private static let icon = "ASSETCATALOG_COMPILER_APPICON_NAME"
    private static let accent = "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"

    /// The remarks on a build setting in a run that writes nothing.
    private func remarks(
        on name: String, settings: [String], debug: [String]? = nil, app: String = "urbannest",
        hasOwnAssets: Bool = false
    ) async throws -> [String] {
        let project = ProjectFolder()
        try XcodeSample(settings: [Self.list] + settings, debug: debug, hasOwnAssets: hasOwnAssets)
            .write(into: project)
        try project.write(XcodeSample.infoPlist, to: "Shop/Info.plist")
        let run = try await project.generate("\(app) --dry-run")
        #expect(run.code == 0, "\(run.errors)")
        return run.output.split(separator: "\n").map(String.init).filter { $0.contains(name) }
    }

    // iOS reads UILaunchScreen from version 14 (Information Property List: UILaunchScreen).
    @Test(arguments: ["8.0", "10.3", "13.7"])
    func `Systems before the first with launch keys are told of`(version: String) async throws {
        let found = try await remarks(
            on: "IPHONEOS", settings: ["IPHONEOS_DEPLOYMENT_TARGET = \(version)"])
        #expect(
            found == [
                "Set the build setting IPHONEOS_DEPLOYMENT_TARGET to 14.0 or later; it is \(version), and iOS reads "
                    + "UILaunchScreen from 14.0."
            ])
    }

    @Test(arguments: ["14.0", "14", "26.0", "\"$(RECOMMENDED_IPHONEOS_DEPLOYMENT_TARGET)\""])
    func `Later systems are not told of, nor a version that is unknown`(version: String) async throws {
        let line = "IPHONEOS_DEPLOYMENT_TARGET = \(version)"
        #expect(try await remarks(on: "IPHONEOS", settings: [line]) == [])
    }

    @Test func `A launch storyboard is for early systems, too`() async throws {
        let line = "IPHONEOS_DEPLOYMENT_TARGET = 10.3"
        #expect(try await remarks(on: "IPHONEOS", settings: [line], app: "duggy") == [])
    }

    @Test(arguments: [(icon, "AppIcon"), (accent, "AccentColor")])
    func `An asset that no build setting names is told of`(setting: String, name: String) async throws {
        let none = ["Set the build setting \(setting) to \(name)."]
        #expect(try await remarks(on: setting, settings: []) == none)
        #expect(try await remarks(on: setting, settings: ["\(setting) = \"\""]) == none)
        #expect(try await remarks(on: setting, settings: ["\(setting) = \(name)"]) == [])
        // For one system it is named.
        #expect(try await remarks(on: setting, settings: ["\"\(setting)[sdk=iphoneos*]\" = \(name)"]) == [])
        let other = "Set the build setting \(setting) to \(name); it is Other."
        #expect(try await remarks(on: setting, settings: ["\(setting) = Other"]) == [other])
        #expect(
            try await remarks(
                on: setting, settings: ["\(setting) = \(name)"], debug: [Self.list, "\(setting) = Other"])
                == [other])
    }

    @Test(arguments: [icon, accent])
    func `Of an asset that stays no build setting is told`(setting: String) async throws {
        #expect(try await remarks(on: setting, settings: [], hasOwnAssets: true) == [])
    }
}
