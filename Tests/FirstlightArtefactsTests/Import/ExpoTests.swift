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
