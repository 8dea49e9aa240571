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
                ImportSource(.flutterNativeSplash, path: "flutter_native_splash-beta.yaml"),
                ImportSource(.flutterNativeSplash, path: "pubspec.yaml"),
                ImportSource(.expo, path: "app.json"),
                ImportSource(.expoProgram, path: "app.config.ts"),
                ImportSource(.bootsplashCommand, path: "package.json"),
                ImportSource(.bootsplashManifest, path: "assets/bootsplash/manifest.json"),
                ImportSource(.infoPlist, path: "ios/App/Info.plist"),
            ])
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
            (#"{"platform": "ios", "reference": "systemBlueColor"}"#, "the system's \u{201C}systemBlueColor"),
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
        let reasons = try ImportSource(.infoPlist, path: "App/Info.plist").read(in: files).remarks.map(
            \.reason)
        #expect(reasons.count == 1 && reasons.first?.contains(words) == true, "\(reasons)")
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

@Suite struct PropertyListImportTests {
    private static let colors = """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb",
            "components": {"red": "0x00", "green": "0x3F", "blue": "0x9B", "alpha": "1.000"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
            "color": {"color-space": "srgb",
              "components": {"red": "0.100", "green": "0.2", "blue": "0", "alpha": "1"}}}
        ], "info": {"author": "xcode", "version": 1}}
        """

    private func read(_ body: String) throws -> ImportedLaunch {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
            \(body)
            </dict>
            </plist>
            """
        return try ImportSource(.infoPlist, path: "App/Info.plist").read(
            in: FileSet(texts: [
                "App/Info.plist": text, "App/Assets.xcassets/Launch.colorset/Contents.json": Self.colors,
            ]))
    }

    @Test("The colour is that of the catalogue, in both appearances")
    func catalogue() throws {
        let launch = try read(
            """
            <key>CFBundleIdentifier</key><string>org.example.app</string>
            <key>UILaunchScreen</key>
            <dict>
              <key>UIColorName</key><string>Launch</string>
              <key>UIImageName</key><string>Mark</string>
              <key>UITabBar</key><dict/>
            </dict>
            """)
        #expect(launch.background == HexColorPair(HexColor(0x003F9B), dark: HexColor(0x1A3300)))
        #expect(launch.image == ImportedLaunch.Picture("Mark"))
        #expect(launch.identifiers == [.ios: "org.example.app"])
        #expect(launch.propertyList == "App/Info.plist")
        #expect(
            launch.remarks.map { "\($0.line ?? 0) \($0.element)" } == [
                "8 UILaunchScreen/UIImageName", "9 UILaunchScreen/UITabBar",
            ])
        #expect(
            launch.remarks.first?.reason
                == "the picture \u{201C}Mark\u{201D} is in no catalogue of the project")
    }

    @Test("A screen by links beside the one that is declared, and a colour that is no number, are told")
    func otherScreen() throws {
        let launch = try read(
            """
            <key>UILaunchScreen</key><dict><key>UIColorName</key><string>Launch</string></dict>
            <key>UILaunchScreens</key><dict><key>UIDefaultLaunchScreen</key><string>a</string>
            <key>UILaunchScreenDefinitions</key><array><dict><key>UILaunchScreenIdentifier</key><string>a</string>
            <key>UIColorName</key><string>Other</string></dict></array></dict>
            """)
        #expect(launch.background?.light == HexColor(0x003F9B))
        #expect(
            launch.remarks.map { "\($0.element) \($0.reason)" }.last
                == "UILaunchScreens/UIDefaultLaunchScreen this is another screen than UILaunchScreen, which is declared"
        )
        let list = """
            <plist version="1.0"><dict><key>UILaunchScreen</key><dict><key>UIColorName</key><string>L</string></dict>
            </dict></plist>
            """
        let files = FileSet(texts: [
            "App/Info.plist": list,
            "App/A.xcassets/L.colorset/Contents.json": """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "50%", "green": "0",
            "blue": "0"}}}]}
            """,
        ])
        #expect(
            try ImportSource(.infoPlist, path: "App/Info.plist").read(in: files).remarks.map(\.reason) == [
                "the colour \u{201C}L\u{201D} cannot be read: its component red is \u{201C}50%\u{201D}, which is no number"
            ])
    }

    @Test("A list that only readers of property lists take is read, and told")
    func odd() throws {
        let launch = try read(
            """
            <key>UILaunchScreen</key><dict/>
            <key>UILaunchScreen</key><dict><key>UIColorName</key><string>Launch</string></dict>
            """)
        #expect(launch.background?.light == HexColor(0x003F9B))
        #expect(launch.remarks.map { "\($0.line ?? 0) \($0.element)" } == ["5 UILaunchScreen"])
        let text = Array("{ UILaunchScreen = { UIImageName = Mark; }; }".utf8)
        let old = try ImportSource(.infoPlist, path: "Info.plist").read(in: FileSet(["Info.plist": text]))
        #expect(old.image == ImportedLaunch.Picture("Mark"))
        let pad = try read(
            "<key>UILaunchScreen~iphone</key><dict><key>UIImageName</key><string>P</string></dict>")
        #expect(pad.image?.light == "P")
    }

    @Test("An empty dictionary is the system's background: white, and black in the dark")
    func empty() throws {
        let launch = try read("<key>UILaunchScreen</key><dict/>")
        #expect(launch.background == HexColorPair(HexColor(0xFFFFFF), dark: HexColor(0)))
        #expect(launch.remarks == [])
    }

    @Test("Build settings in launch keys are those of the app's target; one that nothing sets is told of")
    func settings() throws {
        func project(_ keys: String) throws -> ImportedLaunch {
            var files = LintSample().keyless.project(["NAME": "Launch", "PART": "unch"]).set
            files["App/Info.plist"] = Array(
                ("<plist version=\"1.0\"><dict><key>CFBundlePackageType</key><string>APPL</string>\n"
                    + "\(keys)</dict></plist>").utf8)
            return try ImportSource(.infoPlist, path: "App/Info.plist").read(in: files)
        }
        func color(_ name: String) -> String {
            "<key>UILaunchScreen</key><dict><key>UIColorName</key><string>\(name)</string></dict>"
        }
        let white = HexColorPair(HexColor(0xFFFFFF), dark: HexColor(0))
        for name in ["$(NAME)", "${NAME}", "La$(PART)", "$(NONE:default=Launch)"] {
            let launch = try project(color(name))
            #expect(launch.background == white && launch.remarks == [], "\(name)")
        }
        let unset = try project(color("La$(NONE)"))
        #expect(unset.background == nil)
        #expect(
            unset.remarks.first?.reason
                == "La$(NONE) is filled in by Xcode, and nothing in the project says with what")
        #expect(unset.remarks.first?.line == 2)
        let storyboard = try project("<key>UILaunchStoryboardName</key><string>$(NAME)Screen</string>")
        #expect(storyboard.storyboard == "LaunchScreen")
    }

    @Test(
        "What a package's catalogue has is told to be out of the launch screen's reach; the app's own comes first"
    )
    func packages() throws {
        func set(_ red: String) -> [UInt8] {
            Array(
                """
                {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
                {"red": "\(red)", "green": "0x00", "blue": "0x00", "alpha": "1"}}}]}
                """.utf8)
        }
        let inner = "Packages/Looks/Sources/Looks/Media.xcassets"
        var files = FileSet(texts: [
            "App/Info.plist": """
            <plist version="1.0"><dict><key>UILaunchScreen</key><dict>
            <key>UIColorName</key><string>Ground</string>
            <key>UIImageName</key><string>Mark</string></dict></dict></plist>
            """,
            "Packages/Looks/Package.swift": "// swift-tools-version: 6.0",
            "\(inner)/Mark.imageset/Contents.json":
                #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#,
        ])
        files["\(inner)/Mark.imageset/a.png"] = LintSample.png(9, 9)
        files["\(inner)/Ground.colorset/Contents.json"] = set("0x10")
        let source = ImportSource(.infoPlist, path: "App/Info.plist")
        let place = "is in the bundle of the package Packages/Looks, where the system does not look at launch"
        let remarks = try source.read(in: files).remarks.map(\.reason)
        #expect(remarks.count == 2)
        #expect(remarks.first?.hasPrefix("the colour \u{201C}Ground\u{201D} \(place)") == true, "\(remarks)")
        #expect(remarks.last?.hasPrefix("the picture \u{201C}Mark\u{201D} \(place)") == true, "\(remarks)")
        files["App/Assets.xcassets/Ground.colorset/Contents.json"] = set("0x20")
        let own = try source.read(in: files)
        #expect(own.background == HexColorPair(HexColor(0x200000)))
        #expect(own.remarks.count == 1)
        // The list of an app in the package itself is served by the package's catalogue.
        files["Packages/Looks/App/Info.plist"] = files["App/Info.plist"]
        let inside = try ImportSource(.infoPlist, path: "Packages/Looks/App/Info.plist").read(in: files)
        #expect(inside.background == HexColorPair(HexColor(0x100000)) && inside.remarks == [])
    }

    @Test("A screen by keys counts though its names cannot be read, and one without a default is told of")
    func keysAlone() throws {
        let launch = try read(
            """
            <key>UILaunchScreens</key><dict><key>UILaunchScreenDefinitions</key><array>
            <dict><key>UILaunchScreenIdentifier</key><string>a</string></dict></array></dict>
            """)
        #expect(
            launch.remarks.map(\.reason).contains(
                "no UIDefaultLaunchScreen says which of them is shown where no link asks for one"))
        let several = try read(
            """
            <key>UILaunchStoryboards</key><dict><key>UIDefaultLaunchStoryboard</key><string>b</string>
            <key>UILaunchStoryboardDefinitions</key><array>
            <dict><key>UILaunchStoryboardIdentifier</key><string>a</string><key>UILaunchStoryboardFile</key><string>A</string></dict>
            <dict><key>UILaunchStoryboardIdentifier</key><string>b</string><key>UILaunchStoryboardFile</key><string>Boat</string></dict>
            </array></dict>
            """)
        #expect(several.storyboard == "Boat")
    }

    @Test("What lies elsewhere is remarked: names of Xcode, colours of no catalogue, a storyboard")
    func elsewhere() throws {
        let launch = try read(
            """
            <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
            <key>UILaunchStoryboardName</key><string>LaunchScreen.storyboard</string>
            """)
        #expect(launch.identifiers.isEmpty)
        #expect(launch.storyboard == "LaunchScreen")
        #expect(
            launch.remarks.map(\.element)
                == ["CFBundleIdentifier", "UILaunchStoryboardName", "UILaunchStoryboardName"])
        let absent = try read(
            "<key>UILaunchScreen</key><dict><key>UIColorName</key><string>X</string></dict>")
        #expect(absent.background == nil)
        #expect(absent.remarks.map(\.element) == ["UILaunchScreen/UIColorName"])
    }

    @Test("A list without a launch screen, or with a word in its place, is a problem")
    func missing() {
        let problem = #expect(throws: ArtefactProblem.self) { try read("<key>A</key><string/>") }
        #expect(problem?.element == "UILaunchScreen")
        let word = #expect(throws: ArtefactProblem.self) {
            try read("<key>A</key><string/>\n<key>UILaunchScreen</key><string>x</string>")
        }
        #expect(word?.line == 5)
    }
}
