// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

/// Colours that something shows through, in every file that a launch screen is read from.
@Suite struct TranslucencyTests {
    private static let end = "; a launch screen is opaque, so the colour is declared without it"
    private static let set = "App/Assets.xcassets/Launch.colorset/Contents.json"

    private static func colors(_ components: String, dark: String? = nil) -> String {
        let other = dark.map {
            #"""
            , {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
            "color": {"color-space": "srgb", "components": {\#($0)}}}
            """#
        }
        return #"""
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {\#(components)}}}
            \#(other ?? "")]}
            """#
    }

    private static let list = """
        <plist version="1.0"><dict><key>UILaunchScreen</key><dict>
        <key>UIColorName</key><string>Launch</string></dict></dict></plist>
        """

    // The forms in which Xcode writes the components of a set: parts of one, bytes in hexadecimal, bytes.
    @Test(arguments: [
        (#""red": "0.2", "green": "0.4", "blue": "0.6", "alpha": "0.500""#, "#336699 has an opacity of 0.5"),
        (
            #""red": "0x33", "green": "0x66", "blue": "0x99", "alpha": "0x80""#,
            "#336699 has an opacity of 0.5"
        ),
        (#""red": "51", "green": "102", "blue": "153", "alpha": "0.250""#, "#336699 has an opacity of 0.25"),
        (#""white": "1.000", "alpha": "0.000""#, "#FFFFFF has an opacity of 0"),
        (#""white": "1.000", "alpha": "0.992""#, "#FFFFFF has an opacity of 0.99"),
        (#""red": "0.2", "green": "0.4", "blue": "0.6", "alpha": "1.000""#, nil),
        (#""white": "1.000", "alpha": "1""#, nil),
    ])
    func `A colour of a catalogue is told with its name and its opacity`(
        components: String, words: String?
    ) throws {
        let files = FileSet(texts: ["App/Info.plist": Self.list, Self.set: Self.colors(components)])
        let launch = try ImportSource(.infoPlist, path: "App/Info.plist").read(in: files)
        #expect(
            launch.remarks.map(\.reason) == words.map {
                ["the colour \u{201C}Launch\u{201D}: \($0)\(Self.end)"]
            } ?? [])
        #expect(launch.remarks.allSatisfy { $0.file == "App/Info.plist" && $0.line != nil })
    }

    @Test func `The dark variant alone may be the one`() throws {
        let set = Self.colors(#""white": "1", "alpha": "1""#, dark: #""white": "0", "alpha": "0.300""#)
        let files = FileSet(texts: ["App/Info.plist": Self.list, Self.set: set])
        let launch = try ImportSource(.infoPlist, path: "App/Info.plist").read(in: files)
        #expect(
            launch.remarks.map(\.reason) == [
                "the colour \u{201C}Launch\u{201D}: #000000 has an opacity of 0.3 in the dark appearance\(Self.end)"
            ])
    }

    /// A screen whose root and whose view over all of it have these colours.
    private func storyboard(
        _ root: String, _ front: String? = nil, attributes: String = "", inside: String = ""
    ) throws -> ImportedLaunch {
        let frame = #"<rect key="frame" x="0" y="0" width="393" height="852"/>"#
        let view =
            front.map {
                #"<subviews><view id="f"\#(attributes)>\#(frame)\#(inside)\#($0)</view></subviews>"#
            } ?? ""
        let text = """
            <document version="3.0" targetRuntime="iOS.CocoaTouch" launchScreen="YES" initialViewController="c">
            <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
            <view key="view" id="v">\(frame)\(view)\(root)</view></viewController></objects></scene></scenes>
            </document>
            """
        let path = "App/Launch.storyboard"
        return try ImportSource(.storyboard, path: path).read(in: FileSet(texts: [path: text]))
    }

    private static func shade(_ red: Int, _ green: Int, _ blue: Int, alpha: Double) -> String {
        let parts = "red=\"\(red)\" green=\"\(green)\" blue=\"\(blue)\" alpha=\"\(alpha)\""
        return "<color key=\"backgroundColor\" \(parts) colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    }

    @Test func `A root's own colour is told`() throws {
        let launch = try storyboard(Self.shade(0, 0, 1, alpha: 0.5))
        #expect(launch.remarks.map(\.reason) == ["#0000FF has an opacity of 0.5\(Self.end)"])
        #expect(launch.remarks.map(\.element) == ["view/v"])
    }

    /// Blue at half its strength over white: 255 x 0.5, rounded, in each channel that white brings.
    @Test func `A view in front is mixed with the opaque root, and nothing is left to tell`() throws {
        let launch = try storyboard(
            Self.shade(1, 1, 1, alpha: 1), Self.shade(0, 0, 1, alpha: 128.0 / 255))
        #expect(launch.background == HexColorPair(HexColor(0x7F7FFF)) && launch.remarks == [])
    }

    /// Red at a fifth over white, be it the colour's part or the view's: 255 x 0.8 of the white are left.
    @Test(arguments: [(1.0, "0.2"), (0.4, "0.5"), (0.2, "1")])
    func `The opacity of a view in front counts as that of its colour`(part: Double, alpha: String) throws {
        let (white, red) = (Self.shade(1, 1, 1, alpha: 1), Self.shade(1, 0, 0, alpha: part))
        let launch = try storyboard(white, red, attributes: " alpha=\"\(alpha)\"")
        #expect(launch.background == HexColorPair(HexColor(0xFFCCCC)) && launch.remarks == [])
    }

    @Test func `The opacity of a view with others in it is told`() throws {
        let launch = try storyboard(
            Self.shade(1, 1, 1, alpha: 1), Self.shade(1, 0, 0, alpha: 1), attributes: #" alpha="0.5""#,
            inside: #"<subviews><view id="g"/></subviews>"#)
        #expect(
            launch.remarks.map(\.reason).contains("its opacity of 0.5 is not declared; it is drawn in full"))
        #expect(launch.background == HexColorPair(HexColor(0xFF0000)))
    }

    @Test func `A clear view in front leaves the root as it is`() throws {
        let clear =
            #"<color key="backgroundColor" white="0" alpha="0" colorSpace="custom" customColorSpace="sRGB"/>"#
        let launch = try storyboard(Self.shade(1, 0, 0, alpha: 1), clear)
        #expect(launch.background == HexColorPair(HexColor(0xFF0000)) && launch.remarks == [])
    }

    /// Xcode's clear colour is black without any opacity, and nothing of its black is seen.
    @Test func `A translucent view over a clear root keeps its colour and its opacity`() throws {
        let clear =
            #"<color key="backgroundColor" white="0" alpha="0" colorSpace="custom" customColorSpace="sRGB"/>"#
        let launch = try storyboard(clear, Self.shade(1, 1, 1, alpha: 128.0 / 255))
        #expect(
            launch.background == HexColorPair(HexColor(red: 255, green: 255, blue: 255, alpha: 128)))
        #expect(launch.remarks.map(\.reason) == ["#FFFFFF has an opacity of 0.5\(Self.end)"])
        #expect(
            try storyboard(clear, clear).remarks.map(\.reason) == ["#000000 has an opacity of 0\(Self.end)"])
    }

    /// 0.4 of red over 0.5 of blue: 0.4 + 0.5 x 0.6 is 0.7 in all, of which red has 4 parts and blue 3.
    @Test func `Translucent colours are mixed by their parts of what is seen`() throws {
        let launch = try storyboard(Self.shade(0, 0, 1, alpha: 0.5), Self.shade(1, 0, 0, alpha: 0.4))
        let seen = try #require(launch.background?.light)
        #expect(abs(Int(seen.red) - 146) <= 1 && abs(Int(seen.blue) - 109) <= 1 && seen.green == 0)
        #expect(launch.remarks.count == 1 && seen.alpha == 179)
    }

    @Test func `An opaque view in front covers a translucent root`() throws {
        let launch = try storyboard(Self.shade(1, 0, 0, alpha: 0.5), Self.shade(0, 1, 0, alpha: 1))
        #expect(launch.background == HexColorPair(HexColor(0x00FF00)) && launch.remarks == [])
    }

    @Test(arguments: [
        ("#33669980", "#336699 has an opacity of 0.5"), ("#3698", "#336699 has an opacity of 0.53"),
        ("transparent", "#000000 has an opacity of 0"), ("#336699FF", nil), ("#336699", nil),
    ])
    func `Colours of CSS in other tools' files are told`(color: String, words: String?) throws {
        let expected = words.map { [$0 + Self.end] } ?? []
        let expo = FileSet(texts: [
            "app.json":
                #"{"expo": {"userInterfaceStyle": "automatic", "splash": {"backgroundColor": "\#(color)"}}}"#
        ])
        let splash = try ImportSource(.expo, path: "app.json").read(in: expo)
        #expect(splash.remarks.map(\.reason) == expected)
        let path = "assets/bootsplash_manifest.json"
        let boot = FileSet(texts: [path: #"{"background": "\#(color)", "logo": {"width": 90, "height": 60}}"#]
        )
        let manifest = try ImportSource(.bootsplashManifest, path: path).read(in: boot)
        #expect(manifest.remarks.filter { $0.reason.contains("opacity") }.map(\.reason) == expected)
    }

    @Test func `A light colour in an unknown space does not give its place to the dark one`() {
        let opaque = #""red": "1", "green": "1", "blue": "1", "alpha": "1""#
        let dark = #""red": "0", "green": "0", "blue": "0", "alpha": "0.300""#
        func found(_ light: String) -> [String] {
            let set = Self.colors(opaque, dark: dark)
            let text = set.replacing("srgb", with: light, maxReplacements: 1)
            return ProjectLint(LintSample().file(Self.set, text).set).report().findings.filter {
                $0.rule.id == "launch-color-translucent"
            }.map(\.message)
        }
        let words = "#000000 has an opacity of 0.3 in the dark appearance"
        for space in ["srgb", "unknown"] {
            #expect(
                found(space) == [
                    "the colour \u{201C}Launch\u{201D} of App/Assets.xcassets/Launch.colorset: \(words)"
                ],
                "\(space)")
        }
    }

    @Test func `Lint names the colour, its set and the opacity`() {
        let set = Self.colors(#""red": "0.2", "green": "0.4", "blue": "0.6", "alpha": "0.500""#)
        let found = ProjectLint(LintSample().file(Self.set, set).set).report().findings.filter {
            $0.rule.id == "launch-color-translucent"
        }
        #expect(
            found.map(\.message) == [
                "the colour \u{201C}Launch\u{201D} of App/Assets.xcassets/Launch.colorset: #336699 has an opacity of 0.5"
            ])
        #expect(found.map(\.severity) == [.note])
    }
}
