// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

/// Broken files of other tools: no crash, no hang, and a problem that says where and why.
@Suite struct ImportFuzzTests {
    private func run(_ kind: ImportSource.Kind, _ mutator: Mutator, elements: Fuzz.Naming = .mostly) {
        Fuzz.run("import \(kind.rawValue)", mutator, elements: elements) { bytes throws(ArtefactProblem) in
            var files = FileSet()
            files["fuzz"] = bytes
            let launch = try ImportSource(kind, path: "fuzz").read(in: files)
            for remark in launch.remarks
            where remark.file != "fuzz" || remark.line == nil || remark.reason.isEmpty {
                throw ArtefactProblem(file: "a remark says not where or why", reason: remark.description)
            }
        }
    }

    @Test("Settings of flutter_native_splash")
    func flutter() {
        run(
            .flutterNativeSplash,
            Mutator(
                samples: [
                    FlutterSplashTests.settings,
                    "flutter_native_splash: &a {color: '#fff000', android_12: &b {image: x.png}, web: *b}\n",
                ],
                tokens: [
                    "&a ", "*a", "- ", ": ", "? ", "|\n", ">-\n", "'", "\"", "#", "{", "[", "!!str ", "---\n",
                    "...\n",
                    "%YAML 1.2\n", "\u{2028}", "\u{FEFF}", "\t", "<<: *a\n", "null", "~",
                    "flutter_native_splash:\n",
                ],
                nests: [("[", "]"), ("{a: ", "}"), ("- ", "")]), elements: .always)
    }

    private static let words = [
        "{", "}", "[", "]", ":", ",", "\"", "null", "-1e999", "\"\\ud800\"", "../", "#", "--",
    ]

    @Test("Configurations of Expo")
    func expo() {
        run(
            .expo,
            Mutator(
                samples: [ExpoTests.plugin, ExpoTests.older], tokens: Self.words,
                nests: [("[", "]"), ("{\"a\":", "}")]))
    }

    @Test("Manifests and commands of react-native-bootsplash")
    func bootsplash() {
        let manifest =
            ##"{"background": "#f5fcff", "logo": {"width": 100, "height": 89}, "brand": {"bottom": 6}}"##
        run(
            .bootsplashManifest,
            Mutator(samples: [manifest], tokens: Self.words, nests: [("[", "]"), ("{\"a\":", "}")]))
        let command = """
            {"scripts": {"a": "x && npx react-native-bootsplash generate 'a b.png' --background=#fff --brand c.png",
            "b": "react-native generate-bootsplash a.png --platforms ios --logo-width 1e400"}}
            """
        run(
            .bootsplashCommand,
            Mutator(samples: [command], tokens: Self.words + ["'", "\\\\", ";", "&&"], nests: []))
    }

    @Test("Property lists")
    func propertyLists() {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
                <key>CFBundleIdentifier</key><string>$(PRODUCT)</string>
                <key>UILaunchScreen</key>
                <dict><key>UIColorName</key><string>Launch</string><key>UITabBar</key><dict/></dict>
                <key>UILaunchStoryboardName</key><string>LaunchScreen.storyboard</string>
            </dict>
            </plist>
            """
        run(
            .infoPlist,
            Mutator(
                samples: [text],
                tokens: ["<dict>", "</dict>", "<key>", "<true/>", "&amp;", "<!--", "UILaunchScreens"],
                nests: [("<dict><key>a</key>", "</dict>"), ("<array>", "</array>")]))
    }

    @Test("Launch storyboards")
    func storyboards() {
        run(
            .storyboard,
            Mutator(
                samples: [StoryboardSamples.duggy, StoryboardSamples.television],
                tokens: [
                    "<view>", "</view>", "hidden=\"YES\"", "width=\"1e308\"", "<label id=\"a\"/>",
                    "image=\"b\"",
                ],
                nests: [("<subviews><view>", "</view></subviews>"), ("<view>", "</view>")]))
    }

    @Test("No file stops the search of a project")
    func detection() {
        let mutator = Mutator(
            samples: [FlutterSplashTests.settings, ExpoTests.plugin, ExpoTests.older], tokens: Self.words,
            nests: [])
        let names = [
            "pubspec.yaml", "app.json", "package.json", "manifest.json", "Info.plist", "L.storyboard",
        ]
        Fuzz.run("import detect", mutator) { bytes throws(ArtefactProblem) in
            var files = FileSet()
            for name in names { files[name] = bytes }
            _ = ImportSource.detect(in: files)
        }
    }
}

@Suite struct AndroidFuzzTests {
    private static let styles = """
        <?xml version="1.0" encoding="utf-8"?>
        <resources xmlns:tools="http://schemas.android.com/tools">
          <!-- the theme -->
          <style name="LaunchTheme" parent="@android:style/Theme.Light.NoTitleBar">
            <item name="android:windowBackground">@drawable/splash</item>
            <item name='android:forceDarkAllowed' tools:targetApi="q">false</item>
          </style>
          <color name="launch_background">#102030</color>
          <dimen name="launch_icon_width">96dp</dimen><dimen name="launch_icon_height">96dp</dimen>
        </resources>
        """
    private static let tokens = [
        "<style name=\"LaunchTheme\">", "</style>", "<item/>", "<color name=\"launch_background\"/>",
        "<![CDATA[x]]>",
        "<!--", "-->", "&#10;", "\r\n", "<item name=\"android:windowSplashScreenBehavior\">x</item>",
    ]
    private static let nests = [("<a>", "</a>"), ("<style>", "</style>"), ("<resources>", "</resources>")]

    @Test("Broken values are a problem, others are patched once, and the second run writes nothing")
    func values() {
        let splash = AndroidSplashTests.whole
        let mutator = Mutator(samples: [Self.styles], tokens: Self.tokens, nests: Self.nests)
        Fuzz.run("android values", mutator) { bytes throws(ArtefactProblem) in
            _ = try AndroidValuesFile(reading: bytes, file: "fuzz")
            var project = FileSet()
            project["values/styles.xml"] = bytes
            let first = project.applying(try splash.artefacts(over: project))
            let second = try splash.artefacts(over: first)
            guard second.files == FileSet() else {
                throw ArtefactProblem(file: "a second run writes \(second.files.paths)", reason: "")
            }
        }
    }

    @Test("Broken projects are read or are a problem")
    func projects() {
        let mutator = Mutator(samples: [Self.styles], tokens: Self.tokens, nests: Self.nests)
        Fuzz.run("android splash", mutator, lines: false) { bytes throws(ArtefactProblem) in
            _ = try AndroidValuesFile(reading: bytes, file: "fuzz")
            var project = FileSet()
            project["values/styles.xml"] = bytes
            do throws(ArtefactProblem) {
                _ = try AndroidSplash(reading: project)
            } catch {
                guard error.element.isEmpty else { return }
                throw error
            }
        }
    }

    @Test("Adaptive icons")
    func icons() {
        let icon = AndroidAdaptiveIcon(
            background: "@color/a", foreground: "@mipmap/b", monochrome: "@mipmap/c")
        let inset = "<adaptive-icon><background><inset android:drawable=\"a\"/></background></adaptive-icon>"
        let mutator = Mutator(
            samples: [icon.bytes(), Array(inset.utf8)],
            tokens: ["<foreground/>", "<background>", "xmlns:android=\"a\""],
            nests: Self.nests)
        Fuzz.run("android icon", mutator) { bytes throws(ArtefactProblem) in
            _ = try AndroidAdaptiveIcon(reading: bytes, file: "fuzz")
        }
    }

    @Test("Web manifests, which are written back as they were read")
    func manifests() {
        let text = """
            {"name": "A", "icons": [{"src": "a.png", "sizes": "192x192", "purpose": "any maskable"}],
             "display": "standalone", "theme_color": "#fff", "x": [1, {"y": null}]}
            """
        let mutator = Mutator(
            samples: [text], tokens: ["{", "}", "[", "]", ",", "\"icons\":", "1e9", "\"\\u0000\""],
            nests: [("[", "]"), ("{\"a\":", "}")])
        Fuzz.run("web manifest", mutator) { bytes throws(ArtefactProblem) in
            let manifest = try WebManifest(reading: bytes, file: "fuzz")
            guard try manifest.bytes() == bytes else {
                throw ArtefactProblem(file: "an unchanged manifest has other bytes", reason: "")
            }
        }
    }
}
