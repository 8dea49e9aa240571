// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct ImportSourceTests {
    @Test("Files are told by their name and by what is in them; those of others are left alone")
    func detected() {
        let plist = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>UILaunchScreen</key><dict/></dict></plist>
            """
        let files = FileSet(texts: [
            "pubspec.yaml": "name: a\nflutter_native_splash:\n  color: '#000000'\n",
            "other/pubspec.yaml": "name: a\ndependencies:\n  flutter_native_splash: ^2.2.8\n",
            "flutter_native_splash-beta.yaml": "flutter_native_splash: [",
            "app.json": ExpoTests.plugin,
            "data/app.json": "{\"name\": \"x\"}",
            "app.config.ts": "export default {}",
            "package.json": #"{"scripts": {"s": "npx react-native-bootsplash generate a.png"}}"#,
            "b/package.json": #"{"dependencies": {"react-native-bootsplash": "7"}}"#,
            "assets/bootsplash/manifest.json":
                ##"{"background": "#fff", "logo": {"width": 100, "height": 89}}"##,
            "web/manifest.json": #"{"name": "a", "icons": []}"#,
            "ios/App/Info.plist": plist,
            "ios/App/Other.plist": plist.replacing("UILaunchScreen", with: "Key"),
            "ios/Pods/X/Info.plist": plist,
            "node_modules/x/app.json": ExpoTests.plugin,
            "README.md": "flutter_native_splash:",
        ])
        #expect(
            ImportSource.detect(in: files) == [
                ImportSource(.flutterNativeSplash, path: "pubspec.yaml"),
                ImportSource(.flutterNativeSplash, path: "flutter_native_splash-beta.yaml"),
                ImportSource(.expo, path: "app.json"),
                ImportSource(.expoProgram, path: "app.config.ts"),
                ImportSource(.bootsplashCommand, path: "package.json"),
                ImportSource(.bootsplashManifest, path: "assets/bootsplash/manifest.json"),
                ImportSource(.infoPlist, path: "ios/App/Info.plist"),
            ])
    }

    @Test("Settings that cannot be read are found by their words, and are told rather than passed over")
    func damagedSettings() {
        let files = FileSet(texts: [
            "app.json": "{\"expo\": {\"splash\": {\"backgroundColor\": \"#fff\",}}}",
            "package.json": "{\"scripts\": {\"s\": \"react-native-bootsplash generate a.png\",}}",
            "other/app.json": "{\"name\": \"other\",}", "other/package.json": "{\"name\": \"other\",}",
        ])
        let found = ImportSource.detect(in: files)
        #expect(
            found == [
                ImportSource(.expo, path: "app.json"), ImportSource(.bootsplashCommand, path: "package.json"),
            ])
        for source in found { #expect(throws: ArtefactProblem.self) { try source.read(in: files) } }
    }

    private static func list(_ name: String) -> String {
        """
        <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>
        <key>UILaunchStoryboardName</key><string>\(name)</string></dict></plist>
        """
    }
    private static let storyboard = LintSample.storyboardText

    @Test(
        "The storyboard that an app names comes before one that lies beside it, and an app before its example"
    )
    func named() {
        let files = FileSet(texts: [
            "App/Info.plist": Self.list("Welcome"), "App/Welcome.storyboard": Self.storyboard,
            "App/Alternative.storyboard": Self.storyboard, "ADemo/Info.plist": Self.list("Show"),
            "ADemo/Show.storyboard": Self.storyboard,
        ])
        #expect(
            ImportSource.detect(in: files).map(\.path) == [
                "App/Info.plist", "App/Welcome.storyboard", "ADemo/Info.plist", "ADemo/Show.storyboard",
                "App/Alternative.storyboard",
            ])
    }

    @Test("A phone's app comes before its App Clip, and before a television's list")
    func partsAndOtherSystems() {
        func list(_ family: Int) -> String {
            Self.list("Launch\(family)").replacing(
                "</dict>", with: "<key>UIDeviceFamily</key><array><integer>\(family)</integer></array></dict>"
            )
        }
        let lists = FileSet(texts: [
            "ATV/Info.plist": list(3), "ATV/Launch3.storyboard": Self.storyboard,
            "Phone/Info.plist": list(1), "Phone/Launch1.storyboard": Self.storyboard,
        ])
        #expect(ImportSource.detect(in: lists).first?.path == "Phone/Info.plist")
        // Without a project the list says what it is for.
        let clip = Self.list("Small").replacing("</dict>", with: "<key>NSAppClip</key><dict/></dict>")
        let lone = FileSet(texts: [
            "Host/Clip-Info.plist": clip, "Host/Whole-Info.plist": Self.list("Whole"),
        ])
        #expect(ImportSource.detect(in: lone).first?.path == "Host/Whole-Info.plist")
        let sample = LintSample().project([
            "INFOPLIST_FILE": "Clip/Info.plist"
        ]).file("Clip/Info.plist", Self.list("Small")).file("Clip/Small.storyboard", Self.storyboard)
            .file("App/Whole.storyboard", Self.storyboard).file("App/Info.plist", Self.list("Whole"))
        let path = "App.xcodeproj/project.pbxproj"
        let text = String(decoding: sample.files[path] ?? [], as: UTF8.self)
            .replacing("targets = (T, );", with: "targets = (T, T2, );")
            .replacing(
                "product-type.application\"",
                with: "product-type.application.on-demand-install-capable\""
            )
            .replacing(
                "R = {isa",
                with: """
                    T2 = {isa = PBXNativeTarget; name = Whole; productType = "com.apple.product-type.application";
                    buildConfigurationList = L2; buildPhases = (R, ); };
                    L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
                    C2 = {isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = "App/Info.plist"; SDKROOT = iphoneos; }; };
                    R = {isa
                    """)
        #expect(ImportSource.detect(in: sample.file(path, text).set).first?.path == "App/Info.plist")
    }

    @Test("Of screens for links the one that is shown without a link is declared")
    func usualScreen() throws {
        let list = """
            <plist version="1.0"><dict><key>UILaunchScreens</key><dict>
            <key>UIDefaultLaunchScreen</key><string>usual</string>
            <key>UILaunchScreenDefinitions</key><array>
            <dict><key>UILaunchScreenIdentifier</key><string>other</string><key>UIImageName</key><string>A</string></dict>
            <dict><key>UILaunchScreenIdentifier</key><string>usual</string><key>UIImageName</key><string>B</string></dict>
            </array></dict></dict></plist>
            """
        let files = FileSet(texts: ["App/Info.plist": list, "App/Alone.storyboard": Self.storyboard])
        let first = try #require(ImportSource.detect(in: files).first)
        let launch = try first.read(in: files)
        #expect(first.path == "App/Info.plist" && launch.image == ImportedLaunch.Picture("B"))
        #expect(launch.background == HexColorPair(HexColor(0xFFFFFF), dark: HexColor(0)))
        #expect(launch.remarks.map(\.element) == ["UILaunchScreens"])
    }

    @Test(
        "A screen that Xcode declares by a setting is the system's background, before a storyboard that no app names"
    )
    func generatedScreen() throws {
        let settings = ["GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UILaunchScreen_Generation": "YES"]
        var sample = LintSample().project(
            settings.merging(["INFOPLIST_FILE": ""]) { $1 }, resources: ["App/Ant.storyboard"]
        ).file("App/Ant.storyboard", Self.storyboard)
        sample.keys = [:]
        let found = ImportSource.detect(in: sample.set)
        #expect(found.map(\.kind) == [.buildSettings, .storyboard])
        let launch = try #require(found.first).read(in: sample.set)
        #expect(launch.background == HexColorPair(HexColor(0xFFFFFF), dark: HexColor(0x000000)))
        #expect(launch.image == nil && launch.platforms == [.ios] && launch.remarks.isEmpty)
        // Keys of a list count before the setting, and without the list nothing is generated.
        sample = LintSample().project(settings)
        #expect(ImportSource.detect(in: sample.set).map(\.kind) == [.infoPlist])
        sample = LintSample().project([
            "INFOPLIST_FILE": "", "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
        ])
        sample.keys = [:]
        #expect(ImportSource.detect(in: sample.set).isEmpty)
    }

    @Test("A storyboard that an app starts with is read, though it does not say that it is a launch screen")
    func namedStoryboard() throws {
        let text = Self.storyboard.replacing("launchScreen=\"YES\"", with: "")
        var sample = LintSample().project(
            [
                "INFOPLIST_FILE": "", "GENERATE_INFOPLIST_FILE": "YES",
                "INFOPLIST_KEY_UILaunchStoryboardName": "Ant",
            ], resources: ["App/Ant.storyboard", "App/Bee.storyboard"]
        ).file("App/Ant.storyboard", text).file("App/Bee.storyboard", text)
        sample.keys = [:]
        #expect(
            ImportSource.detect(in: sample.set) == [ImportSource(.storyboard, path: "App/Ant.storyboard")])
    }

    @Test(
        "Of an app's storyboards the phone's comes first, whatever its name",
        arguments: [("", "~ipad"), ("~iphone", ""), ("~iphone", "~ipad")])
    func deviceStoryboards(phone: String, pad: String) {
        let list = """
            <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>
            <key>UILaunchStoryboardName\(phone)</key><string>Zebra</string>
            <key>UILaunchStoryboardName\(pad)</key><string>Ant</string></dict></plist>
            """
        let files = FileSet(texts: [
            "App/Info.plist": list, "App/Zebra.storyboard": Self.storyboard,
            "App/Ant.storyboard": Self.storyboard,
        ])
        let found = ImportSource.detect(in: files).filter { $0.kind == .storyboard }
        #expect(found.map(\.path) == ["App/Zebra.storyboard", "App/Ant.storyboard"])
    }

    @Test(
        "An iPad's own launch screen is told of, beside the phone's that is declared",
        arguments: [
            ("UILaunchStoryboardName", "<string>A</string>", "<string>B</string>"),
            ("UILaunchScreen", "<dict/>", "<dict><key>UIColorName</key><string>B</string></dict>"),
        ])
    func padScreen(key: String, phone: String, pad: String) throws {
        func remarks(_ pad: String) throws -> [String] {
            let list = """
                <plist version="1.0"><dict><key>\(key)</key>\(phone)
                <key>\(key)~ipad</key>\(pad)</dict></plist>
                """
            return try ImportSource(.infoPlist, path: "App/Info.plist").read(
                in: FileSet(texts: ["App/Info.plist": list])
            ).remarks.filter { $0.element.hasSuffix("~ipad") }.map { "\($0.line ?? 0) \($0.element)" }
        }
        #expect(try remarks(pad) == ["2 \(key)~ipad"])
        #expect(try remarks(phone) == [])
    }

    @Test(
        "A colour that no value is known of is not said to be in no catalogue",
        arguments: [
            (#"{"platform": "ios", "reference": "separatorColor"}"#, "the system's \u{201C}separatorColor"),
            (
                #"{"platform": "ios", "reference": "systemBlueColor"}"#,
                "the system's colour \u{201C}systemBlueColor\u{201D} changes with the version of the system; it is "
                    + "declared as iOS 17 and 18 show it"
            ),
            (nil, "has no value in its catalogue"),
        ] as [(String?, String)])
    func valuelessColor(color: String?, words: String) throws {
        let list = """
            <plist version="1.0"><dict><key>UILaunchScreen</key><dict><key>UIColorName</key><string>L</string></dict>
            </dict></plist>
            """
        let entry = color.map { ", \"color\": \($0)" } ?? ""
        let files = FileSet(texts: [
            "App/Info.plist": list,
            "App/A.xcassets/L.colorset/Contents.json": "{\"colors\": [{\"idiom\": \"universal\"\(entry)}]}",
        ])
        let launch = try ImportSource(.infoPlist, path: "App/Info.plist").read(in: files)
        let reasons = launch.remarks.map(\.reason)
        #expect(reasons.count == 1 && reasons.first?.contains(words) == true, "\(reasons)")
        let blue = HexColorPair(HexColor(0x007AFF), dark: HexColor(0x0A84FF))
        #expect(launch.background == (color?.contains("Blue") == true ? blue : nil))
    }

    @Test(
        "A colour or a picture that is there and cannot be read is told with its file, not called absent",
        arguments: ["", "{\"colors\": [],}", "[]", "// a\n{}"])
    func unreadAssets(contents: String) throws {
        let list = """
            <plist version="1.0"><dict><key>UILaunchScreen</key><dict><key>UIColorName</key><string>L</string>
            <key>UIImageName</key><string>P</string></dict></dict></plist>
            """
        func remarks(_ others: [String: String]) throws -> [String] {
            let files = FileSet(texts: ["App/Info.plist": list].merging(others) { $1 })
            return try ImportSource(.infoPlist, path: "App/Info.plist").read(in: files).remarks.map(\.reason)
        }
        let (color, picture) = ("App/A.xcassets/L.colorset", "App/A.xcassets/P.imageset")
        let found = try remarks(["\(color)/Contents.json": contents, "\(picture)/Contents.json": contents])
        #expect(found.count == 2)
        #expect(found.first?.hasPrefix("the colour \u{201C}L\u{201D} cannot be read: \(color)/") == true)
        #expect(found.last?.hasPrefix("the picture \u{201C}P\u{201D} cannot be read: \(picture)/") == true)
        let images = "{\"images\": [{\"idiom\": \"universal\"NAME}]}"
        func shown(_ name: String, _ file: String? = nil) throws -> String? {
            var others = [
                "\(color)/Contents.json": LintSample.darkColor,
                "\(picture)/Contents.json": images.replacing("NAME", with: name),
            ]
            if let file { others["\(picture)/a.png"] = file }
            return try remarks(others).first
        }
        #expect(try shown("") == "the picture \u{201C}P\u{201D} has no file in its catalogue")
        let named = ", \"filename\": \"a.png\""
        #expect(
            try shown(named, "GIF89a")
                == "the picture \u{201C}P\u{201D} cannot be read: \(picture)/a.png: this is no PNG, JPEG, PDF, SVG, HEIC or WebP picture"
        )
        #expect(try shown(named, "<svg xmlns=\"http://www.w3.org/2000/svg\"/>") == nil)
    }

    @Test("A name of another kind is told")
    func kinds() throws {
        let files = FileSet(texts: [
            "App/Info.plist": """
            <plist version="1.0"><dict><key>UILaunchScreen</key><dict>
            <key>UIColorName</key><integer>3</integer><key>UIImageName</key><array/></dict></dict></plist>
            """
        ])
        let launch = try ImportSource(.infoPlist, path: "App/Info.plist").read(in: files)
        #expect(
            launch.remarks.map { "\($0.line ?? 0) \($0.element): \($0.reason)" } == [
                "2 UILaunchScreen/UIColorName: the name of a colour is a string, not integer",
                "2 UILaunchScreen/UIImageName: the name of a picture is a string, not array",
            ])
    }

    @Test("A target's setting names the storyboard, too")
    func generated() throws {
        var sample = LintSample().project(
            [
                "INFOPLIST_FILE": "", "GENERATE_INFOPLIST_FILE": "YES",
                "INFOPLIST_KEY_UILaunchStoryboardName": "Zebra",
            ], resources: ["App/Zebra.storyboard", "App/Ant.storyboard"]
        )
        .file("App/Zebra.storyboard", Self.storyboard).file("App/Ant.storyboard", Self.storyboard)
        sample.keys = [:]
        #expect(
            ImportSource.detect(in: sample.set).map(\.path) == ["App/Zebra.storyboard", "App/Ant.storyboard"])
    }

    @Test("A damaged property list or storyboard is found, and tells its line when it is read")
    func damaged() throws {
        let files = FileSet(texts: [
            "App/Info.plist": "<plist>\n<dict>\n<![CDATA[x]]></dict></plist>",
            "App/A.storyboard": "<document launchScreen=\"YES\">\n<scenes>",
        ])
        // One of which nothing is left is known by its name.
        for (path, isFound) in [("App/LaunchScreen.storyboard", true), ("App/Main.storyboard", false)] {
            let empty = try FileSet([path: []])
            #expect(ImportSource.detect(in: empty).map(\.path) == (isFound ? [path] : []))
        }
        let sources = ImportSource.detect(in: files)
        #expect(sources.map(\.path) == ["App/Info.plist", "App/A.storyboard"])
        for source in sources {
            let problem = #expect(throws: ArtefactProblem.self) { try source.read(in: files) }
            #expect(problem?.line == 2)
        }
    }

    @Test("A file that is not there is a problem")
    func absent() {
        for kind in ImportSource.Kind.allCases {
            #expect(throws: ArtefactProblem.self) { try ImportSource(kind, path: "a").read(in: FileSet()) }
        }
    }
}
