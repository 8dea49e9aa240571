// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct ExpoTests {
    static let plugin = """
        {
          "expo": {
            "name": "shop",
            "icon": "./assets/icon.png",
            "userInterfaceStyle": "automatic",
            "ios": {"bundleIdentifier": "org.example.shop"},
            "android": {"package": "org.example.shop.android"},
            "splash": {"image": "./old.png", "backgroundColor": "#000000"},
            "plugins": [
              "expo-router",
              ["expo-splash-screen", {
                "backgroundColor": "#232323",
                "image": "./assets/splash.png",
                "imageWidth": 200,
                "dark": {"backgroundColor": "#101010", "image": "./assets/dark.png"},
                "android": {"imageWidth": 150, "image": "./assets/splash.png"},
                "fade": true
              }]
            ]
          }
        }
        """
    static let older = """
        {
          "expo": {
            "platforms": ["ios", "android"],
            "splash": {"image": "assets/splash.png", "resizeMode": "cover", "backgroundColor": "teal"},
            "ios": {"splash": {"image": "assets/ios.png", "tabletImage": "assets/pad.png",
              "backgroundColor": "hsl(1,2,3)", "resizeMode": "zoom"}},
            "android": {"splash": {"image": "assets/splash.png", "mdpi": "a.png"}}
          }
        }
        """

    private func read(_ text: String) throws -> ImportedLaunch {
        var files = FileSet(texts: ["app.json": text])
        files["assets/splash.png"] = pictureHeader(400, 100)
        return try ImportSource(.expo, path: "app.json").read(in: files)
    }

    @Test("A value that is no text is told of with its kind")
    func kinds() throws {
        let text = #"{"expo": {"splash": {"backgroundColor": 5, "image": {"light": "a.png"}}}}"#
        let launch = try ImportSource(.expo, path: "app.json").read(in: FileSet(texts: ["app.json": text]))
        #expect(
            launch.remarks.map { "\($0.element) \($0.reason)" } == [
                "expo/splash/backgroundColor a text is needed, not a number",
                "expo/splash/image a text is needed, not an object",
            ])
    }

    @Test("The plugin's options count before the older key")
    func options() throws {
        let launch = try read(Self.plugin)
        #expect(launch.background == HexColorPair(HexColor(0x232323), dark: HexColor(0x101010)))
        #expect(
            launch.image
                == ImportedLaunch.Picture(
                    "assets/splash.png", dark: "assets/dark.png", width: 200, height: 50, contentMode: .fit))
        #expect(launch.icon == "assets/icon.png")
        #expect(launch.identifiers == [.ios: "org.example.shop", .android: "org.example.shop.android"])
        #expect(
            launch.remarks.map { "\($0.line ?? 0) \($0.element)" } == [
                "17 expo/plugins[1][1]/fade", "16 expo/plugins[1][1]/android/imageWidth",
            ])
    }

    @Test("The older key is read, for iOS before the general one")
    func older() throws {
        let launch = try read(Self.older)
        #expect(launch.image == ImportedLaunch.Picture("assets/ios.png", contentMode: .fit))
        #expect(launch.background == nil)
        #expect(launch.platforms == [.ios, .android])
        #expect(
            launch.remarks.map(\.element) == [
                "expo/ios/splash/backgroundColor", "expo/ios/splash/resizeMode",
                "expo/ios/splash/tabletImage",
                "expo/android/splash/image", "expo/android/splash/mdpi",
            ])
        #expect(launch.remarks.first?.line == 6)
    }

    @Test(
        "Colours are read as React Native reads them, by name or by a function",
        arguments: [
            ("rebeccapurple", 0x663399), ("tomato", 0xFF6347), ("rgb(35, 35, 35)", 0x232323),
            ("rgba(18, 52, 86, 1)", 0x123456), ("hsl(120, 100%, 25%)", 0x008000),
            ("hwb(0 100% 0%)", 0xFFFFFF),
        ] as [(String, UInt32)])
    func colors(text: String, expected: UInt32) throws {
        let plugin = try read(
            #"{"plugins": [["expo-splash-screen", {"backgroundColor": "\#(text)"}]]}"#)
        let older = try read(#"{"splash": {"backgroundColor": "\#(text)"}}"#)
        for launch in [plugin, older] {
            #expect(launch.background == HexColorPair(HexColor(expected)))
            #expect(launch.remarks == [])
        }
    }

    @Test("Without a width the plugin's own of 100 points holds, and a full screen has none")
    func width() throws {
        func image(_ options: String) throws -> ImportedLaunch.Picture? {
            let text = #"{"plugins": [["expo-splash-screen", {"image": "a.png"\#(options)}]], "splash": {}}"#
            return try read(text).image
        }
        #expect(try image("")?.width == 100)
        #expect(try image(#", "ios": {"image": "b.png", "imageWidth": 40}"#)?.light == "b.png")
        #expect(try image(#", "ios": {"imageWidth": 40}"#)?.width == 40)
        let full = try image(#", "enableFullScreenImage_legacy": true, "resizeMode": "cover""#)
        #expect(full == ImportedLaunch.Picture("a.png", contentMode: .fill))
    }

    /// A configuration with these plugins, and with more keys.
    private func read(plugins: String, _ more: String = "", files: [String: String] = [:]) throws
        -> ImportedLaunch
    {
        var files = FileSet(
            texts: files.merging([
                "app.json":
                    #"{"expo": {"userInterfaceStyle": "automatic"\#(more), "plugins": [\#(plugins)]}}"#
            ]) { $1 })
        files["a.png"] = pictureHeader(400, 100)
        files["tall.png"] = pictureHeader(100, 400)
        return try ImportSource(.expo, path: "app.json").read(in: files)
    }

    @Test("Each option for iOS counts before the general one, and the others stay")
    func merged() throws {
        let launch = try read(
            plugins: """
                ["expo-splash-screen", {"backgroundColor": "#111111", "image": "a.png",
                "dark": {"backgroundColor": "#222222", "image": "dark.png"},
                "ios": {"backgroundColor": "#333333", "dark": {"image": "night.png"}}}]
                """)
        #expect(launch.background == HexColorPair(HexColor(0x333333), dark: HexColor(0x222222)))
        #expect(
            launch.image
                == ImportedLaunch.Picture(
                    "a.png", dark: "night.png", width: 100, height: 25, contentMode: .fit))
        #expect(launch.remarks == [])
        let pad = try read(
            plugins:
                #"["expo-splash-screen", {"ios": {"image": "a.png", "tabletImage": "p.png", "size": 3}}]"#)
        // The tool's own colour is white.
        #expect(pad.background == HexColorPair(HexColor(0xFFFFFF)))
        #expect(
            pad.remarks.map(\.element) == [
                "expo/plugins[0][1]/ios/size", "expo/plugins[0][1]/ios/tabletImage",
            ])
    }

    @Test("A picture is fitted into a square of its width, which no mode changes without the full screen")
    func square() throws {
        let launch = try read(
            plugins:
                #"["expo-splash-screen", {"image": "tall.png", "imageWidth": 200, "resizeMode": "cover"}]"#)
        #expect(
            launch.image == ImportedLaunch.Picture("tall.png", width: 50, height: 200, contentMode: .fit))
        #expect(launch.remarks.map(\.element) == ["expo/plugins[0][1]/resizeMode"])
    }

    @Test("A picture on the network and a width in quotation marks are told, and not guessed")
    func unread() throws {
        let launch = try read(
            plugins: #"["expo-splash-screen", {"image": "https://example.org/a.png", "imageWidth": "200"}]"#)
        #expect(launch.image == nil)
        #expect(
            launch.remarks.map { "\($0.element) \($0.reason)" } == [
                "expo/plugins[0][1]/imageWidth a width is a number, not a string; 100 is taken",
                "expo/plugins[0][1]/image \u{201C}https://example.org/a.png\u{201D} is on the network, which is not read; put "
                    + "the picture into the project",
            ])
    }

    @Test("Options for Android alone leave iOS to the older key, whose dark values only iOS's own has")
    func androidAlone() throws {
        let old = ##", "splash": {"backgroundColor": "#445566", "dark": {"backgroundColor": "#000000"}}"##
        let launch = try read(
            plugins: ##"["expo-splash-screen", {"android": {"backgroundColor": "#778899"}}]"##, old)
        #expect(launch.background == HexColorPair(HexColor(0x445566)))
        #expect(
            launch.remarks.map(\.element) == [
                "expo/splash/dark", "expo/plugins[0][1]/android/backgroundColor",
            ])
        let ios =
            ##", "ios": {"splash": {"backgroundColor": "#445566", "dark": {"backgroundColor": "#000000"}}}"##
        let dark = try read(plugins: #""expo-splash-screen""#, ios)
        #expect(dark.background == HexColorPair(HexColor(0x445566), dark: HexColor(0)))
    }

    @Test("The plugin of react-native-bootsplash counts before the other, which it leaves out")
    func bootsplash() throws {
        let other = ##"["expo-splash-screen", {"backgroundColor": "#111111"}]"##
        let launch = try read(
            plugins: """
                \(other), ["react-native-bootsplash", {"logo": "a.png", "logoWidth": 121, "background": "f5fcff",
                "darkBackground": "#00090a", "darkLogo": "dark.png", "brand": "brand.svg", "fade": true,
                "android": {"darkContentBarsStyle": true}, "assetsOutput": "out"}]
                """)
        #expect(launch.background == HexColorPair(HexColor(0xF5FCFF), dark: HexColor(0x00090A)))
        #expect(
            launch.image
                == ImportedLaunch.Picture(
                    "a.png", dark: "dark.png", width: 120, height: 30, contentMode: .fit))
        #expect(
            launch.branding
                == ImportedLaunch.Picture("brand.svg", width: 80, contentMode: .fit, placement: .bottom))
        #expect(
            launch.remarks.map(\.element) == [
                "expo/plugins[1][1]/fade", "expo/plugins[1][1]/android/darkContentBarsStyle",
            ])
    }

    @Test(
        "Before version 7 that plugin had the place of a manifest, which is read; without one the remark says so"
    )
    func bootsplashManifest() throws {
        let manifest = ##"{"background": "#f5fcff", "logo": {"width": 100, "height": 89}}"##
        let launch = try read(
            plugins: #"["react-native-bootsplash", {"assetsDir": "art/boot"}]"#,
            files: ["art/boot/manifest.json": manifest, "art/boot/logo@2x.png": "x"])
        #expect(launch.background == HexColorPair(HexColor(0xF5FCFF)))
        #expect(
            launch.image
                == ImportedLaunch.Picture("art/boot/logo@2x.png", width: 100, height: 89, contentMode: .fit))
        let bare = try read(plugins: #""react-native-bootsplash""#)
        #expect(bare.image == nil)
        #expect(
            bare.remarks.map(\.reason) == [
                "it names no logo, and there is no assets/bootsplash/manifest.json"
            ])
    }

    @Test("Dark colours of an app that is light only are remarked")
    func lightOnly() throws {
        let remarks = try read(Self.plugin.replacing("automatic", with: "light")).remarks
        #expect(remarks.contains { $0.element == "expo/userInterfaceStyle" && $0.line == 5 })
    }

    @Test("A configuration that is a program is not run: the problem says what to do")
    func program() {
        let files = FileSet(texts: ["app.config.js": "export default {}"])
        let problem = #expect(throws: ArtefactProblem.self) {
            try ImportSource(.expoProgram, path: "app.config.js").read(in: files)
        }
        #expect(problem?.reason.contains("npx expo config --json") == true)
    }
}
