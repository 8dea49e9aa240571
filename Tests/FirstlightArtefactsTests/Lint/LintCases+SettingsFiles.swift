// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

extension LintCase {
    private static let base = LintSample()

    /// A project whose keys are made of settings, all of which lie in a file below its configuration.
    private static func generated(_ lines: String) -> LintSample {
        var sample = LintSample().storyboard().project(
            ["INFOPLIST_FILE": ""], resources: ["App/Assets.xcassets", "App/Launch.storyboard"],
            below: """
                GENERATE_INFOPLIST_FILE = YES
                INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES
                INFOPLIST_KEY_ITSAppUsesNonExemptEncryption = NO
                INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait
                \(lines)
                """)
        sample.keys = [:]
        return sample
    }

    private static let icon = LintSample().file(
        "App/Assets.xcassets/Blue.appiconset/Contents.json",
        #"{"images": [{"filename": "a.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}]}"#
    ).file("App/Assets.xcassets/Blue.appiconset/a.png", bytes: LintSample.png(1024, 1024, alpha: false))

    private static func color(_ name: String) -> LintSample {
        base.key("UILaunchScreen", "<dict><key>UIColorName</key><string>\(name)</string></dict>")
    }

    /// A list at a place where no template has one.
    private static var elsewhere: LintSample {
        var sample = base
        sample.listPath = "Lists/Info.plist"
        return sample
    }

    /// A list whose storyboard is in a folder beside its own.
    private static var apart: LintSample {
        var sample = base.storyboard()
        sample.listPath = "Config/Lists/Info.plist"
        return sample
    }

    /// Rules whose fault lies in a file of settings, or is none because of one.
    static let settingsFiles: [LintCase] = [
        LintCase(
            "launch-screen-missing", generated("INFOPLIST_KEY_UILaunchScreen_Generation = NO"),
            generated("INFOPLIST_KEY_UILaunchScreen_Generation = YES // by Xcode")),
        LintCase(
            "storyboard-name-suffix", generated("INFOPLIST_KEY_UILaunchStoryboardName = Launch.storyboard"),
            generated("INFOPLIST_KEY_UILaunchStoryboardName = Launch;")),
        LintCase(
            "storyboard-absent", generated("INFOPLIST_KEY_UILaunchStoryboardName = Other"),
            generated("NAME = Launch\nINFOPLIST_KEY_UILaunchStoryboardName = $(NAME)")),
        LintCase(
            "full-screen-required", generated("INFOPLIST_KEY_UIRequiresFullScreen = YES"),
            generated("INFOPLIST_KEY_UIRequiresFullScreen = YES\nINFOPLIST_KEY_UIRequiresFullScreen = NO")),
        LintCase(
            "orientation-unknown", generated("INFOPLIST_KEY_UISupportedInterfaceOrientations = Portrait"),
            generated("INFOPLIST_KEY_UISupportedInterfaceOrientations[sdk=appletv*] = Portrait")),
        LintCase(
            "plist-absent",
            base.project(["INFOPLIST_FILE": ""], below: "INFOPLIST_FILE = $(SRCROOT)/App/Other.plist"),
            base.project(["INFOPLIST_FILE": ""], below: "INFOPLIST_FILE = $(SRCROOT)/App/Info.plist")),
        // A Mac's disk does not tell capitals apart, and the rest of the list is looked at.
        LintCase(
            "plist-absent", base.project(["INFOPLIST_FILE": "app/info.plist"]),
            base.project(["INFOPLIST_FILE": "App/Info.plist"])),
        LintCase(
            "launch-screen-missing",
            base.key("UILaunchScreen", nil).project(["INFOPLIST_FILE": "app/info.plist"]),
            base.project(["INFOPLIST_FILE": "app/info.plist"])),
        LintCase(
            "plist-absent", elsewhere.project(["INFOPLIST_FILE": "$(FLAVOUR)/Info.plist"]),
            elsewhere.project(["INFOPLIST_FILE": "Lists/Info.plist"])),
        // An app whose list is not known has an icon all the same.
        LintCase(
            "icon-set-absent",
            elsewhere.project([
                "INFOPLIST_FILE": "$(FLAVOUR)/Info.plist", "ASSETCATALOG_COMPILER_APPICON_NAME": "Red",
            ]),
            elsewhere.project(["INFOPLIST_FILE": "$(FLAVOUR)/Info.plist"])),
        LintCase(
            "settings-file-absent", base.project(below: "#include \"Names.xcconfig\""),
            base.project(below: "#include \"Names.xcconfig\"").file("Settings/Names.xcconfig", "NAME = a")),
        // Those of tools are made by them, and one behind a question mark may be missing.
        LintCase(
            "settings-file-absent", base.project(below: "#include \"../Names.xcconfig\""),
            base.project(
                below:
                    "#include? \"Own.xcconfig\"\n#include \"Generated.xcconfig\"\n#include \"../Pods/a.xcconfig\"\n"
                    + "#include \"ephemeral/Flutter-Generated.xcconfig\""
            )),
        // Nothing says what the name is, and the rules for it are left out with a word.
        LintCase(
            "build-setting-unset", base.project(["ASSETCATALOG_COMPILER_APPICON_NAME": "App$(KIND)Icon"]),
            base.project(["ASSETCATALOG_COMPILER_APPICON_NAME": "App$(KIND)Icon", "KIND": "Red"])),
        LintCase(
            "build-setting-unset", base.project(["CODE_SIGN_ENTITLEMENTS": "App/$(FLAVOUR).entitlements"]),
            base.project(["CODE_SIGN_ENTITLEMENTS": "App/$(TARGET_NAME).entitlements"])),
        // Some are Xcode's own.
        LintCase(
            "build-setting-unset",
            base.project(["CODE_SIGN_ENTITLEMENTS": "$(DERIVED_FILE_DIR)/$(FLAVOUR).entitlements"]),
            base.project(["CODE_SIGN_ENTITLEMENTS": "$(DERIVED_FILE_DIR)/$(PRODUCT_NAME).entitlements"])),
        LintCase(
            "build-setting-unset", base.storyboard(name: "$(LAUNCH)").project(),
            base.storyboard(name: "$(LAUNCH)").project(["LAUNCH": "Launch"])),
        LintCase(
            "build-setting-unset", color("$(SEA)").project(), color("$(SEA)").project(["SEA": "Launch"])),
        LintCase(
            "color-absent", color("$(SEA)Blue").project(["SEA": "Launch"]),
            color("La$(SEA)").project(["SEA": "unch"])),
        LintCase(
            "storyboard-absent", base.storyboard(name: "La$(SEA)").project(["SEA": "ke"]),
            base.storyboard(name: "La$(SEA)").project(["SEA": "unch"])),
        // Quotation marks are a part of the value there, and none of it in the project.
        LintCase(
            "plist-absent",
            base.project(["INFOPLIST_FILE": ""], below: "INFOPLIST_FILE = \"App/Info.plist\""),
            base.project(["INFOPLIST_FILE": "App/Info.plist"], below: "INFOPLIST_FILE = \"App/Info.plist\"")
        ),
        // The last line that holds counts.
        LintCase(
            "plist-absent",
            base.project(
                ["INFOPLIST_FILE": ""],
                below: "INFOPLIST_FILE[sdk=iphoneos*] = App/Info.plist\nINFOPLIST_FILE = App/Other.plist"),
            base.project(
                ["INFOPLIST_FILE": ""],
                below: "INFOPLIST_FILE = App/Other.plist\nINFOPLIST_FILE[sdk=*os*] = App/Info.plist")),
        // A description of a project may put both into one app.
        LintCase(
            "storyboard-absent", apart, apart.file("Project.swift", "import ProjectDescription\n")),
        // A mark before the first line is no part of it.
        LintCase(
            "plist-absent",
            base.project(["INFOPLIST_FILE": ""], below: "\u{FEFF}INFOPLIST_FILE = App/Other.plist"),
            base.project(["INFOPLIST_FILE": ""], below: "\u{FEFF}INFOPLIST_FILE = App/Info.plist")),
        LintCase(
            "icon-set-absent", icon.project(below: "ASSETCATALOG_COMPILER_APPICON_NAME = Red"),
            icon.project(
                below: "ASSETCATALOG_COMPILER_APPICON_NAME = Red\n#include? \"../Own.xcconfig\""
            ).file("Own.xcconfig", "ASSETCATALOG_COMPILER_APPICON_NAME = Blue")),
    ]
}
