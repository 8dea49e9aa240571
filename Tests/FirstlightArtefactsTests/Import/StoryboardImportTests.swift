// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct StoryboardImportTests {
    private func read(_ text: String, _ others: [String: String] = [:]) throws -> ImportedLaunch {
        var files = FileSet(texts: others)
        files["App/Base.lproj/LaunchScreen.storyboard"] = Array(text.utf8)
        #expect(ImportSource.detect(in: files).map(\.kind) == [.storyboard])
        return try ImportSource(.storyboard, path: "App/Base.lproj/LaunchScreen.storyboard").read(in: files)
    }

    /// A screen of a colour with what is given in it.
    private func screen(_ color: String, _ subviews: String = "", resources: String = "") -> String {
        """
        <document version="3.0" targetRuntime="iOS.CocoaTouch" launchScreen="YES" initialViewController="c">
        <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews>
        \(subviews)
        </subviews>
        \(color)
        </view></viewController></objects></scene></scenes>
        <resources>\(resources)</resources>
        </document>
        """
    }

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
        let alone = try read(text)
        #expect(alone.background == HexColorPair(HexColor(0xFF0000)))
        #expect(alone.remarks.map(\.element) == ["view/v"])
    }

    @Test("Text, further views and pictures that fill the screen are remarked with their line")
    func remarks() throws {
        func frame(_ y: Int, _ width: Int, _ height: Int) -> String {
            "<rect key=\"frame\" x=\"0\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
        }
        let launch = try read(
            screen(
                "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>",
                """
                <imageView id="a" image="Photo">\(frame(0, 393, 852))</imageView>
                <label id="b" text="Hello">\(frame(0, 100, 20))</label>
                <imageView id="d" image="Mark" contentMode="center">\(frame(300, 200, 200))</imageView>
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
}
