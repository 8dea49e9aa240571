// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import ProofSupport
import Testing

@Suite struct AndroidSplashTests {
    static let whole = AndroidSplash(
        background: HexColorPair(HexColor(0x003F9B), dark: HexColor(0x001A40)),
        icon: .drawn(width: 120, height: 96, hasDark: true), iconBackground: HexColorPair(HexColor(0xFFFFFF)),
        branding: .drawn(width: 160, height: 40, hasDark: false), behavior: .iconPreferred)

    @Test("From version 12 on the theme has the system's attributes, and no second mark behind it")
    func systemTheme() throws {
        let files = try Self.whole.artefacts().files
        #expect(
            files.text("values-v31/styles.xml") == """
                <?xml version="1.0" encoding="utf-8"?>
                <resources>
                    <style name="LaunchTheme" parent="@android:style/Theme.Material.Light.NoActionBar">
                        <item name="android:windowBackground">@color/launch_background</item>
                        <item name="android:windowSplashScreenBackground">@color/launch_background</item>
                        <item name="android:windowSplashScreenAnimatedIcon">@drawable/launch_icon</item>
                        <item name="android:windowSplashScreenIconBackgroundColor">@color/launch_icon_background</item>
                        <item name="android:windowSplashScreenBrandingImage">@drawable/launch_branding</item>
                    </style>
                </resources>

                """)
        // A style of a later folder replaces the earlier one, so it repeats it.
        let latest = try #require(files.text("values-v33/styles.xml"))
        #expect(latest.contains(#"<item name="android:windowSplashScreenBackground">"#))
        #expect(latest.contains(#"<item name="android:windowSplashScreenBehavior">icon_preferred</item>"#))
    }

    static let animated = AndroidSplash(
        background: HexColorPair(HexColor(0x123456)), icon: .drawn(width: 90, height: 90, hasDark: false),
        animatedIcon: .drawn(
            AndroidVector(
                side: 288,
                nodes: [
                    .fill(
                        data: "M 99,99 L 189,99 L 144,189 Z",
                        .linear(
                            [.init(HexColor(0xFF0000), at: 0), .init(HexColor(0x0000FF), at: 1)],
                            from: .init(99, 99), to: .init(99, 189)), opacity: 1, isEvenOdd: true),
                    .clip(
                        data: "M 0,0 L 144,0 L 144,288 L 0,288 Z",
                        [
                            .stroke(
                                data: "M 100,100 L 180,180",
                                .radial(
                                    [.init(HexColor(0xFFFFFF), at: 0)], center: .init(144, 144), radius: 20),
                                opacity: 0.5, .init(width: 4, cap: "round", join: "bevel")),
                            .fill(
                                data: "M 1,1 L 9,1 L 5,9 Z",
                                .sweep([.init(HexColor(0), at: 0)], center: .init(5, 5)),
                                opacity: 1, isEvenOdd: false),
                        ]),
                ],
                motions: [
                    .init(
                        .opacity, from: 0, to: 1, start: 100, duration: 300,
                        curve: [.init(0, 0), .init(1, 1)]),
                    .init(
                        .scale, from: 0.8, to: 1, start: 100, duration: 350,
                        curve: [.init(0, 0), .init(0.5, 0.75), .init(1, 1)]),
                ])))

    @Test(
        "A moving mark is a vector that the theme of version 12 shows, and no earlier one",
        .proves("ST26-IC-04"))
    func movingMark() throws {
        let files = try Self.animated.artefacts().files
        let theme = try #require(files.text("values-v31/styles.xml"))
        #expect(theme.contains(#"windowSplashScreenAnimatedIcon">@drawable/launch_icon_animated</item>"#))
        #expect(theme.contains(#"windowSplashScreenAnimationDuration">450</item>"#))
        #expect(files.text("values/styles.xml")?.contains("animated") == false)
        let vector = try #require(files.text("drawable-v31/launch_icon_animated.xml"))
        for line in [
            #"<vector android:name="mark" android:width="288dp" android:height="288dp" "#
                + #"android:viewportWidth="288" android:viewportHeight="288" android:alpha="0">"#,
            #"<group android:name="art" android:pivotX="144" android:pivotY="144" android:scaleX="0.8" android:scaleY="0.8">"#,
            #"<path android:pathData="M 99,99 L 189,99 L 144,189 Z" android:fillType="evenOdd">"#,
            #"<gradient android:type="linear" android:startX="99" android:startY="99" android:endX="99" android:endY="189">"#,
            ##"<item android:color="#0000FF" android:offset="1"/>"##,
            #"<clip-path android:pathData="M 0,0 L 144,0 L 144,288 L 0,288 Z"/>"#,
            #"android:strokeWidth="4" android:strokeLineCap="round" android:strokeLineJoin="bevel" android:strokeAlpha="0.5">"#,
            #"<target android:name="art">"#,
            #"<objectAnimator android:propertyName="scaleY" android:startOffset="100" android:duration="350" "#
                + #"android:valueFrom="0.8" android:valueTo="1" android:valueType="floatType">"#,
            #"<pathInterpolator android:pathData="M 0,0 L 0.5,0.75 L 1,1"/>"#,
        ] { #expect(vector.contains(line), "\(line)") }
    }

    @Test("What was generated with a moving mark keeps it, and without one its file is obsolete")
    func movingMarkAgain() throws {
        let made = try Self.animated.artefacts()
        var read = try AndroidSplash(reading: made.files)
        #expect(read.animatedIcon == .reference("@drawable/launch_icon_animated"))
        #expect(read.icon == .drawn(width: 90, height: 90, hasDark: false) && read.animationDuration == 450)
        let again = try read.artefacts(over: made.files)
        #expect(again.files.paths.isEmpty && again.obsolete.isEmpty)
        (read.animatedIcon, read.animationDuration) = (nil, nil)
        let still = try read.artefacts(over: made.files)
        #expect(still.obsolete == ["drawable-v31/launch_icon_animated.xml"])
        #expect(still.files.text("values-v31/styles.xml")?.contains("animated") == false)
        #expect(Self.animated.warnings.isEmpty)
        read.animatedIcon = .reference("launch")
        #expect(read.objections.map(\.element) == ["animatedIcon"])
    }

    @Test("Before version 12 the window's background shows the colour, the circle, the mark and the brand")
    func windowBackground() throws {
        let files = try Self.whole.artefacts().files
        #expect(
            files.text("values/styles.xml")?.contains(
                #"<item name="android:windowBackground">@drawable/launch_background</item>"#) == true)
        #expect(
            files.text("drawable-v23/launch_background.xml") == """
                <?xml version="1.0" encoding="utf-8"?>
                <layer-list xmlns:android="http://schemas.android.com/apk/res/android">
                    <item android:drawable="@color/launch_background"/>
                    <item android:width="160dp" android:height="160dp" android:gravity="center">
                        <shape android:shape="oval">
                            <solid android:color="@color/launch_icon_background"/>
                        </shape>
                    </item>
                    <item>
                        <bitmap android:gravity="center" android:src="@drawable/launch_icon"/>
                    </item>
                    <item android:bottom="60dp">
                        <bitmap android:gravity="bottom|center_horizontal" android:src="@drawable/launch_branding"/>
                    </item>
                </layer-list>

                """)
        // Version 5 knows no size of a layer: the circle would fill the window.
        #expect(files.text("drawable/launch_background.xml")?.contains("oval") == false)
    }

    @Test("Colours stand in values, their dark ones in values-night, and nothing there without any")
    func colors() throws {
        let files = try Self.whole.artefacts().files
        #expect(
            files.text("values/colors.xml") == """
                <?xml version="1.0" encoding="utf-8"?>
                <resources>
                    <color name="launch_background">#003F9B</color>
                    <color name="launch_icon_background">#FFFFFF</color>
                </resources>

                """)
        #expect(
            files.text("values-night/colors.xml")?.contains(
                #"<color name="launch_background">#001A40</color>"#) == true)
        let plain = AndroidSplash(background: HexColorPair(HexColor(0x112233)))
        #expect(try plain.artefacts().files.paths.contains { $0.hasPrefix("values-night") } == false)
    }

    @Test("Icons are drawn on 288 dp, or on 240 dp with a background, at five densities and both appearances")
    func canvases() throws {
        func sizes(_ splash: AndroidSplash) -> [String: Int] {
            let slots = splash.pictures.filter { $0.art == .splashIcon }
            return Dictionary(uniqueKeysWithValues: slots.map { ($0.path, $0.width) })
        }
        #expect(
            sizes(Self.whole) == [
                "drawable-mdpi/launch_icon.png": 240, "drawable-hdpi/launch_icon.png": 360,
                "drawable-xhdpi/launch_icon.png": 480, "drawable-xxhdpi/launch_icon.png": 720,
                "drawable-xxxhdpi/launch_icon.png": 960, "drawable-night-mdpi/launch_icon.png": 240,
                "drawable-night-hdpi/launch_icon.png": 360, "drawable-night-xhdpi/launch_icon.png": 480,
                "drawable-night-xxhdpi/launch_icon.png": 720, "drawable-night-xxxhdpi/launch_icon.png": 960,
            ])
        let plain = AndroidSplash(
            background: HexColorPair(HexColor(0)), icon: .drawn(width: 100, height: 50, hasDark: false))
        #expect(sizes(plain)["drawable-hdpi/launch_icon.png"] == 432)
        let slot = try #require(plain.pictures.last)
        #expect((slot.width, slot.artWidth, slot.artHeight) == (1152, 400, 200))
        let branding = try #require(Self.whole.pictures.last)
        #expect(
            (branding.path, branding.width, branding.height) == (
                "drawable-xxxhdpi/launch_branding.png", 800, 320
            ))
    }

    @Test(
        "A mark larger than its circle is refused, one with corners outside of it is told of",
        arguments: [
            (192.0, 10.0, false, 0, 1), (193, 10, false, 1, 0), (135, 135, false, 0, 0),
            (136, 136, false, 0, 1),
            (160, 1, true, 0, 1), (161, 1, true, 1, 0), (113, 113, true, 0, 0), (114, 114, true, 0, 1),
            (0, 10, false, 1, 0), (.nan, 10, false, 1, 0),
        ] as [(Double, Double, Bool, Int, Int)])
    func circle(width: Double, height: Double, hasCircle: Bool, objections: Int, warnings: Int) {
        var splash = AndroidSplash(
            background: HexColorPair(HexColor(0)), icon: .drawn(width: width, height: height, hasDark: false))
        if hasCircle { splash.iconBackground = HexColorPair(HexColor(0xFFFFFF)) }
        #expect(splash.objections.count == objections)
        #expect(splash.warnings.count == warnings)
        if objections > 0 { #expect(throws: ArtefactProblem.self) { try splash.artefacts() } }
    }

    @Test("What the system cannot show is refused by its name")
    func objections() {
        let clear = HexColor(red: 0, green: 0, blue: 0, alpha: 128)
        let splash = AndroidSplash(
            background: HexColorPair(HexColor(0), dark: clear), icon: .reference("@drawable/My-Icon"),
            branding: .drawn(width: 201, height: 40, hasDark: false), animationDuration: -1)
        #expect(
            splash.objections.map(\.element) == ["background/dark", "icon", "branding", "animationDuration"])
        var slow = Self.whole
        slow.icon = .reference("@drawable/avd_mark")
        slow.animationDuration = 1001
        #expect(slow.warnings.map(\.element) == ["animationDuration"])
    }
}

@Suite struct AndroidLauncherIconTests {
    @Test("An adaptive icon names its layers, and its pictures are 108 dp, the old ones 48")
    func adaptive() throws {
        let icon = AndroidLauncherIcon(background: .color(HexColor(0x003F9B)), width: 46, height: 46)
        let artefacts = try icon.artefacts()
        #expect(
            artefacts.files.text("mipmap-anydpi-v26/ic_launcher.xml") == """
                <?xml version="1.0" encoding="utf-8"?>
                <adaptive-icon xmlns:android="http://schemas.android.com/apk/res/android">
                    <background android:drawable="@color/ic_launcher_background"/>
                    <foreground android:drawable="@mipmap/ic_launcher_foreground"/>
                    <monochrome android:drawable="@mipmap/ic_launcher_monochrome"/>
                </adaptive-icon>

                """)
        let sizes = artefacts.pictures.filter { $0.path.hasPrefix("mipmap-xxxhdpi/") }
            .map { "\($0.path.dropFirst(15)) \($0.width)" }
        #expect(
            sizes == [
                "ic_launcher.png 192", "ic_launcher_foreground.png 432", "ic_launcher_monochrome.png 432",
            ])
        #expect(artefacts.pictures.filter { $0.art == .icon }.map(\.width) == [48, 72, 96, 144, 192])
    }

    @Test("The file of an icon is read back as it was written", arguments: [true, false])
    func roundTrip(hasMonochrome: Bool) throws {
        var icon = AndroidLauncherIcon(background: .picture, width: 40, height: 40)
        icon.hasMonochrome = hasMonochrome
        let read = try AndroidAdaptiveIcon(reading: icon.layers.bytes(), file: "ic_launcher.xml")
        #expect(read == icon.layers)
        #expect(
            (read.background, read.monochrome == nil) == ("@mipmap/ic_launcher_background", !hasMonochrome))
    }

    @Test("A layer that no system knows is refused with its line: aapt2 takes it without a word")
    func unknownLayer() {
        let text = "<adaptive-icon>\n<background/>\n<backround/>\n</adaptive-icon>"
        let problem = #expect(throws: ArtefactProblem.self) {
            try AndroidAdaptiveIcon(reading: Array(text.utf8), file: "a.xml")
        }
        #expect(problem?.line == 3)
        #expect(problem?.element == "adaptive-icon/backround")
    }

    @Test(
        "A mark outside the circle of 66 dp is told of, one outside the layer's 72 is refused",
        arguments: [(46.0, 0, 0), (47, 0, 1), (72, 0, 1), (73, 1, 0)])
    func sizes(side: Double, objections: Int, warnings: Int) {
        let icon = AndroidLauncherIcon(background: .picture, width: side, height: side)
        #expect((icon.objections.count, icon.warnings.count) == (objections, warnings))
    }

    @Test(
        "An item of a parent in the project holds until the style has its own, and colours may be named in turn"
    )
    func parents() throws {
        let text = """
            <resources><color name="sky">@color/blue</color><color name="blue">#112233</color>
            <style name="Base" parent="@style/Theme.SplashScreen">
            <item name="windowSplashScreenBackground">@color/sky</item>
            <item name="postSplashScreenTheme">@style/App</item>
            <item name="windowSplashScreenAnimationDuration">300</item></style>
            <style name="LaunchTheme" parent="@style/Base">
            <item name="windowSplashScreenAnimationDuration">500</item></style></resources>
            """
        let splash = try AndroidSplash(reading: FileSet(texts: ["values/styles.xml": text]))
        #expect(splash.background == HexColorPair(HexColor(0x112233)))
        let night = "<resources><color name=\"blue\">#445566</color></resources>"
        let dark = try AndroidSplash(
            reading: FileSet(texts: ["values/styles.xml": text, "values-night/colors.xml": night]))
        #expect(dark.background == HexColorPair(HexColor(0x112233), dark: HexColor(0x445566)))
        #expect(splash.animationDuration == 500)
        #expect(splash.base == .compatibility(afterwards: "@style/App"))
        // Styles and colours that name one another in a ring end.
        let ring = """
            <resources><color name="a">@color/b</color><color name="b">@color/a</color>
            <style name="LaunchTheme" parent="Other"><item name="android:windowBackground">@color/a</item></style>
            <style name="Other" parent="LaunchTheme"/></resources>
            """
        #expect(throws: ArtefactProblem.self) {
            try AndroidSplash(reading: FileSet(texts: ["values/styles.xml": ring]))
        }
    }
}
