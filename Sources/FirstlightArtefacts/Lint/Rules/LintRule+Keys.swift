// Licensed under the Apache License, Version 2.0.

extension LintRule {
    static let launchMissing = LintRule(
        "launch-screen-missing", .error, "The app declares no launch screen.",
        why: "Apps built with the SDK of iOS 27, which uploads need from April 2027, are rejected without "
            + "a launch key (release note 168247372).",
        fix: "Add UILaunchScreen or UILaunchStoryboardName to Info.plist.")
    static let scenesMissing = LintRule(
        "scene-manifest-missing", .warning, "The app declares no scenes.",
        why: "Built with the SDK of iOS 27 an app without scenes does not start; uploads need that SDK from "
            + "April 2027, and from then this is an error (TN3187).",
        fix: "Adopt scenes and add UIApplicationSceneManifest to Info.plist.")
    static let fullScreen = LintRule(
        "full-screen-required", .warning, "UIRequiresFullScreen stands in for a launch screen of any size.",
        why:
            "The key is deprecated, ignored by newer systems and no substitute for a launch screen (TN3192).",
        fix: "Remove the key and support every size and orientation.")
    static let bothKeys = LintRule(
        "launch-keys-both", .warning, "The app declares its launch screen in two ways.",
        why: "UILaunchScreen and a storyboard are alternatives, and so are one screen and several by "
            + "scheme; which one is shown depends on the system (dotnet/macios #9764, UILaunchScreens).",
        fix: "Keep one of the keys.")
    static let keysUnread = LintRule(
        "launch-keys-unread", .warning, "The app runs on systems that do not read its launch screen.",
        why: "iOS reads UILaunchScreen from version 14; before, an app without a launch storyboard has bars "
            + "above and below (UILaunchScreen).",
        fix: "Raise IPHONEOS_DEPLOYMENT_TARGET to 14.0, or declare a launch storyboard.")
    static let nameEmpty = LintRule(
        "storyboard-name-empty", .error, "The name of the launch storyboard is empty.",
        why: "An empty name fails on each start and is refused in the store (ITMS-90475).",
        fix: "Name the storyboard, or remove the key and declare UILaunchScreen.")
    static let nameSuffix = LintRule(
        "storyboard-name-suffix", .error, "The name of the launch storyboard has its ending.",
        why: "The key takes a name without .storyboard; uploads are refused (ITMS-90475).",
        fix: "Remove .storyboard from the name.")
    static let storyboardAbsent = LintRule(
        "storyboard-absent", .error, "The launch storyboard is not in the project.",
        why: "Without the storyboard in the bundle the screen is black and uploads are refused (ITMS-90475).",
        fix: "Add the storyboard, or correct its name.")
    static let storyboardOutside = LintRule(
        "storyboard-not-in-target", .error, "The launch storyboard does not belong to the app's target.",
        why: "A storyboard that is not among the resources is not in the bundle (ITMS-90475, expo #38862).",
        fix: "Add the storyboard to the target's resources.")
    static let mistyped = LintRule(
        "plist-value-kind", .error, "A key has a value of the wrong kind.",
        why: "The system ignores a value of another kind (Information Property List).",
        fix: "Change the kind of the value.")
    static let plistDamaged = LintRule(
        "plist-damaged", .error, "A property list cannot be read.",
        why: "A build or a start fails with it (Information Property List).",
        fix: "Mend the file at the line named.")
    static let plistUnusual = LintRule(
        "plist-unusual", .note, "A property list has a form that not every tool takes.",
        why: "plutil and the build read it, other tools may read it otherwise or not at all (plutil).",
        fix: "Mend the place, or write the list anew with plutil -convert xml1.")
    static let plistAbsent = LintRule(
        "plist-absent", .error, "The Info.plist that a target names is not there.",
        why: "The target does not build (INFOPLIST_FILE).", fix: "Add the file, or correct INFOPLIST_FILE.")
    static let projectDamaged = LintRule(
        "project-damaged", .error, "The project cannot be read.",
        why: "Xcode does not open it (project.pbxproj).", fix: "Mend the file at the line named.")
    static let settingUnset = LintRule(
        "build-setting-unset", .note, "A value has a build setting that nothing in the project sets.",
        why: "Xcode puts nothing in its place unless a command line sets it, and the rules for what the "
            + "value names are left out (Build settings).",
        fix: "Set it in the project or in a settings file, or write the value out.")
    static let settingsAbsent = LintRule(
        "settings-file-absent", .note, "A file of settings is not there.",
        why:
            "Xcode does not build without it, and what it sets is not known here (Adding a build configuration "
            + "file to your project).",
        fix: "Add the file, or include it with #include?, which takes one that is not there.")
    static let colorAbsent = LintRule(
        "color-absent", .error, "A colour of the launch screen is not in a catalogue.",
        why: "The launch screen shows the default colour instead (UIColorName).",
        fix: "Add the colour set to a catalogue of the target, or correct the name.")
    static let imageAbsent = LintRule(
        "image-absent", .error, "A picture of the launch screen is not in the project.",
        why: "The launch screen shows no picture (UIImageName).",
        fix: "Add the image set to a catalogue of the target, or correct the name.")
    static let imageExtension = LintRule(
        "image-name-extension", .error, "The name of a picture has the ending of a file.",
        why: "A picture of a catalogue is found by its name without an ending (UIImageName).",
        fix: "Remove the ending.")
    static let fontAbsent = LintRule(
        "font-absent", .error, "A font that the app names is not in the project.",
        why: "The system falls back to another font without a word (UIAppFonts).",
        fix: "Add the file to the target, or correct its path.")
    static let styleUnknown = LintRule(
        "interface-style-unknown", .warning, "The appearance that the app is fixed to is none.",
        why: "The values are Automatic, Light and Dark, and capitals count (UIUserInterfaceStyle).",
        fix: "Write one of the three, or remove the key.")
    static let encryption = LintRule(
        "encryption-undeclared", .note, "The app does not answer the store's question for encryption.",
        why: "Each build waits in App Store Connect until it is answered (ITSAppUsesNonExemptEncryption).",
        fix: "Add ITSAppUsesNonExemptEncryption.")

    static let keys = [
        launchMissing, scenesMissing, fullScreen, bothKeys, keysUnread, nameEmpty, nameSuffix,
        storyboardAbsent, storyboardOutside, mistyped, plistDamaged, plistUnusual, plistAbsent,
        projectDamaged, settingUnset, settingsAbsent,
        colorAbsent, imageAbsent, imageExtension, fontAbsent, styleUnknown, encryption,
    ]

    static let definitionUnnamed = LintRule(
        "launch-definition-unnamed", .error, "A launch screen of a list has no identifier.",
        why: "Nothing can refer to it (UILaunchScreens, UILaunchStoryboards).", fix: "Give it an identifier.")
    static let definitionDuplicate = LintRule(
        "launch-definition-duplicate", .error, "Two launch screens have one identifier.",
        why: "Identifiers are unique (UILaunchScreens, UILaunchStoryboards).", fix: "Rename one.")
    static let defaultUnresolved = LintRule(
        "launch-default-unresolved", .error, "The default launch screen is none of the list.",
        why: "A start without an address has no launch screen (UIDefaultLaunchScreen).",
        fix: "Name an identifier of the list.")
    static let associationUnresolved = LintRule(
        "launch-association-unresolved", .error,
        "An address leads to a launch screen that is not in the list.",
        why: "Its value is an identifier of the list (UIURLToLaunchScreenAssociations).",
        fix: "Name an identifier of the list.")
    static let associationScheme = LintRule(
        "launch-association-scheme", .warning, "A launch screen is for a scheme that does not open the app.",
        why: "The keys are schemes of CFBundleURLTypes (UIURLToLaunchScreenAssociations).",
        fix: "Add the scheme to CFBundleURLTypes, or remove the association.")
    static let urlScheme = LintRule(
        "url-scheme-invalid", .error, "A scheme is no scheme of an address.",
        why: "It begins with a letter and has letters, digits, +, - and . only (RFC 3986, ITMS-90158).",
        fix: "Rename the scheme.")

    static let identifiers = [
        definitionUnnamed, definitionDuplicate, defaultUnresolved, associationUnresolved, associationScheme,
        urlScheme,
    ]
}
