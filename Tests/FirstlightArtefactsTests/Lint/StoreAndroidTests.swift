// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import ProofSupport
import Testing

/// What the scripts and the code of an app for Android say, and what they do not.
@Suite struct StoreAndroidTests {
    private func report(_ sample: LintSample) -> LintReport {
        var lint = ProjectLint(sample.set)
        lint.isForStores = true
        return lint.report()
    }

    private func findings(_ sample: LintSample) -> [String] {
        report(sample).open.map { "\($0.rule.id) \($0.file):\($0.line ?? 0)" }
    }

    @Test(
        "The target level is found where it is written", .proves("ST26-SG-01"),
        arguments: [
            ("targetSdk {\n    version = release(35)\n  }", "", "", "app/build.gradle.kts:2"),
            ("targetSdk { version = release(35) }", "", "", "app/build.gradle.kts:2"),
            ("defaultConfig.targetSdk = 35", "", "", "app/build.gradle.kts:2"),
            (
                "targetSdk = libs.versions.target.sdk.get().toInt()", "[versions]\ntarget-sdk = \"35\"\n", "",
                "gradle/libs.versions.toml:2"
            ),
            (
                "targetSdk = property(\"level\").toString().toInt()", "", "a=1\nlevel=35\n",
                "gradle.properties:2"
            ),
        ] as [(String, String, String, String)])
    func level(script: String, catalogue: String, properties: String, place: String) {
        let sample = LintSample.android().file("app/build.gradle.kts", "android {\n  \(script)\n}\n")
            .file("gradle/libs.versions.toml", catalogue).file("gradle.properties", properties)
        #expect(findings(sample) == ["android-target-level \(place)"])
        let newer = sample.files.mapValues { bytes in
            Array(String(decoding: bytes, as: UTF8.self).replacing("35", with: "36").utf8)
        }
        var raised = LintSample().keyless
        raised.files = newer
        #expect(findings(raised) == [])
    }

    @Test(
        "A level that Gradle works out is not known, and that is said", .proves("ST26-SG-01"),
        arguments: [
            ("plugins { id(\"x.android.application\") }", "app/src/main/AndroidManifest.xml:2"),
            ("android {\n  targetSdk = property(\"level\").toString().toInt()\n}", "app/build.gradle.kts:2"),
            ("android {\n  targetSdk = Versions.target\n}", "app/build.gradle.kts:2"),
        ])
    func unknown(script: String, place: String) throws {
        let report = report(LintSample.android().file("app/build.gradle.kts", script))
        let note = try #require(report.open.first)
        #expect(report.open.count == 1 && note.severity == .note)
        #expect(note.rule.id == "android-target-level-unknown" && "\(note.file):\(note.line ?? 0)" == place)
        let verdict = StoreVerdict(report)
        let line = verdict.lines.first { $0.topic == .targetLevel }
        #expect(line?.answer.rawValue == "not known" && verdict.answer(of: .play).rawValue == "not known")
        #expect(!verdict.isRefused)
    }

    private static let layers = "<background android:drawable=\"@color/a\"/>"

    @Test(
        "A resource that stands for the icon leads to it, whatever its kind and place", .proves("ST26-SG-01"),
        arguments: [
            ("@mipmap/shop", "<item type=\"mipmap\" name=\"shop\">@mipmap/ic_launcher</item>", true),
            ("@drawable/shop", "<drawable name=\"shop\"> @mipmap/ic_launcher </drawable>", true),
            ("@mipmap/shop", "<item type=\"mipmap\" name=\"shop\">@mipmap/shop</item>", false),
            ("@mipmap/shop", "<item type=\"mipmap\" name=\"other\">@mipmap/ic_launcher</item>", false),
        ])
    func alias(icon: String, resource: String, isIcon: Bool) {
        let path = "app/src/main/AndroidManifest.xml"
        let sample = LintSample.android()
        let text = String(decoding: sample.files[path] ?? [], as: UTF8.self)
        let named = sample.file(path, text.replacing("@mipmap/ic_launcher", with: icon))
            .file("app/src/main/res/values/icons.xml", "<resources>\(resource)</resources>")
        #expect(findings(named) == (isIcon ? [] : ["android-adaptive-icon-missing \(path):2"]))
    }

    @Test(
        "The monochrome layer may be in the file of version 33, which knows it first", .proves("ST26-SG-01"))
    func monochrome() {
        func icon(_ layers: String) -> String {
            "<adaptive-icon xmlns:android=\"http://schemas.android.com/apk/res/android\">\(layers)</adaptive-icon>"
        }
        let mono = "<monochrome android:drawable=\"@drawable/m\"/>"
        let base = LintSample.android(icon: Self.layers)
        let later = "app/src/main/res/mipmap-anydpi-v33/ic_launcher.xml"
        let missing = "android-monochrome-icon-missing"
        #expect(findings(base.file(later, icon(mono))) == [])
        #expect(findings(base.file(later, icon(Self.layers))) == ["\(missing) \(later):1"])
        // One for systems after 33 does not help those of 33.
        #expect(
            findings(base.file(later.replacing("v33", with: "v34"), icon(mono))) == [
                "\(missing) app/src/main/res/mipmap-anydpi-v26/ic_launcher.xml:1"
            ])
    }

    @Test(
        "A manifest that cannot be read is told, and is no silent absence of an app",
        arguments: ["", "<manifest>\n<application>", "<application/>", "{}"])
    func damagedManifest(text: String) {
        let path = "app/src/main/AndroidManifest.xml"
        let found = report(LintSample.android().file(path, text)).open
        #expect(found.map(\.rule.id) == ["android-manifest-damaged"])
        #expect(found.first?.file == path && found.first?.severity == .error)
    }

    private static let bare = "class Main : ComponentActivity()"

    @Test(
        "Only code and layouts that mind the bars count, in the app, in its modules and in its base class",
        .proves("ST26-SG-01"),
        arguments: [
            ("app/src/main/java/B.kt", "// enableEdgeToEdge()", false),
            ("app/src/main/java/B.kt", "import android.view.WindowInsets", false),
            ("app/src/main/java/B.kt", "val a = \"enableEdgeToEdge()\"", false),
            ("app/src/main/java/B.kt", "fun a() { enableEdgeToEdge() }", true),
            ("app/src/main/java/B.java", "void a() { EdgeToEdge.enable(this); }", true),
            (
                "app/src/main/java/B.kt", "fun a() { WindowCompat.setDecorFitsSystemWindows(window, false) }",
                true
            ),
            (
                "app/src/main/java/B.kt", "fun a() { WindowCompat.setDecorFitsSystemWindows(window, true) }",
                false
            ),
            ("app/src/main/java/B.java", "void a() { getWindow().setDecorFitsSystemWindows(false); }", true),
            ("app/src/main/java/B.kt", "fun a() { window.statusBarColor = 0 }", false),
            ("app/src/main/res/layout/a.xml", "<a android:fitsSystemWindows=\"false\"/>", false),
            ("app/src/main/res/layout/a.xml", "<!-- android:fitsSystemWindows=\"true\" -->", false),
            ("app/src/main/res/layout/a.xml", "<a android:fitsSystemWindows=\"true\"/>", true),
            ("core/src/main/java/B.kt", "class ComponentActivity { fun a() { enableEdgeToEdge() } }", true),
            ("core/src/main/java/B.kt", "class Other { fun a() { enableEdgeToEdge() } }", false),
            ("login/src/main/java/B.kt", "class Other { fun a() { enableEdgeToEdge() } }", true),
        ] as [(String, String, Bool)])
    func insets(path: String, text: String, isMinded: Bool) {
        let sample = LintSample.android(activity: Self.bare)
            .file("core/build.gradle.kts", "").file("login/build.gradle.kts", "")
            .file(
                "app/build.gradle.kts",
                "android { targetSdk = 36 }\ndependencies { implementation(project(\":login\")) }"
            ).file(path, text)
        let found = findings(sample).filter { $0.hasPrefix("android-insets") }
        #expect(found == (isMinded ? [] : ["android-insets-unhandled app/src/main/AndroidManifest.xml:2"]))
    }

    @Test(
        "A module that the app names is read for accounts, and one that it does not name is not",
        .proves("ST26-SG-02"),
        arguments: [
            "implementation(project(\":features:login\"))", "api project(':features:login')",
            "implementation(projects.features.login)", "implementation(project(\":core\"))",
        ])
    func modules(dependency: String) {
        let sample = LintSample.android()
            .file("app/build.gradle.kts", "android { targetSdk = 36 }\ndependencies { \(dependency) }")
            .file("core/build.gradle.kts", "dependencies { api(project(\":features:login\")) }")
            .file("features/login/build.gradle.kts", "")
            .file("features/login/src/main/java/L.kt", "fun up() { auth.signUpWith(Email) { } }")
            .file("features/other/build.gradle.kts", "")
            .file("features/other/src/main/java/O.kt", "fun up() { auth.createUser(e) }")
        #expect(
            findings(sample) == ["account-deletion-missing features/login/src/main/java/L.kt:1"])
    }

    @Test("Google's sign-in by the manager of credentials makes an account")
    func google() {
        let sample = LintSample.android().file(
            "app/src/main/java/L.kt", "val a = GetGoogleIdOption.Builder()")
        #expect(findings(sample) == ["account-deletion-missing app/src/main/java/L.kt:1"])
    }
}
