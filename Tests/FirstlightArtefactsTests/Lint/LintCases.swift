// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

/// A project to which a rule objects, and the same without the fault.
struct LintCase: CustomTestStringConvertible, Sendable {
    let rule: String
    let broken: FileSet
    let mended: FileSet
    /// What the app of the project says of itself.
    let declarations: [LintDeclaration]
    /// Indicates whether the project is judged for the stores.
    var isForStores = false
    var testDescription: String { rule }

    init(
        _ rule: String, _ broken: LintSample, _ mended: LintSample = LintSample(),
        declaring declaration: LintDeclaration? = nil
    ) {
        (self.rule, self.broken, self.mended) = (rule, broken.set, mended.set)
        declarations = declaration.map { [$0] } ?? []
    }

    static let all =
        keys + settingsFiles + lists + entitlements + screens + storyboards + catalogues + icons + layers
        + others + starts + privacy + stores

    private static let base = LintSample()
    private static let allWays = """
        <array><string>UIInterfaceOrientationPortrait</string><string>UIInterfaceOrientationLandscapeLeft</string>
        <string>UIInterfaceOrientationLandscapeRight</string>
        <string>UIInterfaceOrientationPortraitUpsideDown</string></array>
        """

    private static let font = base.key("UIAppFonts", "<array><string>Ionicons.ttf</string></array>")

    private static let keys: [LintCase] = [
        LintCase("launch-screen-missing", base.key("UILaunchScreen", nil)),
        // Bazel puts the key into the list.
        LintCase(
            "launch-screen-missing", base.key("UILaunchScreen", nil).file("App/BUILD", "ios_application()"),
            base.key("UILaunchScreen", nil).file(
                "App/BUILD", "ios_application(launch_storyboard = \"//a:Launch.storyboard\")")),
        LintCase(
            "launch-screen-missing", base.key("UILaunchScreen", nil).project(),
            base.key("UILaunchScreen", nil).project([
                "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
            ])),
        LintCase(
            "launch-screen-missing", base.key("UILaunchScreen", nil).key("UIRequiresFullScreen", "<true/>"),
            base.key("UILaunchScreen", "<dict/>")),
        LintCase("scene-manifest-missing", base.key("UIApplicationSceneManifest", nil)),
        LintCase("full-screen-required", base.key("UIRequiresFullScreen", "<true/>")),
        LintCase(
            "launch-keys-both", base.storyboard().key("UILaunchScreen", "<dict/>"), base.storyboard()),
        LintCase(
            "launch-keys-unread", base.project(["IPHONEOS_DEPLOYMENT_TARGET": "13.4"]),
            base.project(["IPHONEOS_DEPLOYMENT_TARGET": "14.0"])),
        LintCase(
            "launch-keys-unread",
            base.key("UILaunchScreen", nil).project([
                "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
                "IPHONEOS_DEPLOYMENT_TARGET": "9.0",
            ]),
            base.storyboard().project(["IPHONEOS_DEPLOYMENT_TARGET": "9.0"])),
        // Each of the four keys is there for what the others are not (UILaunchScreens, UILaunchStoryboards).
        LintCase(
            "launch-keys-both", screens(definitions("a")).key("UILaunchScreen", "<dict/>"),
            screens(definitions("a"))),
        LintCase(
            "launch-keys-both", base.storyboard().key("UILaunchStoryboards", "<dict/>"), base.storyboard()),
        // A key for one kind of device is none for the other.
        LintCase(
            "launch-screen-missing", padAlone.project(["TARGETED_DEVICE_FAMILY": "1,2"]),
            padAlone.project(["TARGETED_DEVICE_FAMILY": "2"])),
        LintCase(
            "launch-screen-missing",
            base.key("UILaunchScreen", nil).key("UILaunchScreen~iphone", "<dict/>")
                .key("UIDeviceFamily", "<array><integer>1</integer><integer>2</integer></array>"),
            base.key("UILaunchScreen", nil).key("UILaunchScreen~iphone", "<dict/>").key(
                "UILaunchScreen~ipad", "<dict/>"
            )
            .key("UIDeviceFamily", "<array><integer>1</integer><integer>2</integer></array>")),
        LintCase(
            "interface-style-unknown", base.key("UIUserInterfaceStyle", "<string>dark</string>"),
            base.key("UIUserInterfaceStyle", "<string>Automatic</string>")),
        LintCase(
            "interface-style-unknown",
            base.project(["GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UIUserInterfaceStyle": "light"]),
            base.project([
                "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UIUserInterfaceStyle": "Automatic",
            ])),
        LintCase(
            "interface-style-unknown",
            base.project(["GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UIUserInterfaceStyle": "Black"]),
            base.project(["GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UIUserInterfaceStyle": ""])),
        // A package's bundle is none that the system looks into.
        LintCase("color-absent", ofPackage("Looks/Package.swift"), ofPackage("Looks/Notes.swift")),
        LintCase("color-absent", ofFramework("framework"), ofFramework("application")),
        LintCase("storyboard-name-empty", base.storyboard(name: ""), base.storyboard()),
        LintCase("storyboard-name-suffix", base.storyboard(name: "Launch.storyboard"), base.storyboard()),
        LintCase("storyboard-absent", base.storyboard(name: "Other"), base.storyboard()),
        LintCase(
            "storyboard-not-in-target", base.storyboard().project(),
            base.storyboard().project(resources: ["App/Assets.xcassets", "App/Launch.storyboard"])),
        LintCase("plist-value-kind", base.key("UILaunchScreen", "<string>Launch</string>")),
        LintCase("plist-damaged", base.key("UIStatusBarHidden", "<truth/>")),
        LintCase("plist-damaged", base.key("UIStatusBarHidden", "<true/><![CDATA[ ]]>")),
        LintCase(
            "plist-unusual", base.key("UIStatusBarHidden", "<true/><key>UIStatusBarHidden</key><true/>"),
            base.key("UIStatusBarHidden", "<true/>")),
        LintCase(
            "storyboard-not-in-target", base.storyboard().project(resources: []),
            base.storyboard().project(resources: ["App/Launch.storyboard"])),
        LintCase(
            "storyboard-not-in-target", withoutResources("PBXResourcesBuildPhase", "PBXSourcesBuildPhase"),
            base.storyboard().project(resources: ["App/Launch.storyboard"])),
        LintCase(
            "storyboard-not-in-target", withoutResources("buildPhases = (R, );", "buildPhases = ( );"),
            base.storyboard().project(resources: ["App/Launch.storyboard"])),
        LintCase("plist-absent", base.project(["INFOPLIST_FILE": "App/Other.plist"]), base.project()),
        LintCase(
            "project-damaged", base.file("App.xcodeproj/project.pbxproj", "{ objects = "), base.project()),
        LintCase("color-absent", base.file("App/Assets.xcassets/Launch.colorset/Contents.json", bytes: nil)),
        LintCase(
            "image-absent",
            base.key("UILaunchScreen", "<dict><key>UIImageName</key><string>Mark</string></dict>"),
            base.mark()),
        LintCase(
            "image-name-extension",
            base.mark("Mark-1a2b3c").key(
                "UILaunchScreen", "<dict><key>UIImageName</key><string>Mark-1a2b3c.png</string></dict>"),
            base.mark()),
        LintCase(
            "font-absent", base.key("UIAppFonts", "<array><string>Inter-Bold.ttf</string></array>"),
            base.key("UIAppFonts", "<array><string>Inter-Bold.ttf</string></array>").file(
                "App/Fonts/Inter-Bold.ttf", "x")),
        LintCase(
            "font-absent", font.file("package.json", "{\"dependencies\": {}}"),
            font.file("App/Ionicons.ttf", "x")),
        LintCase("encryption-undeclared", base.key("ITSAppUsesNonExemptEncryption", nil)),
        LintCase("orientation-undeclared", base.key("UISupportedInterfaceOrientations", nil)),
        LintCase(
            "orientation-unknown",
            base.key("UISupportedInterfaceOrientations", "<array><string>Portrait</string></array>")),
        LintCase(
            "orientation-ipad-multitasking",
            base.key(
                "UISupportedInterfaceOrientations~ipad",
                "<array><string>UIInterfaceOrientationPortrait</string></array>"),
            base.key("UISupportedInterfaceOrientations~ipad", allWays)),
    ]

    private static let padAlone = base.key("UILaunchScreen", nil).key("UILaunchScreen~ipad", "<dict/>")
    /// A project whose catalogue is that of another target, which may be one of the app's own name.
    static func ofFramework(_ type: String) -> LintSample {
        let sample = base.project(resources: type == "framework" ? [] : ["App/Assets.xcassets"])
        let path = "App.xcodeproj/project.pbxproj"
        let kit = """
            targets = (T, K, ); };
            K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
            buildConfigurationList = L; buildPhases = (Q, ); };
            Q = {isa = PBXResourcesBuildPhase; files = (BK, ); };
            BK = {isa = PBXBuildFile; fileRef = FK; };
            FK = {isa = PBXFileReference; path = "App/Assets.xcassets"; sourceTree = SOURCE_ROOT; };
            """
        let text = String(decoding: sample.files[path] ?? [], as: UTF8.self)
        return sample.file(path, text.replacing("targets = (T, ); };", with: kit))
    }
    /// A project whose only catalogue lies beside a file of a folder in it.
    private static func ofPackage(_ file: String) -> LintSample {
        base.file("App/Assets.xcassets/Launch.colorset/Contents.json", bytes: nil)
            .file("Looks/Media.xcassets/Launch.colorset/Contents.json", LintSample.darkColor)
            .file(file, "// swift-tools-version: 6.0").project(resources: [])
    }
    private static func screens(_ inner: String) -> LintSample {
        base.key("UILaunchScreen", nil).key("UILaunchScreens", "<dict>\(inner)</dict>")
            .key("CFBundleURLTypes", types("ship"))
    }
    private static func types(_ scheme: String) -> String {
        "<array><dict><key>CFBundleURLSchemes</key><array><string>\(scheme)</string></array></dict></array>"
    }
    private static func definitions(_ names: String...) -> String {
        let entries = names.map {
            $0.isEmpty ? "<dict/>" : "<dict><key>UILaunchScreenIdentifier</key><string>\($0)</string></dict>"
        }
        return "<key>UILaunchScreenDefinitions</key><array>\(entries.joined())</array>"
    }
    private static func association(_ scheme: String, _ name: String) -> String {
        "<key>UIURLToLaunchScreenAssociations</key><dict><key>\(scheme)</key><string>\(name)</string></dict>"
    }

    private static let lists: [LintCase] = [
        LintCase("launch-definition-unnamed", screens(definitions("a", "")), screens(definitions("a", "b"))),
        LintCase(
            "launch-definition-duplicate", screens(definitions("a", "a")), screens(definitions("a", "b"))),
        LintCase(
            "launch-default-unresolved",
            screens(definitions("a") + "<key>UIDefaultLaunchScreen</key><string>b</string>"),
            screens(definitions("a") + "<key>UIDefaultLaunchScreen</key><string>a</string>")),
        LintCase(
            "launch-association-unresolved", screens(definitions("a") + association("ship", "b")),
            screens(definitions("a") + association("ship", "a"))),
        LintCase(
            "launch-association-scheme", screens(definitions("a") + association("boat", "a")),
            screens(definitions("a") + association("ship", "a"))),
        LintCase(
            "url-scheme-invalid", base.key("CFBundleURLTypes", types("ship_that")),
            base.key("CFBundleURLTypes", types("ship+that"))),
    ]

    /// A target that only compiles.
    private static func withoutResources(_ text: String, _ other: String) -> LintSample {
        let sample = base.storyboard().project(resources: ["App/Launch.storyboard"])
        let path = "App.xcodeproj/project.pbxproj"
        let project = String(decoding: sample.files[path] ?? [], as: UTF8.self)
        return sample.file(path, project.replacing(text, with: other))
    }
}
