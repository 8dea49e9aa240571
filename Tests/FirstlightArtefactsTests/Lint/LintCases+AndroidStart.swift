// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

/// The themes that apps for Android start with.
extension LintCase {
    /// An app that starts with a theme, and the styles that there are.
    private static func start(
        _ theme: String, _ styles: String, element: String = "activity", application: String = "App"
    ) -> LintSample {
        LintSample().file(
            "android/AndroidManifest.xml",
            """
            <manifest xmlns:android="http://schemas.android.com/apk/res/android">
            <application android:theme="@style/\(application)">
            <\(element) android:name=".Main" \(theme.isEmpty ? "" : "android:theme=\"\(theme)\"")><intent-filter>
            <category android:name="android.intent.category.LAUNCHER"/></intent-filter></\(element)>
            </application></manifest>
            """
        ).file("android/res/values/styles.xml", "<resources><style name=\"App\"/>\(styles)</resources>")
    }
    private static func launch(_ item: String, parent: String = "") -> String {
        "<style name=\"Launch\"\(parent.isEmpty ? "" : " parent=\"\(parent)\"")>\(item)</style>"
    }
    private static func translucent(_ value: String) -> String {
        "<item name=\"android:windowIsTranslucent\">\(value)</item>"
    }

    private static let following = "<item name=\"postSplashScreenTheme\">@style/App</item>"

    static let starts: [LintCase] = [
        LintCase(
            "android-style-absent", start("@style/Lanch", launch("")), start("@style/Launch", launch(""))),
        LintCase(
            "android-style-absent", start("@style/Lanch", launch(""), element: "activity-alias"),
            start("@style/Launch", launch(""), element: "activity-alias")),
        LintCase(
            "android-style-absent", start("", launch(""), application: "Ap"),
            start("@android:style/Theme.Light", launch(""))),
        // A style of a library is in no file of the project, and a name may be written as code has it.
        LintCase("android-style-absent", start("@style/Lanch", ""), start("@style/Theme.AppCompat", "")),
        LintCase(
            "android-style-absent", start("@style/App_Lanch", "<style name=\"App.Launch\"/>"),
            start("@style/App_Launch", "<style name=\"App.Launch\"/>")),
        LintCase(
            "android-style-absent", start("@style/Launch", launch(following.replacing("/App", with: "/Ap"))),
            start("@style/Launch", launch(following))),
        LintCase(
            "android-splash-hidden", start("@style/Launch", launch(translucent("true"))),
            start("@style/Launch", launch(translucent("false")))),
        LintCase(
            "android-splash-hidden",
            start("@style/Launch", launch("<item name=\"android:windowIsFloating\">true</item>")),
            start("@style/App", launch("<item name=\"android:windowIsFloating\">true</item>"))),
        // A parent's item holds until the style has its own.
        LintCase(
            "android-splash-hidden",
            start(
                "@style/Launch",
                launch("", parent: "@style/Clear") + "<style name=\"Clear\">\(translucent("true"))</style>"),
            start(
                "@style/Launch",
                launch(translucent("false"), parent: "@style/Clear")
                    + "<style name=\"Clear\">\(translucent("true"))</style>")),
        // Without a theme of its own an activity has that of the application.
        LintCase(
            "android-splash-hidden", start("", launch(translucent("true")), application: "Launch"),
            start("@style/App", launch(translucent("true")), application: "Launch")),
    ]
}
