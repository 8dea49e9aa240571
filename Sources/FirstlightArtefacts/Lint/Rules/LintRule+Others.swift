// Licensed under the Apache License, Version 2.0.

extension LintRule {
    static let androidDamaged = LintRule(
        "android-values-damaged", .error, "A file of values has something that aapt2 refuses.",
        why: "aapt2 fails with it (Android resources).", fix: "Mend the file at the line named.")
    static let androidIconLarge = LintRule(
        "android-icon-large", .warning, "The splash icon does not fit into its circle.",
        why:
            "The system shows a circle of 192 dp, 160 dp with a background of its own (Android, Splash screens).",
        fix: "Make the mark smaller on a canvas of 288 dp, or 240 dp with a background.")
    static let androidColorAbsent = LintRule(
        "android-color-absent", .error, "The splash screen or the icon names a colour that is not declared.",
        why: "aapt2 fails to link (Android resources).", fix: "Declare the colour in values/colors.xml.")
    static let androidDrawableAbsent = LintRule(
        "android-drawable-absent", .error,
        "The splash screen or the icon names a drawable that is not there.",
        why: "aapt2 fails to link (Android resources).", fix: "Add the drawable.")
    static let androidUnversioned = LintRule(
        "android-splash-unversioned", .warning, "Attributes of Android 12 stand in values of older systems.",
        why: "The attributes windowSplashScreen… came with version 31 (Android, Splash screens).",
        fix: "Move them to values-v31.")

    static let androidPostThemeAbsent = LintRule(
        "android-post-theme-absent", .warning, "A splash theme does not say which theme follows.",
        why:
            "The activity keeps the theme of the splash screen, which is none of AppCompat's or of the app's "
            + "(androidx.core.splashscreen).",
        fix: "Set postSplashScreenTheme to the theme of the app.")
    static let androidIconAbsent = LintRule(
        "android-splash-icon-absent", .note, "A splash theme names no icon.",
        why: "The system shows the app's launcher icon in its place (Android, Splash screens).",
        fix: "Set windowSplashScreenAnimatedIcon, or leave it when the launcher icon is meant.")
    static let androidInstallMissing = LintRule(
        "android-splash-not-installed", .warning, "An activity with a splash theme does not install it.",
        why: "Only installSplashScreen() shows it on older systems and puts the app's theme in its place "
            + "(androidx.core.splashscreen).",
        fix: "Call installSplashScreen() before super.onCreate().")
    static let androidSplashHidden = LintRule(
        "android-splash-hidden", .warning, "The theme that an app starts with keeps its splash screen away.",
        why: "The system shows no starting window for a theme that is translucent or floating "
            + "(Android, ActivityRecord.validateStartingWindowTheme).",
        fix: "Remove the attribute from the theme of the first activity; set it in the theme that follows.")
    static let androidStyleAbsent = LintRule(
        "android-style-absent", .error, "An app starts with a theme that is not declared.",
        why: "aapt2 fails to link (Android resources).",
        fix: "Declare the style in values, or correct its name.")
    static let androidEdgeToEdge = LintRule(
        "android-edge-to-edge", .warning, "A theme counts on the bars of systems before Android 15.",
        why: "Apps that target 35 draw behind transparent bars, and those that target 36 cannot opt out "
            + "(Android 15 and 16, Behavior changes).",
        fix: "Draw to the edges, keep content within the insets, and remove the attribute.")
    static let androidManifestDamaged = LintRule(
        "android-manifest-damaged", .error, "An AndroidManifest.xml cannot be read.",
        why:
            "The merger of manifests fails with it (Android, App manifest), and nothing here can be said of its app.",
        fix: "Mend the file at the line named.")
    static let androidFolderName = LintRule(
        "android-folder-name", .error, "A folder of resources has a name that aapt2 refuses.",
        why: "Qualifiers are those of the list, in its order (Android, App resources overview, table 2).",
        fix: "Correct the qualifier, or put the qualifiers into their order.")
    static let androidFileName = LintRule(
        "android-file-name", .error, "A file of resources has a name that the build refuses.",
        why: "The name becomes a constant of R: small letters, digits and underscores, and no word of Java "
            + "(Android, App resources overview).",
        fix: "Rename the file, and what names it.")
    static let androids = [
        androidFolderName, androidFileName,
        androidManifestDamaged, androidDamaged, androidIconLarge, androidColorAbsent, androidDrawableAbsent,
        androidUnversioned,
        androidPostThemeAbsent, androidIconAbsent, androidInstallMissing, androidSplashHidden,
        androidStyleAbsent, androidEdgeToEdge,
    ]

    static let linuxBranchDropped = LintRule(
        "linux-branch-dropped", .note, "Code for iOS is left out where the package is built with Firstlight.",
        why:
            "On Linux os(iOS) is false, so the simulated device runs without the branch (Swift, Conditional compilation).",
        fix:
            "Ask for canImport(UIKit), which is true in both places, or write os(iOS) || os(Linux); where the branch is "
            + "meant for devices only, say so with a waiver.")
    static let linuxes = [linuxBranchDropped]

    static let manifestDamaged = LintRule(
        "web-manifest-damaged", .error, "The web manifest cannot be read.",
        why: "The browser ignores it (Web Application Manifest).", fix: "Mend the file at the line named.")
    static let webIconMissing = LintRule(
        "web-icon-missing", .warning, "The web app has no icon of a size that installing needs.",
        why: "An installed app needs icons of 192 and 512 pixels (Chromium).", fix: "Add the icon.")
    static let webMaskableMissing = LintRule(
        "web-maskable-missing", .warning, "The web app has no maskable icon.",
        why: "Android puts an icon that is not maskable on a white disc (Web Application Manifest).",
        fix: "Add an icon with the purpose maskable.")
    static let webDisplayMissing = LintRule(
        "web-display-missing", .warning, "The manifest does not say how the app is displayed.",
        why: "Without display the app opens in a tab and has no splash screen (Web Application Manifest).",
        fix: "Set display to standalone, fullscreen or minimal-ui.")
    static let webBackgroundMissing = LintRule(
        "web-background-missing", .warning, "The manifest has no background colour.",
        why: "Chromium builds its splash screen of name, background_color and icon.",
        fix: "Set background_color.")

    static let webIconAbsent = LintRule(
        "web-icon-absent", .warning, "The manifest names an icon that is not there.",
        why: "The browser takes another icon, and without one the app cannot be installed (Chromium).",
        fix: "Add the picture, or correct its address.")
    static let webIconSize = LintRule(
        "web-icon-size", .warning, "An icon of the manifest does not have the size that it says.",
        why:
            "Sizes are any, or width and height as in 192x192; a browser chooses among the icons by them alone "
            + "(Web Application Manifest, sizes).",
        fix: "Correct the size, or draw the picture in it.")
    static let webIconPurpose = LintRule(
        "web-icon-purpose", .warning, "An icon of the manifest has a purpose that there is not.",
        why: "The purposes are any, maskable and monochrome; an icon with others alone is left out (Web "
            + "Application Manifest, purpose).",
        fix: "Name one of the three.")
    static let webColorInvalid = LintRule(
        "web-color-invalid", .warning, "A colour of the manifest is none.",
        why: "The browser ignores it (Web Application Manifest, background_color, theme_color).",
        fix: "Write a colour such as #336699.")

    static let webs = [
        manifestDamaged, webIconMissing, webMaskableMissing, webDisplayMissing, webBackgroundMissing,
        webIconAbsent, webIconSize, webIconPurpose, webColorInvalid,
    ]
}
