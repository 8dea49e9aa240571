// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import StageUI
import Testing

/// What `import` declares of other tools' files.
@Suite struct ImportCommandTests {
    private func run(_ project: ProjectFolder, _ path: String = "", _ words: String...) async throws
        -> ShellRun
    {
        let place = path.isEmpty ? project.url : project.url.appendingPathComponent(path)
        return try await ShellRun(#""$0" "$@""#, "firstlight", ["import", place.path] + words)
    }

    /// The declaration in `ImportedExamples`, without its indentation.
    private func example(_ name: String) throws -> String {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("ImportedExamples.swift")
        let lines = try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.contains("static var \(name): AppArtefacts {") })
        let end = try #require(lines[start...].firstIndex { $0 == "    }" })
        return lines[(start + 1)..<end].map { $0.dropFirst(8) + "\n" }.joined()
    }

    /// What lies beside such a file is not looked at, and so nothing is said of it.
    @Test func `A file of another kind is refused by its name`() async throws {
        let project = ProjectFolder("shop-app")
        try project.write("a:b", to: "passwd")
        let link = project.url.appendingPathComponent("Away.plist")
        try FileManager.default.createSymbolicLink(
            atPath: link.path, withDestinationPath: "/nowhere/Away.plist")
        let run = try await run(project, "passwd")
        #expect(run.code == 66 && run.output.isEmpty, "\(run.output)")
        #expect(run.errors.contains("passwd' is not a file that import reads."), "\(run.errors)")
        #expect(!run.errors.contains("Away.plist"), "\(run.errors)")
        let whole = try await self.run(project)
        #expect(whole.code == 66 && whole.errors.contains("'Away.plist' is a link"), "\(whole.errors)")
    }

    @Test func `Settings of flutter_native_splash`() async throws {
        let project = ProjectFolder("shop-app")
        try project.write(
            """
            flutter_native_splash:
              color: "#42a5f5"
              color_dark: "#042a49"
              fullscreen: true
              branding: assets/brand.png

            """, to: "flutter_native_splash.yaml")
        try project.write(XcodeSample.infoPlist, to: "ios/Runner/Info.plist")
        let run = try await run(project)
        #expect(run.code == 0, "\(run.errors)")
        #expect(try run.output == example("flutter"))
        #expect(
            run.errors.contains("flutter_native_splash.yaml:4: flutter_native_splash/fullscreen: "),
            "\(run.errors)")
        #expect(run.errors.contains("assets/brand.png: a launch screen has one picture"), "\(run.errors)")
        #expect(
            run.errors.contains(
                "ios/Runner/Info.plist was not used: flutter_native_splash.yaml has more detail."),
            "\(run.errors)")
    }

    @Test func `A manifest of react-native-bootsplash`() async throws {
        let project = ProjectFolder("Shop")
        try project.write(
            ##"{"background": "#f5fcff", "logo": {"width": 100, "height": 89}, "version": 2}"##,
            to: "assets/bootsplash/manifest.json")
        try project.write("no picture", to: "assets/bootsplash/logo@2x.png")
        let run = try await run(project)
        #expect(run.code == 0, "\(run.errors)")
        #expect(try run.output == example("bootsplash"))
        #expect(
            run.errors.contains("assets/bootsplash/manifest.json:1: version: this key is not known"),
            "\(run.errors)")
    }

    @Test func `The configuration of an Expo app`() async throws {
        let project = ProjectFolder("Shop")
        try project.write(
            """
            {"expo": {
              "icon": "./assets/icon.png",
              "ios": {"bundleIdentifier": "com.example.expo"},
              "userInterfaceStyle": "automatic",
              "plugins": [["expo-splash-screen", {"backgroundColor": "#112233",
                "dark": {"backgroundColor": "#000000"}, "shine": true}]]
            }}
            """, to: "app.json")
        let run = try await run(project)
        #expect(run.code == 0, "\(run.errors)")
        #expect(try run.output == example("expo"))
        #expect(
            run.errors.contains("app.json:6: ") && run.errors.contains("shine: this option is not known"),
            "\(run.errors)")
    }

    @Test func `A launch storyboard, whose Info.plist knows the identifier`() async throws {
        let project = ProjectFolder("Shop")
        #expect(try await project.generate("duggy").code == 0)
        try project.write(
            XcodeSample.list(
                """
                \t<key>CFBundleIdentifier</key>
                \t<string>com.example.storyboard</string>
                \t<key>UILaunchStoryboardName</key>
                \t<string>LaunchScreen</string>
                """), to: "Duggy/Info.plist")
        let run = try await run(project)
        #expect(run.code == 0, "\(run.errors)")
        #expect(try run.output == example("storyboard"))
        #expect(
            run.errors == "Duggy/Info.plist was not used: Duggy/LaunchScreen.storyboard has more detail. "
                + "Import it by name if necessary.\n")
    }

    @Test func `The dictionary of an Info.plist, with a colour of the catalogue`() async throws {
        let project = ProjectFolder("Shop")
        #expect(try await project.generate("urbannest").code == 0)
        let run = try await run(project, "", "--json")
        #expect(run.code == 0, "\(run.errors)")
        struct Result: Decodable {
            let file, kind, declaration: String
            let others: [String]
            let remarks: [[String: JSONText]]
        }
        struct JSONText: Decodable {
            let text: String
            init(from decoder: any Decoder) throws {
                let value = try decoder.singleValueContainer()
                text = try (try? value.decode(String.self)) ?? String(value.decode(Int.self))
            }
        }
        let result = try JSONDecoder().decode(Result.self, from: Data(run.output.utf8))
        #expect(result.file == "UrbanNest/Info.plist" && result.kind == "infoPlist" && result.others == [])
        #expect(try result.declaration + "\n" == example("dictionary"))
        #expect(result.remarks.isEmpty)
    }

    @Test func `The identifier is that of the project, from a file of settings, too`() async throws {
        let project = ProjectFolder("Shop")
        let below = "NAME = fine.shop\nPRODUCT_BUNDLE_IDENTIFIER = com.example.$(NAME)\n"
        try XcodeSample(settings: [], below: below).write(into: project)
        try project.write(
            XcodeSample.list(
                """
                \t<key>CFBundleIdentifier</key>
                \t<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
                \t<key>UILaunchScreen</key>
                \t<dict/>
                """), to: "Shop/Info.plist")
        let known = try await run(project)
        #expect(known.output.contains("bundleID: \"com.example.fine.shop\""), "\(known.output)")
        #expect(known.code == 0 && known.errors.isEmpty, "\(known.errors)")
        try project.write("PRODUCT_BUNDLE_IDENTIFIER = com.example.$(NAME)\n", to: "Config/App.xcconfig")
        let unknown = try await run(project)
        #expect(unknown.output.contains("bundleID: \"com.example.shop\""), "\(unknown.output)")
        #expect(
            unknown.errors.contains("is filled in by Xcode") && unknown.errors.contains("none is known"),
            "\(unknown.errors)")
    }

    @Test func `A picture that settings name and that is not there is told of`() async throws {
        let project = ProjectFolder("Shop")
        try project.write(
            ##"{"expo": {"splash": {"image": "./assets/mark.png", "backgroundColor": "#112233"}}}"##,
            to: "app.json")
        let absent = "app.json: assets/mark.png: there is no such picture in the project"
        let run = try await run(project)
        #expect(run.code == 0 && run.errors.contains(absent), "\(run.errors)")
        try project.write("no picture", to: "assets/mark.png")
        let there = try await self.run(project)
        #expect(there.code == 0 && !there.errors.contains(absent), "\(there.errors)")
    }

    @Test func `A screen by keys comes before a storyboard that nothing names`() async throws {
        let project = ProjectFolder("Shop")
        try project.write(
            XcodeSample.list(
                """
                \t<key>UILaunchScreen</key>
                \t<dict>
                \t\t<key>UIColorName</key>
                \t\t<string>Gone</string>
                \t</dict>
                """), to: "Shop/Info.plist")
        try project.write(
            """
            <document version="3.0" targetRuntime="iOS.CocoaTouch" launchScreen="YES" initialViewController="c">
            <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </view></viewController></objects></scene></scenes></document>
            """, to: "Shop/LaunchScreen.storyboard")
        let run = try await run(project)
        #expect(run.output.contains("BrandShade(0xFFFFFF, 0xFFFFFF)"), "\(run.output)")
        #expect(
            run.errors.contains("the colour \u{201C}Gone\u{201D} is in no catalogue of the project"),
            "\(run.errors)")
    }

    @Test func `One file may be named`() async throws {
        let project = ProjectFolder("Shop")
        try project.write("flutter_native_splash:\n  color: \"#42a5f5\"\n", to: "flutter_native_splash.yaml")
        try project.write(##"{"expo": {"splash": {"backgroundColor": "#112233"}}}"##, to: "app.json")
        #expect(try await run(project).output.contains("BrandShade(0x42A5F5, 0x42A5F5)"))
        let run = try await run(project, "app.json")
        #expect(run.code == 0 && run.output.contains("BrandShade(0x112233, 0x112233)"), "\(run.errors)")
    }

    @Test func `What cannot be declared is an error that says what was looked for`() async throws {
        let project = ProjectFolder()
        try project.write("hello", to: "README.md")
        let nothing = try await run(project)
        #expect(nothing.code == 66)
        for word in ["flutter_native_splash", "app.json", "bootsplash", "UILaunchScreen", "storyboard"] {
            #expect(nothing.errors.contains(word), "\(nothing.errors)")
        }
        let absent = try await run(project, "nowhere")
        #expect(absent.code == 66 && absent.errors.contains("There is no '\(project.url.path)/nowhere'."))
        #expect(absent.errors.contains("Name the folder of a project, or a file in one."))
        try project.write("flutter_native_splash: [", to: "flutter_native_splash.yaml")
        let broken = try await run(project)
        #expect(
            broken.code == 65 && broken.errors.contains("flutter_native_splash.yaml:1: "), "\(broken.errors)")
        try project.write("export default {}", to: "app.config.js")
        #expect(try await run(project, "app.config.js").errors.contains("programs of others are not run"))
    }

    @Test @MainActor func `The declarations are code that declares what was read`() {
        let examples = ImportedExamples.self
        #expect(examples.flutter.launch.ground.shade == BrandShade(0x42A5F5, 0x042A49))
        #expect(examples.bootsplash.launch.picture?.size == CGSize(width: 100, height: 89))
        #expect(examples.expo.bundleID == "com.example.expo")
        #expect(examples.storyboard.launch.form == .storyboard(LaunchStoryboardForm(name: "LaunchScreen")))
        #expect(examples.dictionary.launch.form == .dictionary)
    }
}
