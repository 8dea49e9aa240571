// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

extension LintCase {
    private static let base = LintSample()
    private static let plain = "App/Assets.xcassets/Launch.colorset/Contents.json"
    private static let lightColor = """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "1", "green": "1", "blue": "1", "alpha": "1"}}}]}
        """
    private static let data = #"{"data": [{"idiom": "universal", "filename": "days.json"}]}"#
    private static func dark(red: String, _ space: String = "srgb") -> LintSample {
        base.file(
            plain,
            LintSample.darkColor.replacing("\"red\": \"0\"", with: "\"red\": \"\(red)\"")
                .replacing("\"srgb\"", with: "\"\(space)\""))
    }
    private static let light =
        "\"universal\", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"light\"}]"
    private static let automatic = base.key("UIUserInterfaceStyle", "<string>Automatic</string>")

    static let screens: [LintCase] = [
        LintCase("launch-branding", base.mark()),
        LintCase(
            "appearance-fixed", base.key("UIUserInterfaceStyle", "<string>Light</string>"),
            base.key("UIUserInterfaceStyle", "<string>Light</string>").file(plain, lightColor)),
        LintCase("appearance-without-dark", automatic.file(plain, lightColor), automatic),
        LintCase(
            "launch-appearance-absent", base.file(plain, lightColor.replacing("\"universal\"", with: light)),
            base.file(plain, LintSample.darkColor)),
        LintCase(
            "launch-appearance-absent", base.mark(appearances: ["light"]),
            base.mark(appearances: ["light", "dark"])),
        LintCase(
            "launch-appearance-absent", base.mark(appearances: ["dark"]),
            base.mark(appearances: ["", "light"])),
        // An app of one appearance shows nothing else.
        LintCase(
            "launch-appearance-absent", base.mark(appearances: ["light"]),
            base.mark(appearances: ["light"]).key("UIUserInterfaceStyle", "<string>Light</string>")),
        LintCase(
            "launch-color-translucent",
            base.file(
                plain, LintSample.darkColor.replacing("\"alpha\": \"1\"", with: "\"alpha\": \"0.500\"")),
            base.file(plain, LintSample.darkColor)),
        LintCase("launch-dark-hole", base.mark().file(plain, lightColor), base.mark()),
        LintCase(
            "launch-memory-exceeded", base.mark(scales: ["2x": (80, 80), "3x": (2732, 2732)]),
            base.mark(scales: ["2x": (80, 80), "3x": (2400, 2400)])),
        LintCase("launch-memory-near", base.mark(scales: ["2x": (80, 80), "3x": (2400, 2400)]), base.mark()),
        LintCase("launch-image-large", base.mark(scales: ["2x": (80, 80), "3x": (2401, 10)]), base.mark()),
        LintCase("image-scale-missing", base.mark(scales: ["3x": (120, 120)]), base.mark()),
        // One pixel is the same at every scale.
        LintCase(
            "image-scale-missing", base.mark(scales: ["3x": (2, 1)]), base.mark(scales: ["3x": (1, 1)])),
        LintCase("launch-image-name-plain", base.mark("Mark"), base.mark()),
    ]

    private static let view = "<rect key=\"frame\" x=\"0.0\""
    private static func inside(_ text: String) -> LintSample {
        base.storyboard([view: "<subviews>\(text)</subviews>\(view)"])
    }
    private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 9, 0, 9, 1, 1, 0x11, 0]
    /// A launch storyboard with a picture whose file has an ending.
    private static func picture(_ ending: String, bytes: [UInt8]) -> LintSample {
        let entry = #"{"filename": "a.\#(ending)", "idiom": "universal"}"#
        return base.storyboard([
            view: "<subviews><imageView id=\"i\" image=\"Mark\"/></subviews>\(view)",
            "<resources>": "<resources><image name=\"Mark\"/>",
        ])
        .file("App/Assets.xcassets/Mark.imageset/Contents.json", "{\"images\": [\(entry)]}")
        .file("App/Assets.xcassets/Mark.imageset/a.\(ending)", bytes: bytes)
    }
    private static let second = """
        <scene sceneID="s2"><objects><viewController id="v2"><view key="view" id="r2">
        <rect key="frame" x="0" y="0" width="1" height="1"/></view></viewController></objects></scene></scenes>
        """

    static let storyboards: [LintCase] = [
        LintCase(
            "image-absent",
            base.storyboard([
                view: "<subviews><imageView id=\"i\" image=\"Mark\"/></subviews>\(view)",
                "<resources>": "<resources><image name=\"Mark\"/>",
            ]),
            base.storyboard([
                view: "<subviews><imageView id=\"i\" image=\"Mark\"/></subviews>\(view)",
                "<resources>": "<resources><image name=\"Mark\"/>",
            ])
            .file("App/Mark@2x.png", bytes: LintSample.png(9, 9))),
        LintCase(
            "launch-image-jpeg", picture("jpg", bytes: jpeg), picture("png", bytes: LintSample.png(9, 9))),
        LintCase(
            "launch-image-jpeg",
            base.key("UILaunchScreen", "<dict><key>UIImageName</key><string>Mark</string></dict>")
                .file("App/Mark@2x.jpg", bytes: jpeg),
            base.key("UILaunchScreen", "<dict><key>UIImageName</key><string>Mark</string></dict>")
                .file("App/Mark@2x.png", bytes: LintSample.png(9, 9))),
        LintCase(
            "color-value-malformed",
            base.file(
                "App/Assets.xcassets/Launch.colorset/Contents.json",
                LintSample.darkColor.replacing("\"red\": \"0\"", with: "\"red\": \"50%\"")),
            base.file(
                "App/Assets.xcassets/Launch.colorset/Contents.json",
                LintSample.darkColor.replacing("\"red\": \"0\"", with: "\"red\": \"0x80\""))),
        // Data, symbols and stickers name files and folders as well.
        LintCase(
            "image-file-absent", base.file("App/Assets.xcassets/Days.dataset/Contents.json", data),
            base.file("App/Assets.xcassets/Days.dataset/Contents.json", data)
                .file("App/Assets.xcassets/Days.dataset/days.json", "[]")),
        LintCase(
            "image-file-absent",
            base.file(
                "App/Assets.xcassets/Pack.stickerpack/Contents.json",
                #"{"stickers": [{"filename": "a.sticker"}]}"#),
            base.file(
                "App/Assets.xcassets/Pack.stickerpack/Contents.json",
                #"{"stickers": [{"filename": "a.sticker"}]}"#
            )
            .file("App/Assets.xcassets/Pack.stickerpack/a.sticker/Contents.json", "{}")),
        LintCase(
            "catalogue-damaged", base.file("App/Assets.xcassets/Days.dataset/Contents.json", "{"),
            base.file("App/Assets.xcassets/Days.dataset/Contents.json", "{}")),
        // A byte has 255 at most, and only extended spaces go beyond one.
        LintCase("color-value-malformed", dark(red: "300"), dark(red: "255")),
        LintCase("color-value-malformed", dark(red: "1.300"), dark(red: "1.300", "extended-srgb")),
        LintCase("color-value-malformed", dark(red: "-0.200"), dark(red: "-0.200", "extended-srgb")),
        LintCase("color-value-malformed", dark(red: "1", "srgb2"), dark(red: "1", "display-p3")),
        LintCase("color-absent", base.storyboard(["\"Launch\"": "\"Sea\""]), base.storyboard()),
        LintCase("storyboard-damaged", base.storyboard(["</document>": ""]), base.storyboard()),
        LintCase("launch-text", inside("<label id=\"l\" text=\"Hello\"/>"), inside("<label id=\"l\"/>")),
        LintCase("launch-web-view", inside("<webView id=\"w\"/>"), inside("<view id=\"w\"/>")),
        LintCase(
            "launch-literal-color",
            base.storyboard([
                "<color key=\"backgroundColor\" name=\"Launch\"/>":
                    "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>"
            ]), base.storyboard()),
        LintCase(
            "launch-color-translucent",
            base.storyboard([
                "<color key=\"backgroundColor\" name=\"Launch\"/>":
                    "<color key=\"backgroundColor\" white=\"1\" alpha=\"0.3\"/>"
            ]),
            base.storyboard([
                "<color key=\"backgroundColor\" name=\"Launch\"/>":
                    "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>"
            ])),
        LintCase("storyboard-duplicate-id", base.storyboard(["id=\"c1\"": "id=\"root\""]), base.storyboard()),
        LintCase(
            "storyboard-dangling-id", base.storyboard(["firstItem=\"root\"": "firstItem=\"gone\""]),
            base.storyboard()),
        LintCase(
            "storyboard-custom-class", base.storyboard(["id=\"root\">": "id=\"root\" customClass=\"Sky\">"]),
            base.storyboard(["id=\"fr\"": "id=\"fr\" customClass=\"UIResponder\""])),
        LintCase(
            "storyboard-connection",
            base.storyboard([
                view:
                    "<connections><outlet property=\"sky\" destination=\"root\" id=\"o\"/></connections>\(view)"
            ]),
            base.storyboard()),
        LintCase(
            "storyboard-runtime-attribute",
            base.storyboard([
                view: """
                <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="a" value="b"/>
                </userDefinedRuntimeAttributes>\(view)
                """
            ]), base.storyboard()),
        LintCase(
            "storyboard-image-undeclared", inside("<imageView id=\"i\" image=\"Mark\"/>"), base.storyboard()),
        LintCase(
            "storyboard-color-undeclared",
            base.storyboard(["<namedColor name=\"Launch\">": "<namedColor name=\"Other\">"]),
            base.storyboard()),
        LintCase(
            "storyboard-resource-unused",
            base.storyboard(["<resources>": "<resources><image name=\"Old\"/>"]), base.storyboard()),
        LintCase(
            "storyboard-value-malformed", base.storyboard(["constant=\"10\"": "constant=\"ten\""]),
            base.storyboard()),
        LintCase(
            "storyboard-empty", base.storyboard(["<view key=\"view\"": "<view key=\"other\""]),
            base.storyboard()),
        LintCase("storyboard-not-launch", base.storyboard([" launchScreen=\"YES\"": ""]), base.storyboard()),
        LintCase(
            "storyboard-initial-missing", base.storyboard([" initialViewController=\"vc\"": ""]),
            base.storyboard()),
        LintCase("storyboard-roots", base.storyboard(["</scenes>": second]), base.storyboard()),
    ]
}
