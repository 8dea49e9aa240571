// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct FlutterSplashTests {
    static let settings = """
        name: shop
        flutter_native_splash:
          # the background
          color: "#42a5f5"
          color_dark: 042a49
          image: assets/splash.png
          image_dark: ./assets/splash-dark.png
          image_android: assets/splash-android.png
          branding: assets/brand.png
          branding_mode: bottomRight
          ios_content_mode: scaleAspectFit
          android_gravity: fill
          fullscreen: true
          web: false
          info_plist_files:
            - 'ios/Runner/Info-Release.plist'
            - 'ios/Runner/Info-Debug.plist'
          android_12:
            image: assets/android12.png
            color: "#42a5f5"
            icon_background_color: "#111111"
            icon_background_color_dark: "#eeeeee"
          colour: "#000000"
        """

    private func read(_ text: String, pictures: [String: (Int, Int)] = [:]) throws -> ImportedLaunch {
        var files = FileSet(texts: ["app/pubspec.yaml": text])
        for (path, size) in pictures { files[path] = pictureHeader(size.0, size.1) }
        return try ImportSource(.flutterNativeSplash, path: "app/pubspec.yaml").read(in: files)
    }

    @Test("Colours, pictures with their point size, and places are taken over")
    func takenOver() throws {
        let launch = try read(Self.settings, pictures: ["app/assets/splash.png": (480, 384)])
        #expect(launch.background == HexColorPair(HexColor(0x42A5F5), dark: HexColor(0x042A49)))
        // The tool's pictures have four pixels a point.
        #expect(
            launch.image
                == ImportedLaunch.Picture(
                    "app/assets/splash.png", dark: "app/assets/splash-dark.png", width: 120, height: 96,
                    contentMode: .fit))
        #expect(launch.branding == ImportedLaunch.Picture("app/assets/brand.png", placement: .bottomRight))
        #expect(launch.iconBackground == HexColorPair(HexColor(0x111111), dark: HexColor(0xEEEEEE)))
        #expect(launch.propertyList == "app/ios/Runner/Info-Release.plist")
        #expect(launch.platforms == [.ios, .android])
    }

    @Test("What is not taken over is remarked with its line and key")
    func remarks() throws {
        let remarks = try read(Self.settings).remarks
        #expect(
            remarks.map { "\($0.line ?? 0) \($0.element.dropFirst(22))" } == [
                "8 image_android", "12 android_gravity", "13 fullscreen", "17 info_plist_files",
                "19 android_12/image", "23 colour",
            ])
        #expect(remarks.allSatisfy { $0.file == "app/pubspec.yaml" && !$0.reason.isEmpty })
    }

    @Test("A setting for iOS counts before the general one")
    func forIOS() throws {
        let launch = try read(
            """
            flutter_native_splash:
              color: '#000000'
              color_ios: '#112233'
              image: a.png
              image_ios: b.png
            """)
        #expect(launch.background?.light == HexColor(0x112233))
        #expect(launch.image?.light == "app/b.png")
    }

    @Test(
        "A colour is read as the tool reads it",
        arguments: [
            ("'#42a5f5'", 0x42A5F5 as UInt32?), ("42a5f5", 0x42A5F5), ("1234", 0x001234), ("'1234'", nil),
            ("#42a5f5", nil), ("'blue'", nil), ("'#fff'", nil),
        ])
    func colors(text: String, expected: UInt32?) throws {
        let launch = try read("flutter_native_splash:\n  color: \(text)\n")
        #expect(launch.background?.light == expected.map { HexColor($0) })
        #expect(launch.remarks.map(\.line) == (expected == nil ? [2] : []))
    }

    @Test("A file without the block, or with a word in its place, is a problem")
    func missing() {
        for (text, line) in [("name: a\n", 1), ("a: 1\nflutter_native_splash: yes\n", 2)] {
            let problem = #expect(throws: ArtefactProblem.self) { try read(text) }
            #expect(problem?.line == line)
            #expect(problem?.element == "flutter_native_splash")
        }
    }

    @Test("A screen that the tool does not make for iOS is told of")
    func otherSystems() throws {
        let launch = try read("flutter_native_splash:\n  ios: false\n  color: \"#000000\"\n")
        #expect(launch.platforms == [.android, .web])
        #expect(launch.remarks.map { "\($0.line ?? 0) \($0.element)" } == ["2 flutter_native_splash/ios"])
    }

    @Test("A path out of the project is not followed")
    func outside() throws {
        let launch = try read("flutter_native_splash:\n  image: ../../secret.png\n")
        #expect(launch.image == nil)
        #expect(launch.remarks.map(\.element) == ["flutter_native_splash/image"])
    }
}

/// The beginning of a PNG picture of a size.
func pictureHeader(_ width: Int, _ height: Int) -> [UInt8] {
    func bytes(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 255) } }
    var picture = onePixel
    picture.replaceSubrange(16..<24, with: bytes(width) + bytes(height))
    return picture
}
