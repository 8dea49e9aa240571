// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FirstlightBrands
import FirstlightSimulation
import Foundation
import StageCairo
import Testing

@testable import FirstlightCommands

/// What `lint` says of a generated project that has lost what its app needs (C-LA-46, C-DG-40).
@MainActor @Suite struct LintHostTests {
    private func lint(_ project: ProjectFolder) async -> CommandRun {
        await CommandRun(["lint", project.url.path], width: 400)
    }

    /// Changes a key of a property list on the disk.
    private func set(_ key: String, _ value: PropertyValue?, in path: String, of project: ProjectFolder)
        throws
    {
        let text = try project.text(path)
        var list = try PropertyListFile(reading: Array(text.utf8), file: path)
        try list.set(value, at: [key])
        try project.write(String(decoding: list.bytes(), as: UTF8.self), to: path)
    }

    @Test(
        arguments: [
            (
                "Laten/Laten.entitlements", "com.apple.developer.applesignin", nil, "entitlement-missing",
                "Laten needs com.apple.developer.applesignin with Default on iOS"
            ),
            (
                "Laten/Laten.entitlements", "com.apple.developer.associated-domains", ["applinks:other.com"],
                "entitlement-missing",
                "Laten needs com.apple.developer.associated-domains with applinks:latenapp.com, webcredentials:latenapp.com on iOS"
            ),
            (
                "Laten/Info.plist", "NSFaceIDUsageDescription", nil, "usage-text-missing",
                "Laten needs NSFaceIDUsageDescription"
            ),
            (
                "Laten/Info.plist", "CFBundleURLTypes", nil, "url-scheme-missing",
                "Laten needs the scheme “laten”"
            ),
        ] as [(String, String, PropertyValue?, String, String)])
    func `Laten's project fails without what its sign-in needs`(
        path: String, key: String, value: PropertyValue?, rule: String, message: String
    ) async throws {
        let project = ProjectFolder()
        try await project.generate("laten")
        #expect(await lint(project).code == 0)
        try set(key, value, in: path, of: project)
        let result = await lint(project)
        #expect(result.code == 1, "\(result.output)")
        #expect(result.output.contains(rule) && result.output.contains(message), "\(result.output)")
    }

    /// Whoever lints the folder alone is told the same as who lints all of the project.
    @Test func `A damaged catalogue fails where a folder above has a project`() async throws {
        for manifest in [nil, "Package.swift", "BUILD.bazel", "App.xcodeproj/project.pbxproj"] {
            let project = ProjectFolder("App/brand")
            try project.write("{{{", to: "Assets.xcassets/A.imageset/Contents.json")
            // Nothing above the root of the repository counts.
            try project.write("", to: "../.git/HEAD")
            try project.write("", to: "../../Package.swift")
            if let manifest { try project.write("", to: "../" + manifest) }
            let result = await lint(project)
            #expect(result.code == (manifest == nil ? 0 : 1), "\(manifest ?? ""): \(result.output)")
        }
    }

    @Test func `Duggy's project is told of Firebase's file, and fails without the name for push`()
        async throws
    {
        let project = ProjectFolder()
        try await project.generate("duggy")
        let note = "Duggy starts Firebase, and no GoogleService-Info.plist is there"
        let usual = await lint(project)
        #expect(usual.code == 0 && usual.output.contains(note), "\(usual.output)")
        #expect(usual.output.contains("0 errors, 0 warnings, 1 note"), "\(usual.output)")
        try project.write(XcodeSample.list(""), to: "Duggy/GoogleService-Info.plist")
        #expect(await !lint(project).output.contains("firebase-options-absent"))
        try set("aps-environment", nil, in: "Duggy/Duggy.entitlements", of: project)
        let broken = await lint(project)
        #expect(
            broken.code == 1 && broken.output.contains("Duggy needs aps-environment on iOS"),
            "\(broken.output)")
    }

    /// The findings that a report waives, without their lines and reasons.
    private func waived(_ output: String) -> [String] {
        output.split(separator: "\n").filter { $0.hasPrefix("waived: ") }.compactMap {
            line -> String? in
            guard let end = line.range(of: "]: ") else { return nil }
            return String(line[..<end.lowerBound].dropFirst("waived: ".count)).replacing(
                #/:\d+: /#, with: ": ")
        }
    }

    @Test(
        arguments: [
            (
                "fonsters", "0 errors, 0 warnings, 0 notes, 4 waived",
                [
                    "Fonsters/Assets.xcassets/LaunchBackground.imageset/Contents.json: warning: “LaunchBackground” lacks 2x of universal [image-scale-missing",
                    "Fonsters/Assets.xcassets/LaunchBackground.imageset/Contents.json: warning: “LaunchBackground” lacks 3x of universal [image-scale-missing",
                    "Fonsters/Info.plist: warning: it shows “LaunchBackground” [launch-branding",
                    "Fonsters/Info.plist: note: a new picture under the name “LaunchBackground” may not be shown [launch-image-name-plain",
                ]
            ),
            (
                "duggy", "0 errors, 0 warnings, 1 note, 6 waived",
                [
                    "Duggy/Assets.xcassets/DuggyLogo.imageset/DuggyLogo.png: warning: transparent rows at the top 16, right 18, bottom 16, left 15 [image-edge-transparent",
                    "Duggy/Assets.xcassets/DuggyLogo.imageset/DuggyLogo@2x.png: warning: transparent rows at the top 32, right 37, bottom 32, left 30 [image-edge-transparent",
                    "Duggy/Assets.xcassets/DuggyLogo.imageset/DuggyLogo@3x.png: warning: transparent rows at the top 49, right 55, bottom 48, left 46 [image-edge-transparent",
                    "Duggy/LaunchScreen.storyboard: warning: it shows “DuggyLogo” [launch-branding",
                    "Duggy/LaunchScreen.storyboard: note: a new picture under the name “DuggyLogo” may not be shown [launch-image-name-plain",
                    "Duggy/LaunchScreen.storyboard: warning: the background of view is a literal colour [launch-literal-color",
                ]
            ),
        ])
    func `What a project lets be is found in it, and each waiver covers something`(
        brand: String, summary: String, waived: [String]
    ) async throws {
        let project = ProjectFolder()
        try await project.generate(brand)
        let usual = await lint(project)
        #expect(self.waived(usual.output) == waived, "\(usual.output)")
        #expect(usual.code == 0 && usual.output.contains(summary), "\(usual.output)")
        #expect(!usual.output.contains("waiver-unused"))
        // Without the file the same findings are open.
        try FileManager.default.removeItem(at: project.url.appendingPathComponent(".firstlight-lint.json"))
        let bare = await lint(project)
        for finding in waived {
            let parts = finding.split(separator: " [")
            let message = try #require(parts.first?.split(separator: ": ").last)
            #expect(bare.output.contains(message), "\(message)")
            #expect(bare.output.contains(try #require(parts.last)), "\(finding)")
        }
        let warnings = waived.count { $0.contains(": warning: ") }
        #expect(self.waived(bare.output) == [] && bare.code == 0)
        #expect(bare.output.contains("0 errors, \(warnings) warnings"), "\(bare.output)")
    }

    @Test func `A picture at one pixel to a point alone is told of in any folder`() async throws {
        let project = ProjectFolder()
        try XcodeSample(settings: ["INFOPLIST_FILE = Shop/Info.plist"]).write(into: project)
        try project.write(
            XcodeSample.list(
                "<key>UILaunchScreen</key><dict><key>UIImageName</key><string>Sign</string></dict>"),
            to: "Shop/Info.plist")
        let set = "Shop/Assets.xcassets/Sign.imageset"
        for (scales, lacks) in [
            (["1x"], ["2x", "3x"]), (["2x"], ["3x"]), (["3x"], ["2x"]), (["1x", "2x"], ["3x"]),
            (["2x", "3x"], []), (["1x", "2x", "3x"], []),
        ] {
            let entries = scales.map {
                #"{"filename": "\#($0).png", "idiom": "universal", "scale": "\#($0)"}"#
            }
            try project.write(
                #"{"images": [\#(entries.joined(separator: ", "))], "info": {"author": "xcode", "version": 1}}"#,
                to: "\(set)/Contents.json")
            for scale in ["1x", "2x", "3x"] {
                let file = project.url.appendingPathComponent("\(set)/\(scale).png")
                try? FileManager.default.removeItem(at: file)
                if scales.contains(scale) {
                    let side = 40 * (Int(scale.prefix(1)) ?? 1)
                    let image = PixelImage(
                        width: side, height: side, bytes: [UInt8](repeating: 255, count: side * side * 4))
                    try image.pngData().write(to: file)
                }
            }
            let output = await lint(project).output
            for scale in ["1x", "2x", "3x"] {
                let isTold = output.contains("“Sign” lacks \(scale) of universal")
                #expect(isTold == lacks.contains(scale), "\(scales): \(output)")
            }
            #expect(output.contains("image-scale-missing") == !lacks.isEmpty, "\(scales)")
        }
    }

    @Test(arguments: ["urbannest", "shipthatapp", "fonsters", "laten"])
    func `Nothing is missing in the other projects, on any system`(brand: String) async throws {
        let project = ProjectFolder()
        try await project.generate("\(brand) --platform ios --platform macos --platform visionos")
        let result = await lint(project)
        #expect(result.code == 0 && result.output.contains("0 errors, 0 warnings"), "\(result.output)")
        for rule in [
            "entitlement-missing", "entitlement-mac-name", "usage-text-missing", "url-scheme-missing",
        ] {
            #expect(!result.output.contains(rule), "\(result.output)")
        }
    }

    @Test func `SARIF has paths from the root of the repository`() async throws {
        let project = ProjectFolder()
        try project.write("ref: refs/heads/main", to: ".git/HEAD")
        try project.write("{", to: "apps/shop/web/app.webmanifest")
        let recorder = ConsoleRecorder()
        let place = project.url.appendingPathComponent("apps/shop").path
        _ = await DrawingCommands.run(
            ["lint", place, "--sarif"], apps: AppCatalogue.firstlight, console: recorder.console(width: 400))
        #expect(recorder.output.contains("\"apps/shop/web/app.webmanifest\""), "\(recorder.output)")
    }

    @Test func `A record that cannot be read is told of, as nothing of its app is looked for then`()
        async throws
    {
        let project = ProjectFolder()
        try await project.generate("laten --platform ios")
        try project.write("{", to: ".firstlight.json")
        let ran = await CommandRun(["lint", project.url.path], width: 400)
        #expect(
            ran.notes.contains(
                "'.firstlight.json' is damaged, so its app's declarations are not checked"),
            "\(ran.notes)")
    }
}
