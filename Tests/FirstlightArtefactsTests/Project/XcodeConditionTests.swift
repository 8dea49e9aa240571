// Licensed under the Apache License, Version 2.0.

import Testing

@testable import FirstlightArtefacts

/// Build settings with conditions, as they hold for what a store gets.
@Suite struct XcodeConditionTests {
    // Xcode Help, "Conditional build settings": a setting with a condition that holds counts before one without.
    @Test(
        "A condition of the device's SDK counts first, and one of the simulator last",
        arguments: [
            (
                ["A": "plain", "A[sdk=iphonesimulator*]": "simulator", "A[sdk=iphoneos*]": "device"],
                "device"
            ),
            (["A": "plain", "A[sdk=iphonesimulator*]": "simulator"], "plain"),
            (["A[sdk=iphonesimulator*]": "simulator"], "simulator"),
            (["A": "plain", "A[sdk=iphone*]": "both"], "both"),
            (["A": "plain", "A[sdk=macosx*]": "mac"], "plain"),
            (["A": "plain", "A[sdk=iphoneos*][arch=arm64]": "own"], "own"),
            (["A": "plain", "A[arch=*]": "any"], "any"),
            (["A": "plain", "A[arch=x86_64]": "other"], "plain"),
            (["A": "plain", "A[config=Debug]": "debug"], "plain"),
            (["A": "plain", "A[config=Release]": "release"], "release"),
            (["A": "$(B_$(CONFIGURATION))", "B_Release": "$(C:default=c)$(inherited)"], "c"),
        ] as [([String: String], String)])
    func conditions(settings: [String: String], value: String) throws {
        let path = "App.xcodeproj/project.pbxproj"
        let bytes = try #require(LintSample().targets(["App": settings]).files[path])
        let project = try XcodeProject(reading: bytes, file: path)
        let target = try #require(project.targets.first)
        let found = project.setting("A", of: target, configuration: "Release", platform: .iOS)
        #expect(found?.value == value)
    }

    @Test("An icon for the simulator alone is not that of the app")
    func icon() {
        let name = "ASSETCATALOG_COMPILER_APPICON_NAME"
        func missing(_ settings: [String: String]) -> [String] {
            let all = settings.merging(["SDKROOT": "iphoneos", "INFOPLIST_FILE": "App/Info.plist"]) { $1 }
            return ProjectLint(LintSample().targets(["App": all]).set).report().findings
                .filter { $0.rule.id == "icon-set-absent" }.map(\.message)
        }
        let other = "\(name)[sdk=iphonesimulator*]"
        #expect(
            missing([other: "Simulator", "\(name)[sdk=iphoneos*]": "Device"]) == [
                "no catalogue of App has the icon \u{201C}Device\u{201D}"
            ])
    }
}
