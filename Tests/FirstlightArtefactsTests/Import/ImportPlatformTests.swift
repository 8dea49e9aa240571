// Licensed under the Apache License, Version 2.0.

import Testing

@testable import FirstlightArtefacts

/// The systems that an imported screen is for are those of the targets that use its file.
@Suite struct ImportPlatformTests {
    private func read(
        _ sample: LintSample, _ kind: ImportSource.Kind = .infoPlist, _ path: String = "App/Info.plist"
    ) throws -> ImportedLaunch {
        try ImportSource(kind, path: path).read(in: sample.set)
    }

    // Build settings reference: SUPPORTED_PLATFORMS, SDKROOT, TARGETED_DEVICE_FAMILY (1 and 2 are iPhone and iPad, 3 is Apple
    // TV, 4 Apple Watch, 7 Apple Vision), and the deployment target of each system.
    @Test(
        "The systems are read from the settings of the target",
        arguments: [
            (["SDKROOT": "iphoneos"], [.ios]), (["SDKROOT": "appletvos"], [.tvos]),
            (["SDKROOT": "macosx"], [.macos]), (["SDKROOT": "xros"], [.visionos]),
            (["SDKROOT": "watchos"], [.watchos]), (["SDKROOT": "appletvos18.0"], [.tvos]),
            (
                [
                    "SDKROOT": "auto",
                    "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator macosx xros xrsimulator",
                ], [.ios, .macos, .visionos]
            ),
            (["SDKROOT": "", "TARGETED_DEVICE_FAMILY": "3"], [.tvos]),
            (["SDKROOT": "auto", "TARGETED_DEVICE_FAMILY": "1,2,7"], [.ios, .visionos]),
            (["SDKROOT": "", "XROS_DEPLOYMENT_TARGET": "2.0"], [.visionos]),
            (
                ["SDKROOT": "", "TVOS_DEPLOYMENT_TARGET": "17.0", "IPHONEOS_DEPLOYMENT_TARGET": "17.0"],
                [.ios, .tvos]
            ),
            (["SDKROOT": "$(BASE)", "BASE": "appletvos"], [.tvos]), (["SDKROOT": ""], [.ios]),
        ] as [([String: String], Set<ImportedLaunch.Platform>)])
    func settings(settings: [String: String], platforms: Set<ImportedLaunch.Platform>) throws {
        #expect(try read(LintSample().project(settings)).platforms == platforms)
    }

    @Test("A file that two targets use is for the systems of both; each list has its target's identifier")
    func targets() throws {
        let sample = LintSample().key("CFBundleIdentifier", "<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>")
        let both = sample.targets([
            "Phone": [
                "SDKROOT": "iphoneos", "INFOPLIST_FILE": "App/Info.plist",
                "PRODUCT_BUNDLE_IDENTIFIER": "com.example.phone",
            ],
            "Television": ["SDKROOT": "appletvos", "INFOPLIST_FILE": "App/Info.plist"],
        ])
        #expect(try read(both).platforms == [.ios, .tvos])
        let second = sample.targets([
            "Phone": ["SDKROOT": "iphoneos", "PRODUCT_BUNDLE_IDENTIFIER": "com.example.phone"],
            "Television": [
                "SDKROOT": "appletvos", "INFOPLIST_FILE": "App/Info.plist",
                "PRODUCT_BUNDLE_IDENTIFIER": "com.example.$(TARGET_NAME:lower)",
            ],
        ])
        let launch = try read(second)
        #expect(launch.platforms == [.tvos] && launch.identifiers == [.ios: "com.example.television"])
        #expect(!launch.remarks.contains { $0.element == "CFBundleIdentifier" })
    }

    @Test("A storyboard and a generated screen are for the systems of their target, too")
    func others() throws {
        let board = LintSample().storyboard().project(
            ["SDKROOT": "appletvos"], resources: ["App/Launch.storyboard"])
        #expect(try read(board, .storyboard, "App/Launch.storyboard").platforms == [.tvos])
        let generated = LintSample().keyless.project([
            "INFOPLIST_FILE": "", "GENERATE_INFOPLIST_FILE": "YES", "SDKROOT": "appletvos",
            "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
        ])
        let project = "App.xcodeproj/project.pbxproj"
        #expect(ImportSource.detect(in: generated.set).map(\.path) == [project])
        #expect(try read(generated, .buildSettings, project).platforms == [.tvos])
    }

    @Test(
        "A colour that an iPad shows otherwise is told",
        arguments: [("ipad", "1", true), ("ipad", "0", false), ("mac", "1", false)])
    func pad(idiom: String, blue: String, isTold: Bool) throws {
        func entry(_ idiom: String, _ blue: String) -> String {
            """
            {"idiom": "\(idiom)", "color": {"color-space": "srgb", "components":
            {"red": "1", "green": "0", "blue": "\(blue)", "alpha": "1"}}}
            """
        }
        let set = "{\"colors\": [\(entry("universal", "0")), \(entry(idiom, blue))]}"
        let launch = try read(
            LintSample().file("App/Assets.xcassets/Launch.colorset/Contents.json", set))
        #expect(launch.background == HexColorPair(HexColor(0xFF0000)))
        let told = "the colour \u{201C}Launch\u{201D} is another one on an iPad, which is not declared"
        #expect(launch.remarks.map(\.reason) == (isTold ? [told] : []))
    }

    @Test("Without a project that says more the devices of the list count")
    func list() throws {
        let families = LintSample().key("UIDeviceFamily", "<array><integer>3</integer></array>")
        #expect(try read(families).platforms == [.tvos])
        #expect(try read(LintSample()).platforms == [.ios])
        // So they do where the target does not say what it is built for.
        #expect(try read(families.project(["SDKROOT": ""])).platforms == [.tvos])
        #expect(try read(families.project(["SDKROOT": "iphoneos"])).platforms == [.ios])
    }
}
