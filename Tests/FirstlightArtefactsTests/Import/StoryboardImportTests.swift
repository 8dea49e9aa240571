// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct StoryboardImportTests: StoryboardReading {
    @Test("The colour and the mark of a document are taken over, with its size on the screen")
    func mark() throws {
        let launch = try read(StoryboardSamples.duggy)
        #expect(launch.background == HexColorPair(HexColor(0x003F9B)))
        #expect(
            launch.image == ImportedLaunch.Picture("DuggyLogo", width: 100, height: 100, contentMode: .fit))
        #expect(launch.storyboard == "LaunchScreen")
        #expect(launch.platforms == [.ios])
        #expect(launch.remarks == [])
    }

    @Test("A named colour is that of the catalogue; without one its copy in the storyboard, with a remark")
    func named() throws {
        let text = screen(
            "<color key=\"backgroundColor\" name=\"Launch\"/>",
            resources: """
                <namedColor name="Launch"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
                customColorSpace="sRGB"/></namedColor>
                """)
        let colors = """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
              "components": {"red": "0x10", "green": "0x20", "blue": "0x30", "alpha": "1"}}}], "info": {"version": 1}}
            """
        let inCatalogue = try read(text, ["App/Assets.xcassets/Launch.colorset/Contents.json": colors])
        #expect(inCatalogue.background == HexColorPair(HexColor(0x102030)))
        #expect(inCatalogue.remarks == [])
        let damaged = try read(text, ["App/Assets.xcassets/Launch.colorset/Contents.json": "{"])
        #expect(damaged.background == HexColorPair(HexColor(0xFF0000)))
        #expect(
            damaged.remarks.first?.reason.hasPrefix(
                "the colour \u{201C}Launch\u{201D} cannot be read: App/Assets.xcassets/Launch.colorset/Contents.json:1: "
            )
                == true)
        let alone = try read(text)
        #expect(alone.background == HexColorPair(HexColor(0xFF0000)))
        #expect(alone.remarks.map(\.element) == ["view/v"])
    }

    @Test("Text, further views and pictures that fill the screen are remarked with their line")
    func remarks() throws {
        func frame(_ y: Int, _ width: Int, _ height: Int, x: Double = 0) -> String {
            "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
        }
        let launch = try read(
            screen(
                "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>",
                """
                <imageView id="a" image="Photo">\(frame(0, 393, 852))</imageView>
                <label id="b" text="Hello">\(frame(0, 100, 20))</label>
                <imageView id="d" image="Mark" contentMode="center">\(frame(326, 200, 200, x: 96.5))</imageView>
                <imageView id="e" image="Name" contentMode="scaleAspectFit">\(frame(760, 120, 30))</imageView>
                <imageView id="f" image="More" contentMode="center">\(frame(100, 20, 20))</imageView>
                <imageView id="g" image="Hidden" hidden="YES">\(frame(100, 20, 20))</imageView>
                """, resources: "<image name=\"Mark\" width=\"96\" height=\"80\"/>"))
        #expect(launch.background == HexColorPair(HexColor(0xFFFFFF), dark: HexColor(0)))
        #expect(launch.image == ImportedLaunch.Picture("Mark", width: 96, height: 80))
        #expect(
            launch.branding
                == ImportedLaunch.Picture(
                    "Name", width: 120, height: 30, contentMode: .fit, placement: .bottom))
        #expect(
            launch.remarks.map { "\($0.line ?? 0) \($0.element)" } == [
                "5 imageView/a", "6 label/b", "9 imageView/f",
            ])
    }

    @Test("What is seen and not declared is told, also of the root and of a picture's own colour and opacity")
    func remarksOfTheRootAndOfPictures() throws {
        let ground = "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"
        for kind in ["label", "tableView", "activityIndicatorView"] {
            let text = screen(ground).replacing(
                "<view key=\"view\" id=\"v\">", with: "<\(kind) key=\"view\" id=\"v\">"
            )
            .replacing("</view></viewController>", with: "</\(kind)></viewController>")
            #expect(try read(text).remarks.map(\.element) == ["\(kind)/v"], "\(kind)")
        }
        let frame = "<rect key=\"frame\" x=\"146.5\" y=\"376\" width=\"100\" height=\"100\"/>"
        let red =
            "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" "
            + "customColorSpace=\"sRGB\"/>"
        let launch = try read(
            screen(
                ground,
                "<imageView id=\"i\" image=\"Mark\" contentMode=\"center\" alpha=\"0.3\">\(frame)\(red)</imageView>",
                resources: "<image name=\"Mark\" width=\"80\" height=\"80\"/>"))
        #expect(launch.image == ImportedLaunch.Picture("Mark", width: 80, height: 80))
        #expect(
            launch.remarks.map(\.reason) == [
                "its opacity of 0.3 is not declared; it is drawn in full",
                "the colour behind the picture is not declared; make it a part of the picture",
            ])
        let odd = screen(
            "<color key=\"backgroundColor\" lightness=\"1\" alpha=\"1\"/>")
        #expect(
            try read(odd).remarks.map(\.reason) == [
                "the colour of its background is in a form that is not known"
            ])
    }

    @Test(
        "What the system does not show is told: a scene that nothing leads to, and all without an initial one"
    )
    func scenes() throws {
        let ground = "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"
        let more = """
            </scene><scene sceneID="t"><objects><viewController id="d" sceneMemberID="viewController">
            <view key="view" id="w"/></viewController></objects></scene></scenes>
            """
        let two = screen(ground).replacing("</scene></scenes>", with: more)
        #expect(
            try read(two).remarks.map { "\($0.element) \($0.reason)" } == [
                "viewController/d the initial controller does not lead to it, so it is never shown and not declared"
            ])
        let lost = screen(ground).replacing(" initialViewController=\"c\"", with: "")
        let launch = try read(lost)
        #expect(launch.background?.light == HexColor(0xFFFFFF))
        #expect(
            launch.remarks.map { "\($0.line ?? 0) \($0.reason)" } == [
                "1 no controller is the initial one, so the system shows a black screen; the first one with a view, "
                    + "\u{201C}c\u{201D}, is declared"
            ])
    }

    @Test("A class of the app's, and a picture that no catalogue has, are told")
    func unknownParts() throws {
        let frame = "<rect key=\"frame\" x=\"146.5\" y=\"376\" width=\"100\" height=\"100\"/>"
        let ground = "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"
        let text = screen(
            ground,
            "<imageView id=\"i\" image=\"Mark\" customClass=\"Pulse\" contentMode=\"center\">\(frame)</imageView>",
            resources: "<image name=\"Mark\" width=\"80\" height=\"80\"/>")
        let pulse =
            "the class \u{201C}Pulse\u{201D} is the app's, of which nothing runs before the launch screen; it is "
            + "declared without it"
        #expect(try read(text).remarks.map(\.reason) == [pulse])
        let other = ["App/Assets.xcassets/Other.imageset/Contents.json": "{\"images\": []}"]
        let launch = try read(text, other)
        #expect(launch.image == ImportedLaunch.Picture("Mark", width: 80, height: 80))
        #expect(
            launch.remarks.map(\.reason) == [
                pulse, "the picture \u{201C}Mark\u{201D} is in no catalogue of the project",
            ])
    }

    @Test("What is set at run time is told with its line, of the controller, the root and a view inside")
    func runtimeAttributes() throws {
        func attributes(_ path: String) -> String {
            """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="\(path)"><real key="value" value="9"/>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            """
        }
        let frame = "<rect key=\"frame\" x=\"146.5\" y=\"376\" width=\"100\" height=\"100\"/>"
        let ground = "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"
        let mark = "<imageView id=\"i\" image=\"Mark\" contentMode=\"center\">\(frame)"
        let text = screen(
            ground + attributes("layer.opacity"), mark + attributes("layer.cornerRadius") + "</imageView>",
            resources: "<image name=\"Mark\" width=\"80\" height=\"80\"/>"
        ).replacing("</viewController>", with: attributes("overrideUserInterfaceStyle") + "</viewController>")
        let launch = try read(text)
        #expect(launch.image == ImportedLaunch.Picture("Mark", width: 80, height: 80))
        func reason(_ path: String) -> String {
            "\u{201C}\(path)\u{201D} is set at run time, which launch screens may not do, and is not "
                + "declared"
        }
        #expect(
            launch.remarks.map { "\($0.line ?? 0) \($0.element) \($0.reason)" } == [
                "13 viewController/c \(reason("overrideUserInterfaceStyle"))",
                "10 view/v \(reason("layer.opacity"))", "6 imageView/i \(reason("layer.cornerRadius"))",
            ])
        #expect(try read(screen(ground)).remarks == [])
    }

    @Test("A colour and a picture of one language are for those who speak it, and not the usual ones")
    func languages() throws {
        func color(_ red: String, _ more: String = "") -> String {
            """
            {"idiom": "universal"\(more), "color": {"color-space": "srgb", "components": {"red": "\(red)", "green": "0x00",
            "blue": "0x00", "alpha": "1"}}}
            """
        }
        let german = ", \"locale\": \"de\""
        let mark = "App/Assets.xcassets/Mark.imageset"
        let launch = try read(
            screen(
                "<color key=\"backgroundColor\" name=\"Launch\"/>",
                """
                <imageView id="i" image="Mark" contentMode="center"><rect key="frame" x="146.5" y="376" width="100" \
                height="100"/></imageView>
                """),
            [
                "App/Assets.xcassets/Launch.colorset/Contents.json":
                    "{\"colors\": [\(color("0xFF", german)), \(color("0x10"))]}",
                "\(mark)/Contents.json": """
                {"images": [{"idiom": "universal", "filename": "de.svg", "locale": "de"},
                {"idiom": "universal", "filename": "a.svg"}]}
                """,
                "\(mark)/de.svg": "<svg width=\"90\" height=\"90\"/>",
                "\(mark)/a.svg": "<svg width=\"20\" height=\"20\"/>",
            ])
        #expect(launch.background == HexColorPair(HexColor(0x100000)))
        #expect(launch.image?.width == 20)
    }

    @Test("A launch nib is read as a storyboard is")
    func nib() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
            launchScreen="YES"><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/></view></objects></document>
            """
        let files = FileSet(texts: ["App/Launch.xib": text])
        let source = ImportSource(.storyboard, path: "App/Launch.xib")
        #expect(ImportSource.detect(in: files) == [source])
        let launch = try source.read(in: files)
        #expect(launch.background == HexColorPair(HexColor(0xFF0000)) && launch.storyboard == "Launch")
    }

    @Test("A screen without a view, or without a colour, says so")
    func empty() throws {
        let problem = #expect(throws: ArtefactProblem.self) {
            try read("<document launchScreen=\"YES\">\n<scenes/></document>")
        }
        #expect(problem?.line == 1)
        let launch = try read(screen(""))
        #expect(launch.background == nil)
        #expect(launch.remarks.map(\.element) == ["view/v"])
    }

    @Test(
        "A view is named by its class, whose framework may be another one",
        arguments: [
            ("wkWebView", "WKWebView"), ("mapView", "MKMapView"), ("sceneKitView", "SCNView"),
            ("switch", "UISwitch"), ("datePicker", "UIDatePicker"),
        ])
    func classes(kind: String, name: String) throws {
        let launch = try read(
            screen(
                "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>",
                "<\(kind) id=\"a\"><rect key=\"frame\" x=\"9\" y=\"9\" width=\"40\" height=\"40\"/></\(kind)>"
            ))
        #expect(
            launch.remarks.filter { $0.element == "\(kind)/a" }.map(\.reason) == [
                "a \(name) is not declared; draw it in the first screen"
            ])
    }

    @Test("A root that blurs, or is hidden, is told of")
    func oddRoots() throws {
        func root(_ kind: String, _ attributes: String = "") throws -> [String] {
            try read(
                """
                <document version="3.0" targetRuntime="iOS.CocoaTouch" launchScreen="YES" useAutolayout="YES" initialViewController="c">
                <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
                <\(kind) key="view" id="v"\(attributes)><rect key="frame" x="0" y="0" width="393" height="852"/>
                <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></\(kind)>
                </viewController></objects></scene></scenes></document>
                """
            ).remarks.map { "\($0.line ?? 0) \($0.reason)" }
        }
        #expect(
            try root("visualEffectView").contains {
                $0.hasPrefix("3 ") && $0.contains("what it blurs has no colour of its own")
            })
        #expect(
            try root("view", " hidden=\"YES\"") == [
                "3 the view of the screen is hidden: nothing of it is shown"
            ])
        #expect(try root("view", " alpha=\"0.0\"") == root("view", " hidden=\"YES\""))
        #expect(try root("view") == [])
    }

    @Test(
        "Colours of the system and of every space are those that are seen",
        arguments: [
            (#"cocoaTouchSystemColor="blackColor""#, "", HexColorPair(HexColor(0)), 0),
            (#"cocoaTouchSystemColor="whiteColor""#, "", HexColorPair(HexColor(0xFFFFFF)), 0),
            (
                #"cocoaTouchSystemColor="groupTableViewBackgroundColor""#, "",
                HexColorPair(HexColor(0xF2F2F7), dark: HexColor(0)), 0
            ),
            (
                #"systemColor="systemBackgroundColor""#, "",
                HexColorPair(HexColor(0xFFFFFF), dark: HexColor(0)), 0
            ),
            (
                #"systemColor="systemTealColor""#,
                #"<systemColor name="systemTealColor"><color red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></systemColor>"#,
                HexColorPair(HexColor(0x336699)), 1
            ),
            (
                #"systemColor="systemTealColor""#, "",
                HexColorPair(HexColor(0x30B0C7), dark: HexColor(0x40C8E0)), 1
            ),
            (
                #"systemColor="systemIndigoColor""#, "",
                HexColorPair(HexColor(0x5856D6), dark: HexColor(0x5E5CE6)), 1
            ),
            (#"systemColor="separatorColor""#, "", nil, 1),
            // Of inks the plain mixture counts.
            (
                #"cyan="1" magenta="0.5" yellow="0.0" black="0.2" alpha="1" colorSpace="deviceCMYK""#, "",
                HexColorPair(HexColor(0x0066CC)), 1
            ),
            (
                #"cyan="0.0" magenta="0.0" yellow="0.0" black="1" alpha="1" colorSpace="custom" customColorSpace="genericCMYKColorSpace""#,
                "", HexColorPair(HexColor(0)), 1
            ),
            (
                #"red="0.2" green="0.7" blue="0.3" alpha="1" colorSpace="custom" customColorSpace="displayP3""#,
                "", HexColorPair(HexColor(0x00B63C)), 1
            ),
            (
                #"red="1.2" green="-0.2" blue="0.2" alpha="1" colorSpace="custom" customColorSpace="extendedSRGB""#,
                "", HexColorPair(HexColor(0xFF0033)), 1
            ),
            (
                #"red="1" green="0" blue="0.2" alpha="1" colorSpace="custom" customColorSpace="extendedSRGB""#,
                "", HexColorPair(HexColor(0xFF0033)), 0
            ),
            (
                #"white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
                "", HexColorPair(HexColor(0x808080)), 0
            ),
            (
                #"red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="dreamRGB""#,
                "", HexColorPair(HexColor(0x336699)), 1
            ),
        ] as [(String, String, HexColorPair?, Int)])
    func colors(color: String, resource: String, expected: HexColorPair?, remarks: Int) throws {
        let launch = try read(screen("<color key=\"backgroundColor\" \(color)/>", resources: resource))
        #expect(launch.background == expected)
        #expect(launch.remarks.count == remarks)
    }
}
