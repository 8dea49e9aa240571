// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

/// Strange input that the system takes: no finding.
@Suite struct LintToleranceTests {
    struct Oddity: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let files: FileSet

        init(_ name: String, _ sample: LintSample) { (testDescription, files) = (name, sample.set) }
    }

    private static let base = LintSample()
    private static let assets = "App/Assets.xcassets"
    private static let color = "<color key=\"backgroundColor\" name=\"Launch\"/>"
    private static let named =
        "<namedColor name=\"Launch\"><color white=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/></namedColor>"
    private static let controller = "<viewController id=\"vc\" sceneMemberID=\"viewController\">"
    private static let navigation = """
        <scene sceneID="s0"><objects><navigationController id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="bar"/><connections>
        <segue destination="vc" kind="relationship" relationship="rootViewController" id="seg"/></connections>
        </navigationController></objects></scene>
        """

    private static func color(_ entries: String) -> LintSample {
        base.file("\(assets)/Accent.colorset/Contents.json", "{\"colors\": [\(entries)]}")
    }
    private static func components(_ red: String, _ space: String = "srgb") -> LintSample {
        color(
            "{\"idiom\": \"universal\", \"color\": {\"color-space\": \"\(space)\", \"components\": {\"red\": \"\(red)\", \"green\": \"0xFF\", \"blue\": \"128\", \"alpha\": \"1.000\"}}}"
        )
    }
    private static func images(_ name: String, _ entries: String) -> LintSample {
        base.file("\(assets)/\(name)/Contents.json", "{\"images\": [\(entries)]}")
    }

    /// A project in a folder, with a picture elsewhere.
    private static func overlay(_ path: String) -> LintSample {
        var sample = LintSample()
        for (path, bytes) in base.project().set.files { sample.files["ios/" + path] = bytes }
        sample.keys = [:]
        return sample.file(path, bytes: LintSample.png(9, 9))
    }

    static let oddities: [Oddity] = [
        Oddity(
            "a class on the first responder",
            base.storyboard(["id=\"fr\"": "id=\"fr\" customClass=\"UIResponder\""])),
        Oddity(
            "a navigation controller with its root",
            base.storyboard([
                "initialViewController=\"vc\"": "initialViewController=\"nav\"",
                "<scenes>": "<scenes>" + navigation,
            ])),
        Oddity(
            "a tab bar controller with its controllers",
            base.storyboard([
                "initialViewController=\"vc\"": "initialViewController=\"nav\"",
                "<scenes>": "<scenes>"
                    + navigation.replacing("navigationController", with: "tabBarController")
                    .replacing("navigationBar", with: "tabBar").replacing(
                        "rootViewController", with: "viewControllers"),
            ])),
        Oddity(
            "an app of SwiftUI without a manifest of scenes",
            base.key("UIApplicationSceneManifest", nil).file(
                "App/BakeryApp.swift",
                "import SwiftUI\n@main struct BakeryApp: App {\n  var body: some Scene { WindowGroup { Text(\"a\") } }\n}"
            )),
        Oddity(
            "the icon of an extension, half transparent",
            base.file(
                "\(assets)/Draft.appiconset/Contents.json",
                "{\"images\": [{\"filename\": \"a.png\", \"idiom\": \"universal\", \"platform\": \"ios\", \"size\": \"1024x1024\"}]}"
            ).file("\(assets)/Draft.appiconset/a.png", bytes: LintSample.png(1024, 1024))),
        Oddity(
            "the catalogue of a template beside a project",
            base.project().file("templates/Assets.xcassets/A.imageset/Contents.json", "{{name}}")),
        Oddity(
            "a catalogue beside a project at the root whose targets take their own",
            base.project().file("brands/acme/Assets.xcassets/A.imageset/Contents.json", "{{{")),
        Oddity(
            "the catalogue of a brick",
            base.project().file("bricks/shop/__brick__/Assets.xcassets/A.imageset/Contents.json", "{{{")),
        Oddity(
            "a catalogue that overlays another outside of the project",
            overlay("brands/acme/Assets.xcassets/AppIcon.appiconset/a.png")),
        Oddity(
            "the layout guides of old systems",
            base.storyboard([
                controller: controller
                    + "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"t\"/><viewControllerLayoutGuide type=\"bottom\" id=\"b\"/></layoutGuides>"
            ])),
        Oddity(
            "a system colour",
            base.storyboard([
                color: "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>",
                named:
                    "<systemColor name=\"systemBackgroundColor\"><color white=\"1\" alpha=\"1\"/></systemColor>",
            ])),
        Oddity(
            "a system colour of old tools",
            base.storyboard([
                color:
                    "<color key=\"backgroundColor\" cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"/>",
                named: "",
            ])),
        Oddity(
            "an adaptation and a variation",
            base.storyboard([
                "<scenes>": "<device id=\"retina4_7\"><adaptation id=\"fullscreen\"/></device><scenes>",
                color: color + "<variation key=\"default\"/>",
            ])),
        Oddity("no safe areas", base.storyboard([" useSafeAreas=\"YES\"": ""])),
        Oddity("ids of any form", base.storyboard(["root": "EXPO-ContainerView"])),
        Oddity("a constraint without its first item", base.storyboard(["firstItem=\"root\" ": ""])),
        Oddity("an empty launch screen", base.key("UILaunchScreen", "<dict/>")),
        Oddity("bars without keys", base.key("UILaunchScreen", "<dict><key>UITabBar</key><dict/></dict>")),
        Oddity("a setting as a name", base.storyboard(name: "$(LAUNCH_STORYBOARD)")),
        Oddity("a colour without a colour", color("{\"idiom\": \"universal\"}")),
        Oddity("bytes in hexadecimal and in decimal", components("0x1F")),
        Oddity("another colour space", components("1.2", "extended-srgb")),
        Oddity(
            "a colour of the system",
            color(
                "{\"idiom\": \"universal\", \"color\": {\"platform\": \"ios\", \"reference\": \"labelColor\"}}"
            )),
        Oddity("an empty well", images("Sky.imageset", "{\"idiom\": \"universal\", \"scale\": \"1x\"}")),
        Oddity("the idiom of a beta", images("Sky.imageset", "{\"idiom\": \"reality\", \"scale\": \"2x\"}")),
        Oddity(
            "words that nobody knows",
            images("Sky.imageset", "{\"idiom\": \"toaster\", \"scale\": \"9x\", \"new\": [1]}")),
        Oddity(
            "half points of an icon",
            images("Alt.appiconset", "{\"idiom\": \"ipad\", \"size\": \"83.5x83.5\", \"scale\": \"2x\"}")),
        Oddity(
            "a group without its file",
            base.file("\(assets)/Group/Sky.colorset/Contents.json", LintSample.darkColor)),
        Oddity("a folder with an ending that nobody knows", base.file("\(assets)/x.thing/a.bin", "x")),
        Oddity(
            "a storyboard of the app itself",
            base.file(
                "App/Main.storyboard",
                LintSample.storyboardText.replacing(" launchScreen=\"YES\"", with: " customClass=\"A\""))),
        Oddity(
            "the manifest of a browser's extension",
            base.file("extension/manifest.json", "{\"manifest_version\": 3}")),
        Oddity(
            "the manifest of react-native-bootsplash",
            base.file("assets/manifest.json", "{\"background\": \"#fff\", \"logo\": {}}")),
    ]

    @Test("What is strange and legal is not rejected", arguments: oddities)
    func legal(_ oddity: Oddity) {
        #expect(ProjectLint(oddity.files).report().findings.map(\.description) == [])
    }

    @Test("Systems without launch screens need none")
    func otherSystems() {
        let bare = LintSample().key("UILaunchScreen", nil).key("UIApplicationSceneManifest", nil)
            .key("UISupportedInterfaceOrientations", nil)
        for sdk in ["macosx", "watchos", "xros"] {
            #expect(
                ProjectLint(bare.project(["SDKROOT": sdk]).set).report().findings.map(\.description) == [])
        }
        let phone = ProjectLint(bare.project().set).report().open.map(\.rule.id)
        #expect(phone == ["launch-screen-missing", "orientation-undeclared", "scene-manifest-missing"])
        let television = bare.key("UIApplicationSceneManifest", "<dict/>").project([
            "SDKROOT": "appletvos", "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME": "LaunchImage",
        ])
        #expect(ProjectLint(television.set).report().findings.map(\.description) == [])
    }

    @Test("Extensions and frameworks are no apps")
    func noApps() {
        let part = LintSample().key("UILaunchScreen", nil)
        #expect(ProjectLint(part.key("NSExtension", "<dict/>").set).report().apps == [])
        #expect(ProjectLint(part.key("CFBundlePackageType", "<string>FMWK</string>").set).report().apps == [])
    }
}
