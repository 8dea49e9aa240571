// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

/// Projects that are there keep what is not ours.
@Suite struct AndroidPatchTests {
    private static let splash = AndroidSplash(
        background: HexColorPair(HexColor(0x003F9B)), icon: .drawn(width: 96, height: 96, hasDark: false))

    /// The folder `res` of a Flutter project, whose night theme would hide that of version 12.
    private static let flutter = FileSet(texts: [
        "values/styles.xml": """
        <?xml version="1.0" encoding="utf-8"?>
        <resources>
          <!-- Theme applied to the Android Window while the process is starting -->
          <style name="LaunchTheme" parent="@android:style/Theme.Light.NoTitleBar">
            <!-- Show a splash screen on the activity. -->
            <item name="android:windowBackground">@drawable/splash</item>
            <item name='android:forceDarkAllowed' >false</item>
          </style>

          <style name="NormalTheme" parent="@android:style/Theme.Light.NoTitleBar"/>
        </resources>

        """,
        "values-night/styles.xml": """
        <resources>
        \t<style name="LaunchTheme" parent="@android:style/Theme.Black.NoTitleBar">
        \t\t<item name="android:windowBackground">@drawable/splash</item>
        \t</style>
        </resources>
        """,
        "drawable-v21/launch_background.xml": "<layer-list/>",
    ])

    @Test("Our items are set in their place, foreign ones, comments and layout keep their bytes")
    func patched() throws {
        let files = try Self.splash.artefacts(over: Self.flutter).files
        #expect(
            files.text("values/styles.xml")
                == Self.flutter.text("values/styles.xml")?.replacing(
                    "@drawable/splash", with: "@drawable/launch_background"))
    }

    @Test("Where night has a theme of that name, it gets one for version 12: night counts before the version")
    func night() throws {
        let files = try Self.splash.artefacts(over: Self.flutter).files
        let night = try #require(files.text("values-night-v31/styles.xml"))
        #expect(
            night.contains(
                #"<style name="LaunchTheme" parent="@android:style/Theme.Material.Light.NoActionBar">"#))
        #expect(night.contains("android:windowSplashScreenBackground"))
        #expect(
            files.text("values-night/styles.xml")?.contains(
                "\t\t<item name=\"android:windowBackground\">@drawable/launch_background</item>\n\t</style>")
                == true)
        #expect(try Self.splash.artefacts().files["values-night-v31/styles.xml"] == nil)
    }

    @Test("A drawable of a later folder that would hide ours is written, too")
    func hidden() throws {
        let files = try Self.splash.artefacts(over: Self.flutter).files
        #expect(files["drawable-v21/launch_background.xml"] == files["drawable/launch_background.xml"])
    }

    @Test("A second run writes nothing", arguments: [FileSet(), flutter])
    func secondRun(project: FileSet) throws {
        for splash in [Self.splash, AndroidSplashTests.whole] {
            let first = project.applying(try splash.artefacts(over: project))
            let second = try splash.artefacts(over: first)
            #expect(second.files == FileSet())
            #expect(second.obsolete == [])
            let icon = AndroidLauncherIcon(background: .color(HexColor(1)), width: 40, height: 40)
            let withIcon = first.applying(try icon.artefacts(over: first))
            #expect(try icon.artefacts(over: withIcon).files == FileSet())
        }
    }

    @Test("What is no longer declared goes: items, colours, sizes and pictures")
    func removed() throws {
        let project = Self.flutter.applying(try AndroidSplashTests.whole.artefacts(over: Self.flutter))
        let plain = AndroidSplash(background: HexColorPair(HexColor(0x003F9B)))
        let artefacts = try plain.artefacts(over: project)
        let after = project.applying(artefacts)
        #expect(artefacts.obsolete.contains("drawable-night-xxhdpi/launch_icon.png"))
        #expect(artefacts.obsolete.contains("drawable-mdpi/launch_branding.png"))
        #expect(after.text("values/colors.xml")?.contains("launch_icon_background") == false)
        #expect(after.text("values-v31/styles.xml")?.contains("AnimatedIcon") == false)
        #expect(after.text("values-v33/styles.xml")?.contains("Behavior") == false)
        #expect(
            after.text("values/dimens.xml")
                == "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n</resources>\n")
        #expect(try AndroidSplash(reading: after).icon == nil)
    }

    @Test(
        "Values are set in the file's own layout",
        arguments: [
            ("<resources/>", "<resources>\n    <color name=\"a\">#1</color>\n</resources>"),
            ("<resources></resources>", "<resources>\n    <color name=\"a\">#1</color>\n</resources>"),
            (
                "<resources>\r\n\t<color name=\"b\">#2</color>\r\n</resources>\r\n",
                "<resources>\r\n\t<color name=\"b\">#2</color>\r\n\t<color name=\"a\">#1</color>\r\n</resources>\r\n"
            ),
            (
                "<resources><color name='a' tools:x='1'>#9</color><!-- end --></resources>",
                "<resources><color name='a' tools:x='1'>#1</color><!-- end --></resources>"
            ),
            (
                "<resources>\n <color name='a'> #1 </color></resources>",
                "<resources>\n <color name='a'> #1 </color></resources>"
            ),
        ] as [(String, String)])
    func layout(before: String, after: String) throws {
        var file = try AndroidValuesFile(reading: Array(before.utf8), file: "colors.xml")
        file.set("color", "a", to: "#1")
        #expect(String(decoding: file.bytes(), as: UTF8.self) == after)
        #expect(file.value("color", "a") == "#1")
    }

    @Test("A removed value takes its line along")
    func removedLine() throws {
        let text =
            "<resources>\n    <color name=\"a\">#1</color>\n    <color name=\"b\">#2</color>\n</resources>\n"
        var file = try AndroidValuesFile(reading: Array(text.utf8), file: "colors.xml")
        file.set("color", "a", to: nil)
        #expect(
            String(decoding: file.bytes(), as: UTF8.self)
                == "<resources>\n    <color name=\"b\">#2</color>\n</resources>\n")
    }

    @Test("A value that another file of the folder declares is set there: twice would be an error of aapt2")
    func declaredElsewhere() throws {
        let project = FileSet(texts: [
            "values/ic_launcher_background.xml":
                "<resources>\n    <color name=\"ic_launcher_background\">#FFF</color>\n</resources>"
        ])
        let icon = AndroidLauncherIcon(background: .color(HexColor(0x102030)), width: 40, height: 40)
        let files = try icon.artefacts(over: project).files
        #expect(files.text("values/ic_launcher_background.xml")?.contains("#102030") == true)
        #expect(files["values/colors.xml"] == nil)
    }

    @Test(
        "What was written is read back",
        arguments: [
            AndroidSplashTests.whole, splash,
            AndroidSplash(theme: "Theme.App.Starting", background: HexColorPair(HexColor(0xABCDEF))),
            AndroidSplash(
                base: .compatibility(afterwards: "@style/AppTheme"),
                background: HexColorPair(HexColor(1), dark: HexColor(2)), icon: .reference("@drawable/avd"),
                iconBackground: HexColorPair(HexColor(3), dark: HexColor(4)),
                branding: .drawn(width: 99.5, height: 20, hasDark: true), animationDuration: 600,
                behavior: .system),
        ])
    func roundTrip(splash: AndroidSplash) throws {
        let project = FileSet().applying(try splash.artefacts())
        #expect(try AndroidSplash(reading: project, theme: splash.theme) == splash)
    }

    @Test("A theme without a colour, or with a word for a number, is a problem that names the item")
    func unreadable() throws {
        let project = FileSet().applying(try AndroidSplashTests.whole.artefacts())
        func problem(_ old: String, _ new: String) -> ArtefactProblem? {
            var broken = project
            for path in project.paths where path.hasSuffix(".xml") {
                broken[path] = Array((project.text(path) ?? "").replacing(old, with: new).utf8)
            }
            return #expect(throws: ArtefactProblem.self) { try AndroidSplash(reading: broken) }
        }
        #expect(problem("#003F9B", "blue")?.element.hasSuffix("android:windowSplashScreenBackground") == true)
        #expect(problem("icon_preferred", "always")?.element.hasSuffix("windowSplashScreenBehavior") == true)
        #expect(problem("LaunchTheme", "Other")?.element == "style/LaunchTheme")
        #expect(problem("</resources>", "")?.line != nil)
    }
}
