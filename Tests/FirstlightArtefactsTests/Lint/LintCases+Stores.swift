// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

extension LintSample {
    /// A form in which an account is made.
    static let signingUp = """
        import SwiftUI

        struct Form: View {
            @State var password = ""
            var body: some View {
                SecureField("", text: $password)
                Button("Go") { Task { try await client.auth.signUp(email: "", password: password) } }
            }
        }
        """
    /// The screen of an account, from which it is deleted.
    static let deleting = """
        struct Settings: View {
            var body: some View { Button("Delete") { Task { await model.deleteAccount() } } }
        }
        extension Root { var settings: Settings { Settings() } }
        """
    static let credentialState = """
        func check() { provider.getCredentialState(forUserID: id) { state, _ in } }
        """

    static let icons = "App/Assets.xcassets/AppIcon.appiconset"

    /// With an icon of the store that has these appearances besides.
    func icon(_ appearances: [String]) -> LintSample {
        var copy = self
        let entries = ([""] + appearances).map { name -> String in
            let condition =
                name.isEmpty
                ? "" : ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"\(name)\"}]"
            copy.files["\(Self.icons)/icon\(name).png"] = Self.png(1024, 1024, alpha: false)
            return
                "{\"filename\": \"icon\(name).png\", \"idiom\": \"universal\", \"platform\": \"ios\", \"size\": \"1024x1024\"\(condition)}"
        }
        return copy.file("\(Self.icons)/Contents.json", "{\"images\": [\(entries.joined(separator: ", "))]}")
    }

    /// With the entitlement of domains, and the app's bundle.
    func domains(_ entries: [String], source: String? = nil) -> LintSample {
        let list = entries.map { "<string>\($0)</string>" }.joined()
        return target(
            source, signed: "<key>com.apple.developer.associated-domains</key><array>\(list)</array>",
            settings: ["PRODUCT_BUNDLE_IDENTIFIER": "org.example.app"])
    }

    /// With an Icon Composer document that shows a picture, which is there.
    func composed(showing image: String = "mark.svg") -> LintSample {
        file("App/AppIcon.icon/icon.json", "{\"groups\": [{\"layers\": [{\"image-name\": \"\(image)\"}]}]}")
            .file("App/AppIcon.icon/Assets/mark.svg", "<svg/>")
    }

    /// With an Icon Composer document that has an entry in the list of a ground that stands beside it.
    func composed(beside entry: String) -> LintSample {
        composed().file(
            "App/AppIcon.icon/icon.json",
            "{\"fill\": \"automatic\",\n\"fill-specializations\": [\(entry)],\n\"groups\": []}")
    }

    /// With the file of a site.
    func site(_ text: String, at path: String = "Site/example.org/.well-known") -> LintSample {
        file("\(path)/apple-app-site-association", text)
    }

    static let links =
        #"{"applinks": {"details": [{"appIDs": ["A1B2C3D4E5.org.example.app"], "components": [{"/": "*"}]}]}}"#

    /// An app for Android that lacks nothing; a nil leaves a part out.
    static func android(
        target: Int = 36, icon: String? = "<monochrome android:drawable=\"@drawable/m\"/>",
        activity: String = "class Main : ComponentActivity() { fun a() { enableEdgeToEdge() } }",
        feature: String = ""
    ) -> LintSample {
        var sample = LintSample().keyless
        sample.files = [:]
        let manifest = """
            <manifest xmlns:android="http://schemas.android.com/apk/res/android">\(feature)
            <application android:icon="@mipmap/ic_launcher"><activity android:name=".Main"><intent-filter>
            <category android:name="android.intent.category.LAUNCHER"/></intent-filter></activity></application></manifest>
            """
        sample = sample.file("app/src/main/AndroidManifest.xml", manifest)
            .file("app/build.gradle.kts", "android {\n  defaultConfig {\n    targetSdk = \(target)\n  }\n}\n")
            .file("app/src/main/java/Main.kt", activity)
        guard let icon else { return sample }
        return sample.file(
            "app/src/main/res/mipmap-anydpi-v26/ic_launcher.xml",
            "<adaptive-icon xmlns:android=\"http://schemas.android.com/apk/res/android\">\(icon)</adaptive-icon>"
        ).file("app/src/main/res/drawable/m.xml", "<vector/>")
            .file("app/src/main/res/values/icon.xml", "<resources><color name=\"a\">#fff</color></resources>")
    }
}

extension LintCase {
    private static let base = LintSample()
    private static let app = base.icon(["dark", "tinted"])

    /// A case in which the project is judged for the stores.
    private static func gate(_ rule: String, _ broken: LintSample, _ mended: LintSample) -> LintCase {
        var example = LintCase(rule, broken, mended)
        example.isForStores = true
        return example
    }

    static let stores = accounts + domains + icons26 + play

    private static let signUp = app.target(LintSample.signingUp)
    private static let google =
        "import GoogleSignIn\nfunc a() { GIDSignIn.sharedInstance.signIn(withPresenting: v) }\n"
    private static let accounts: [LintCase] = [
        gate("account-deletion-missing", signUp, signUp.file("App/Settings.swift", LintSample.deleting)),
        gate("account-deletion-missing", signUp, app.target("struct A { func signIn() {} }")),
        // Firebase's call has no name of its own, and a comment deletes nothing.
        gate(
            "account-deletion-missing",
            app.target("func a() { auth.createUser(withEmail: e) }\n// user.delete()\n"),
            app.target("func a() { auth.createUser(withEmail: e) }\nfunc b() { user.delete() }\n")),
        gate(
            "account-deletion-unreachable",
            signUp.file("App/Model.swift", "extension Model { func deleteAccount() async {} }"),
            signUp.file("App/Model.swift", "extension Model { func deleteAccount() async {} }")
                .file("App/Settings.swift", LintSample.deleting)),
        // A function that only hands the call on leads nowhere, and a button that calls it does.
        gate(
            "account-deletion-unreachable",
            signUp.file("App/Auth.swift", "struct A { func deleteAccount() { keeper.deleteAccount() } }"),
            signUp.file(
                "App/Auth.swift",
                "struct A { func deleteAccount() { keeper.deleteAccount() }\nvar b: B { B { deleteAccount() } } }"
            )),
        // The screen that deletes is shown by nobody.
        gate(
            "account-deletion-unreachable",
            signUp.file(
                "App/D.swift",
                "struct DeleteAccountView: View { var body: some View { B { model.deleteAccount() } } }"),
            signUp.file(
                "App/D.swift",
                "struct DeleteAccountView: View { var body: some View { B { model.deleteAccount() } } }"
            ).file("App/S.swift", "struct S: View { var body: some View { DeleteAccountView() } }")),
        gate(
            "apple-sign-in-missing", app.target(google),
            app.target(google).file("App/A.swift", "let a = SignInWithAppleButton(.signIn)")),
        gate("apple-sign-in-missing", app.target(google), app.target(google, signed: LintSample.apple)),
        gate(
            "apple-revocation-unhandled", app.target(LintSample.signingIn, signed: LintSample.apple),
            app.target(LintSample.signingIn, signed: LintSample.apple).file(
                "App/Check.swift", LintSample.credentialState)),
    ]

    private static let linked = app.domains(["applinks:example.org"])
    private static let domains: [LintCase] = [
        gate(
            "associated-domain-invalid", app.domains(["example.org"]), app.domains(["applinks:example.org"])),
        gate(
            "associated-domain-invalid", app.domains(["applinks:https://example.org/a"]),
            app.domains(["applinks:example.org?mode=developer"])),
        gate(
            "associated-domain-mode", app.domains(["applinks:example.org?mode=developer"]),
            app.domains(["applinks:example.org"])),
        gate(
            "site-association-damaged",
            linked.site(LintSample.links.replacing(", \"components\": [{\"/\": \"*\"}]", with: "")),
            linked.site(
                LintSample.links.replacing("\"components\": [{\"/\": \"*\"}]", with: "\"paths\": [\"*\"]"))),
        gate("site-association-absent", linked, linked.site(LintSample.links)),
        gate("site-association-damaged", linked.site("{"), linked.site(LintSample.links)),
        gate(
            "site-association-damaged", linked.site(#"{"applinks": {"details": [{}]}}"#),
            linked.site(#"{"applinks": {"details": {"A1B2C3D4E5.org.example.app": {"paths": ["*"]}}}}"#)),
        gate(
            "site-association-app-missing",
            linked.site(LintSample.links.replacing("example.app", with: "other")),
            linked.site(LintSample.links)),
        // A file of another domain says nothing about this one.
        gate(
            "site-association-app-missing", linked.site("{}").site(LintSample.links, at: "Site/other.org"),
            linked.site(LintSample.links).site("{}", at: "Site/other.org")),
        gate(
            "site-association-team", linked.site(LintSample.links.replacing("A1B2C3D4E5", with: "TEAMID")),
            linked.site(LintSample.links)),
        gate(
            "webcredentials-missing", app.domains(["applinks:example.org"], source: LintSample.signingUp),
            app.domains(
                ["applinks:example.org", "webcredentials:example.org"], source: LintSample.signingUp)),
        // Of a domain for development alone people of the store have nothing.
        gate(
            "webcredentials-missing",
            app.domains(["webcredentials:example.org?mode=developer"], source: LintSample.signingUp),
            app.domains(
                ["webcredentials:example.org?mode=developer", "webcredentials:example.org"],
                source: LintSample.signingUp)),
    ]

    private static let icons26: [LintCase] = [
        gate("icon-appearance-missing", base.icon([]), app),
        gate("icon-appearance-missing", base.icon(["dark"]), app),
        gate("icon-appearance-missing", base.icon([]), base.icon([]).composed()),
        // A document of which no icon can be made has no appearance.
        gate(
            "icon-appearance-missing", base.icon([]).composed(showing: "gone.png"), base.icon([]).composed()),
        gate(
            "icon-appearance-missing", base.icon([]).file("App/AppIcon.icon/icon.json", "x"),
            base.icon([]).composed()),
        gate(
            "icon-composer-damaged", base.icon([]).file("App/AppIcon.icon/icon.json", "x"),
            base.icon([]).composed()),
        gate(
            "icon-composer-damaged", base.file("App/AppIcon.icon/Assets/a.svg", "<svg/>"), base.composed()),
        gate("icon-composer-image-missing", base.composed(showing: "gone.png"), base.composed()),
        gate(
            "icon-composer-list-hidden",
            base.composed(beside: "{\"appearance\": \"dark\", \"value\": \"none\"}"),
            base.composed(beside: "{\"appearance\": \"dark\", \"value\": \"automatic\"}")),
    ]

    private static let play: [LintCase] = [
        gate("android-target-level", LintSample.android(target: 35), LintSample.android()),
        gate(
            "android-target-level-unknown",
            LintSample.android().file("app/build.gradle.kts", "targetSdk = property(\"level\")"),
            LintSample.android().file("app/build.gradle.kts", "targetSdk = property(\"level\")")
                .file("gradle.properties", "level=36\n")),
        gate(
            "android-target-level",
            LintSample.android(
                target: 34, feature: "<uses-feature android:name=\"android.hardware.type.watch\"/>"),
            LintSample.android(
                target: 35, feature: "<uses-feature android:name=\"android.hardware.type.watch\"/>")),
        gate("android-adaptive-icon-missing", LintSample.android(icon: nil), LintSample.android()),
        gate("android-monochrome-icon-missing", LintSample.android(icon: ""), LintSample.android()),
        gate(
            "android-insets-unhandled", LintSample.android(activity: "class Main : ComponentActivity()"),
            LintSample.android()),
    ]
}
