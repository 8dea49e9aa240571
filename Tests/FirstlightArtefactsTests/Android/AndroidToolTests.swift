// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import Testing

/// aapt2, which builds the resources of every Android app, takes what we write.
@Suite struct AndroidToolTests {
    private static let framework = "/usr/share/android-framework-res/framework-res.apk"

    /// The attributes of versions 12 and 13, which Debian's framework does not have yet.
    private static let attributes: FileSet = {
        let colors = [
            ("windowSplashScreenBackground", "0x0101062c"),
            ("windowSplashScreenIconBackgroundColor", "0x01010630"),
        ]
        let references = [
            ("windowSplashScreenAnimatedIcon", "0x0101062d"),
            ("windowSplashScreenBrandingImage", "0x0101062f"),
        ]
        func attribute(_ name: String, _ id: String, _ format: String) -> String {
            "<public type=\"attr\" name=\"\(name)\" id=\"\(id)\"/><attr name=\"\(name)\" format=\"\(format)\"/>"
        }
        let text =
            colors.map { attribute($0, $1, "color") } + references.map { attribute($0, $1, "reference") } + [
                attribute("windowSplashScreenAnimationDuration", "0x0101062e", "integer"),
                """
                <public type="attr" name="windowSplashScreenBehavior" id="0x01010668"/>
                <attr name="windowSplashScreenBehavior">
                    <enum name="default" value="0"/><enum name="icon_preferred" value="1"/>
                </attr>
                <public type="id" name="default" id="0x0102ff00"/>
                <public type="id" name="icon_preferred" id="0x0102ff01"/>
                """,
            ]
        return FileSet(texts: [
            "res/values/attrs.xml": "<resources>\(text.joined(separator: "\n"))</resources>"
        ])
    }()

    /// What androidx.core:core-splashscreen declares of its attributes and themes.
    private static let library = FileSet(texts: [
        "values/library.xml": """
        <resources>
            <attr name="windowSplashScreenBackground" format="color"/>
            <attr name="windowSplashScreenAnimatedIcon" format="reference"/>
            <attr name="windowSplashScreenAnimationDuration" format="integer"/>
            <attr name="windowSplashScreenIconBackgroundColor" format="color"/>
            <attr name="postSplashScreenTheme" format="reference"/>
            <style name="Theme.SplashScreen" parent="@android:style/Theme.DeviceDefault.NoActionBar"/>
            <style name="Theme.SplashScreen.IconBackground"/>
            <style name="AppTheme" parent="@android:style/Theme.DeviceDefault.NoActionBar"/>
        </resources>
        """
    ])

    private static func manifest(_ package: String, _ body: String) -> String {
        "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\" package=\"\(package)\">\(body)</manifest>"
    }

    private struct Outcome {
        let status: Int32
        let output: String
        let dump: String
    }

    /// Compiles and links the files of a folder `res`, and lists what the app has then.
    private func build(_ res: FileSet) throws -> Outcome {
        let aapt = try OutsideTool("aapt2", install: "apt-get install aapt android-framework-res")
        guard FileManager.default.fileExists(atPath: Self.framework) else {
            throw OutsideTool.Missing(description: "Run: apt-get install android-framework-res")
        }
        return try withFolder { folder in
            var files = Self.attributes
            files["shim.xml"] = Array(Self.manifest("android", "").utf8)
            let body = """
                <application android:icon="@mipmap/ic_launcher">
                <activity android:name=".Main" android:theme="@style/LaunchTheme"/></application>
                """
            files["AndroidManifest.xml"] = Array(Self.manifest("org.example.app", body).utf8)
            try files.merge(res, into: "app")
            try files.write(into: folder)
            for (source, target) in [("res", "shim.zip"), ("app", "app.zip")] {
                let compiled = try aapt.run(["compile", "--dir", source, "-o", target], in: folder)
                if compiled.status != 0 {
                    return Outcome(status: compiled.status, output: compiled.output, dump: "")
                }
            }
            let shim = try aapt.run(
                ["link", "-o", "shim.apk", "-I", Self.framework, "--manifest", "shim.xml", "shim.zip"],
                in: folder)
            #expect(shim.status == 0, "\(shim.output)")
            let linked = try aapt.run(
                [
                    "link", "-o", "app.apk", "-I", Self.framework, "-I", "shim.apk", "--min-sdk-version",
                    "21",
                    "--target-sdk-version", "34", "--manifest", "AndroidManifest.xml", "app.zip",
                    "--auto-add-overlay",
                ], in: folder)
            let dump = try aapt.run(["dump", "resources", "app.apk"], in: folder)
            return Outcome(status: linked.status, output: linked.output, dump: dump.output)
        }
    }

    private static let compatible = AndroidSplash(
        base: .compatibility(afterwards: "@style/AppTheme"), background: HexColorPair(HexColor(0x123456)),
        icon: .drawn(width: 100, height: 100, hasDark: true),
        iconBackground: HexColorPair(HexColor(0xFFFFFF)),
        branding: .drawn(width: 200, height: 80, hasDark: true), animationDuration: 900, behavior: .system)

    private static func project(_ splash: AndroidSplash) throws -> FileSet {
        var project = FileSet().applying(try splash.artefacts())
        let icon = AndroidLauncherIcon(
            background: .color(HexColor(0x003F9B)), width: 46, height: 46, hasRound: true)
        project = project.applying(try icon.artefacts(over: project))
        return try project.merging(library)
    }

    @Test("Every splash screen compiles and links", arguments: [AndroidSplashTests.whole, compatible])
    func accepted(splash: AndroidSplash) throws {
        let outcome = try build(Self.project(splash))
        #expect(outcome.status == 0, "\(outcome.output)")
        for name in [
            "style/LaunchTheme", "color/launch_background", "drawable/launch_icon",
            "mipmap/ic_launcher_round",
            "dimen/launch_icon_width", "drawable/launch_branding",
        ] {
            #expect(outcome.dump.contains(name), "\(name)")
        }
        // The system's own numbers: the attributes are its own, not ones of ours by the same name.
        #expect(outcome.dump.contains("0x0101062f"))
        #expect(outcome.dump.contains("0x01010668"))
    }

    @Test("A moving mark compiles and links, with its gradients, clips and curves")
    func acceptedInMotion() throws {
        let outcome = try build(Self.project(AndroidSplashTests.animated))
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.dump.contains("drawable/launch_icon_animated"))
    }

    @Test("The tool refuses what is broken, so that taking the rest means something")
    func refused() throws {
        let project = try Self.project(AndroidSplashTests.whole)
        var withoutPicture = project
        for path in project.paths where path.hasSuffix("/launch_icon.png") { withoutPicture[path] = nil }
        #expect(try build(withoutPicture).status != 0)
        for (old, new) in [
            ("windowSplashScreenBehavior\">icon_preferred", "windowSplashScreenBehavior\">always"),
            ("android:windowSplashScreenBackground", "android:windowSplashBackground"),
            ("#003F9B", "#03F9B"),
        ] {
            var broken = project
            for path in project.paths where path.hasSuffix(".xml") {
                broken[path] = Array((project.text(path) ?? "").replacing(old, with: new).utf8)
            }
            #expect(try build(broken).status != 0, "\(new)")
        }
    }
}
