// Licensed under the Apache License, Version 2.0.

extension LintRule {
    static let text = LintRule(
        "launch-text", .warning, "The launch screen shows text.",
        why: "A launch screen is static and its text is never translated (HIG, Launching).",
        fix: "Remove the text, or show it on the first screen.")
    static let branding = LintRule(
        "launch-branding", .warning, "The launch screen shows a picture.",
        why: "A logo belongs on a launch screen only when the first screen has it, too (HIG, Launching).",
        fix: "Remove the picture, or waive the rule with the reason that the first screen shows the same.")
    static let webView = LintRule(
        "launch-web-view", .error, "The launch screen has a web view.",
        why: "A launch screen takes views of UIKit without code; web views are refused (Xcode Help).",
        fix: "Remove the web view.")
    static let appearanceFixed = LintRule(
        "appearance-fixed", .warning, "The app has one appearance, its launch screen two.",
        why:
            "With UIUserInterfaceStyle set to one appearance the variants of the other are never shown (HIG).",
        fix: "Set UIUserInterfaceStyle to Automatic, or remove the variants.")
    static let appearanceWithoutDark = LintRule(
        "appearance-without-dark", .note, "The app follows the appearance, its launch screen does not.",
        why: "A launch screen matches the appearance of the first screen (HIG, Launching).",
        fix: "Give the launch colours a dark variant in the catalogue, or set UIUserInterfaceStyle to Light.")
    static let darkHole = LintRule(
        "launch-dark-hole", .warning, "One part of the launch screen has no dark variant, another has.",
        why: "Half of the screen changes with the appearance and half does not (HIG, Launching).",
        fix: "Add a dark variant in the catalogue.")
    static let appearanceAbsent = LintRule(
        "launch-appearance-absent", .warning, "A part of the launch screen is missing in one appearance.",
        why:
            "Every variant is for the other appearance, so that nothing is shown in its place (Asset Catalog Format).",
        fix: "Add a variant for any appearance, or one for the other.")
    static let literalColor = LintRule(
        "launch-literal-color", .warning, "A colour of the launch screen has no dark variant.",
        why:
            "Only named and system colours change with the appearance; a literal one flashes (HIG, Launching).",
        fix: "Use a colour of the catalogue or of the system.")
    static let colorTranslucent = LintRule(
        "launch-color-translucent", .note, "Something shows through the ground of the launch screen.",
        why:
            "No document says what lies behind a launch screen, and it may differ by system (UILaunchScreen).",
        fix: "Give the colour an alpha of 1, as the colour that is to be seen.")
    static let orientationUndeclared = LintRule(
        "orientation-undeclared", .warning, "The app does not say how it may be held.",
        why: "A launch screen matches the orientation in which the app starts (HIG, Launching).",
        fix: "List the orientations in UISupportedInterfaceOrientations.")
    static let orientationUnknown = LintRule(
        "orientation-unknown", .error, "An orientation has a name that the system does not know.",
        why: "The system leaves out what it does not know (UISupportedInterfaceOrientations).",
        fix: "Use UIInterfaceOrientationPortrait, …PortraitUpsideDown, …LandscapeLeft or …LandscapeRight.")
    static let orientationMultitasking = LintRule(
        "orientation-ipad-multitasking", .warning, "On iPad the app does not support every orientation.",
        why: "Apps that share the screen of an iPad support all four orientations (ITMS-90474).",
        fix: "List all four in UISupportedInterfaceOrientations~ipad.")

    static let guidelines = [
        text, branding, webView, appearanceFixed, appearanceWithoutDark, darkHole, appearanceAbsent,
        literalColor, colorTranslucent,
        orientationUndeclared, orientationUnknown, orientationMultitasking,
    ]

    static let waiversDamaged = LintRule(
        "waiver-damaged", .error, "The file of waivers cannot be read.",
        why: "Nothing is waived while the file is damaged (firstlight lint).",
        fix: "Write a list of objects with rule, path and reason.")
    static let waiverUnreasoned = LintRule(
        "waiver-without-reason", .warning, "A waiver gives no reason.",
        why: "A waiver without a reason waives nothing (firstlight lint).",
        fix: "Write why the finding may stay.")
    static let waiverUnused = LintRule(
        "waiver-unused", .note, "A waiver covers no finding.",
        why: "It would hide a finding that comes later (firstlight lint).", fix: "Remove the waiver.")
    static let waiverUnknown = LintRule(
        "waiver-rule-unknown", .warning, "A waiver names a rule that there is not.",
        why: "The waiver waives nothing (firstlight lint).",
        fix: "Correct the rule's name, or remove the waiver.")

    static let waivers = [waiversDamaged, waiverUnreasoned, waiverUnused, waiverUnknown]

    /// The rules of files that cannot be read, which may keep other rules from finding anything.
    static let damages = [
        plistDamaged, projectDamaged, catalogueDamaged, composerDamaged, storyboardDamaged, privacyDamaged,
        androidDamaged, androidManifestDamaged, manifestDamaged, siteDamaged,
    ]
}
