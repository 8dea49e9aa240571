// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

extension LintCase {
    private static let base = LintSample()
    private static let marks = "App/Assets.xcassets/Mark-1a2b3c.imageset"

    static let catalogues: [LintCase] = [
        LintCase("image-file-absent", base.mark().file("\(marks)/2x.png", bytes: nil), base.mark()),
        LintCase("image-unreadable", base.mark().file("\(marks)/2x.png", "GIF89a"), base.mark()),
        LintCase(
            "catalogue-damaged",
            base.file("App/Assets.xcassets/Launch.colorset/Contents.json", "{\"colors\": 1}")),
        LintCase(
            "asset-name-clash",
            base.file("App/Assets.xcassets/LAUNCH.colorset/Contents.json", LintSample.darkColor),
            base.file("App/Assets.xcassets/Sky.colorset/Contents.json", LintSample.darkColor)),
    ]

    private static func icon(_ picture: [UInt8]?, entry: String = "\"filename\": \"icon.png\", ")
        -> LintSample
    {
        let folder = "App/Assets.xcassets/AppIcon.appiconset"
        return base.project(["ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon"]).file(
            "\(folder)/icon.png", bytes: picture
        )
        .file(
            "\(folder)/Contents.json",
            "{\"images\": [{\(entry)\"idiom\": \"universal\", \"platform\": \"ios\", \"size\": \"1024x1024\"}]}"
        )
    }
    private static let goodIcon = icon(LintSample.png(1024, 1024, alpha: false))

    /// The icon of a Mac, its slot for iOS filled, with these scales of its largest picture.
    private static func macIcon(_ scales: [String]) -> LintSample {
        let folder = "App/Assets.xcassets/AppIcon.appiconset"
        let slots = scales.map {
            #"{"filename": "\#($0).png", "idiom": "mac", "scale": "\#($0)", "size": "512x512"}"#
        }
        let phone =
            #"{"filename": "icon.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}"#
        return goodIcon.project(["ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon", "SDKROOT": "macosx"])
            .file("\(folder)/1x.png", bytes: LintSample.png(512, 512))
            .file("\(folder)/2x.png", bytes: LintSample.png(1024, 1024))
            .file(
                "\(folder)/Contents.json",
                "{\"images\": [\(([phone] + slots).joined(separator: ", "))]}")
    }

    static let icons: [LintCase] = [
        LintCase("icon-alpha", icon(LintSample.png(1024, 1024)), goodIcon),
        // An icon that no target names is not uploaded.
        LintCase("icon-alpha", icon(LintSample.png(1024, 1024)), icon(LintSample.png(1024, 1024)).project()),
        // Where an Icon Composer document stands beside it, Xcode takes that.
        LintCase("icon-alpha", icon(LintSample.png(1024, 1024)), icon(LintSample.png(1024, 1024)).composed()),
        LintCase("icon-store-missing", icon(nil, entry: ""), icon(nil, entry: "").composed()),
        LintCase("icon-size", icon(LintSample.png(1023, 1024, alpha: false)), goodIcon),
        LintCase("icon-store-missing", icon(nil, entry: ""), goodIcon),
        LintCase("icon-mac-missing", macIcon([]), macIcon(["1x", "2x"])),
        LintCase("icon-mac-missing", macIcon(["1x"]), macIcon(["1x", "2x"])),
        // The document of Icon Composer takes the place of the slots.
        LintCase(
            "icon-mac-missing", macIcon([]), macIcon([]).file("App/AppIcon.icon/icon.json", "{}")),
        LintCase(
            "icon-set-absent", base.project(["ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon"]), goodIcon),
    ]

    private static func style(
        _ name: String, _ value: String, folder: String = "values-v31",
        colors: String = "<color name=\"sky\">#fff</color>"
    ) -> LintSample {
        base.file(
            "android/res/\(folder)/styles.xml",
            "<resources>\(colors)<style name=\"Launch\"><item name=\"\(name)\">\(value)</item></style></resources>"
        )
    }
    private static let background = "android:windowSplashScreenBackground"
    private static let animated = "android:windowSplashScreenAnimatedIcon"
    private static func drawable(_ side: Int) -> LintSample {
        style(animated, "@drawable/mark").file(
            "android/res/drawable-xxhdpi/mark.png", bytes: LintSample.png(side, side))
    }

    private static func manifest(_ text: String) -> LintSample { base.file("web/app.webmanifest", text) }
    private static let goodManifest = """
        {"display": "standalone", "background_color": "#fff", "icons": [{"src": "a", "sizes": "192x192 512x512",
        "purpose": "any maskable"}]}
        """
    private static func manifest(without old: String, _ new: String = "") -> LintSample {
        manifest(goodManifest.replacing(old, with: new))
    }
    private static let whole = manifest(goodManifest)
    /// A manifest with an icon, and a picture of so many pixels beside it.
    private static func webIcon(_ source: String, _ size: String, _ side: Int) -> LintSample {
        manifest(
            "{\"display\": \"standalone\", \"icons\": [{\"src\": \"\(source)\", \"sizes\": \"\(size)\"}]}"
        )
        .file("web/a.png", bytes: LintSample.png(side, side))
    }
    /// A file of Android's resources beside a manifest.
    private static func resource(_ path: String, _ text: String = "<resources/>") -> LintSample {
        base.file("android/AndroidManifest.xml", "<manifest/>").file("android/res/\(path)", text)
    }
    private static func adaptive(_ background: String) -> LintSample {
        resource(
            "mipmap-anydpi-v26/ic_launcher.xml",
            "<adaptive-icon xmlns:android=\"http://schemas.android.com/apk/res/android\">"
                + "<background android:drawable=\"\(background)\"/></adaptive-icon>")
    }

    private static func waiver(_ text: String) -> LintSample {
        base.key("UIRequiresFullScreen", "<true/>").file(".firstlight-lint.json", text)
    }
    private static let goodWaiver = waiver("[{\"rule\": \"full-screen-required\", \"reason\": \"a kiosk\"}]")

    private static let icon = "<item name=\"windowSplashScreenAnimatedIcon\">@drawable/mark</item>"
    private static let post = "<item name=\"postSplashScreenTheme\">@style/App</item>"
    /// A package with Firstlight and a source.
    private static func package(_ source: String) -> LintSample {
        base.file("Kit/Package.swift", ".product(name: \"SwiftUI\", package: \"firstlight\")")
            .file("Kit/Sources/Kit/A.swift", source)
    }
    private static func splash(items: String) -> LintSample {
        base.file(
            "android/res/values/styles.xml",
            "<resources><style name=\"App\"/><style name=\"Launch\" parent=\"Theme.SplashScreen\">\(items)</style></resources>"
        ).file("android/res/drawable/mark.xml", "<vector/>")
    }
    private static func activity(_ body: String, parent: String = "AppCompatActivity") -> LintSample {
        splash(items: icon + post).file(
            "android/AndroidManifest.xml",
            """
            <manifest xmlns:android="http://schemas.android.com/apk/res/android"><application android:theme="@style/App">
            <activity android:name=".MainActivity" android:theme="@style/Launch"><intent-filter>
            <category android:name="android.intent.category.LAUNCHER"/></intent-filter></activity>
            </application></manifest>
            """
        ).file(
            "android/java/MainActivity.kt",
            "package a\nclass MainActivity : \(parent)() {\n  override fun onCreate(state: Bundle?) { \(body) }\n}\n"
        )
    }
    private static func optOut(_ value: String, target: String) -> LintSample {
        base.file(
            "android/res/values-v35/styles.xml",
            "<resources><style name=\"App\"><item name=\"android:windowOptOutEdgeToEdgeEnforcement\">\(value)</item></style></resources>"
        ).file("android/build.gradle", "android { defaultConfig { \(target) } }")
    }
    private static func bar(target: String) -> LintSample {
        splash(items: icon + post + "<item name=\"android:statusBarColor\">#000</item>")
            .file("android/build.gradle", "android { defaultConfig { \(target) } }")
    }

    /// A theme that is no splash's.
    private static func plainBar(target: String) -> LintSample {
        base.file(
            "android/res/values/themes.xml",
            "<resources><style name=\"App\"><item name=\"android:navigationBarColor\">#000</item></style></resources>"
        ).file("android/build.gradle", "android { defaultConfig { \(target) } }")
    }

    /// Code of an activity, in a module that targets a level.
    private static func code(_ statement: String, target: String) -> LintSample {
        base.file("android/src/Main.kt", "class Main { fun a() { \(statement) } }")
            .file("android/build.gradle", "android { defaultConfig { \(target) } }")
    }

    static let others: [LintCase] = [
        LintCase(
            "android-values-damaged", base.file("android/res/values/styles.xml", "<resources>"),
            style(background, "@color/sky")),
        LintCase(
            "android-values-damaged",
            base.file(
                "android/res/values/a.xml",
                "<resources><style name=\"A\"/> + <!-- pasted --> <style name=\"B\"/></resources>"),
            base.file(
                "android/res/values/a.xml",
                "<resources><style name=\"A\"/> <!-- pasted --> <style name=\"B\"/></resources>")),
        LintCase("android-values-damaged", base.file("android/res/values/a.xml", "<res/>"), base),
        LintCase("android-drawable-absent", adaptive("@drawable/sky"), adaptive("@android:color/white")),
        LintCase(
            "android-color-absent", adaptive("@color/sky"),
            adaptive("@color/sky").file(
                "android/res/values/colors.xml", "<resources><color name=\"sky\">#fff</color></resources>")),
        LintCase("android-folder-name", resource("values-nigth/a.xml"), resource("values-night/a.xml")),
        LintCase(
            "android-folder-name", resource("values-v31-night/a.xml"), resource("values-night-v31/a.xml")),
        LintCase(
            "android-folder-name",
            resource("values-rUS/a.xml").file("android/res/values-night-en/a.xml", "<resources/>"),
            resource("values-en-rUS-sw600dp-land-car-night-xhdpi-v31/a.xml")
                .file("android/res/values-b+sr+Latn-ldrtl-w820dp-1280x720/a.xml", "<resources/>")),
        LintCase("android-file-name", resource("drawable/My-Mark.xml"), resource("drawable/my_mark.xml")),
        LintCase("android-file-name", resource("drawable/class.xml"), resource("drawable/class_1.xml")),
        LintCase("android-folder-name", resource("drawables/a.xml"), resource("drawable/a.xml")),
        LintCase("android-folder-name", resource("values-es-r419/a.xml"), resource("values-b+es+419/a.xml")),
        LintCase("android-file-name", resource("drawable/a.b.png"), resource("drawable/a.9.png")),
        LintCase("android-file-name", resource("raw/3d.txt"), resource("values/My-Values.two.xml")),
        // An underscore may begin a name, and other folders than those of resources are passed over.
        LintCase("android-file-name", resource("drawable/1_a.xml"), resource("drawable/_1a.xml")),
        LintCase("android-folder-name", resource("Drawable/a.xml"), resource("notes/a.xml")),
        LintCase(
            "android-manifest-damaged", base.file("android/AndroidManifest.xml", "<manifest>"),
            base.file("android/AndroidManifest.xml", "<manifest/>")),
        LintCase("android-post-theme-absent", splash(items: icon), splash(items: icon + post)),
        LintCase(
            "android-post-theme-absent", splash(items: ""),
            splash(items: "").file(
                "android/res/values-v31/styles.xml",
                "<resources><style name=\"Launch\" parent=\"Theme.SplashScreen\">\(post)</style></resources>")
        ),
        // Capacitor's activity sets the theme of the app itself.
        LintCase(
            "android-post-theme-absent", splash(items: icon),
            splash(items: icon).file("package.json", "{\"dependencies\": {\"@capacitor/android\": \"7\"}}")),
        LintCase("android-splash-icon-absent", splash(items: post), splash(items: icon + post)),
        LintCase(
            "android-splash-not-installed", activity("super.onCreate(state)"),
            activity("installSplashScreen()")),
        LintCase(
            "android-splash-not-installed", activity("super.onCreate(state)"),
            activity("super.onCreate(state)", parent: "ReactActivity")),
        LintCase(
            "android-edge-to-edge", optOut("true", target: "targetSdk = 36"),
            optOut("false", target: "targetSdk = 36")),
        LintCase(
            "android-edge-to-edge", bar(target: "targetSdkVersion 35"), bar(target: "targetSdkVersion 34")),
        LintCase(
            "android-edge-to-edge", bar(target: "targetSdkVersion 35"), bar(target: "targetSdkVersion target")
        ),
        LintCase(
            "android-edge-to-edge", bar(target: "targetSdk { version = release(36) }"),
            bar(target: "targetSdk { version = release(34) }")),
        LintCase(
            "android-edge-to-edge",
            bar(target: "targetSdk = libs.versions.target.get().toInt()").file(
                "gradle/libs.versions.toml", "[versions]\ntarget = \"36\"\n"),
            bar(target: "targetSdk = libs.versions.target.get().toInt()").file(
                "gradle/libs.versions.toml", "[versions]\ntarget = \"34\"\n")),
        LintCase(
            "android-edge-to-edge", plainBar(target: "targetSdk = 35"), plainBar(target: "targetSdk = 34")),
        // Code that draws to the edges gives the bars their looks itself; a word in a comment or an import does not.
        LintCase(
            "android-edge-to-edge",
            plainBar(target: "targetSdk = 35").file(
                "android/src/Main.kt",
                "import androidx.activity.enableEdgeToEdge\n// enableEdgeToEdge()\nclass Main"),
            plainBar(target: "targetSdk = 35").file(
                "android/src/Main.kt", "fun a() { enableEdgeToEdge(SystemBarStyle.dark(0)) }")),
        LintCase(
            "android-edge-to-edge",
            plainBar(target: "targetSdk = 35").file("other/Main.java", "EdgeToEdge.enable(this);"),
            plainBar(target: "targetSdk = 35").file("android/src/Main.java", "EdgeToEdge.enable(this);")),
        LintCase(
            "android-edge-to-edge",
            plainBar(target: "targetSdk = 35").file(
                "android/src/Main.kt",
                "fun a() { WindowCompat.setDecorFitsSystemWindows(window(), true)\n b(false) }"),
            plainBar(target: "targetSdk = 35").file(
                "android/src/Main.kt", "fun a() { WindowCompat.setDecorFitsSystemWindows(w(), false) }")),
        // The colours that code gives to the bars of a window count as little.
        LintCase(
            "android-edge-to-edge", code("window.statusBarColor = 1", target: "targetSdk = 35"),
            code("window.statusBarColor = 1", target: "targetSdk = 34")),
        LintCase(
            "android-edge-to-edge", code("getWindow().setNavigationBarColor(1)", target: "targetSdk = 36"),
            code("if (window.statusBarColor == 1) {}", target: "targetSdk = 36")),
        LintCase("android-color-absent", style(background, "@color/sea"), style(background, "@color/sky")),
        LintCase("android-drawable-absent", style(animated, "@drawable/mark"), drawable(864)),
        LintCase("android-icon-large", drawable(1200), drawable(864)),
        LintCase(
            "android-splash-unversioned", style(background, "@color/sky", folder: "values"),
            style("windowSplashScreenBackground", "@color/sky", folder: "values")),
        // Android 12 is version 31.
        LintCase(
            "android-splash-unversioned", style(background, "@color/sky", folder: "values-v30"),
            style(background, "@color/sky", folder: "values-v31")),
        LintCase("web-manifest-damaged", manifest("{"), whole),
        // Of a name that others have, too, the words tell whose it is.
        LintCase(
            "web-manifest-damaged", base.file("public/manifest.json", "{\"start_url\": \"/\", // here\n}"),
            base.file("public/manifest.json", "{\"manifest_version\": 3, // here\n}")),
        LintCase("web-color-invalid", manifest(without: "#fff", "#12345"), manifest(without: "#fff", "teal")),
        LintCase(
            "web-icon-purpose", manifest(without: "any maskable", "mask"),
            manifest(without: "any maskable", "Any monochrome")),
        LintCase("web-icon-size", manifest(without: "192x192", "192"), manifest(without: "192x192", "any")),
        LintCase(
            "web-icon-size", webIcon("a.png", "512x512", 500), webIcon("a.png", "512x512", 512)),
        // The root of the site may be another folder than the manifest's.
        LintCase(
            "web-icon-absent", webIcon("/icons/b.png", "512x512", 512),
            webIcon("/icons/b.png", "512x512", 512)
                .file("public/icons/b.png", bytes: LintSample.png(512, 512))),
        LintCase(
            "web-icon-absent", webIcon("b.png", "512x512", 512), webIcon("/web/a.png", "512X512", 512)),
        // Below the address of a repository, as at GitHub Pages.
        LintCase(
            "web-icon-absent", webIcon("/app/b.png", "512x512", 512), webIcon("/app/a.png", "512x512", 512)),
        LintCase("web-icon-missing", manifest(without: "512x512", ""), whole),
        LintCase("web-maskable-missing", manifest(without: " maskable"), whole),
        LintCase("web-display-missing", manifest(without: "\"display\": \"standalone\","), whole),
        LintCase("web-background-missing", manifest(without: "\"background_color\": \"#fff\","), whole),
        LintCase(
            "linux-branch-dropped", package("#if os(iOS)\nlet a = 1\n#endif\n"),
            package("#if canImport(UIKit)\nlet a = 1\n#endif\n")),
        LintCase("waiver-damaged", waiver("{}"), goodWaiver),
        LintCase(
            "waiver-without-reason", waiver("[{\"rule\": \"full-screen-required\", \"reason\": \" \"}]"),
            goodWaiver),
        LintCase("waiver-unused", waiver("[{\"rule\": \"launch-text\", \"reason\": \"x\"}]"), goodWaiver),
        LintCase(
            "waiver-rule-unknown", waiver("[{\"rule\": \"launch-txt\", \"reason\": \"x\"}]"), goodWaiver),
    ]
}
