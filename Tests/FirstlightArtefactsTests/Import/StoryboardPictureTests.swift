// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct StoryboardPictureTests: StoryboardReading {
    private static let edges = ["leading", "trailing", "top", "bottom"].map {
        #"<constraint firstItem="i" firstAttribute="\#($0)" secondItem="v" secondAttribute="\#($0)" id="c-\#($0)"/>"#
    }.joined()
    private static let centred = ["centerX", "centerY"].map {
        #"<constraint firstItem="i" firstAttribute="\#($0)" secondItem="v" secondAttribute="\#($0)" id="c-\#($0)"/>"#
    }.joined()

    /// A screen with a picture that constraints place, and the asset of that name in three scales.
    private func place(
        _ mode: String, _ constraints: String, asset side: Int? = 100, declared: Int = 400,
        pixels: (@Sendable (String) -> LintPixels?)? = nil
    ) throws -> ImportedLaunch {
        let text = """
            <document version="3.0" targetRuntime="iOS.CocoaTouch" launchScreen="YES" useAutolayout="YES" initialViewController="c">
            <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews>
            <imageView contentMode="\(mode)" image="Mark" translatesAutoresizingMaskIntoConstraints="NO" id="i"/>
            </subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <constraints>\(constraints)</constraints>
            </view></viewController></objects></scene></scenes>
            <resources><image name="Mark" width="\(declared)" height="\(declared)"/></resources>
            </document>
            """
        var files = FileSet()
        let path = "App/LaunchScreen.storyboard"
        files[path] = Array(text.utf8)
        if let side {
            let folder = "App/Assets.xcassets/Mark.imageset"
            let entries = (1...3).map {
                #"{"filename": "\#($0).png", "idiom": "universal", "scale": "\#($0)x"}"#
            }
            files["\(folder)/Contents.json"] = Array(
                "{\"images\": [\(entries.joined(separator: ", "))]}".utf8)
            for scale in 1...3 {
                files["\(folder)/\(scale).png"] = LintSample.png(side * scale, side * scale)
            }
        }
        return try ImportSource(.storyboard, path: path).read(in: files, pixels: pixels)
    }

    @Test("A picture has the size of its file, and that of the document where there is no file")
    func natural() throws {
        let stretched = try place("scaleToFill", Self.centred)
        #expect(
            stretched.image == ImportedLaunch.Picture("Mark", width: 100, height: 100, contentMode: .stretch))
        let absent = try place("scaleToFill", Self.centred, asset: nil)
        #expect(
            absent.image == ImportedLaunch.Picture("Mark", width: 400, height: 400, contentMode: .stretch))
        #expect(stretched.remarks + absent.remarks == [])
    }

    @Test(
        "A mode that keeps the size puts the picture at its place in the frame",
        arguments: [
            ("center", .center), ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
            ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
            ("bottomRight", .bottomRight),
        ] as [(String, ImportedLaunch.Placement)])
    func kept(mode: String, placement: ImportedLaunch.Placement) throws {
        let launch = try place(mode, Self.edges)
        let isLow = mode.hasPrefix("bottom")
        #expect(
            (isLow ? launch.branding : launch.image)
                == ImportedLaunch.Picture(
                    "Mark", width: 100, height: 100, placement: isLow ? .bottom : placement))
        #expect(launch.remarks == [])
    }

    @Test("A mode that scales fills the screen or fits into it")
    func scaled() throws {
        for mode in ["scaleToFill", "scaleAspectFill", "redraw"] {
            let launch = try place(mode, Self.edges)
            #expect(launch.image == nil)
            #expect(launch.remarks.map(\.element) == ["imageView/i"], "\(mode)")
        }
        let fit = try place("scaleAspectFit", Self.edges)
        #expect(fit.image == ImportedLaunch.Picture("Mark", width: 393, height: 393, contentMode: .fit))
        #expect(
            fit.remarks.map(\.reason) == [
                "the size of \u{201C}Mark\u{201D} follows the screen, and is declared as on one of 393 by 852 points"
            ])
        #expect(try place("scaleAspectFit", Self.centred).remarks == [])
    }

    @Test("A picture elsewhere than in the middle or at an edge is declared in the middle, with a remark")
    func aside() throws {
        let launch = try place(
            "center", Self.centred.replacing("id=\"c-centerY\"", with: "constant=\"-60\" id=\"c-centerY\""))
        #expect(launch.image?.placement == .center)
        #expect(launch.remarks.map(\.reason).first?.contains("60 points above the middle") == true)
    }

    @Test("A picture of one colour that fills the screen is the ground's colour, and a clear one is no mark")
    func plain() throws {
        func pixels(_ rgba: [UInt8]) -> @Sendable (String) -> LintPixels? {
            { _ in LintPixels(width: 2, height: 1, rgba: rgba + rgba) }
        }
        let ground = try place("scaleToFill", Self.edges, asset: 1, pixels: pixels([0x12, 0x34, 0x56, 255]))
        #expect(ground.background == HexColorPair(HexColor(0x123456)))
        #expect(ground.image == nil && ground.remarks == [])
        let clear = try place("center", Self.centred, asset: 1, pixels: pixels([0, 0, 0, 0]))
        #expect(clear.background == HexColorPair(HexColor(0xFFFFFF)))
        #expect(clear.image == nil && clear.remarks == [])
    }

    @Test("The view of the controller may be a picture itself, and have constraints of its own")
    func root() throws {
        func root(_ mode: String, _ inner: String = "") throws -> ImportedLaunch {
            try read(
                """
                <document version="3.0" targetRuntime="iOS.CocoaTouch" launchScreen="YES" useAutolayout="YES" initialViewController="c">
                <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
                <imageView key="view" contentMode="\(mode)" image="Poster" id="v">
                <rect key="frame" x="0" y="0" width="393" height="852"/>\(inner)
                <color key="backgroundColor" cocoaTouchSystemColor="blackColor"/></imageView>
                </viewController></objects></scene></scenes>
                <resources><image name="Poster" width="90" height="60"/></resources></document>
                """)
        }
        let filled = try root("scaleAspectFill")
        #expect(filled.background == HexColorPair(HexColor(0)))
        #expect(filled.remarks.map { "\($0.line ?? 0) \($0.element)" } == ["3 imageView/v"])
        #expect(filled.remarks.first?.reason.contains("Poster") == true)
        #expect(try root("center").image == ImportedLaunch.Picture("Poster", width: 90, height: 60))
        let narrow = try root(
            "center",
            "<constraints><constraint firstAttribute=\"width\" constant=\"200\" id=\"w\"/></constraints>")
        #expect(narrow.remarks.map(\.element) == ["constraint"])
        #expect(narrow.image?.width == 90)
    }

    @Test(
        "A symbol of the system, and a picture whose size nobody says, are declared without a size of nought")
    func sizeless() throws {
        let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"0\" height=\"0\"/>"
        func shown(_ image: String, _ resource: String = "") throws -> ImportedLaunch {
            try read(
                screen(
                    "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>",
                    "<imageView id=\"i\" \(image)>\(frame)</imageView>", resources: resource))
        }
        let symbol = try shown(
            "image=\"star.fill\" catalog=\"system\"",
            "<image name=\"star.fill\" catalog=\"system\" width=\"128\" height=\"116\"/>")
        #expect(symbol.image == nil)
        #expect(symbol.remarks.map { "\($0.line ?? 0) \($0.element)" } == ["5 imageView/i"])
        #expect(symbol.remarks.first?.reason.contains("star.fill") == true)
        let unknown = try shown("image=\"mark.gif\"")
        #expect(unknown.image?.light == "mark.gif")
        #expect(unknown.image?.width == nil && unknown.image?.height == nil)
    }

    @Test("A picture that a view draws in its tint is told of")
    func tinted() throws {
        let text = screen(
            "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>",
            """
            <imageView id="i" image="Mark" contentMode="center"><rect key="frame" x="186.5" y="416" width="20" \
            height="20"/></imageView>
            """, resources: "<image name=\"Mark\" width=\"20\" height=\"20\"/>")
        func remarks(_ intent: String) throws -> [String] {
            let contents = """
                {"images": [{"idiom": "universal", "filename": "a.svg"}],
                 "properties": {"template-rendering-intent": "\(intent)"}}
                """
            let folder = "App/Assets.xcassets/Mark.imageset"
            return try read(
                text,
                [
                    "\(folder)/Contents.json": contents,
                    "\(folder)/a.svg": "<svg width=\"20\" height=\"20\"/>",
                ]
            ).remarks.map(\.element)
        }
        #expect(try remarks("template") == ["imageView/i"])
        #expect(try remarks("original") == [])
    }

    /// The picture of a screen that shows a file's own size in its middle.
    private func marked(
        _ name: String, _ content: String, resources: String = ""
    ) throws -> ImportedLaunch.Picture {
        let folder = "App/Assets.xcassets/Mark.imageset"
        let launch = try read(
            screen(
                "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>",
                """
                <imageView id="i" image="Mark" contentMode="center"><rect key="frame" x="146.5" y="376" width="100" \
                height="100"/></imageView>
                """, resources: resources),
            [
                "\(folder)/Contents.json": #"{"images": [{"idiom": "universal", "filename": "\#(name)"}]}"#,
                "\(folder)/\(name)": content,
            ])
        return try #require(launch.image)
    }

    /// The sizes of SVG 2 and the units of CSS: 25.4 mm are 96 points.
    @Test(
        "A drawing has the size that it gives, and a side that it does not give follows its box",
        arguments: [
            ("width=\"100%\" height=\"100%\" viewBox=\"0 0 48 24\"", 48, 24),
            ("width=\"60\" viewBox=\"0 0 30 15\"", 60, 30),
            ("height=\"60px\" viewBox=\"0,0,30,15\"", 120, 60),
            ("width=\"25.4mm\" height=\"2.54cm\"", 96, 96), ("width=\" 1in\" height=\"2pc \"", 96, 32),
            // 72 pt and 101.6 Q make an inch; a font has 16 px where nothing sets it.
            ("width=\"60pt\" height=\"30PT\"", 80, 40), ("width=\"101.6Q\" height=\"1e2PX\"", 96, 100),
            ("width=\"5em\" height=\"2rem\" viewBox=\"0 0 9 9\"", 80, 32),
            ("width=\"50vw\" height=\"calc(1px)\" viewBox=\"0 0 48 24\"", 48, 24),
        ] as [(String, Double, Double)])
    func vectorSize(attributes: String, width: Double, height: Double) throws {
        let image = try marked(
            "a.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)/>",
            resources: "<image name=\"Mark\" width=\"7\" height=\"7\"/>")
        #expect(
            abs((image.width ?? 0) - width) < 0.01 && abs((image.height ?? 0) - height) < 0.01, "\(image)")
    }

    /// The crop box is what is shown of a page, within the media box, and a page may be turned (ISO 32000-1, 14.11.2 and
    /// table 30).
    @Test(
        "A page has the size of what is shown of it, as it is turned",
        arguments: [
            ("/MediaBox [0 0 60 40]", 60, 40), ("/MediaBox[10 10 70 30]", 60, 20),
            ("/MediaBox [60 40 0 0]", 60, 40), ("/CropBox [10 10 40 40] /MediaBox [0 0 60 50]", 30, 30),
            ("/MediaBox [0 0 60 40] /CropBox [-10 0 50 90]", 50, 40),
            ("/MediaBox [0 0 60 40] /Rotate 90", 40, 60),
            ("/MediaBox [0 0 60 40] /Rotate -270", 40, 60), ("/MediaBox [0 0 60 40] /Rotate 180", 60, 40),
        ] as [(String, Double, Double)])
    func pageSize(attributes: String, width: Double, height: Double) throws {
        let image = try marked("a.pdf", "%PDF-1.4\n1 0 obj <</Type /Page \(attributes)>> endobj")
        #expect(image.width == width && image.height == height)
    }

    @Test(
        "What a phone does not have is told of, and its constraints do not count; a highlighted view has its other picture"
    )
    func variations() throws {
        func view(_ id: String, _ image: String, _ more: String = "") -> String {
            """
            <imageView contentMode="center" image="\(image)" \(more) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"/>
            """
        }
        let resources =
            "<image name=\"Mark\" width=\"40\" height=\"40\"/><image name=\"Wide\" width=\"90\" height=\"90\"/>"
        let lines = ["i", "w"].flatMap { id in
            ["centerX", "centerY"].map {
                "<constraint firstItem=\"\(id)\" firstAttribute=\"\($0)\" secondItem=\"v\" secondAttribute=\"\($0)\"/>"
            }
        }
        let text = screen(
            """
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <constraints>\(lines.joined())</constraints>
            <variation key="default"><mask key="subviews"><exclude reference="w"/></mask></variation>
            <variation key="widthClass=regular"><mask key="subviews"><include reference="w"/></mask></variation>
            """, view("i", "Mark") + view("w", "Wide"), resources: resources
        ).replacing("launchScreen=", with: "useAutolayout=\"YES\" launchScreen=")
        let launch = try read(text)
        #expect(launch.image == ImportedLaunch.Picture("Mark", width: 40, height: 40))
        #expect(
            launch.remarks.map { "\($0.element) \($0.reason)" }.filter { $0.hasPrefix("imageView/w") } == [
                "imageView/w \u{201C}Wide\u{201D} is not there on a phone held upright, and is not declared"
            ])
        #expect(!launch.remarks.contains { $0.element.hasPrefix("constraint") })
        let bright = screen(
            "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>",
            "<imageView contentMode=\"center\" highlighted=\"YES\" image=\"Mark\" highlightedImage=\"Wide\" id=\"i\">"
                + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/></imageView>",
            resources: resources)
        #expect(try read(bright).image?.light == "Wide")
        #expect(
            try read(bright.replacing("highlighted=\"YES\"", with: "highlighted=\"NO\"")).image?.light
                == "Mark")
        let symbol = try read(
            text,
            [
                "App/Assets.xcassets/Mark.symbolset/Contents.json":
                    #"{"symbols": [{"idiom": "universal", "filename": "m.svg"}]}"#
            ])
        #expect(symbol.image == nil)
        #expect(
            symbol.remarks.contains {
                $0.reason == "the symbol \u{201C}Mark\u{201D} is not declared; draw it in the first screen"
            })
    }
}
