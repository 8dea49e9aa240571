// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

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

    @Test("So is what the catalogue of a framework has, unless the app takes it as well")
    func frameworks() throws {
        let source = ImportSource(.infoPlist, path: "App/Info.plist")
        #expect(
            try source.read(in: LintCase.ofFramework("framework").set).remarks.map(\.reason) == [
                "the colour \u{201C}Launch\u{201D} is in the bundle of the framework Kit, where the system does not look at launch; "
                    + "move it into the app's catalogue"
            ])
        #expect(try source.read(in: LintCase.ofFramework("application").set).remarks == [])
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
